import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// A step that never ends is read in one go: where each word, name or time looked at all before it,
/// these tests would not end.
struct StepGrowthTests {
    private static let lines = [
        "100 g butter", "200 g flour", "1 cup sugar", "50 g brown sugar", "2 eggs", "1 l water",
        "2 tbsp olive oil", "salt",
    ]

    private func long(_ part: String, _ bytes: Int) -> String {
        String(repeating: part, count: bytes / part.utf8.count)
    }

    /// The times of a text that no recipe's step is as long as.
    @Test(arguments: [
        ("stir until smooth and shining ", 0), ("1 hour 30 minutes ", 1), ("1234567890", 0),
        ("a quarter of ", 0), ("(", 0), ("a quarter of an hour, ", 1), ("1 minute or two ", 1),
        ("5 minutes before ", 0), ("half ", 0), ("1 to 2 to ", 0), ("every 5 minutes ", 0),
    ])
    func timesOfALongText(_ part: String, _ times: Int) {
        let text = long(part, 1 << 17)
        let count = StepTime.all(in: text).count
        #expect(abs(count - times * (text.utf8.count / part.utf8.count)) <= 1)
    }

    /// What a long step takes, its timers, and what it says when it is scaled.
    @Test(arguments: [
        "stir until smooth and shining ", "1 hour 30 minutes ", "1234567890", "a quarter of ", "(",
        "butter ", "butter, flour and ", "the rest of the sugar ", "1 tbsp butter ",
        "until the butter ", "all except the butter ", "a cup ", "all the ingredients ", "each . ",
        "one of the eggs. ", "half the cup ", "fry the butter for 5 minutes ", "2 cups (",
    ])
    func aGuideOfALongStep(_ part: String) {
        let step = long(part, 1 << 15)
        let recipe = Recipe.sample("Supper", Self.lines, steps: [step])
        let guide = Guide(recipe)
        #expect(guide?.step.text == step)
        let names = guide?.step.timerOffers.map(\.name) ?? []
        #expect(Set(names).count == names.count)
        let doubled = recipe.adjusted(by: AmountChange(factor: Fraction(2)))
        #expect(doubled.steps.count == 1)
    }

    /// As many steps as a recipe may have, each of which names all.
    @Test func aGuideOfManySteps() {
        let steps = (0..<TextLimit.entries).map { "Add some of the butter, flour and sugar \($0)." }
        let guide = Guide(.sample("Supper", Self.lines, steps: steps))
        #expect(guide?.steps.count == steps.count)
    }
}

import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// What a step of a recipe that is scaled says of amounts that can't be scaled safely.
struct UnscaledAmountsTests {
    private static let lines = [
        "2 onions", "1 cup stock", "200 g flour", "3 eggs", "4 tbsp oil", "1 tin tomatoes", "salt",
    ]

    private func doubled(_ step: String) -> Recipe {
        Recipe.sample("Supper", Self.lines, steps: [step]).adjusted(
            by: AmountChange(factor: Fraction(2)),
            keepsOriginal: false
        )
    }

    /// The guide says it of what the step takes, too.
    @Test func theGuideTellsIt() {
        let guide = Guide(doubled("Fry one of the onions in half the oil, add the flour."))
        #expect(
            guide?.step.ingredients.map(\.text) == [
                "one (not scaled) of the 4 onions", "400 g flour", "half of the 8 tbsp oil",
            ]
        )
    }

    /// What is as it was has nothing to mark.
    @Test func nothingIsMarkedThatIsNotScaled() {
        let recipe = Recipe.sample("Supper", Self.lines, steps: ["Fry one of the onions."])
        for change in [AmountChange(), AmountChange(system: .metric)] {
            #expect(recipe.adjusted(by: change).steps == recipe.steps)
        }
    }
}

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

    @Test(arguments: [
        // Counts, and parts of what was measured.
        ("Fry one of the onions.", "Fry one of the onions (not scaled)."),
        ("Beat two eggs.", "Beat two eggs (not scaled)."),
        ("Beat 2 eggs.", "Beat 2 eggs (not scaled)."),
        ("Add a tin of tomatoes.", "Add a tin of tomatoes (not scaled)."),
        ("Add half the cup.", "Add half the cup (not scaled)."),
        ("Add a third of the cup.", "Add a third of the cup (not scaled)."),
        ("Add the other cup of stock.", "Add the other cup (not scaled) of stock."),
        (
            "Fry one onion and beat 2 eggs.",
            "Fry one onion (not scaled) and beat 2 eggs (not scaled)."
        ),
        // What grows by itself, and what has grown.
        ("Add half the flour.", "Add half the flour."),
        ("Add the rest of the oil.", "Add the rest of the oil."),
        ("Add 100 g of the flour.", "Add 200 g of the flour."),
        ("Add a cup of stock.", "Add 2 cups of stock."),
        ("Add 2 tbsp oil and one onion.", "Add 4 tbsp oil and one onion (not scaled)."),
        // No amounts of the recipe's foods.
        ("Simmer for 10 minutes in two pans.", "Simmer for 10 minutes in two pans."),
        ("Cut into 4 pieces.", "Cut into 4 pieces."),
        ("Bake at 180 °C for 1 hour.", "Bake at 180 °C for 1 hour."),
        ("Add a pinch of salt.", "Add a pinch of salt."),
        ("Fill the cup.", "Fill the cup."),
    ])
    func whatCannotBeScaledIsMarked(_ step: String, _ marked: String) {
        #expect(doubled(step).steps == [marked])
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

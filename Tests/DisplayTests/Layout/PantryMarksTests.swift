import RecipeModel
import RecipeSearch
import ShellAnswers
import Testing

@testable import Display

/// An opened recipe with what is in the house.
struct PantryMarksTests {
    private var answer: Answer {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Omelet")
        recipe.ingredientGroups = [
            IngredientGroup(
                items: ["3 eggs", "1½ tsp butter", "salt"].map { Ingredient(text: $0) }
            )
        ]
        recipe.coverage = IngredientCoverage(
            used: ["eggs", "salt"],
            missed: ["butter"],
            isFromPantry: true
        )
        var opened = RecipeAnswer(recipe: recipe, part: .ingredients, pageState: .notNeeded)
        opened.holdings = [.inPantry, .missing, .staple]
        return .recipe(opened)
    }

    @Test func eachLineIsMarked() {
        let text = renderer().output(answer)
        #expect(text.contains("Ingredients (have 2 of 3)\n"))
        #expect(text.contains("  ✓ 3 eggs\n  ○ 1½ tsp butter\n  ✓ salt\n"))
        #expect(!text.contains("Missing"))
    }

    @Test func withoutSymbolsWordsSayIt() {
        let text = renderer(format: .chosen(.plain)).output(answer)
        #expect(text.contains("Have 3 eggs.\nNeed 1½ tsp butter.\nHave salt.\n"))
    }

    @Test func inASCIISignsAndFractionsAreASCII() {
        let text = renderer(ascii: true).output(answer)
        #expect(text.contains("  x 3 eggs\n  o 1 1/2 tsp butter\n  x salt\n"))
    }
}

import RecipeTestSupport
import Testing

@testable import RecipeModel

struct AdjustedRecipeTests {
    private func recipe(_ lines: [String], steps: [String] = []) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Scones")
        recipe.ingredientGroups = [IngredientGroup(items: lines.map { Ingredient(text: $0) })]
        recipe.stepGroups = [StepGroup(items: steps)]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return recipe
    }

    /// However the recipe writes its fractions: a scaled one has one way.
    @Test func fractionsAreWrittenInOneWay() {
        let mixed = recipe(
            ["1½ tsp salt", "1 1/2 tsp sugar", "1.5 cups flour", "1,5 kg Mehl", "pepper to taste"],
            steps: ["Add 1 1/2 cups of water and ½ cup of milk."]
        )
        let doubled = mixed.adjusted(by: AmountChange(factor: Fraction(3, 2) ?? .one))
        #expect(
            doubled.ingredients.map(\.text) == [
                "2¼ tsp salt (recipe: 1½ tsp)", "2¼ tsp sugar (recipe: 1½ tsp)",
                "2¼ cups flour (recipe: 1½ cups)", "2,25 kg Mehl (recipe: 1,5 kg)",
                "pepper to taste",
            ]
        )
        #expect(
            doubled.steps == ["Add 2¼ cups (1½ cups) of water and ¾ cup (½ cup) of milk."]
        )
        #expect(doubled.yield?.text == "6 (recipe: Serves 4)")
    }

    @Test func whatIsNotChangedStaysAsTheRecipeSaysIt() {
        let own = recipe(["1 1/2 tsp salt", "½ cup milk"], steps: ["Wait 1/2 hour."])
        #expect(own.adjusted(by: AmountChange()) == own)
    }
}

import RecipeCooking
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
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

/// Amounts changed with and without what the recipe itself says.
struct ChangedAmountsTests {
    private func adjusted(
        _ lines: [String],
        by change: AmountChange,
        keepsOriginal: Bool
    ) -> [String] {
        Recipe.sample("Scones", lines).adjusted(by: change, keepsOriginal: keepsOriginal)
            .ingredients.map(\.text)
    }

    @Test func theOriginalStandsBesideWhereItIsKept() {
        let lines = ["200 g flour", "2 eggs", "salt", "1 1/2 tsp sugar"]
        let doubled = AmountChange(factor: Fraction(2, 1) ?? .one)
        #expect(
            adjusted(lines, by: doubled, keepsOriginal: true) == [
                "400 g flour (recipe: 200 g)", "4 eggs (recipe: 2)", "salt",
                "3 tsp sugar (recipe: 1½ tsp)",
            ]
        )
        #expect(
            adjusted(lines, by: doubled, keepsOriginal: false)
                == ["400 g flour", "4 eggs", "salt", "3 tsp sugar"]
        )
    }

    @Test func aChangeOfUnitsLeavesTheYield() {
        var recipe = Recipe.sample("Scones", ["1 cup milk"], steps: ["Heat 1 cup of milk."])
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        let metric = recipe.adjusted(by: AmountChange(system: .metric), keepsOriginal: false)
        #expect(metric.yield == recipe.yield)
        #expect(metric.ingredients.map(\.text) != ["1 cup milk"])
        #expect(metric.steps != recipe.steps)
        let half = recipe.adjusted(
            by: AmountChange(factor: Fraction(1, 2) ?? .one),
            keepsOriginal: false
        )
        #expect(half.yield == RecipeYield(text: "2", amount: 2))
        #expect(half.steps == ["Heat ½ cup of milk."])
        recipe.yield = RecipeYield(text: "a few", amount: nil)
        let few = recipe.adjusted(by: AmountChange(factor: Fraction(1, 2) ?? .one))
        #expect(few.yield == recipe.yield)
    }

    @Test func theFoodStaysWhatItWas() {
        var recipe = Recipe.sample("Scones")
        recipe.ingredientGroups = [
            IngredientGroup(
                title: "Dough",
                items: [
                    Ingredient(text: "200 g flour", name: "plain flour"),
                    Ingredient(text: "2 eggs"),
                ]
            )
        ]
        let doubled = recipe.adjusted(by: AmountChange(factor: Fraction(2, 1) ?? .one))
        #expect(doubled.ingredients.map(\.name) == ["plain flour", "eggs"])
        #expect(doubled.ingredientGroups.map(\.title) == ["Dough"])
        #expect(doubled.id == recipe.id && doubled.title == recipe.title)
    }
}

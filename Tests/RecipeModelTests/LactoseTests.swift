import KitchenLanguage
import RecipeModel
import Testing

struct LactoseTests {
    @Test func recipeIsJudgedByNamesAndLines() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Milk buns")
        #expect(!recipe.hasLactose)
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "1 egg")]),
            IngredientGroup(items: [Ingredient(text: "2 rolls, soaked in milk", name: "rolls")]),
        ]
        #expect(recipe.hasLactose)
    }
}

import RecipeModel
import Testing

struct LactoseTests {
    @Test(arguments: [
        "milk", "1 cup milk (or almond milk)", "almond or cow's milk", "Buttermilk", "cream cheese",
        "100 g grated mozzarella", "sweetened condensed milk", "powdered milk", "milk chocolate",
        "goat cheese", "2 tbsp Parmigiano-Reggiano, grated", "ricotta", "Gruyère", "dairy milk",
        "rice, cooked in milk", "milk of your choice", "monterey jack", "pecorino romano",
    ])
    func namesMilkOrCheese(ingredient: String) {
        #expect(Lactose.isNamed(in: ingredient))
    }

    @Test(arguments: [
        "coconut milk", "unsweetened almond milk", "oat milk", "soya milk", "rice milk",
        "peanut butter", "vegan cheese", "cheesecloth", "cheese cloth", "lactose-free milk",
        "dairy-free mozzarella", "coconut condensed milk", "butter", "double cream", "yogurt",
        "non-dairy milk", "plant-based milk", "milk-free spread", "head cheese", "romano beans",
        "cashew cheese", "vegan parmesan", "milkfish", "milk thistle", "", "🥛",
    ])
    func namesNeither(ingredient: String) {
        #expect(!Lactose.isNamed(in: ingredient))
    }

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

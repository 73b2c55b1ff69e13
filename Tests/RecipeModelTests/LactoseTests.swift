import KitchenLanguage
import RecipeModel
import Testing

struct LactoseTests {
    @Test(arguments: [
        "milk", "1 cup milk (or almond milk)", "almond or cow's milk", "Buttermilk", "cream cheese",
        "100 g grated mozzarella", "sweetened condensed milk", "powdered milk", "milk chocolate",
        "goat cheese", "2 tbsp Parmigiano-Reggiano, grated", "ricotta", "Gruyère", "dairy milk",
        "rice, cooked in milk", "milk of your choice", "oat milk or milk", "fat-free milk",
        "sugar-free condensed milk", "free-range egg and milk", "soy sauce and milk", "goat's milk",
        "no-salt cottage cheese", "evaporated milk", "milk powder", "soft rindless chèvre", "feta",
        "semi-skimmed milk", "200ml/7fl oz milk", "coconut, milk", "almonds; milk", "BURRATA",
        "cheddar (or vegan cheddar)", "lactose-reduced milk", "nut-free milk chocolate",
        "monterey jack", "pecorino romano", "cheese or vegan", "milk, cold", "mozarella",
        "feta (vegan or not)", "butter", "double cream", "yogurt", "crème fraîche", "clotted cream",
        "custard", "vanilla ice cream", "greek yoghurt", "sour cream", "ghee",
    ])
    func namesMilkOrWhatIsMadeOfIt(ingredient: String) {
        #expect(Lactose.isNamed(in: ingredient))
    }

    @Test(arguments: [
        "coconut milk", "unsweetened almond milk", "oat milk", "soya milk", "rice milk",
        "peanut butter", "vegan cheese", "cheesecloth", "cheese cloth", "lactose-free milk",
        "dairy-free mozzarella", "coconut condensed milk", "coconut cream", "soy yoghurt",
        "non-dairy milk", "plant-based milk", "milk-free spread", "head cheese", "romano beans",
        "cashew cheese", "vegan parmesan", "eggs without cheese", "milk substitute",
        "tiger nut milk",
        "almond milk cream cheese (vegan)", "canned light coconut milk", "vanilla soya milk",
        "unsweetened oat or almond milk", "cheese alternative", "membrillo (quince cheese)",
        "lactose free cheddar", "rice milk powder", "romano peppers", "coconut",
        "tofu feta", "sweetened condensed coconut milk", "butter beans", "cream of tartar",
        "milkfish", "milk thistle", "", "🥛", "cheddar (vegan)", "milk, dairy-free",
        "feta (plant based), crumbled",
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

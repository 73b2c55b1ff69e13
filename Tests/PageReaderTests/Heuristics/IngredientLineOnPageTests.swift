import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct IngredientLineOnPageTests {
    @Test(arguments: [
        Case("3 cloves garlic, crushed", "garlic", ()),
        Case("200 g flour", "flour", ()),
        Case("250g plain flour", "plain flour", ()),
        Case("1 1/2 cups all-purpose flour", "all-purpose flour", ()),
        Case("½ tsp salt", "salt", ()),
        Case("1 (14 oz) can chopped tomatoes", "chopped tomatoes", ()),
        Case("2-3 tbsp of olive oil", "olive oil", ()),
        Case("100 g de beurre", "beurre", ()),
        Case("25 cl d'eau", "eau", ()),
        Case("2 cups milk (about 500 ml)", "milk", ()),
        Case("2 EL Butter, zum Braten", "Butter", ()),
        Case("Salt, pepper", "Salt, pepper", ()),
        Case("butter (or margarine)", "butter (or margarine)", ()),
        Case("1 onion, finely chopped", "onion", ()),
        Case("salt to taste", "salt", ()),
        Case("200 g", "200 g", ()),
        Case("", "", ()),
    ])
    func foodIsTheLineWithoutItsAmount(_ row: Case<String, Void>) {
        #expect(Ingredient(line: row.name).name == row.input)
    }

    @Test func bulletsAreNoPartOfAnIngredient() {
        #expect(Ingredient(line: "▢ 2 eggs") == Ingredient(text: "2 eggs", name: "eggs"))
        #expect(Ingredient(line: "- 2 eggs").text == "2 eggs")
        #expect(Ingredient(line: "-5 °C water").text == "-5 °C water")
    }

    @Test(arguments: [
        ("200 ml milk", "milk", true), ("50 g Parmesan, grated", "Parmesan", true),
        ("200 ml coconut milk", "coconut milk", false), ("1 onion", "onion", false),
    ])
    func lactoseIsFoundInTheFoodsOfAPage(_ line: String, _ name: String, _ hasLactose: Bool) {
        let page = linkedDataPage(
            #"{"@type":"Recipe","name":"Sauce","recipeIngredient":["\#(line)"],"#
                + #""recipeInstructions":"Whip it."}"#
        )
        let recipe = content(page).recipe
        #expect(recipe?.ingredients.map(\.name) == [name])
        #expect(recipe?.hasLactose == hasLactose)
    }
}

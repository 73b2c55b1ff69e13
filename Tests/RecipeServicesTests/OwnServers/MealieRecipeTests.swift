import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// How Mealie's recipes are put together, those of later versions too.
struct MealieRecipeTests {
    private static let words = OwnServerWords(
        markup: MarkupText { $0.replacing("&amp;", with: "&") },
        minutes: { $0.firstNumber.map { Int($0) } }
    )

    private func recipe(_ members: String) throws -> Recipe {
        let base = try #require(WebAddress("http://nas.local"))
        let text = #"{"id":"a","name":"A",\#(members)}"#
        return try #require(
            Recipe(mealie: try JSONValue.reply(Array(text.utf8)), at: base, Self.words)
        )
    }

    @Test(arguments: [
        Case("nothing", #""recipeYield":null"#, nil),
        Case("words of old", #""recipeYield":"4 bowls""#, "4 bowls"),
        Case("servings", #""recipeYield":"","recipeServings":4.0"#, "4 servings"),
        Case("one serving", #""recipeServings":1"#, "1 serving"),
        Case(
            "a quantity",
            #""recipeYield":"cookies","recipeYieldQuantity":24,"recipeServings":6"#,
            "24 cookies"
        ),
        Case(
            "a word without its number",
            #""recipeYield":"slices","recipeYieldQuantity":0,"recipeServings":8"#,
            "8 servings"
        ),
    ])
    func aYieldIsReadInEveryVersion(_ yield: Case<String, String?>) throws {
        #expect(try recipe(yield.input).yield?.text == yield.expected)
    }

    @Test func stepsKeepTheIngredientsThatTheyReferTo() throws {
        let recipe = try recipe(
            #"""
            "recipeIngredient":[
              {"referenceId":"r0","title":"Dough","note":"","food":null,"display":"1"},
              {"referenceId":"r1","note":"","food":{"name":"flour"},"display":"2 cups flour"},
              {"referenceId":"r2","note":"1 egg","food":null,"display":"1 egg"},
              {"note":"salt","food":null,"display":"salt"}],
            "recipeInstructions":[
              {"text":"Mix.","ingredientReferences":[{"referenceId":"r1"}]},
              {"text":"","ingredientReferences":[{"referenceId":"r1"}]},
              {"text":"Fold.","ingredientReferences":[{"referenceId":"r2"},{"referenceId":"no"}]},
              {"text":"Season with salt.","ingredientReferences":null}]
            """#
        )
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [["2 cups flour"], ["1 egg"], []]
        )
        // A step that refers to none has those that it names.
        let guide = try #require(Guide(recipe))
        #expect(
            guide.steps.map { $0.ingredients.map(\.name) } == [["flour"], ["1 egg"], ["salt"]]
        )
    }

    @Test func aRecipeAsAnIngredientHasItsName() throws {
        let recipe = try recipe(
            #"""
            "recipeIngredient":[
              {"quantity":1,"note":"","food":null,"unit":null,"display":"",
               "referencedRecipe":{"name":"Pizza dough","slug":"pizza-dough"}}]
            """#
        )
        #expect(recipe.ingredients.map(\.text) == ["1 Pizza dough"])
        #expect(recipe.ingredients.map(\.name) == ["Pizza dough"])
    }
}

import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// How Mealie's recipes are put together, those of later versions too.
struct MealieRecipeTests {
    private static let words = OwnServerWords(
        markup: MarkupText { $0.replacing("&amp;", with: "&") },
        minutes: { StatedNumber($0).map { Int($0.value) } }
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
        Case("one of a thing", #""recipeYield":"loaf","recipeYieldQuantity":1"#, "1 loaf"),
        Case(
            "a word without its number, and one serving",
            #""recipeYield":"slices","recipeYieldQuantity":0,"recipeServings":1"#,
            "1 serving"
        ),
        Case("words with a number", #""recipeYield":"4 bowls","recipeServings":2"#, "4 bowls"),
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

    @Test func everyFieldIsRead() throws {
        let recipe = try recipe(
            #"""
            "orgURL":"https://k.example/a","image":"x","prepTime":"5 min","performTime":"10 min",
            "cookTime":"99 min","totalTime":"20 min","rating":4.5,"description":"Good &amp; hot.",
            "tags":[{"name":"Italian"},{"name":"Vegan"},{"name":"quick"},{}],
            "recipeCategory":[{"name":"Dinner"},{"name":"vegan"}],
            "recipeIngredient":[{"note":"salt"}],
            "notes":[{"title":"Tip","text":"Chill."},{"title":"","text":"Rest."},
              {"title":"Only","text":""},{"title":"","text":" "}]
            """#
        )
        #expect(recipe.id == RecipeID(service: .mealie, key: "a"))
        #expect(recipe.link?.text == "https://k.example/a")
        #expect(
            recipe.picture?.text == "http://nas.local/api/media/recipes/a/images/original.webp"
        )
        #expect(
            recipe.thumbnail?.text
                == "http://nas.local/api/media/recipes/a/images/min-original.webp"
        )
        #expect(recipe.times == CookingTimes(preparation: 5, cooking: 10, total: 20))
        #expect(recipe.rating == Rating(value: 4.5))
        #expect(recipe.keywords == ["Italian", "Vegan", "quick"])
        #expect(recipe.categories == ["dinner", "vegan"])
        #expect(recipe.cuisines == ["italian"])
        #expect(recipe.notes == ["Good & hot.", "Tip: Chill.", "Rest.", "Only"])
        #expect(recipe.ingredients == [Ingredient(text: "salt", name: "salt")])
        let old = try self.recipe(#""cookTime":"9 min","rating":0,"image":null"#)
        #expect(old.times == CookingTimes(cooking: 9))
        #expect(old.rating == nil && old.picture == nil && old.notes.isEmpty)
        #expect(try self.recipe(#""rating":1"#).rating == Rating(value: 1))
    }

    /// A short recipe of a list has no ingredients, and what it says of itself is no note.
    @Test func aShortRecipeHasNoNotes() throws {
        let recipe = try recipe(#""description":"Good.","notes":[{"text":"Chill."}]"#)
        #expect(recipe.notes.isEmpty && recipe.isShort)
    }

    @Test(arguments: [
        ("calories", "calories", "kcal"), ("carbohydrateContent", "carbohydrates", "g"),
        ("proteinContent", "protein", "g"), ("fatContent", "fat", "g"),
        ("saturatedFatContent", "saturated fat", "g"), ("transFatContent", "trans fat", "g"),
        ("unsaturatedFatContent", "unsaturated fat", "g"), ("sugarContent", "sugar", "g"),
        ("fiberContent", "fibre", "g"), ("sodiumContent", "sodium", "mg"),
        ("cholesterolContent", "cholesterol", "mg"),
    ])
    func nutritionHasItsUnit(_ key: String, _ name: String, _ unit: String) throws {
        func fact(_ value: String) throws -> [NutritionFact] {
            try recipe(#""nutrition":{"\#(key)":\#(value)}"#).nutrition
        }
        #expect(try fact(#""12.5""#) == [NutritionFact(name: name, amount: "12.5 \(unit)")])
        #expect(try fact("12") == [NutritionFact(name: name, amount: "12 \(unit)")])
        #expect(try fact(#""12 oz""#) == [NutritionFact(name: name, amount: "12 oz")])
        #expect(try fact(#"" ""#) == [] && fact("null") == [])
        #expect(Recipe.mealieNutritionKey(of: NutritionFact(name: name, amount: "1 g")) == key)
    }

    @Test(arguments: [
        (#"{"display":"2 cups flour","food":{"name":"flour"}}"#, "2 cups flour", "flour"),
        (#"{"display":"¹⁄₂ cup milk","food":{"name":"milk"}}"#, "1/2 cup milk", "milk"),
        // A number alone says less than its parts.
        (
            #"{"display":"2","quantity":2,"unit":{"name":"cup"},"food":{"name":"oil"},"note":"warm"}"#,
            "2 cup oil, warm", "oil"
        ),
        (#"{"quantity":0,"food":{"name":"salt"}}"#, "salt", "salt"),
        (#"{"quantity":1,"food":{"name":"egg"}}"#, "1 egg", "egg"),
        (#"{"quantity":1.5,"unit":{"name":"l"},"note":"stock"}"#, "1.5 l stock", "1.5 l stock"),
    ])
    func aLineIsWhatItShowsElseItsParts(_ entry: String, _ text: String, _ name: String) throws {
        let recipe = try recipe(#""recipeIngredient":[\#(entry),{"display":"1","quantity":1}]"#)
        #expect(recipe.ingredients == [Ingredient(text: text, name: name)])
    }

    @Test func everySmallDigitIsReadLevel() {
        #expect(MealieLines.levelled("⁰¹²³⁴⁵⁶⁷⁸⁹ ₀₁₂₃₄₅₆₇₈₉ 1⁄2") == "0123456789 0123456789 1/2")
        #expect(Recipe.heading("Dough:") == "Dough" && Recipe.heading("Dough : ") == "Dough : ")
        #expect(Recipe.heading("Dough :") == "Dough" && Recipe.heading("Dough") == "Dough")
    }

    @Test func aSlugDoesWhereThereIsNoID() throws {
        let base = try #require(WebAddress("http://nas.local"))
        func key(_ text: String) throws -> String? {
            Recipe(mealie: try JSONValue.reply(Array(text.utf8)), at: base, Self.words)?.id.key
        }
        #expect(try key(#"{"id":"1","slug":"pie","name":"A"}"#) == "1")
        #expect(try key(#"{"slug":"pie","name":"A"}"#) == "pie")
        #expect(try key(#"{"name":"A"}"#) == nil && key(#"{"id":"1","name":" "}"#) == nil)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct SpoonacularRecipeTests {
    private let markup = MarkupText { markup in
        markup.replacing("<b>", with: "").replacing("</b>", with: "")
            .replacing("<ol>", with: "").replacing("</ol>", with: "")
            .replacing("<li>", with: "").replacing("</li>", with: "")
            .replacing("<br>", with: "").replacing("<p>", with: "").replacing("</p>", with: "")
            .replacing("&amp;", with: "&").replacing("&eacute;", with: "é")
    }

    private func recipe(_ keys: String) throws -> Recipe {
        let separator = keys.isEmpty ? "" : ","
        let text = #"{"id":650001,"title":"Leek Pie"\#(separator)\#(keys)}"#
        let value = try JSONReader.value(of: Array(text.utf8))
        return try #require(Recipe(spoonacular: value, markup))
    }

    @Test func aWholeRecipeIsRead() throws {
        let recipe = try recipe(
            #"""
            "image":"https://img.spoonacular.com/recipes/650001-556x370.jpg","imageType":"jpg",
            "readyInMinutes":45,"preparationMinutes":15,"cookingMinutes":30,"servings":4,
            "sourceUrl":"http://k.example/pie","spoonacularSourceUrl":"https://s.example/pie",
            "sourceName":"Kitchen","creditsText":"A. Cook","license":"CC BY 3.0",
            "cuisines":["Italian","European"],"dishTypes":["main course","dinner"],
            "diets":["gluten free"],"vegetarian":true,"vegan":false,"glutenFree":true,
            "extendedIngredients":[
              {"id":-1,"aisle":null,"name":"leeks","nameClean":null,"original":"2 leeks, sliced"},
              {"name":"salt","originalString":"Salt &amp; more"},{"originalName":"oil"},{},null],
            "analyzedInstructions":[
              {"name":"","steps":[{"number":1,"step":"Slice.","length":{"number":5}}]},
              {"name":"The top","steps":[{"step":"Roll."},{"step":" "},{}]},{"steps":[]}],
            "winePairing":{},"originalId":null,"gaps":"no","pricePerServing":102.78
            """#
        )
        #expect(recipe.id == RecipeID(service: .spoonacular, key: "650001"))
        #expect(recipe.link?.text == "http://k.example/pie")
        #expect(recipe.picture?.rest == "/recipes/650001-556x370.jpg")
        #expect(recipe.times == CookingTimes(preparation: 15, cooking: 30, total: 45))
        #expect(recipe.yield == RecipeYield(text: "4 servings", amount: 4))
        #expect(recipe.site == "Kitchen")
        #expect(recipe.author == "A. Cook")
        #expect(recipe.cuisines == ["italian", "european"])
        #expect(recipe.categories == ["main course", "dinner", "gluten free", "vegetarian"])
        #expect(
            recipe.ingredients == [
                Ingredient(text: "2 leeks, sliced", name: "leeks"),
                Ingredient(text: "Salt & more", name: "salt"), Ingredient(text: "oil"),
            ]
        )
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Slice."]), StepGroup(title: "The top", items: ["Roll."]),
            ]
        )
        #expect(recipe.coverage == nil)
    }

    @Test(arguments: [
        (
            #""sourceUrl":"","spoonacularSourceUrl":"https://s.example/pie""#,
            "https://s.example/pie"
        ),
        (#""spoonacularSourceUrl":"https://s.example/pie""#, "https://s.example/pie"),
        (#""sourceUrl":null"#, "https://spoonacular.com/leek-pie-650001"),
        ("", "https://spoonacular.com/leek-pie-650001"),
        (#""sourceUrl":"javascript:alert(1)""#, "https://spoonacular.com/leek-pie-650001"),
    ])
    func aRecipeAlwaysHasAPage(_ keys: String, _ link: String) throws {
        #expect(try recipe(keys).link?.text == link)
    }

    @Test(arguments: ["-1", "0", "null", #""soon""#, "1e300", "12.5", "99999999"])
    func unknownMinutesAreUnknown(_ value: String) throws {
        let keys = ["readyInMinutes", "preparationMinutes", "cookingMinutes"]
            .map { #""\#($0)":\#(value)"# }.joined(separator: ",")
        #expect(try recipe(keys).times == CookingTimes())
    }

    @Test(arguments: [
        ("1", "1 serving", 1.0), ("4", "4 servings", 4), ("4.5", "4.5 servings", 4.5),
    ])
    func servingsAreSaidAndCounted(_ value: String, _ text: String, _ amount: Double) throws {
        let found = try recipe(#""servings":\#(value)"#).yield
        #expect(found == RecipeYield(text: text, amount: amount))
    }

    @Test(arguments: ["null", "0", "-1", "1e308", #""four""#])
    func unknownServingsAreUnknown(_ value: String) throws {
        #expect(try recipe(#""servings":\#(value)"#).yield == nil)
    }

    @Test(arguments: [
        (#"Caf\u00e9  &amp; Leek\tPie"#, "Café & Leek Pie"), ("Salt & Leek", "Salt & Leek"),
        (#"\u001b[31mRed"#, "Red"), ("Caf&eacute;", "Café"),
    ])
    func titlesAreCleanText(_ sent: String, _ shown: String) throws {
        let value = try JSONReader.value(of: Array(#"{"id":1,"title":"\#(sent)"}"#.utf8))
        #expect(Recipe(spoonacular: value, markup)?.title == shown)
    }

    @Test(arguments: [
        (
            #""instructions":"<ol><li>Slice.</li><li>Roll <b>it</b>.</li></ol>""#,
            ["Slice.", "Roll it."]
        ),
        (#""instructions":"Slice.\r\nRoll it.""#, ["Slice.", "Roll it."]),
        (#""instructions":"Slice.<br>Roll it.""#, ["Slice.", "Roll it."]),
        (
            #""instructions":"<p>Slice.</p><p>Roll it.</p>","analyzedInstructions":[]"#,
            ["Slice.", "Roll it."]
        ),
        (#""instructions":null"#, []), (#""instructions":"""#, []), ("", []),
        (
            #""instructions":"Other.","analyzedInstructions":[{"name":"","steps":[{"step":"Slice."}]}]"#,
            ["Slice."]
        ),
    ])
    func instructionsAreStepsWhereNothingBetterIsThere(_ keys: String, _ steps: [String]) throws {
        #expect(try recipe(keys).steps == steps)
    }

    @Test func whatWasAskedForAndWhatWasNotIsTold() throws {
        let recipe = try recipe(
            #"""
            "usedIngredientCount":1,"missedIngredientCount":2,
            "usedIngredients":[{"name":"leeks","original":"2 leeks","image":"https://i.example/l"}],
            "missedIngredients":[{"name":"salt","original":"Salt"},{"name":"oil"},{"name":null}],
            "unusedIngredients":[{"name":"garlic"}]
            """#
        )
        #expect(recipe.coverage == IngredientCoverage(used: ["leeks"], missed: ["salt", "oil"]))
        // Together they are the whole list, where there is no other.
        #expect(recipe.ingredients.map(\.text) == ["2 leeks", "Salt", "oil"])
    }

    @Test(arguments: [
        #"{"id":1}"#, #"{"id":1,"title":" "}"#, #"{"title":"A"}"#, #"{"id":"x1","title":"A"}"#,
        #"{"id":0,"title":"A"}"#, #"{"id":-5,"title":"A"}"#, #"{"id":1.5,"title":"A"}"#, "null",
        "7",
    ])
    func whatHasNoIDOrTitleIsNoRecipe(_ text: String) throws {
        #expect(Recipe(spoonacular: try JSONReader.value(of: Array(text.utf8)), markup) == nil)
    }

    @Test func tenThousandRandomTextsAreReadOrRefused() {
        var generator = SeededGenerator(seed: 99)
        for _ in 0..<10_000 {
            var bytes = generator.jsonLikeBytes(upTo: 16)
            if Bool.random(using: &generator) {
                bytes =
                    Array(#"{"totalResults":3,"results":[{"id":1,"title":"a","#.utf8) + bytes
                    + Array("}]}".utf8)
            }
            do {
                let reply = try SpoonacularReply(bytes, markup)
                #expect(reply.recipes.allSatisfy { !$0.title.isEmpty })
            } catch {
                #expect(error is ServiceFailure)
            }
        }
    }
}

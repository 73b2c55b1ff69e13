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

    /// Its pictures come in several sizes: the large one is shown, the small one on cards.
    @Test(arguments: [
        (
            "https://img.spoonacular.com/recipes/1-312x231.jpg",
            "https://img.spoonacular.com/recipes/1-556x370.jpg",
            "https://img.spoonacular.com/recipes/1-312x231.jpg"
        ),
        (
            "https://spoonacular.com/recipes/1-556x370.jpg",
            "https://spoonacular.com/recipes/1-556x370.jpg",
            "https://spoonacular.com/recipes/1-312x231.jpg"
        ),
        (
            "https://img.spoonacular.com/recipes/1-90x90.jpg",
            "https://img.spoonacular.com/recipes/1-90x90.jpg", nil
        ),
        ("https://p.example/1-312x231.jpg", "https://p.example/1-312x231.jpg", nil),
        ("https://p.example/1-556x370.jpg", "https://p.example/1-556x370.jpg", nil),
    ])
    func onlyItsOwnPicturesHaveTwoSizes(
        _ sent: String,
        _ picture: String,
        _ thumbnail: String?
    ) throws {
        let recipe = try recipe(#""image":"\#(sent)""#)
        #expect(recipe.picture?.text == picture)
        #expect(recipe.thumbnail?.text == thumbnail)
    }

    @Test(arguments: [
        (#"{"id":7,"title":"Crème brûlée (50 %) & tea!"}"#, "cr-me-br-l-e-50-tea-7"),
        (#"{"id":"7","title":"A"}"#, "a-7"),
    ])
    func aPageOfItsOwnIsNamedInPlainLetters(_ entry: String, _ end: String) throws {
        let value = try JSONReader.value(of: Array(entry.utf8))
        let recipe = try #require(Recipe(spoonacular: value, markup))
        #expect(recipe.link?.text == "https://spoonacular.com/" + end)
    }

    @Test(arguments: [
        (#""creditsText":"A","creditText":"B""#, "A"), (#""creditText":"B""#, "B"), ("", nil),
    ])
    func whoIsCreditedIsTheAuthor(_ keys: String, _ author: String?) throws {
        #expect(try recipe(keys).author == author)
    }

    @Test(arguments: [
        ("vegetarian", "vegetarian"), ("vegan", "vegan"), ("glutenFree", "gluten free"),
        ("dairyFree", "dairy free"),
    ])
    func eachDietThatHoldsIsACategory(_ key: String, _ name: String) throws {
        #expect(try recipe(#""\#(key)":true"#).categories == [name])
        #expect(try recipe(#""\#(key)":false"#).categories == [])
        #expect(try recipe(#""\#(key)":"true""#).categories == [])
        #expect(try recipe(#""\#(key)":true,"diets":["\#(name)"]"#).categories == [name])
    }

    @Test func namesAreLowercaseAndOnce() throws {
        let recipe = try recipe(
            #""cuisines":["Thai","thai "," ",7,"Asian"],"dishTypes":["Soup","Lunch","SOUP"]"#
        )
        #expect(recipe.cuisines == ["thai", "asian"])
        #expect(recipe.categories == ["soup", "lunch"])
    }

    @Test(arguments: [("1", 1), ("43200", 43_200), (#""45""#, 45)])
    func minutesUpToThirtyDaysAreKnown(_ value: String, _ minutes: Int) throws {
        let keys = ["readyInMinutes", "preparationMinutes", "cookingMinutes"]
        let sent = keys.map { #""\#($0)":\#(value)"# }.joined(separator: ",")
        let all = CookingTimes(preparation: minutes, cooking: minutes, total: minutes)
        #expect(try recipe(sent).times == all)
        #expect(try recipe(#""readyInMinutes":43201"#).times == CookingTimes())
        #expect(try recipe(#""cookingMinutes":5"#).times == CookingTimes(cooking: 5))
    }

    @Test(arguments: [
        ("9999", "9999 servings"), ("10000", nil), ("0.5", "0.5 servings"), ("2", "2 servings"),
    ])
    func servingsUpToTenThousandAreKnown(_ value: String, _ text: String?) throws {
        #expect(try recipe(#""servings":\#(value)"#).yield?.text == text)
    }

    @Test(
        arguments: [
            (#""usedIngredients":[{"name":"leek"}]"#, ["leek"], []),
            (#""missedIngredients":[{"name":"salt"}]"#, [], ["salt"]),
            (#""usedIngredients":[],"missedIngredients":[]"#, [], []),
        ] as [(String, [String], [String])]
    )
    func oneOfTheTwoListsIsEnough(_ keys: String, _ used: [String], _ missed: [String]) throws {
        let recipe = try recipe(keys)
        #expect(recipe.coverage == IngredientCoverage(used: used, missed: missed))
        #expect(recipe.ingredients.map(\.name) == used + missed)
        // No list at all is no group without ingredients.
        #expect(recipe.ingredientGroups.isEmpty == (used + missed).isEmpty)
    }

    @Test func theWholeListIsTakenWhereThereIsOne() throws {
        let recipe = try recipe(
            #""extendedIngredients":[{"name":"oil"}],"usedIngredients":[{"name":"leek"}]"#
        )
        #expect(recipe.ingredients.map(\.text) == ["oil"])
    }

    @Test(arguments: [500, 501])
    func listsWithoutEndAreReadUpToALimit(_ count: Int) throws {
        let lines = Array(repeating: #"{"name":"salt"}"#, count: count).joined(separator: ",")
        let steps = Array(repeating: #"{"step":"Fry."}"#, count: count).joined(separator: ",")
        let recipe = try recipe(
            #""extendedIngredients":[\#(lines)],"analyzedInstructions":[{"steps":[\#(steps)]}]"#
        )
        #expect(recipe.ingredients.count == 500)
        #expect(recipe.steps.count == 500)
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

import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages that are drawn by programs, with the recipe only in the data that these bring along.
struct PageStateTests {
    /// The recipe as a site's own data has it.
    static let recipe = """
        {"title":"Leek tart","servings":4,"totalTimeInMinutes":55,"ingredients":[
        {"quantity":3,"unit":null,"name":"leeks, sliced"},{"quantity":200,"unit":"g","name":"flour"},
        {"quantity":100,"unit":"g","name":"cold butter"},{"quantity":2,"unit":"","name":"eggs"},
        {"quantity":150,"unit":"ml","name":"cream"},{"name":"Salt and pepper"}],
        "instructions":[{"step":1,"text":"\(LeekTart.steps[0])"},
        {"step":2,"text":"\(LeekTart.steps[1])"},{"step":3,"text":"**\(LeekTart.steps[2])**"}]}
        """

    static func escaped(_ json: String) -> String {
        String(
            json.flatMap { character -> String in
                switch character {
                case "\"": "\\\""
                case "\n": " "
                default: String(character)
                }
            }
        )
    }

    /// The data as the value of an attribute.
    static let attribute = #"{"props":{"recipe":\#(recipe)}}"#
        .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;")

    @Test(arguments: [
        Case(
            "a script of data",
            LeekTart.script(
                #"{"props":{"pageProps":{"recipe":\#(recipe),"related":[{"title":"Soup"}]}}}"#,
                #"id="__NEXT_DATA__" type="application/json""#
            ),
            ()
        ),
        Case(
            "an assignment",
            LeekTart.script(#"window.__INITIAL_STATE__ = {"a":\#(recipe)};window.b=1"#),
            ()
        ),
        Case(
            "a text to parse",
            LeekTart.script(#"window.__STATE__=JSON.parse("\#(escaped(recipe))")"#),
            ()
        ),
        Case(
            "pieces that are pushed",
            LeekTart.script(
                #"self.__next_f.push([1,"5:[{\"recipe\":\#(escaped(recipe).prefix(100))"])"#
            )
                + LeekTart.script(
                    #"self.__next_f.push([1,"\#(escaped(recipe).dropFirst(100))}]"])"#
                ),
            ()
        ),
        Case(
            "JSON-LD in a variable",
            LeekTart.script("var recipeData = \(LeekTart.linkedData());"),
            ()
        ),
        Case(
            "JSON-LD in a text in data",
            LeekTart.script(
                #"{"schema":"\#(escaped(LeekTart.linkedData()))"}"#,
                #"type="application/json""#
            ),
            ()
        ),
        Case("an attribute", "<div data-page=\"\(attribute)\"></div>", ()),
        Case(
            "names without quotes",
            LeekTart.script(
                "window.__NUXT__={data:[{recipe:{title:\"Leek tart\",servings:4,ingredients:"
                    + LeekTart.quoted(LeekTart.ingredients)
                    + ",method:\(LeekTart.quoted(LeekTart.steps))}}],state:{},rendered:true}"
            ),
            ()
        ),
    ])
    func recipeOfAPagesStateIsRead(_ row: Case<String, Void>) {
        LeekTart.expect(in: LeekTart.page(#"<div id="root"><p>Loading</p></div>\#(row.input)"#))
    }

    @Test func referencesBetweenObjectsAreFollowed() {
        let state = """
            window.__APOLLO_STATE__={"Recipe:1":{"__typename":"Recipe","name":"Leek tart",
            "ingredients":[{"__ref":"Ingredient:1"},{"__ref":"Ingredient:2"}],
            "instructions":["\(LeekTart.steps[0])"]},
            "Ingredient:1":{"amount":"200","unit":"g","name":"flour"},
            "Ingredient:2":{"amount":"3","unit":"","name":"leeks"}}
            """
        let found = content(LeekTart.page(LeekTart.script(state)))
        #expect(found.recipe?.ingredients.map(\.text) == ["200 g flour", "3 leeks"])
    }

    /// A reference has few members, and names an object of a type or of a name in two parts.
    @Test(
        arguments: [
            (#"{"__ref":"Ing:1"}"#, #""Ing:1":{"#, ["200 g flour"]),
            (#"{"__ref":"Ing1"}"#, #""Ing1":{"__typename":"Ing","#, ["200 g flour"]),
            (#"{"__ref":"Ing1"}"#, #""Ing1":{"#, []),
            (#"{"__ref":"Ing:2"}"#, #""Ing:1":{"#, []),
            (#"{"type":"id","id":"Ing:1"}"#, #""Ing:1":{"#, ["200 g flour"]),
            (#"{"type":"food","id":"Ing:1","name":"milk"}"#, #""Ing:1":{"#, ["milk"]),
            (#"{"__ref":"Ing:1","name":"milk","a":1,"b":2}"#, #""Ing:1":{"#, ["200 g flour"]),
            (#"{"__ref":"Ing:1","name":"milk","a":1,"b":2,"c":3}"#, #""Ing:1":{"#, ["milk"]),
        ] as [(String, String, [String])]
    )
    func anObjectIsKnownByItsName(reference: String, start: String, texts: [String]) {
        let lists = #""ingredients":[\#(reference),"3 leeks"],"steps":["Bake the tart."]"#
        let object = #"\#(start)"amount":"200","unit":"g","name":"flour"}"#
        let state = #"{"a":{"name":"Leek tart",\#(lists)},\#(object)}"#
        let found = content(LeekTart.page(LeekTart.script(state, "type=application/json")))
        #expect(found.recipe?.ingredients.map(\.text) == texts + ["3 leeks"])
    }

    /// Such a list has eight values and more, and every member is the place of one.
    private func read(_ json: String, inTexts depth: Int) -> Recipe? {
        let data = (0..<depth).reduce(json) { inner, _ in
            let text = inner.map { #""\"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
            return "{\"data\":\"\(text)\"}"
        }
        let script = LeekTart.script(data, "type=application/json")
        return content(LeekTart.page("<p>Words.</p>", head: script)).recipe
    }

    @Test(arguments: [(1, true), (3, true), (4, false)])
    func dataMayStandInATextInData(depth: Int, isRead: Bool) {
        let lists = #""ingredients":["2 leeks","3 eggs"],"steps":["Bake it until it is brown."]"#
        let json = #"{"name":"Leek tart",\#(lists)}"#
        let found = read(json, inTexts: depth)
        #expect(found?.ingredients.map(\.text) == (isRead ? ["2 leeks", "3 eggs"] : nil))
    }

    @Test(arguments: [(81, true), (80, false)])
    func aShortTextHoldsNoData(count: Int, isRead: Bool) {
        func json(_ title: String) -> String {
            #"{"name":"\#(title)","ingredients":["2 leeks","3 eggs"],"steps":["Bake it."]}"#
        }
        let title = String(repeating: "x", count: count - json("").utf8.count)
        #expect((read(json(title), inTexts: 1) != nil) == isRead)
    }

    @Test func remarkOfAnIngredientGoesAfterIt() {
        let data = """
            {"title":"Leek tart","ingredients":[{"quantity":3,"name":"leeks","note":"sliced"},
            {"quantity":2,"name":"eggs","note":null}],"steps":["Mix and bake the tart."]}
            """
        let recipe = content(
            LeekTart.page("<div></div>", head: LeekTart.script(data, "type=application/json"))
        ).recipe
        #expect(recipe?.ingredients.map(\.text) == ["3 leeks, sliced", "2 eggs"])
    }

    @Test func namesInsideOfObjectsAreFound() {
        let state = """
            {"recipe":{"title":"Leek tart","serving_size":4,"grouped_ingredients":[{"title":null,
            "ingredients":[{"amount":2,"unit":null,"ingredient":{"id":1,"name_singular":"leeks"}},
            {"amount":50,"unit":{"id":2,"name_singular":"g"},"ingredient":{"name_singular":"flour"}}]}],
            "grouped_instructions":[{"title":null,"instructions":[{"instruction":"Bake the tart."}]}]}}
            """
        let found = content(
            LeekTart.page(LeekTart.script(state, #"type="application/json""#))
        )
        #expect(found.recipe?.ingredients.map(\.text) == ["2 leeks", "50 g flour"])
        #expect(found.recipe?.steps == ["Bake the tart."])
        #expect(found.recipe?.yield?.amount == 4)
    }

    @Test func groupsOfAStateKeepTheirHeadings() {
        let state = """
            {"recipe":{"name":"Leek tart","yield":"4","ingredientGroups":[
            {"title":"Dough","ingredients":["200 g flour","100 g butter"]},
            {"title":"Filling","ingredients":["3 leeks","2 eggs"]}],"steps":["Bake the tart."]}}
            """
        let found = content(
            LeekTart.page(LeekTart.script(state, #"type="application/json""#))
        )
        #expect(found.recipe?.ingredientGroups.map(\.title) == ["Dough", "Filling"])
        #expect(found.recipe?.yield?.amount == 4)
        #expect(found.origins["ingredients"] == .page)
    }

    @Test func stateOfAnotherRecipeIsNotTaken() {
        let other = #"{"a":\#(Self.recipe),"b":\#(Self.recipe)}"#
        let page = """
            <html><head><title>Ten soups for autumn</title></head><body><h1>Ten soups</h1>
            <p>Soups warm you.</p>\(LeekTart.script(other, #"type="application/json""#))</body></html>
            """
        #expect(content(page).kind == .notRecipe)
    }

    @Test func headingsOfThePageWinOverItsState() {
        let body = """
            <h1>Leek tart</h1><h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>
            <h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>
            """
        let state = LeekTart.script(
            #"{"title":"Leek tart","ingredients":["1 egg","2 eggs"],"steps":["Something else."]}"#,
            #"type="application/json""#
        )
        LeekTart.expect(in: LeekTart.page(body + state))
    }
}

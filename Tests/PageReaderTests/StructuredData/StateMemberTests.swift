import RecipeModel
import Testing

@testable import PageReader

/// The names that sites give the parts of a recipe in the data that their programs draw.
struct StateMemberTests {
    private func recipe(_ members: String) -> Recipe? {
        content(
            "<html><head><script>window.state = {\(members)};</script></head><body><p>Words.</p></body></html>"
        ).recipe
    }

    private let foods = #""ingredients":["2 leeks","1 tsp salt"]"#
    private let steps = #""steps":["Cut the leeks.","Bake them."]"#

    @Test(arguments: [
        "name", "title", "headline", "recipeName", "recipe_title", "display-name", "displayName",
    ])
    func aTitle(name: String) {
        #expect(recipe(#""\#(name)":"Leek pie",\#(foods),\#(steps)"#)?.title == "Leek pie")
    }

    @Test(arguments: [
        "ingredients", "recipeIngredients", "Zutaten", "zutatenListe", "INGREDIENT_LIST",
    ])
    func ingredients(name: String) {
        let found = recipe(
            #""name":"Pie","\#(name)":["2 leeks","1 tsp ingredient salt"],\#(steps)"#
        )
        #expect(found?.ingredients.map(\.text) == ["2 leeks", "1 tsp ingredient salt"], "\(name)")
    }

    @Test(arguments: [
        "instructions", "steps", "directions", "method", "preparation", "Zubereitung",
        "cookingSteps",
    ])
    func steps(name: String) {
        #expect(
            recipe(#""name":"Pie",\#(foods),"\#(name)":["Cut the leeks.","Bake them."]"#)?.steps
                == ["Cut the leeks.", "Bake them."]
        )
        let text = "Cut the leeks into rings and fry them in the butter until soft."
        #expect(recipe(#""name":"Pie",\#(foods),"\#(name)":"\#(text)""#)?.steps == [text])
        #expect(recipe(#""name":"Pie",\#(foods),"\#(name)":"Cut the leeks.""#) == nil)
    }

    @Test(arguments: ["stepTime", "stepMinutes", "cook"])
    func noSteps(name: String) {
        #expect(
            recipe(#""name":"Pie",\#(foods),"\#(name)":["Cut the leeks.","Bake them."]"#) == nil
        )
    }

    @Test(arguments: [
        "servings", "yield", "yields", "serves", "portions", "number_of_servings", "servingSize",
    ])
    func aYield(name: String) {
        #expect(
            recipe(#""name":"Pie",\#(foods),\#(steps),"\#(name)":4"#)?.yield
                == RecipeYield(text: "4", amount: 4)
        )
    }

    @Test(
        arguments: [
            ("totalTime", "\"35 min\"", 35), ("total_minutes", "35", 35), ("readyIn", "35", 35),
            ("duration", "\"PT35M\"", 35), ("preparationTime", "35", 35),
            ("totalSeconds", "35", nil), ("cookTime", "35", nil), ("totalTime", "1440", 1_440),
            ("totalTime", "1441", nil),
        ] as [(String, String, Int?)]
    )
    func aTime(name: String, value: String, minutes: Int?) {
        #expect(
            recipe(#""name":"Pie",\#(foods),\#(steps),"\#(name)":\#(value)"#)?.times.total
                == minutes
        )
    }

    @Test(arguments: [
        (#"{"name":"leeks","quantity":"2"}"#, "2 leeks"),
        (#"{"title":"leeks","amount":2,"unit":"kg"}"#, "2 kg leeks"),
        (#"{"food":{"name":"leeks"},"qty":2,"unitOfMeasurement":"kg"}"#, "2 kg leeks"),
        (#"{"ingredient":"leeks","defaultAmount":2,"measure":"kg"}"#, "2 kg leeks"),
        (#"{"text":"leeks","unit_name":"kg","amount":2}"#, "2 kg leeks"),
        (#"{"name":"leeks","original":"2 fat leeks"}"#, "2 fat leeks"),
        (#"{"name":"leeks","display":"2 fat leeks"}"#, "2 fat leeks"),
        (#"{"name":"leeks","raw":"2 fat onions","amount":1}"#, "1 leeks"),
        (#"{"name":"leeks","note":"cut"}"#, "leeks, cut"),
        (#"{"name":"leeks","comment":"cut"}"#, "leeks, cut"),
        (#"{"name":"leeks","notes":"leeks"}"#, "leeks"),
        (#"{"name":"leeks","suffix":"cut"}"#, "leeks, cut"),
        (#"{"name":"leeks","unit":{"name_singular":"kg"},"amount":2}"#, "2 kg leeks"),
        (#"{"name":"leeks","amount":""}"#, "leeks"),
        (#"{"name":"leeks","line":"2 <b>leeks</b>"}"#, "2 leeks"),
    ])
    func anIngredient(json: String, text: String) {
        let found = recipe(#""name":"Pie","ingredients":[\#(json),"1 tsp salt"],\#(steps)"#)
        #expect(found?.ingredients.map(\.text) == [text, "1 tsp salt"])
    }

    @Test(arguments: ["ingredients", "items", "list", "zutaten"])
    func groups(name: String) {
        for title in ["name", "title", "heading", "header", "label"] {
            let found = recipe(
                #""name":"Pie","ingredients":["1 egg",{"\#(title)":"Top","\#(name)":["2 leeks","1 tsp salt"]}],\#(steps)"#
            )
            #expect(found?.ingredientGroups.map(\.title) == [nil, "Top"], "\(name) \(title)")
            #expect(found?.ingredients.map(\.text) == ["1 egg", "2 leeks", "1 tsp salt"])
        }
    }

    @Test(arguments: [
        "text", "body", "description", "instruction", "content", "html", "step", "value",
    ])
    func stepObjects(name: String) {
        let found = recipe(
            #""name":"Pie",\#(foods),"steps":[{"\#(name)":"<p>Cut **the** leeks.</p>"},"Bake them."]"#
        )
        #expect(found?.steps == ["Cut the leeks.", "Bake them."])
    }

    @Test(arguments: [(300, true), (301, false)])
    func anIngredientIsAShortText(count: Int, isRead: Bool) {
        let food = String(repeating: "x", count: count)
        let found = recipe(#""name":"Pie","ingredients":["\#(food)","2 leeks"],\#(steps)"#)
        #expect(found?.ingredients.map(\.text) == (isRead ? [food, "2 leeks"] : ["2 leeks"]))
    }

    @Test(arguments: [(60, true), (59, false)])
    func stepsInOneTextAreSome(count: Int, areSteps: Bool) {
        let text = String(repeating: "x", count: count - 1) + "."
        #expect((recipe(#""name":"Pie",\#(foods),"method":"\#(text)""#) != nil) == areSteps)
    }

    /// A single object is a list of ingredients where it holds several.
    @Test(
        arguments: [
            (#"["2 leeks","salt"]"#, ["2 leeks", "salt"]), (#"["2 leeks"]"#, nil),
        ] as [(String, [String]?)]
    )
    func aGroupAloneIsAList(items: String, texts: [String]?) {
        let found = recipe(
            #""name":"Pie","ingredients":[{"name":"Top","items":\#(items)}],\#(steps)"#
        )
        #expect(found?.ingredients.map(\.text) == texts)
    }

    @Test func sectionsOfSteps() {
        let found = recipe(
            #""name":"Pie",\#(foods),"method":[{"title":"Crust:","steps":["Roll it.",{"text":"Chill it."}]},"Bake them."]"#
        )
        #expect(
            found?.stepGroups == [
                StepGroup(title: "Crust", items: ["Roll it.", "Chill it."]),
                StepGroup(items: ["Bake them."]),
            ]
        )
    }

    @Test func aListOfSomethingElseMayComeFirst() {
        let dough = #"{"name":"Dough","images":["a.jpg"],"ingredients":["200 g flour","2 eggs"]}"#
        let crust = #"{"title":"Crust","images":["a.jpg"],"steps":["Roll it."]}"#
        let found = recipe(#""name":"Pie","ingredients":[\#(dough)],"steps":[\#(crust)]"#)
        #expect(found?.ingredientGroups.map(\.title) == ["Dough"])
        #expect(found?.ingredients.map(\.text) == ["200 g flour", "2 eggs"])
        #expect(found?.stepGroups == [StepGroup(title: "Crust", items: ["Roll it."])])
    }

    @Test(arguments: ["items", "images", "tools"])
    func aListOfSomethingElseIsNoSection(name: String) {
        let found = recipe(
            #""name":"Pie",\#(foods),"method":[{"title":"X","\#(name)":["a pan"]},"Bake them."]"#
        )
        #expect(found?.stepGroups == [StepGroup(items: ["Bake them."])])
    }

    @Test(arguments: [
        #""ingredients":["2 leeks"],"steps":["Cut the leeks."],"name":"Pie""#,
        #""ingredients":["2 leeks","salt"],"name":"Pie","a":1"#,
        #""steps":["Cut the leeks."],"name":"Pie","a":1"#,
        #""ingredients":["2 leeks","salt"],"steps":["Cut the leeks."]"#,
        #""ingredients":"2 leeks","steps":["Cut the leeks."],"name":"Pie""#,
        #""ingredients":["2 leeks","salt"],"steps":[],"name":"Pie""#,
    ])
    func noRecipe(members: String) {
        #expect(recipe(members) == nil)
    }

    // MARK: Text of markup

    @Test(arguments: [
        ("<p>a</p><p>b</p>", ["a", "b"]), ("a<br>b", ["a", "b"]),
        ("a<br/>b<BR />c", ["a", "b", "c"]), ("a<b>b</b>c", ["abc"]), ("a <!-- x --> b", ["a b"]),
        ("a <!-- x", ["a <!-- x"]), ("1 < 2", ["1 < 2"]), ("1 <2", ["1 <2"]),
        ("<a href='x>y'>b</a>", ["b"]), ("<a title=\"x>y\">b</a>", ["b"]), ("a <b c", ["a <b c"]),
        ("<b don't>a</b> it's", ["a it's"]), ("<b 5\">a</b> of 6\"", ["a of 6\""]),
        ("a <b <i>c</i>", ["a <b c"]), ("&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b", ["a", "b"]),
        ("a\nb\r\n\nc", ["a", "b", "c"]), ("&amp;lt;b&amp;gt;a", ["a"]), ("", []), (" \n ", []),
        ("<div>a<span>b</span></div>c", ["ab", "c"]), ("<x-y:z>a", ["a"]), ("</p>a", ["a"]),
        ("crÃ¨me", ["crème"]), ("a&nbsp;b", ["a b"]),
    ])
    func linesOfMarkup(markup: String, lines: [String]) {
        #expect(MarkupText.lines(of: markup) == lines)
        #expect(MarkupText.line(of: markup) == lines.joined(separator: " "))
    }

    @Test(arguments: [
        ("<ul><li>a</li><li>b</li></ul>", ["a", "b"]), ("<li>a", []), ("a", []),
        ("&lt;li&gt;a&lt;li&gt;b", ["a", "b"]), ("<li>a<li> <li>b", ["a", "b"]),
        ("<li>a<br>b</li><li>c</li>", ["a b", "c"]),
    ])
    func itemsOfMarkup(markup: String, items: [String]) {
        #expect(MarkupText.listItems(of: markup) == items)
    }

    @Test func linksHaveTheirNumbers() {
        let address = WebAddress("https://a.example/x")
        let body = String(repeating: "Some words to read. ", count: 8)
        let text = content(
            "<article><p>\(body)<a href=/1>one</a> <a href=/2>two</a> <a href=/1>again</a> <a href=#x>here</a> <a href=mailto:x>mail</a></p></article>",
            address: address?.text
        )
        #expect(text.text.hasSuffix("one[1] two[2] again[1] here mail"))
        #expect(text.links.map(\.text) == ["https://a.example/1", "https://a.example/2"])
    }
}

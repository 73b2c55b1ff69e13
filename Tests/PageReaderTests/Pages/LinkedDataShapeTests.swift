import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// JSON-LD as sites really write it.
struct LinkedDataShapeTests {
    private static let one = LeekTart.linkedData()
    private static let foods = LeekTart.quoted(LeekTart.ingredients)
    private static let moves = LeekTart.quoted(LeekTart.steps)

    /// The recipe with its steps as one text, from what stands before each.
    private static func numbered(_ marks: String...) -> String {
        let text = zip(marks, LeekTart.steps).map { "\($0) \($1)" }.joined(separator: " ")
        return LeekTart.linkedData(steps: "\"\(text)\"")
    }

    @Test(arguments: [
        #"["Mix the dough.\nLet it rest.","Bake the tart."]"#,
        #"""
        [{"@type":"HowToSection","itemListElement":[
        {"@type":"HowToStep","text":"Mix the dough.\nLet it rest."},
        {"@type":"HowToStep","text":"Bake the tart."}]}]
        """#,
    ])
    func stepAmongOthersIsOneStepWhateverLineEndsItHas(_ steps: String) {
        let page = linkedDataPage(LeekTart.linkedData(steps: steps), body: "<h1>Leek tart</h1>")
        #expect(content(page).recipe?.steps == ["Mix the dough. Let it rest.", "Bake the tart."])
    }

    @Test(arguments: [
        (#"["2 eggs,\nbeaten","salt"]"#, ["2 eggs, beaten", "salt"]),
        (#"["2 eggs\n1 leek","salt"]"#, ["2 eggs", "1 leek", "salt"]),
    ])
    func ingredientAmongOthersIsOneUnlessMoreAmountsFollow(_ items: String, _ lines: [String]) {
        let page = linkedDataPage(LeekTart.linkedData(ingredients: items))
        #expect(content(page).recipe?.ingredients.map(\.text) == lines)
    }

    @Test func stepsThatAreOnlyHeadingsAreReadFromThePage() {
        let page = linkedDataPage(
            LeekTart.linkedData(steps: #"["The dough","The leeks","The end"]"#),
            body: """
                <h1>Leek tart</h1><h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>
                <h2>Method</h2><ol><li>The dough: \(LeekTart.steps[0])</li>
                <li>The leeks: \(LeekTart.steps[1])</li><li>The end: \(LeekTart.steps[2])</li></ol>
                """
        )
        let steps = content(page).recipe?.steps ?? []
        #expect(steps.map { $0.contains("the") } == [true, true, true])
    }

    private static func escaped(_ json: String, _ quote: String) -> String {
        json.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: quote)
    }

    private static func oneText(_ separator: String) -> String {
        LeekTart.linkedData(ingredients: "\"\(LeekTart.ingredients.joined(separator: separator))\"")
    }

    static let shapes: [Case<String, Void>] = [
        Case("in a comment", "<!--\n\(one)\n-->", ()),
        Case("in CDATA", "//<![CDATA[\n\(one)\n//]]>", ()),
        Case("with a superfluous comma", "\(one.dropLast()),};", ()),
        Case("escaped as if it were text", escaped(one, "&quot;"), ()),
        Case("escaped by numbers", escaped(one, "&#34;"), ()),
        Case(
            "in graphs in a graph",
            #"{"@graph":[{"@type":"WebSite","name":"K"},{"@graph":[\#(one)]}]}"#,
            ()
        ),
        Case(
            "in a list of recipes",
            """
            {"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":
            {"@type":"Recipe","name":"Onion soup"}},{"@type":"ListItem","item":\(one)}]}
            """,
            ()
        ),
        Case(
            "as what an article is about",
            #"{"@type":"NewsArticle","headline":"Spring","mainEntity":\#(one)}"#,
            ()
        ),
        Case(
            "with the vocabulary before each name",
            """
            {"@type":"schema:Recipe","schema:name":"Leek tart","schema:recipeIngredient":\(foods),
            "schema:recipeInstructions":\(moves)}
            """,
            ()
        ),
        Case(
            "with lists and languages spelled out",
            """
            {"@type":"https://schema.org/Recipe","name":{"@value":"Leek tart","@language":"en"},
            "recipeIngredient":{"@list":\(foods)},"recipeInstructions":{"@list":\(moves)}}
            """,
            ()
        ),
        Case(
            "as instructions for anything",
            #"{"@type":"HowTo","name":"Leek tart","supply":\#(foods),"step":\#(moves)}"#,
            ()
        ),
        Case("ingredients as one text with commas", commas, ()),
        Case("ingredients as one text with line ends", oneText("\\n"), ()),
        Case("ingredients as one text with breaks", oneText("<br>"), ()),
        Case(
            "ingredients with bullets",
            LeekTart.linkedData(
                ingredients: LeekTart.quoted(LeekTart.ingredients.map { "• \($0)" })
            ),
            ()
        ),
        Case("steps as one text with numbers", numbered("1.", "2.", "3."), ()),
        Case("steps as one text with brackets", numbered("1)", "2)", "3)"), ()),
        Case("steps as one text that names each", numbered("Step 1:", "Step 2:", "Step 3:"), ()),
        Case(
            "steps as escaped paragraphs",
            LeekTart.linkedData(
                steps: "\"\(LeekTart.wrapped(LeekTart.steps, in: "&lt;p&gt;", "&lt;/p&gt;"))\""
            ),
            ()
        ),
        Case(
            "with nulls in the lists",
            LeekTart.linkedData(
                ingredients: "[null,\"\",\(foods.dropFirst())",
                steps: "[{\"@type\":\"HowToStep\",\"text\":null},\(moves.dropFirst())"
            ),
            ()
        ),
    ]

    /// Commas part the ingredients, and one stands in an ingredient.
    private static let commas = oneText(", ")

    @Test(arguments: shapes)
    func recipeIsTheSameInEveryShape(_ row: Case<String, Void>) {
        LeekTart.expect(
            in: LeekTart.page(
                "<h1>Leek tart</h1>",
                head: LeekTart.script(row.input, #"type="application/ld+json""#)
            )
        )
    }

    @Test func amountsOfSuppliesStandBeforeTheirNames() {
        let supplies = """
            [{"@type":"HowToSupply","name":"flour","requiredQuantity":{"value":200,"unitText":"g"}},
            {"@type":"PropertyValue","name":"butter","value":"100","unitText":"g"},
            {"quantity":"2","name":"eggs"}]
            """
        let found = content(linkedDataPage(LeekTart.linkedData(ingredients: supplies)))
        #expect(found.recipe?.ingredients.map(\.text) == ["200 g flour", "100 g butter", "2 eggs"])
        #expect(found.recipe?.ingredients.map(\.name) == ["flour", "butter", "eggs"])
    }

    @Test func lineEndsThatWereLostBeforeNumbersAreFound() {
        let text = "1. \(LeekTart.steps.joined(separator: "2. "))"
            .split(separator: "2. Whisk").joined(separator: "3. Whisk")
        let steps = content(linkedDataPage(LeekTart.linkedData(steps: "\"\(text)\""))).recipe?.steps
        #expect(steps == LeekTart.steps)
    }

    @Test func nameOfAStepThatIsItsWholeTextIsNoHeading() {
        let text = "1. \(LeekTart.steps.joined(separator: " 2. "))"
        let step = #"[{"@type":"HowToStep","name":"\#(text)","text":"\#(text)"}]"#
        let recipe = content(linkedDataPage(LeekTart.linkedData(steps: step))).recipe
        #expect(recipe?.stepGroups.map(\.title) == [nil])
    }

    @Test func numberInPlaceOfThePagesTitleIsPassedOver() {
        let page = LeekTart.page(
            "<h1>Leek tart</h1><h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>"
                + "<h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>",
            head: "<meta name=og:title content=2>"
        )
        LeekTart.expect(in: page)
    }

    /// A name heads its own steps, and none that come behind them.
    @Test(arguments: [
        Case(
            "named steps",
            #"[{"@type":"HowToStep","name":"Crust","text":"Roll it out."},"Bake the pie."]"#,
            ["Crust: Roll it out.", ": Bake the pie."]
        ),
        Case(
            "a section",
            #"[{"@type":"HowToSection","name":"Crust","itemListElement":["Roll it out."]},"Bake it."]"#,
            ["Crust: Roll it out.", ": Bake it."]
        ),
        Case(
            "steps before a section",
            #"["Heat it up.",{"@type":"HowToSection","name":"Crust","text":"Roll it out."}]"#,
            [": Heat it up.", "Crust: Roll it out."]
        ),
    ])
    func stepsBehindANamedOneHaveNoName(_ row: Case<String, [String]>) {
        let value = JSONReader.firstValue(in: Array(row.input.utf8)[...])
        let groups = LinkedDataSteps(instructions: value).groups.filter { !$0.items.isEmpty }
        let told = groups.map { "\($0.title ?? ""): \($0.items.joined(separator: "|"))" }
        #expect(told == row.expected)
    }

    @Test(arguments: [
        Case("all", #""prepTime":"PT1M","cookTime":"PT2M","totalTime":"PT9M""#, [1, 2, 9]),
        Case("performed", #""performTime":"PT3M""#, [nil, 3, nil]),
        Case("both", #""cookTime":"PT2M","performTime":"PT3M""#, [nil, 2, nil]),
        Case("total", #""totalTime":"PT9M""#, [nil, nil, 9]),
    ])
    func eachTimeHasItsName(_ row: Case<String, [Int?]>) {
        let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 leek"],\#(row.input)}"#
        let times = content(linkedDataPage(json)).recipe?.times
        #expect([times?.preparation, times?.cooking, times?.total] == row.expected)
    }
}

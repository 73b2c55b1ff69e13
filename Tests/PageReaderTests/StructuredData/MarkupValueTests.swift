import RecipeModel
import Testing

@testable import PageReader

/// Where a page's marks keep their values: attributes, other elements, other nodes.
struct MarkupValueTests {
    private func micro(_ markup: String) throws -> Recipe {
        let page = """
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
            <p itemprop="recipeIngredient">1 leek</p><p itemprop="recipeInstructions">Bake it.</p>\(markup)</div>
            """
        return try #require(content(page).recipe)
    }

    @Test(arguments: [
        "<data itemprop=recipeYield value='4 pies'>9</data>",
        "<meter itemprop=recipeYield value='4 pies'>9</meter>",
        "<input itemprop=recipeYield value='4 pies'>",
        "<data itemprop=recipeYield value=''>4 pies</data>",
        "<meter itemprop=recipeYield value=''>4 pies</meter>",
        "<i itemprop=recipeYield content='4 pies'>9</i>",
        "<i itemprop=recipeYield content=''>4 pies</i>",
        "<time itemprop=recipeYield datetime=''>4 pies</time>",
        "<i itemprop='x recipeYield'>4 pies</i>",
    ])
    func aYield(_ markup: String) throws {
        #expect(try micro(markup).yield == RecipeYield(text: "4 pies", amount: 4))
    }

    @Test(arguments: [
        "<img itemprop=image src=/p.jpg>", "<a itemprop=image href=/p.jpg>x</a>",
        "<meta itemprop=image content=/p.jpg>", "<div itemprop=image><img src=/p.jpg></div>",
    ])
    func aPicture(_ markup: String) throws {
        #expect(try micro(markup).picture?.text == "https://kitchen.example/p.jpg")
    }

    @Test func recipesInRDFaAreRead() {
        let found = content(
            """
            <div vocab="http://schema.org/" typeof="Recipe"><h1 property="schema:name">Pie</h1>
            <p property="recipeIngredient">2 leeks</p><p property="recipeIngredient">salt</p>
            <p property="recipeInstructions">Bake it.</p></div>
            """
        )
        #expect(found.recipe?.title == "Pie")
        #expect(found.recipe?.ingredients.map(\.text) == ["2 leeks", "salt"])
        #expect(found.origins["steps"] == .microdata)
    }

    private func data(_ json: String) -> LinkedData {
        LinkedData(scripts: [DataScript(kind: .linkedData, content: Array(json.utf8)[...])])
    }

    @Test(arguments: [
        ("false", true), ("\"False\"", true), ("\"false\"", true), ("true", false),
        ("\"no\"", false), ("null", false),
    ])
    func aPageSaysThatItIsNotFree(_ value: String, _ saysPaid: Bool) {
        let found = data(#"{"@type":"WebPage","isAccessibleForFree":\#(value)}"#)
        #expect(found.saysPaid == saysPaid)
    }

    @Test(arguments: [
        (#"{"type":"Recipe","name":"x"}"#, 1), (#"{"@type":"HowTo","name":"x"}"#, 0),
        (#"{"@type":"HowTo","supply":["x"]}"#, 1),
        (#"[{"@type":"HowTo","supply":["x"]},{"@type":"Recipe"}]"#, 1),
        (#"{"@type":"RecipeList"}"#, 0),
    ])
    func whatIsARecipe(_ json: String, _ count: Int) {
        #expect(data(json).recipes.count == count)
    }

    /// What one of them leaves out, or calls null, the others say.
    @Test func nodesOfOneIDFillEachOther() {
        let found = data(
            #"[{"@type":"Recipe","@id":"r","name":null,"yield":"4"},"#
                + #"{"@type":"Recipe","name":"Soup"},"#
                + #"{"@type":"Recipe","@id":"r","name":"Pie","yield":"6","image":"p"}]"#
        ).recipes
        #expect(found.map { $0["name"]?.text } == ["Pie", "Soup"])
        #expect(found.map { $0["yield"]?.text } == ["4", nil])
        #expect(found.map { $0["image"]?.text } == ["p", nil])
    }

    /// What nodes of one name say is one recipe; of another name they are others.
    @Test(arguments: [("Pie", ["Bake it."]), ("Soup", [])])
    func nodesOfOneNameFillEachOther(name: String, steps: [String]) {
        let page = linkedDataPage(
            #"[{"@type":"Recipe","name":"Pie","recipeIngredient":["1 leek"]},"#
                + #"{"@type":"Recipe","name":"\#(name)","recipeInstructions":"Bake it."}]"#
        )
        #expect(content(page).recipe?.steps ?? [] == steps)
    }

    /// At most eight other recipes are named; a page with more is a collection.
    @Test(arguments: [(9, 8), (10, 0), (1, 0)])
    func aPageWithManyRecipesIsACollection(_ recipes: Int, _ others: Int) {
        let nodes = (1...recipes).map {
            #"{"@type":"Recipe","name":"Pie no \#($0)","recipeIngredient":["1 leek"],"recipeInstructions":"Bake."}"#
        }
        let markup = linkedDataPage("[\(nodes.joined(separator: ","))]")
        let found = RecipeSources(page: ParsedPage(utf8: Array(markup.utf8), address: nil))
        #expect(found.others.count == others)
        #expect(found.found.first?.fields.title == "Pie no 1")
    }

    @Test(arguments: [
        (#"{"name":"leeks","fullText":"2 fat leeks"}"#, "2 fat leeks"),
        (#"{"name":"leeks","text":"2 fat leeks"}"#, "2 fat leeks"),
        (#"{"name":"leeks","description":"2 fat leeks"}"#, "2 fat leeks"),
        (#"{"name":"leeks","remark":"cut"}"#, "leeks, cut"),
        (#"{"name":"leeks","extra":"cut"}"#, "leeks, cut"),
    ])
    func anIngredientOfAState(_ json: String, _ text: String) {
        let state =
            #"{"name":"Pie","ingredients":[\#(json),"1 tsp salt"],"steps":["Cut the leeks."]}"#
        let page = "<p>Words.</p><script>window.state = \(state);</script>"
        #expect(content(page).recipe?.ingredients.map(\.text) == [text, "1 tsp salt"])
    }
}

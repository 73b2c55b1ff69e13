import RecipeModel
import Testing

@testable import PageReader

/// How much a recipe's markup may hold, and how long its names and headings are.
struct MarkupLimitTests {
    private func items(_ value: JSONValue) -> [String] {
        LinkedDataSteps(instructions: value).groups.flatMap(\.items)
    }

    @Test(arguments: [(7, ["Bake it."]), (8, [])] as [(Int, [String])])
    func stepsStandInSoManyLists(depth: Int, steps: [String]) {
        let value = (0..<depth).reduce(JSONValue.string("Bake it.")) { inner, _ in .array([inner]) }
        #expect(items(value) == steps)
    }

    @Test func aRecipeHasNoMoreStepsThanThat() {
        let steps = [JSONValue](repeating: .string("Bake it."), count: 2_001)
        #expect(items(.array(steps)).count == 2_000)
    }

    /// However a page writes it, and whatever else it lacks.
    @Test func aNameThatIsTooLongIsCut() throws {
        let name = String(repeating: "Apple pie ", count: 300)
        let list = "<h2>Ingredients</h2><ul><li>200 g flour<li>100 g butter<li>3 apples</ul>"
        let method = "<h2>Method</h2><ol><li>Mix it all.<li>Bake for 40 minutes.</ol>"
        let data = #"{"@type":"Recipe","name":"\#(name)","recipeIngredient":["200 g flour"]}"#
        for page in [
            "<script type=\"application/ld+json\">\(data)</script>",
            "<title>\(name)</title>\(list)\(method)", "<h1>\(name)</h1>\(list)\(method)",
        ] {
            let found = content(page, address: nil)
            let title = try #require(found.recipe).title
            #expect(title.hasPrefix("Apple pie Apple pie") && title.hasSuffix("…"), "\(page)")
            #expect(title.utf8.count <= 256)
        }
    }

    @Test func aRecipeHasNoMoreIngredientsThanThat() {
        let foods = [JSONValue](repeating: .string("2 leeks"), count: 2_001)
        let recipe = SchemaRecipe(
            node: .object([.init(name: "recipeIngredient", value: .array(foods))]),
            links: LinkResolver(base: nil)
        )
        #expect(recipe.fields.ingredientLines.count == 2_000)
    }

    /// A longer name is no heading of the step.
    @Test(arguments: [(120, true), (121, false)])
    func theNameOfAStepIsShort(count: Int, isHeading: Bool) {
        let name = String(repeating: "x", count: count)
        let step = JSONValue.object([
            .init(name: "name", value: .string(name)),
            .init(name: "text", value: .string("Cut it.")),
        ])
        let groups = LinkedDataSteps(instructions: .array([step, .string("Bake it.")])).groups
        let expected =
            isHeading
            ? [StepGroup(title: name, items: ["Cut it."]), StepGroup(items: ["Bake it."])]
            : [StepGroup(items: ["Cut it.", "Bake it."])]
        #expect(groups == expected)
    }

    /// A longer line among the ingredients is one of them, whatever ends it.
    @Test(arguments: [(80, true), (81, false)])
    func aHeadingAmongTheIngredientsIsShort(count: Int, isHeading: Bool) {
        let title = String(repeating: "x", count: count - 1)
        let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["\#(title):","salt"]}"#
        let groups = content(linkedDataPage(json)).recipe?.ingredientGroups
        #expect(groups?.map(\.title) == [isHeading ? title : nil])
        #expect(
            groups?.map { $0.items.map(\.text) } == [isHeading ? ["salt"] : ["\(title):", "salt"]]
        )
    }

    private func micro(_ markup: String) -> Recipe? {
        content(
            """
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
            <p itemprop="recipeIngredient">1 leek</p>\(markup)</div>
            """
        ).recipe
    }

    @Test(arguments: [(120, true), (121, false)])
    func theNameOfAnAuthorIsShort(count: Int, isName: Bool) {
        let name = String(repeating: "x", count: count)
        #expect(micro("<i itemprop=author>\(name)</i>")?.author == (isName ? name : nil))
    }

    @Test(arguments: ["https://kitchen.example/ann", ""])
    func anAuthorThatIsNoNameIsPassedOver(text: String) {
        let authors = "<a itemprop=author href=/ann>\(text)</a><i itemprop=author>Ann</i>"
        #expect(micro(authors)?.author == "Ann")
    }

    @Test(arguments: [6, 0])
    func aRatingThatIsNoneIsPassedOver(value: Int) {
        let ratings = zip(["aggregateRating", "review"], [value, 4]).map { name, value in
            "<p itemprop=\(name) itemscope><i itemprop=ratingValue>\(value)</i></p>"
        }
        #expect(micro(ratings.joined())?.rating == Rating(value: 4))
    }

    /// A shorter one is one step, whatever line ends it has.
    @Test(arguments: [(200, false), (201, true)])
    func aLongStepIsTakenApartAtItsLineEnds(count: Int, isApart: Bool) {
        let long = String(repeating: "x", count: count)
        let steps = "<p itemprop=step>\(long)<br>Bake it.</p><p itemprop=step>Eat it.</p>"
        let item = "<div itemscope itemtype=/Recipe>\(steps)</div>"
        let first = isApart ? [long, "Bake it."] : ["\(long) Bake it."]
        #expect(MarkedRecipe.microdata(in: page(item)).map(\.steps) == [first + ["Eat it."]])
    }

    private func page(_ markup: String) -> ParsedPage {
        ParsedPage(utf8: Array(markup.utf8), address: nil)
    }

    @Test(arguments: [(16, 16), (17, 16)])
    func onlySoManyRecipesOfAPageAreRead(count: Int, read: Int) {
        let items = String(repeating: "<div itemscope itemtype=/Recipe></div>", count: count)
        #expect(MarkedRecipe.microdata(in: page(items)).count == read)
        let boxes = String(repeating: "<div class=hrecipe></div>", count: count)
        #expect(MarkedRecipe.microformats(in: page(boxes)).count == read)
    }

    @Test func anHRecipeInsideOfAnotherIsNone() {
        let inner = "<div class=h-recipe><b class=fn>Sauce</b></div>"
        let found = MarkedRecipe.microformats(in: page("<div class=hrecipe>\(inner)</div>\(inner)"))
        #expect(found.map(\.title) == ["Sauce", "Sauce"])
    }

    @Test(arguments: [(300, true), (301, false)])
    func aTextOfAnHRecipeIsShort(count: Int, isTitle: Bool) {
        let title = String(repeating: "x", count: count)
        let box = "<div class=hrecipe><b class=fn>\(title)</b><b class=p-name>Pie</b></div>"
        #expect(MarkedRecipe.microformats(in: page(box)).map(\.title) == [isTitle ? title : "Pie"])
    }
}

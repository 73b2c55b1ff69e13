import Documents
import RecipeModel
import Testing

/// Lists, tables and single lines as files have them.
struct ListWritingTests {
    private func written(_ content: Block.Content) -> (markdown: String, html: String) {
        var document = Document()
        document.add(content)
        let html = HTMLWriter.article(of: document)
        return (
            MarkdownWriter.text(of: document),
            String(html.dropFirst("<article>\n".count).dropLast("\n</article>".count))
        )
    }

    private func recipe(_ title: String, link: String? = nil, foods: [String] = []) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: title)
        recipe.link = link.flatMap { WebAddress($0) }
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return recipe
    }

    @Test func aListOfRecipes() {
        var pie = recipe("Pie *", link: "https://a.example/p", foods: ["leeks", "", "butter"])
        pie.times = CookingTimes(total: 25)
        pie.yield = RecipeYield(text: "x", amount: 4)
        var row = RecipeRow(number: 10, recipe: pie, isFavorite: true, query: nil)
        row.remarks = ["kept today"]
        let plain = RecipeRow(number: 11, recipe: recipe(" "), isFavorite: false, query: nil)
        let (markdown, html) = written(.recipes(RecipeList([row, plain], highest: 11)))
        #expect(
            markdown == """
                10. **[Pie \\*](https://a.example/p)** ★ (has lactose)\u{20}\u{20}
                    leeks, butter\u{20}\u{20}
                    25 min · 4 servings · a.example · kept today
                11. **Untitled**\u{20}\u{20}
                    \(ServiceName.feed.rawValue)
                """
        )
        #expect(
            html == """
                <ol>
                <li value="10"><a href="https://a.example/p" rel="noreferrer">Pie *</a> ★ (has lactose)<br>
                leeks, butter<br>
                25 min · 4 servings · a.example · kept today</li>
                <li value="11">Untitled<br>
                \(ServiceName.feed.rawValue)</li>
                </ol>
                """
        )
        #expect(
            row.spoken == [
                "Result 10: Pie *. Favorite. Has lactose.", "Ingredients: leeks, butter.",
                "25 minutes. 4 servings. From a.example. Kept today.",
            ]
        )
        #expect(plain.spoken == ["Result 11: Untitled.", "From \(ServiceName.feed.rawValue)."])
        row.listsIngredients = false
        row.thing = "Favorite"
        #expect(
            row.spoken == [
                "Favorite 10: Pie *. Favorite. Has lactose.",
                "25 minutes. 4 servings. From a.example. Kept today.",
            ]
        )
    }

    @Test func aRowTellsWhatItsServiceTells() {
        var pie = recipe("Pie", foods: ["leeks"])
        pie.coverage = IngredientCoverage(used: ["leeks"], missed: ["oil", "salt"])
        let row = RecipeRow(number: 1, recipe: pie, isFavorite: false, query: nil)
        let service = ServiceName.feed.rawValue
        #expect(
            written(.recipes(RecipeList([row], highest: 1))).markdown == """
                1. **Pie**\u{20}\u{20}
                   leeks\u{20}\u{20}
                   \(service) · uses 1 of yours, needs 2 more
                """
        )
        #expect(
            row.spoken == [
                "Result 1: Pie.", "Ingredients: leeks.",
                "From \(service). Uses 1 of yours, needs 2 more.",
            ]
        )
    }

    @Test func aListShowsTheSmallerPicture() {
        var pie = recipe("Pie")
        #expect(pie.pictureForLists == nil)
        pie.picture = WebAddress("https://a.example/p.jpg")
        #expect(pie.pictureForLists?.text == "https://a.example/p.jpg")
        pie.thumbnail = WebAddress("https://a.example/t.jpg")
        #expect(pie.pictureForLists?.text == "https://a.example/t.jpg")
    }

    @Test(arguments: [
        (Item.Marker.none, "- a \\*", "<ul>\n<li>a *</li>\n</ul>"),
        (.sign("✓"), "- a \\*", "<ul>\n<li>a *</li>\n</ul>"),
        (.step(1, of: 3), "1. a \\*", "<ol>\n<li>a *</li>\n</ol>"),
        (.step(2, of: 3), "2. a \\*", "<ol start=\"2\">\n<li>a *</li>\n</ol>"),
        (.row(1, upTo: 9), "1. a \\*", "<ol>\n<li>a *</li>\n</ol>"),
        (.row(7, upTo: 9), "7. a \\*", "<ol start=\"7\">\n<li>a *</li>\n</ol>"),
        (.reference(4, of: 9), "- \\[4\\] a \\*", "<ul>\n<li>[4] a *</li>\n</ul>"),
        (
            .tick(1, isDone: true), "- [x] a \\*",
            "<ul>\n<li><input type=\"checkbox\" disabled checked> a *</li>\n</ul>"
        ),
        (
            .tick(1, isDone: false), "- [ ] a \\*",
            "<ul>\n<li><input type=\"checkbox\" disabled> a *</li>\n</ul>"
        ),
    ])
    func anItemHasItsMarker(marker: Item.Marker, markdown: String, html: String) {
        let found = written(.items([Item("a *", marker)]))
        #expect(found.markdown == markdown)
        #expect(found.html == html)
    }

    @Test func headingsTitlesAndLines() {
        #expect(written(.title(.list("my *list", right: "3"))).markdown == "# My \\*list")
        #expect(written(.title(.list("my <list", right: "3"))).html == "<h1>My &lt;list</h1>")
        #expect(written(.heading("A", level: 2)).markdown == "## A")
        #expect(written(.heading("A", level: 3)).markdown == "### A")
        #expect(written(.heading("A", level: 2)).html == "<section>\n<h2>A</h2>\n</section>")
        #expect(written(.marked("a b", 0..<1, hint: "<c")).markdown == "`a b` \\<c")
        #expect(written(.marked("a b", 0..<1, hint: nil)).markdown == "`a b`")
        #expect(written(.marked("a<", 0..<1, hint: "<c")).html == "<p><code>a&lt;</code> &lt;c</p>")
        #expect(written(.verbatim(["# a", "<b>"])).markdown == "# a\n<b>")
        #expect(written(.verbatim(["# a", "<b>"])).html == "<pre># a\n&lt;b&gt;</pre>")
        #expect(written(.space).markdown == "")
        #expect(written(.facts([])).html == "")
    }

    @Test func entriesAndThings() {
        let rows = [
            Entries.Row(["a*", "", "b"], "does <it>"), Entries.Row(["c"], ""),
        ]
        let typed = Entries([Entries.Group(title: "T<", rows: rows)], areTyped: true)
        #expect(written(.entries(typed)).markdown == "## T\\<\n\n- `a*` `b`: does \\<it>\n- `c`")
        #expect(
            written(.entries(typed)).html
                == """
                <h2>T&lt;</h2>
                <dl>
                <dt><code>a* b</code></dt><dd>does &lt;it&gt;</dd>
                <dt><code>c</code></dt><dd></dd>
                </dl>
                """
        )
        let plain = Entries([Entries.Group(rows: rows), Entries.Group(rows: [rows[1]])])
        #expect(written(.entries(plain)).markdown == "- a\\* b: does \\<it>\n- c\n\n- c")
        #expect(
            written(.entries(plain)).html.hasPrefix("<dl>\n<dt>a* b</dt><dd>does &lt;it&gt;</dd>")
        )
        let table = Table(header: ["H|", "I"], rows: [["1", "<2"]])
        let markdown = "| H\\| | I |\n| --- | --- |\n| 1 | \\<2 |"
        let html = """
            <table>
            <tr><th>H|</th><th>I</th></tr>
            <tr><td>1</td><td>&lt;2</td></tr>
            </table>
            """
        #expect(written(.entries(Entries([], table: table))).markdown == markdown)
        #expect(written(.entries(Entries([], table: table))).html == html)
        #expect(written(.choices(Choices([], table: table))).markdown == markdown)
        #expect(written(.choices(Choices([], table: table))).html == html)
        let things = Things(label: "Try*", ["a*", "b"])
        #expect(written(.things(things)).markdown == "Try\\*: a\\* · b")
        #expect(written(.things(things)).html == "<p>Try*: a* · b</p>")
        #expect(written(.things(Things(["a*", "b"], areTyped: true))).markdown == "`a*` · `b`")
        #expect(written(.things(Things(["a", "b"]))).html == "<p>a · b</p>")
    }

    /// What is for a screen is in no file, and the other way round.
    @Test func everyPartHasItsPlace() {
        var document = Document()
        document.add(.paragraph("all"))
        document.add(.paragraph("screen"), on: .screen)
        document.add(.paragraph("file"), on: .file)
        document.add(.facts([Fact("a"), Fact("b", on: .screen), Fact("c", on: .file)]))
        var sum = Document()
        sum.add(document)
        #expect(MarkdownWriter.text(of: sum) == "all\n\nfile\n\na · c")
        #expect(sum.blocks(on: .screen).count == 3)
        #expect(sum.blocks(on: .everywhere).count == 2)
        var said = Document()
        said.say("it is")
        said.say("it is!", .warning, on: .file)
        #expect(said.blocks.map(\.spoken) == [["It is."], ["It is!"]])
        #expect(
            said.blocks.map(\.content) == [
                .paragraph("it is"), .paragraph(Phrase("it is!", .warning)),
            ]
        )
        #expect(said.blocks.map(\.place) == [.everywhere, .file])
    }

    @Test func marksPartAPhrase() throws {
        let text = "leek pie"
        let leek = text.startIndex..<text.index(text.startIndex, offsetBy: 4)
        let inner = text.index(after: text.startIndex)..<text.endIndex
        let phrase = Phrase(text, marking: [leek, inner], .title)
        #expect(phrase.runs.map(\.text) == ["leek", " pie"])
        #expect(phrase.runs.map(\.roles) == [[.title, .matchedFood], [.title]])
        #expect(phrase.string == text)
        #expect(Phrase("").isEmpty && !phrase.isEmpty)
        #expect((Phrase("a") + Phrase("") + Phrase("b")).runs.map(\.text) == ["a", "b"])
    }
}

import RecipeModel
import Testing

@testable import PageReader

/// Lines of a page, the items that they make up, and the headings among them.
struct ListShapeTests {
    private func page(_ body: String) -> ParsedPage {
        ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil)
    }
    private func texts(_ body: String) -> [String] { page(body).lines.map(\.text) }
    private func rows(_ body: String) -> [ItemRows.Row] {
        let page = page(body)
        return ItemRows(tree: page.tree).rows(of: page.lines)
    }

    @Test(arguments: [
        ("<p>a</p><p>b</p>", ["a", "b"]), ("a<br>b<hr>c", ["a", "b", "c"]),
        ("<div>a<div>b</div>c</div>", ["a", "b", "c"]), ("<p>a <i>b</i> c</p>", ["a b c"]),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", ["a b", "c"]),
        ("<p>  </p><p>a</p>", ["a"]), ("<pre>a\nb</pre>", ["a", "b"]),
        ("<p style='white-space: pre-line'>a\nb</p>", ["a", "b"]), ("<p>a\nb</p>", ["a b"]),
        ("<p style=white-space:pre>a\nb</p>", ["a", "b"]),
        ("<p style='WHITE-SPACE : PRE'>a\nb</p>", ["a", "b"]),
        ("<p>200<i>g</i></p>", ["200g"]), ("<p><i>200</i>g</p>", ["200g"]),
        ("<p><sup>2</sup><b>nd</b></p>", ["2nd"]),
        ("<label><input> a</label><label><input> b</label>", ["a", "b"]),
        ("<label>a</label><label>b</label>", ["ab"]),
        ("<p><b>flour</b><u>200 g</u></p>", ["flour 200 g"]),
        ("<p><b>1</b><b>egg</b></p>", ["1 egg"]),
        ("<h3><b>For the</b><b>sauce</b></h3>", ["For the sauce"]),
        ("<h3><b>F</b><b>lour</b></h3>", ["Flour"]),
        ("<p><b>Choco</b><b>late</b></p>", ["Chocolate"]),
        ("<p><b>a</b><b>b</b></p>", ["ab"]), ("<p><b class=x>a</b><b class=y>b</b></p>", ["a b"]),
        ("<p>1<sup>st</sup></p>", ["1st"]), ("<p>½<i>cup</i></p>", ["½cup"]),
        ("<p><i>½</i><b>cup</b></p>", ["½ cup"]), ("<p><i>¼</i><b>cup</b></p>", ["¼ cup"]),
        ("<p><i>¾</i><b>cup</b></p>", ["¾ cup"]), ("<p>180 <i>°</i><b>C</b></p>", ["180 °C"]),
        ("<p><b>Men</b><b>ü</b><b>s</b></p>", ["Menüs"]),
        (
            "<script>a</script><style>b</style><select><option>c</select><template>d</template>e",
            ["e"]
        ),
        (
            "<video>a</video><audio>b</audio><canvas>c</canvas><object>d</object><textarea>e</textarea>f",
            ["f"]
        ), ("<p>a <span hidden>b</span> c</p>", ["a c"]),
        ("<noscript>a</noscript>b", ["b"]), ("<noscript>a</noscript>", ["a"]),
        ("<p hidden>a</p><p>b</p>", ["a", "b"]),
        ("<datalist><option>a</option></datalist>b", ["b"]),
        ("<datalist><option>a<option>b</datalist><h1>c</h1>", ["c"]),
        ("<video><div>a</video>b", ["b"]), ("<audio><ul><li>a</audio>b", ["b"]),
        ("<object><div>a</object>b", ["b"]), ("<canvas><table><tr><td>a</canvas>b", ["b"]),
        ("<template><div>a</template>b", ["b"]), ("<p><object><div>a</object>b", ["b"]),
        ("<p>a</p><p class=\"x>b</p><p>c</p>", ["a", "b", "c"]),
        ("<p>a</p><title>b</title><p>c</p>", ["a", "c"]),
    ])
    func lines(body: String, texts: [String]) {
        #expect(self.texts(body) == texts)
    }

    @Test(arguments: [
        ("<h1>a</h1>", 1), ("<h2>a</h2>", 2), ("<h6>a</h6>", 6), ("<p>a</p>", 0),
        ("<h2><div>a</div></h2>", 2), ("<h2><p>a</p><p>b</p></h2>", 0),
        ("<h2><ul><li>a</ul></h2>", 0), ("<h2>a<br>b<br>c<br>d</h2>", 2),
        ("<h2>a<br>b<br>c<br>d<br>e</h2>", 0),
    ])
    func aHeadingsLevel(body: String, level: Int) {
        #expect(page(body).lines.first?.headingLevel == level)
    }

    /// However short a line is, something of it has to be bold.
    @Test(arguments: [
        ("2", false), ("Pi", false), ("<b>2</b>", true), ("<b>2</b>.", true), ("<b>Pi</b>!?", true),
        ("<b>Pi</b>...", false),
    ])
    func aShortLineIsNotBoldUnasked(markup: String, isStrong: Bool) {
        #expect(page("<p>\(markup)</p>").lines.map(\.isStrong) == [isStrong])
    }

    @Test func boldAndLinkedLines() {
        let lines = page(
            "<p><b>abc</b></p><p><b>abc</b>: d</p><p>abc <a href=/x>defg</a></p><p><b>abc</b>:</p><p><strong>abc</strong></p><table><tr><th>abc</table>"
        ).lines
        #expect(lines.map(\.isStrong) == [true, false, false, true, true, true])
        #expect(lines.map { ($0.linkShare * 8).rounded() } == [0, 0, 5, 0, 0, 0])
    }

    @Test(arguments: [
        ("<ul><li>200 g<br>flour</li><li>2<br>eggs</li></ul>", ["200 g flour", "2 eggs"]),
        (
            "<ul><li><p>flour</p><p>200 g</p></li><li><p>oats</p><p>1 tsp</p></li></ul>",
            ["flour 200 g", "oats 1 tsp"]
        ),
        (
            "<table><tr><td>flour<td>200 g</tr><tr><td><p>oats</p><td><p>1 tsp</p></tr></table>",
            ["flour 200 g", "oats 1 tsp"]
        ),
        (
            "<dl><dt>200 g</dt><dd>flour</dd><dt>1 tsp</dt><dd>salt</dd></dl>",
            ["200 g flour", "1 tsp salt"]
        ),
        (
            "<dl><dt>flour</dt><dd>200 g</dd><dt>eggs</dt><dd>4 fat</dd></dl>",
            ["flour 200 g", "eggs 4 fat"]
        ),
        ("<dl><dt>flour</dt><dd>sifted</dd></dl>", ["flour", "sifted"]),
        (
            "<dl><dt>200 g</dt><dd>flour</dd><dt>2</dt><dd>eggs</dd><dt>Tip</dt><dd>sift it</dd></dl>",
            ["200 g flour", "2 eggs", "Tip", "sift it"]
        ),
        (
            "<dl><dt>200 g</dt><dd>flour</dd><dt>Tip</dt><dd>sift it</dd><dd>well</dd></dl>",
            ["200 g", "flour", "Tip", "sift it", "well"]
        ),
        (
            "<div><p>200 g</p><p>flour</p></div><div><p>1 tsp</p><p>salt</p></div>",
            ["200 g flour", "1 tsp salt"]
        ),
        ("<p>200 g</p><p>flour</p>", ["200 g", "flour"]),
        ("<ul><li>小麦粉<br>200 g</li></ul>", ["小麦粉 200 g"]),
        ("<ul><li>2 eggs<br>1 tsp</li></ul>", ["2 eggs 1 tsp"]),
        (takingTurns, ["leeks", "4 ripe", "onions", "2 young"]),
        ("\(takingTurns)<p>oil</p>", ["leeks", "4 ripe", "onions", "2 young", "oil"]),
        (
            "\(takingTurns)<p>oil</p><p>bay</p>",
            ["leeks", "4 ripe", "onions", "2 young", "oil", "bay"]
        ),
        (
            "\(takingTurns)<p>200 g flour</p>",
            ["leeks", "4 ripe", "onions", "2 young", "200 g flour"]
        ),
        (
            "<div><p>4 ripe</p></div><div><p>2 young</p><p>leeks</p></div>",
            ["4 ripe", "2 young", "leeks"]
        ),
        ("<ul><li>flour<br>sifted</li></ul>", ["flour sifted"]),
    ])
    func partsOfAnItem(body: String, texts: [String]) {
        #expect(rows(body).map(\.text) == texts)
    }

    private static let takingTurns =
        "<div><p>leeks</p><p>4 ripe</p></div><div><p>onions</p><p>2 young</p></div>"

    @Test func whatIsAnItem() {
        #expect(
            rows("<p>a</p><ul><li>b</ul><table><tr><td>c</table>").map(\.isItem) == [
                false, true, true,
            ]
        )
        let inner = rows(
            "<ul><li>Sauce<ul><li>1 tsp salt</li><li>2 eggs</li></ul></li><li>milk</li></ul>"
        )
        #expect(inner.map(\.text) == ["Sauce", "1 tsp salt", "2 eggs", "milk"])
        #expect(inner.map { $0.outerItem != nil } == [true, false, false, false])
        #expect(inner.map(\.isItem) == [false, true, true, true])
        #expect(rows("<ul><li><b>Step 2</b><br>Stir.</li></ul>").map(\.line.isStrong) == [false])
        let counted = rows("<ul><li>Sauce<ol><li>1 egg</ol></li></ul>")
        #expect(counted.map { $0.outerItem != nil } == [true, false])
        let table = rows("<ul><li>Sauce<table><tr><td>1 egg</table></li></ul>")
        #expect(table.map { $0.outerItem != nil } == [false, false])
        #expect(table.map(\.isItem) == [false, true])
        let labelled = rows("<ul><li><h3>Step 2</h3>Stir.</li></ul>")
        #expect(labelled.map(\.line.headingLevel) == [0])
    }

    /// The item is looked for so many elements up.
    @Test(arguments: [(7, true), (8, false)])
    func anItemIsNearItsLine(depth: Int, isItem: Bool) {
        let inner = String(repeating: "<div>", count: depth)
        #expect(rows("<ul><li>\(inner)1 egg").map(\.isItem) == [isItem])
    }

    private func sections(_ body: String) -> [String] {
        SectionedItems(rows: rows(body)).sections.map {
            "\($0.title ?? "-"): \($0.items.joined(separator: " + "))"
        }
    }

    @Test(arguments: [
        ("<h3>Top</h3><p>1 egg</p>", ["Top: 1 egg"]),
        ("<p>1 egg</p><h3>Top</h3><p>2 leeks</p>", ["-: 1 egg", "Top: 2 leeks"]),
        ("<p>For the top:</p><p>1 egg</p>", ["For the top: 1 egg"]),
        ("<p>For 2 tops:</p><p>salt, cut</p>", ["For 2 tops: salt, cut"]),
        ("<p>1 egg:</p><p>2 leeks</p>", ["-: 1 egg: + 2 leeks"]),
        ("<p>1 egg</p><p>Top:</p>", ["-: 1 egg + Top:"]),
        ("<h3>Ingredients</h3><p>1 egg</p>", ["-: 1 egg"]),
        ("<p>Zutaten</p><p>1 egg</p>", ["-: 1 egg"]),
        ("<p>TOP</p><p>1 egg</p><p>2 leeks</p><p>oil</p>", ["TOP: 1 egg + 2 leeks + oil"]),
        ("<p>TOP</p><p>EGG</p><p>oil</p>", ["-: TOP + EGG + oil"]),

        ("<p><b>Top</b></p><p>1 egg</p><p>oil</p>", ["Top: 1 egg + oil"]),
        ("<p><b>Top.</b></p><p>1 egg</p><p>oil</p>", ["-: Top. + 1 egg + oil"]),
        ("<p><b>Top</b></p><p>1 egg</p>", ["-: Top + 1 egg"]),
        ("<p><b>2 eggs</b></p><p>1 egg</p><p>oil</p>", ["-: 2 eggs + 1 egg + oil"]),
        ("<p>Top</p><ul><li>1 egg<li>oil</ul>", ["Top: 1 egg + oil"]),
        ("<p>Top</p><ul><li>1 egg</ul>", ["-: Top + 1 egg"]),
        ("<p>Top.</p><ul><li>1 egg<li>oil</ul>", ["-: Top. + 1 egg + oil"]),
        ("<ul><li>Sauce<ul><li>1 egg<li>oil</ul><li>milk</ul>", ["Sauce: 1 egg + oil", "-: milk"]),
        ("<h3>Top</h3><h3>Crust</h3><p>oil</p>", ["Crust: oil"]),
        ("<p>—</p><p>oil</p>", ["-: oil"]),
        ("<p>1 egg</p><h3>Ingredients</h3><p>oil</p>", ["-: 1 egg", "-: oil"]),
        ("<p>皮：</p><p>卵</p>", ["皮: 卵"]),
        ("<p>AB</p><p>1 egg</p><p>oil</p><p>bay</p>", ["-: AB + 1 egg + oil + bay"]),
        ("<ul><li>Sauce.<ul><li>1 egg<li>oil</ul></ul>", ["-: Sauce. + 1 egg + oil"]),
        (
            "<p>Top</p><p>Crust</p><ul><li>1 egg<li>oil<li>bay</ul>",
            ["Crust: 1 egg + oil + bay"]
        ),
        (
            "<p>Top</p><p>Crust</p><p>Rim</p><ul><li>1 egg<li>oil<li>bay<li>dill</ul>",
            ["-: Top + Crust + Rim + 1 egg + oil + bay + dill"]
        ),
        ("", []),
    ])
    func headingsAmongItems(body: String, sections: [String]) {
        #expect(self.sections(body) == sections)
    }

    @Test(arguments: [(120, true), (121, false)])
    func aHeadingIsNoParagraph(count: Int, isHeading: Bool) {
        let title = String(repeating: "x", count: count)
        #expect(
            sections("<h3>\(title)</h3><p>1 egg</p>")
                == (isHeading ? ["\(title): 1 egg"] : ["-: \(title) + 1 egg"])
        )
    }

    /// With a colon, over a list in a list, over a list, and in capitals among so many lines.
    @Test(arguments: [true, false])
    func aHeadingAmongItemsIsAShortLine(isHeading: Bool) {
        func expect(_ body: (String) -> String, _ count: Int, mark: String = "") {
            let title = String(repeating: "x", count: isHeading ? count : count + 1)
            let items = isHeading ? "\(title): 1 egg + oil" : "-: \(title)\(mark) + 1 egg + oil"
            let found = sections(body(title))
            #expect(found == [items], "\(count)")
        }
        expect({ "<p>\($0):</p><p>1 egg</p><p>oil</p>" }, 79, mark: ":")
        expect({ "<ul><li>\($0)<ul><li>1 egg<li>oil</ul></ul>" }, 60)
        expect({ "<p>\($0)</p><ul><li>1 egg<li>oil</ul>" }, 50)
    }

    @Test(arguments: [(7, true), (6, false)])
    func linesInCapitalsAreHeadingsWhereTheyAreFew(others: Int, areHeadings: Bool) {
        let foods = Array(repeating: "oil", count: others)
        let lines = ["TOP", "EGG"] + foods + ["DOUGH", "oil"]
        let found = sections(lines.map { "<p>\($0)</p>" }.joined())
        let all = "-: \(lines.joined(separator: " + "))"
        let headed = ["EGG: \(foods.joined(separator: " + "))", "DOUGH: oil"]
        #expect(found == (areHeadings ? headed : [all]))
    }

    @Test func aListInOtherUnitsIsTheSameList() {
        func tidied(_ items: [String]) -> [String] {
            IngredientLists.tidied(
                SectionedItems(rows: rows(items.map { "<p>\($0)</p>" }.joined()))
            ).flatMap(\.items)
        }
        let us = ["1 cup flour", "2 eggs", "1 tsp salt"],
            metric = ["125 g flour", "2 eggs", "5 ml salt"]
        #expect(
            tidied(us + metric) == us && tidied(us + metric + us) == us
                && tidied(us + metric + us + us) == us
        )
        #expect(tidied(us + ["1 cup rice", "2 leeks", "1 tsp salt"]).count == 6)
        #expect(tidied(Array(us.prefix(2) + metric.prefix(2))).count == 4)
        #expect(
            tidied(["100 g flour, 2 eggs, 1 tsp salt, 3 leeks"]) == [
                "100 g flour", "2 eggs", "1 tsp salt", "3 leeks",
            ]
        )
    }

    @Test func aListInOtherUnitsGoesAndItsSwitchIsNoHeading() {
        func tidied(_ body: String) -> [SectionedItems.Section] {
            IngredientLists.tidied(SectionedItems(rows: rows(body)))
        }
        let us = "<p>1 cup flour</p><p>2 eggs</p><p>1 tsp salt</p>"
        let metric = "<p>125 g flour</p><p>2 eggs</p><p>5 ml salt</p>"
        let items = ["1 cup flour", "2 eggs", "1 tsp salt"]
        #expect(
            tidied("<h3>Cups</h3>\(us)<h3>Grams</h3>\(metric)") == [
                SectionedItems.Section(title: nil, items: items)
            ]
        )
        #expect(
            tidied("<h3>Dough</h3>\(us)\(metric)") == [
                SectionedItems.Section(title: "Dough", items: items)
            ]
        )
    }

    // MARK: Pages without markup

    private func recipe(_ body: String) -> [String]? {
        content("<html><body><h1>Pie</h1>\(body)</body></html>").recipe.map { recipe in
            recipe.ingredients.map(\.text) + ["|"] + recipe.steps
        }
    }

    private let foods = "<h2>Ingredients</h2><ul><li>2 leeks<li>1 tsp salt</ul>"
    private let all = [
        "2 leeks", "1 tsp salt", "|", "Cut the leeks into thin rings.", "Fry them in the butter.",
    ]
    private let steps =
        "<h2>Method</h2><p>Cut the leeks into thin rings.</p><p>Fry them in the butter.</p>"

    @Test(arguments: [
        "", "<h2>Notes</h2><p>Keeps for three days in the fridge.</p>",
        "<h2>Nutrition</h2><p>200 kcal and more than that</p>",
        "<p><a href=/x>More of our soups</a></p>",
        "<h2>Pie in the sky</h2><p>It is not what you think that it is.</p>",
        "<div class=comments><p>I loved it so much that I cried.</p></div>",
        "<nav><p>Soups and stews and pies of all kinds</p></nav>",
        "<p hidden>Not to be seen by anybody at all.</p>", "<p>Print</p>",
        "<aside><p>Buy our book about leeks and more.</p></aside>",
    ])
    func whatEndsTheSteps(tail: String) {
        #expect(recipe(foods + steps + tail) == all)
    }

    @Test(arguments: [
        "<p>For 4 people</p>", "<p>Print</p>", "<h3>Directions and more</h3>",
        "<p class=hidden>Not this one</p>", "<p>Scale 1x 2x 3x</p>",
        "<p>*Amounts are only a hint for you.</p>",
        "<p>The leeks are from a garden that we know. They are the best that there are, and we have them every day in the winter. Then in the spring we have others instead of them.</p>",
    ])
    func whatIsNoIngredient(line: String) {
        #expect(recipe(foods + line + steps) == all, "\(line)")
    }

    @Test(arguments: [
        "Ingredients", "Zutaten", "Ingrédients", "Pie – Ingredients", "Ingredients for 4 people",
        "INGREDIENTS:",
    ])
    func aHeadingOfIngredients(heading: String) {
        for tag in ["h2", "h4", "p"] where tag != "p" || !heading.contains("–") {
            #expect(
                recipe("<\(tag)>\(heading)</\(tag)><ul><li>2 leeks<li>1 tsp salt</ul>\(steps)")
                    == all,
                "\(tag)"
            )
        }
    }

    @Test(arguments: [
        "Method", "Zubereitung", "Préparation", "How to make leek pie", "Pie – Method", "METHOD:",
    ])
    func aHeadingOfSteps(heading: String) {
        #expect(
            recipe(
                "\(foods)<h2>\(heading)</h2><p>Cut the leeks into thin rings.</p><p>Fry them in the butter.</p>"
            ) == all
        )
    }

    @Test(
        arguments: [
            ("<p>2 leeks</p><p>1 tsp salt</p><p>Fry the leeks in the butter until soft.</p>", nil),
            (
                "<p>2 leeks</p><p>1 tsp salt</p><p>100 g butter</p><p>Fry the leeks in the butter until soft.</p>",
                [
                    "2 leeks", "1 tsp salt", "100 g butter", "|",
                    "Fry the leeks in the butter until soft.",
                ]
            ),
            (
                "<p>2 leeks</p><p>3 eggs</p><p>4 onions</p><p>Fry the leeks in the butter until soft.</p>",
                nil
            ),
            ("<p>2 leeks</p><p>1 tsp salt</p><p>100 g butter</p>", nil),
        ] as [(String, [String]?)]
    )
    func aPageWithoutHeadings(body: String, expected: [String]?) {
        #expect(recipe(body) == expected)
    }
}

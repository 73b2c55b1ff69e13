import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct ReadableTextTests {
    @Test func menusBannersAndFeetAreLeftOut() {
        let found = content(
            """
            <header><a href="/">Home</a></header><nav><ul><li><a href="/a">Soups</a></li></ul></nav>
            <div class="cookie-banner">We use cookies.</div><div role="dialog">Subscribe!</div>
            <p>This site uses cookies for your experience.</p><a href="#main">Skip to content</a>
            <main><h1>Soup</h1><p>A soup of our garden, which we cook whenever the evenings get long and cold.</p>
            <p>It keeps for three days in the fridge, and even longer in the freezer, where it loses nothing.</p></main>
            <aside>Popular</aside><div class="related-posts">More soups</div>
            <section id="comments"><p>Lovely!</p></section><footer>© Kitchen</footer>
            <p style="display:none">hidden</p><p hidden>hidden too</p>
            """
        )
        #expect(
            found.text == """
                Soup

                A soup of our garden, which we cook whenever the evenings get long and cold.

                It keeps for three days in the fridge, and even longer in the freezer, where it loses nothing.
                """
        )
    }

    /// Four links below each other are a menu, three may be anything.
    @Test(arguments: [(1, true), (3, true), (4, false), (9, false)])
    func manyLinksBelowEachOtherAreAMenu(count: Int, isText: Bool) {
        let links = (1...count).map { "<p><a href=\"/\($0)\">Our soup \($0)</a></p>" }.joined()
        let found = content(
            """
            <main><p>A soup of our garden, which we cook whenever the evenings get long and cold.</p>\(links)
            <p>It keeps for three days in the fridge, and even longer in the freezer, where it loses nothing.</p></main>
            """
        )
        #expect(found.text.contains("Our soup 1") == isText)
        #expect(found.text.contains("loses nothing"))
    }

    @Test func anAddressHasOneNumber() {
        let second = "<a href=https://kitchen.example/x>two</a> and not three"
        let found = content("<p><a href=/x>one</a> and \(second)</p>")
        #expect(found.text == "one[1] and two[1] and not three")
        #expect(found.links.map(\.text) == ["https://kitchen.example/x"])
    }

    @Test func titlesThatAreLinksAreNoMenu() {
        func links(_ title: String) -> String {
            (1...4).map { "<p><a href=\"/\($0)\">\(title)</a></p>" }.joined()
        }
        let long = String(repeating: "x", count: 90)
        #expect(content("<main>\(links(long))</main>").links.count == 4)
        let page = "<main>\(links("Our soups"))<p>\(long)</p><p>\(long)</p></main>"
        #expect(content(page).links.isEmpty)
    }

    @Test func onlySoManyLinksHaveNumbers() {
        var numbering = LinkNumbering()
        var marked = 0
        for number in 0...2_000 where numbering.mark("/\(number)") != nil { marked += 1 }
        #expect(marked == 2_000)
        let (again, nowhere) = (numbering.mark("/0"), numbering.mark(""))
        #expect(again != nil && nowhere == nil)
    }

    @Test func linksAreNumberedInTheirOrder() {
        let found = content(
            """
            <main><p>Use <a href="/stock">our stock</a> or <a href="https://other.example/s">theirs</a>, and again
            <a href="/stock">ours</a>; <a href="#top">up</a>, <a href="javascript:x()">not this</a>.</p>
            <p>Any other stock will do as well, as long as it is not too salty for the soup in the end.</p></main>
            """
        )
        #expect(
            found.text.hasPrefix("Use our stock[1] or theirs[2], and again ours[1]; up, not this.")
        )
        #expect(
            found.links.map(\.text) == [
                "https://kitchen.example/stock", "https://other.example/s",
            ]
        )
    }

    /// A list is as deep as the lists that it stands in, whatever came before it.
    @Test(arguments: ["ul", "ol"], ["ul", "ol"])
    func aListEndsWithItsEndTag(first: String, second: String) {
        let rest = "and that is all there is to it, until it is cold and eaten on the next day."
        let found = content(
            """
            <main><\(first)><li>peas<\(second)><li>white</li></\(second)></li><li>beans</li></\(first)>
            <p>Now the second part begins, which is as long as the first one and as good.</p>
            <\(second)><li>salt</li></\(second)><p>That is for later, \(rest)</p></main>
            """
        )
        let lines: [Substring] = found.text.split(separator: "\n").filter { $0.count < 20 }
        func depth(_ word: String) -> Int? {
            lines.first { $0.hasSuffix(word) }?.prefix { $0 == " " }.count
        }
        #expect(depth("peas") == depth("beans") && depth("beans") == depth("salt"))
        #expect(depth("peas") == 0 && depth("white") ?? 0 > 0, "\(lines)")
    }

    /// Lists in lists are set in, the deepest no more than the sixth.
    @Test func aListInAListIsSetIn() {
        let nested = (1...7).map { "<ul><li>item \($0)" }.joined()
        let lines = content("<main>\(nested)</main>").text.split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 == " " }.count } == [0, 2, 4, 6, 8, 10, 10])
        #expect(content("<main><li>loose</li></main>").text == "- loose")
    }

    @Test func listsAndTablesAreKept() {
        let found = content(
            """
            <main><h2>Oven</h2><table><tr><th>Heat</th><th>Time</th></tr><tr><td>180 °C</td><td>40 min</td></tr></table>
            <ul><li>peas</li><li>beans<ul><li>white ones</li></ul></li></ul><ol><li>Boil.</li><li>Puree.</li></ol>
            <p>That is all there is to it, and now it only has to be eaten while it is hot.</p></main>
            """
        )
        #expect(
            found.text == """
                Oven

                Heat | Time
                180 °C | 40 min
                - peas
                - beans
                  - white ones
                1. Boil.
                2. Puree.

                That is all there is to it, and now it only has to be eaten while it is hot.
                """
        )
    }

    @Test func shortPageKeepsAllOfItsWords() {
        #expect(
            content("<aside><p>Closed for the summer.</p></aside>").text == "Closed for the summer."
        )
    }

    @Test(arguments: [(119, true), (120, false)])
    func theSideIsReadWhereThereIsNextToNothing(count: Int, isRead: Bool) {
        let words = String(repeating: "x", count: count)
        let found = content("<p>\(words)</p><aside><p>Buy it.</p></aside>")
        #expect(found.text == (isRead ? "\(words)\n\nBuy it." : words))
    }

    /// A menu is read where it says more than all the rest.
    @Test(arguments: [("xx", "yyyyy", "xx\n\nyyyyy"), ("xxx", "yyy", "xxx")])
    func theMenuIsReadWhereItIsThePage(words: String, menu: String, text: String) {
        #expect(content("<p>\(words)</p><nav><p>\(menu)</p></nav>").text == text)
    }

    @Test(arguments: [(60, PageKind.refused), (61, .notRecipe)])
    func aBannerMayStandBesideAName(count: Int, kind: PageKind) {
        let name = String(repeating: "x", count: count)
        let found = content("<p>\(name)</p><p>Accept all cookies</p>")
        #expect(found.kind == kind)
        #expect(found.text == name)
    }

    @Test func textIsThereBesideTheRecipe() {
        let found = content(
            linkedDataPage(
                #"{"@type":"Recipe","name":"Roast","recipeIngredient":["1 roast"]}"#,
                body: "<main><p>My grandmother's.</p></main>"
            )
        )
        #expect(found.text == "My grandmother's.")
        #expect(found.wordCount == 2)
    }

    @Test func nothingInTheTextCanSteerATerminal() {
        let found = content("<p>a\u{1B}[31mred\u{202E} &#27;[0m &#x9b; b\u{7}</p>")
        #expect(
            found.text.unicodeScalars.allSatisfy {
                $0 == "\n" || CleanLine.kind(of: $0.value) != .unwanted && $0.value >= 0x20
            }
        )
    }

    static let markup: [Case<String, String>] = [
        Case("tags", "<p>One <b>two</b></p>", "\nOne two\n"),
        Case("line ends", "One<br/>two", "One\ntwo"),
        Case("entities", "Salt &amp; pepper &frac12;", "Salt & pepper ½"),
        Case("twice escaped", "Salt &amp;amp; pepper", "Salt & pepper"),
        Case("rare names", "a &CounterClockwiseContourIntegral; b", "a ∳ b"),
        Case("without a semicolon", "caf&eacute au lait", "café au lait"),
        Case("windows numbers", "don&#146;t", "don’t"),
        Case("hexadecimal", "&#xBD; cup", "½ cup"),
        Case("no entity", "Q&A for R&D", "Q&A for R&D"),
        Case("less than", "cook < 5 min", "cook < 5 min"),
        Case("comments", "One<!-- two -->three", "Onethree"),
        Case("white space", " a  b ", " a  b "),
    ]

    @Test(arguments: markup)
    func plainTextOfMarkupIsItsWords(_ row: Case<String, String>) {
        #expect(RecipePageReader().plainText(ofMarkup: row.input) == row.expected)
    }
}

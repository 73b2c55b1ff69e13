import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages that were made to break a reader; all must end, and none may crash.
struct HostilePageTests {
    struct Page: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var make: @Sendable () -> String

        init(_ name: String, _ make: @escaping @Sendable () -> String) {
            testDescription = name
            self.make = make
        }
    }

    static func times(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    static let pages: [Page] = [
        Page("100,000 nested tags") { times("<div>", 100_000) + "end" },
        Page("nested inline and block") { times("<div><span><p>", 30_000) + "end" },
        Page("nested tables") { times("<table><tr><td>", 30_000) + "end" },
        Page("nested lists") { times("<ul><li>", 50_000) + "end" },
        Page("a million attributes") { "<p " + times("a1=1 ", 1_000_000) + ">end</p>" },
        Page("a million equal attributes") { "<p " + times("class=a ", 1_000_000) + ">end</p>" },
        Page("400 unclosed b before 4,000 paragraphs") {
            "<p>" + (0..<400).map { "<b a\($0)>" }.joined() + "</p>" + times("<p>end</p>", 4_000)
        },
        Page("unclosed formatting of many names") {
            times("<b><i><u><s><em>", 10_000) + times("<p>end", 4_000)
        },
        Page("unclosed links") { times("<a href=x>", 50_000) + "end" },
        Page("an endless list") { "<ul>" + times("<li>1 cup of flour", 60_000) },
        Page("endless headings") { times("<h2>Ingredients</h2><p>1 cup of flour</p>", 20_000) },
        Page("nested class names") {
            times("<div class=ingredients>", 200) + times("<p class=ingredient>1 cup</p>", 5_000)
        },
        Page("links around blocks") { times("<a><div>", 50_000) + times("</a>", 50_000) },
        Page("tags inside of tags") { times("<a", 200_000) },
        Page("nested selects") { times("<select><option>", 50_000) + "end" },
        Page("nested templates") { times("<template>", 50_000) + "end" },
        Page("nested noscripts") { times("<noscript>", 50_000) + "end" },
        Page("300,000 line ends") { "<p>end" + times("<br>", 300_000) },
        Page("a word of two megabytes") { "<p>" + times("a", 2_000_000) },
        Page("preformatted lines") { "<pre>" + times("100 g flour\n", 60_000) },
        Page("lines without tags") { times("100 g flour\n", 60_000) },
        Page("cells of one row") { "<table><tr>" + times("<td>100 g flour</td>", 20_000) },
        Page("terms without end") { "<h2>Ingredients</h2><dl>" + times("<dt>a<dd>1 g", 40_000) },
        Page("headings on their lines") { times("<p>Ingredients: 1 egg, 2 eggs, 3 eggs", 5_000) },
        Page("links without end") { times("<a href=/a>100 g flour</a> ", 20_000) },
        Page("combining marks") { "<p>a" + times("\u{301}", 400_000) },
        Page("many recipes in microdata") {
            times("<div itemscope itemtype=/Recipe><i itemprop=name>x</i>", 5_000)
        },
        Page("JSON-LD with 20,000 ingredients") {
            linkedDataPage(
                #"{"@type":"Recipe","name":"x","recipeIngredient":[""#
                    + times(#"1 egg",""#, 20_000) + #"2 eggs"]}"#,
                body: times("<p>1 egg</p>", 5_000)
            )
        },
        Page("steps counted to 10,000 in one text") {
            linkedDataPage(
                #"{"@type":"Recipe","name":"x","recipeInstructions":""#
                    + (1...10_000).map { "\($0). Stir it well." }.joined(separator: " ") + #""}"#
            )
        },
        Page("texts to parse that never end") {
            "<title>x</title><script>ingredient " + times("JSON.parse(\"", 20_000) + "</script>"
        },
        Page("state with 5,000 recipes") {
            "<title>x</title><script>window.x=["
                + times(
                    #"{"name":"x","ingredients":["1 egg","2 eggs"],"steps":["do it"]},"#,
                    5_000
                )
                + "]</script>"
        },
        Page("unclosed scripts") { times("<script>", 100_000) },
        Page("unclosed comments") { times("<!--", 100_000) },
        Page("unclosed titles") { times("<title>", 100_000) },
        Page("unclosed drawings") { times("<svg>", 100_000) },
        Page("unclosed quotes") { times("<a href=\"", 100_000) },
        Page("less-than signs") { times("<", 500_000) },
        Page("ampersands") { "<p>" + times("&", 500_000) },
        Page("JSON-LD nested 10,000 deep") {
            linkedDataPage(times("[", 10_000) + "{\"@type\":\"Recipe\"}" + times("]", 10_000))
        },
        Page("JSON-LD objects nested and unclosed") { linkedDataPage(times("{\"a\":", 100_000)) },
        Page("JSON-LD of quotes") {
            linkedDataPage("{\"@type\":\"Recipe\",\"name\":\"" + times("\"a", 100_000))
        },
        Page("JSON-LD of comments") { linkedDataPage("{" + times("/*", 100_000)) },
        Page("JSON-LD with open comments in a text") {
            linkedDataPage(
                #"{"@type":"Recipe","name":"x","recipeIngredient":[""# + times("<!--", 50_000)
                    + #""]}"#
            )
        },
        Page("JSON-LD with 20,000 recipes of one id") {
            linkedDataPage(
                "["
                    + (0..<20_000).map { "{\"@type\":\"Recipe\",\"@id\":\"x\",\"n\($0)\":1}" }
                    .joined(separator: ",") + "]"
            )
        },
        Page("20,000 microdata recipes") {
            times(
                "<div itemscope itemtype=http://schema.org/Recipe><p itemprop=recipeIngredient>1 cup</p></div>",
                5_000
            )
        },
        Page("nested microdata recipes") {
            times("<div itemscope itemtype=http://schema.org/Recipe>", 2_000) + "end"
        },
        Page("nested h-recipes") {
            times("<div class=hrecipe>", 200) + times("<p class=ingredient>1 cup</p>", 5_000)
        },
        Page("one long word") { "<p>" + times("a", 2_000_000) },
        Page("invisible characters") { "<p>" + times("\u{200B}\u{202E}", 200_000) },
        Page("NUL bytes") { times("\0", 500_000) },
        Page("everything unclosed") { times("<table><tr><td><p><h1><a href=x><b>end", 3_000) },
    ]

    @Test(.timeLimit(.minutes(20)), arguments: pages)
    func hostilePageEnds(_ page: Page) {
        let found = content(page.make())
        #expect(found.text.utf8.count <= 4_000_000)
    }

    @Test func boundedPagesKeepTheirWords() {
        for markup in [
            Self.times("<div>", 5_000) + "end", Self.times("<b>", 5_000) + "end",
            "<p>" + Self.times("<i><b>", 400) + "</p><p>end</p>",
        ] {
            #expect(content(markup).text.contains("end"))
        }
    }

    @Test func unclosedFormattingEndsWithItsBlock() {
        let prepared = MarkupPrescan.prepare(Array("<div><b>one</div><div>two</div>".utf8))
        #expect(
            String(decoding: prepared.bytes, as: UTF8.self) == "<div><b>one</b></div><div>two</div>"
        )
    }

    @Test(.timeLimit(.minutes(20)))
    func anyCutOfAPageIsRead() {
        let whole =
            Array(LanguagePage.all[0].markup.utf8)
            + Array(
                linkedDataPage(#"{"@type":"Recipe","name":"x","recipeIngredient":["1 é"]}"#).utf8
            )
        for end in stride(from: 0, to: whole.count, by: 7) {
            let found = RecipePageReader().read(
                Array(whole.prefix(end)),
                charset: nil,
                address: nil,
                status: 200
            )
            #expect(found.recipe?.ingredients.allSatisfy { !$0.text.isEmpty } ?? true)
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func anyBytesAreRead() {
        var generator = SeededGenerator(seed: 42)
        let pieces = [
            "<", ">", "</", "div", "p", "li", " class=", "\"", "'", "ingredients", "&", ";", "#",
            "<!--", "-->",
            "<script type=application/ld+json>", "</script>", "{\"@type\":\"Recipe\"", ",", "[",
            "]", "}", "\u{0}",
            "é", "1 cup", "<table>", "<td>", "<b>", "</b>", "itemprop=name", " itemscope", "\n",
        ]
        for _ in 0..<400 {
            let markup = (0..<Int.random(in: 1...80, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            var bytes = Array(markup.utf8)
            if let place = bytes.indices.randomElement(using: &generator) {
                bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
            let found = RecipePageReader().read(bytes, charset: nil, address: nil, status: 200)
            let lines = [found.recipe?.title ?? ""] + (found.recipe?.steps ?? [])
            #expect(lines.allSatisfy { !$0.contains("\n") && $0 == $0.cleanLine })
        }
    }
}

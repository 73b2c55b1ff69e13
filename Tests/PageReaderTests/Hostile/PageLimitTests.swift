import RecipeModel
import Testing

@testable import PageReader

/// How much of a page is read: all of it up to a limit, and nothing behind.
struct PageLimitTests {
    private func prepared(_ markup: String) -> PreparedMarkup {
        MarkupPrescan.prepare(Array(markup.utf8))
    }

    private func text(_ markup: String) -> String {
        String(decoding: prepared(markup).bytes, as: UTF8.self)
    }

    private func times(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static let script = "<script type=application/ld+json>{}</script>"

    @Test(arguments: [(-1, true), (0, false), (1, false)])
    func wordsBehindTheLastElementAreLeftOut(more: Int, areThere: Bool) {
        let markup = times("<br>", MarkupPrescan.elementLimit + more) + "end" + Self.script
        let prepared = prepared(markup)
        #expect(
            String(decoding: prepared.bytes.suffix(3), as: UTF8.self) == (areThere ? "end" : "br>")
        )
        #expect(prepared.scripts.count == 1, "data is looked for to the end")
    }

    @Test func titlesAreElementsToo() {
        let markup = times("<title>x</title>", MarkupPrescan.elementLimit + 1)
        let one = "<title>x</title>".utf8.count
        #expect(prepared(markup).bytes.count == MarkupPrescan.elementLimit * one)
    }

    @Test(arguments: [-1, 0, 1])
    func textBeyondTheLimitIsLeftOut(more: Int) {
        let limit = MarkupPrescan.sizeLimit
        let prepared = prepared(times("a", limit + more) + Self.script)
        #expect(prepared.bytes.count == limit + min(more, 0))
        #expect(prepared.scripts.count == 1)
    }

    @Test func aPageIsReadUpToItsLimit() {
        let space = [UInt8](repeating: 0x20, count: RecipePageReader.sizeLimit - 8)
        let bytes = [UInt8]("<!--".utf8) + space + [UInt8]("-->ab".utf8)
        #expect(bytes.count == RecipePageReader.sizeLimit + 1)
        let found = RecipePageReader().read(bytes, charset: nil, address: nil, status: 200)
        #expect(found.text == "a")
    }

    @Test(arguments: [-1, 0, 1])
    func aLongFieldIsCut(more: Int) {
        let text = MarkupText.text(of: times("a", 200_000 + more))
        #expect(text.utf8.count == 200_000 + min(more, 0))
    }

    /// What is between the name and the end of a tag.
    @Test(arguments: [(4_095, true), (4_096, false)])
    func aTagIsNotEndless(count: Int, isTag: Bool) {
        let markup = "<a title='\(times("x", count - 9))'>b"
        #expect(MarkupText.text(of: markup) == (isTag ? "b" : markup))
    }

    @Test func onlySoManyLinesAreRead() {
        let broken = times("a<br>", PageLines.limit + 1)
        #expect(ParsedPage(utf8: Array(broken.utf8), address: nil).lines.count == PageLines.limit)
        let set = "<pre>" + times("a\n", PageLines.limit * 2)
        let lines = ParsedPage(utf8: Array(set.utf8), address: nil).lines
        #expect(lines.count <= PageLines.limit + 1)
    }

    @Test(arguments: [
        ("<title>Leek & <b>pea</b> soup</title>", "<title>Leek & &lt;b>pea&lt;/b> soup</title>"),
        ("<title>a</TITLE >b", "<title>a</title>b"),
        ("<title>a<p>b", "<title>a</title><p>b"),
        ("<title>a</titles>b</title>", "<title>a&lt;/titles>b</title>"),
        ("<textarea>a<p>b</textarea>c", "c"),
        ("a < b", "a &lt; b"), ("a<!-- b -->c", "ac"), ("a<!-->b", "ab"), ("a<!--b--!>c", "ac"),
        ("a<!-- <p>b</p> -->c", "ac"), ("a<!-- b > c --!>d", "ad"), ("a<!-- b -- > - c -->d", "ad"),
        ("a<!-- b>c", "ac"), ("a<!-- b>c<!-- d>e", "ace"),
        ("a<!b>c", "ac"), ("a<?b>c", "ac"), ("a</ b>c", "ac"),
        ("<![CDATA[a]]>", "a]]>"),
    ])
    func whatIsNoMarkupBecomesNone(markup: String, expected: String) {
        #expect(text(markup) == expected)
    }

    /// The nodes are the list itself, those before the recipe, and the recipe.
    @Test(arguments: [(19_998, true), (19_999, false)])
    func aRecipeBehindTooManyNodesIsNotLookedAt(before: Int, isFound: Bool) {
        let json = "[" + times("{},", before) + #"{"@type":"Recipe","name":"x"}]"#
        let script = DataScript(kind: .linkedData, content: Array(json.utf8)[...])
        #expect(LinkedData(scripts: [script]).recipes.isEmpty != isFound)
    }

    @Test(arguments: [
        [UInt8]("Le\0ek\0".utf8), [0xEF, 0xBB, 0xBF] + [UInt8]("\0Leek".utf8),
        [0xFF, 0xFE] + [UInt8]("L\0\0\0e\0e\0k\0".utf8),
    ])
    func noZeroIsLeftOfAPage(bytes: [UInt8]) {
        #expect(PageDecoding.utf8(bytes, charset: nil) == [UInt8]("Leek".utf8))
    }
}

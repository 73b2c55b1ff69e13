import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct MarkupTextTests {
    private let markup = MarkupText { text in
        var isTag = false
        return text.filter { sign in
            if sign == "<" { isTag = true }
            defer { if sign == ">" { isTag = false } }
            return !isTag
        }.replacing("&amp;", with: "&")
    }

    @Test(
        arguments: [
            ("Salt", "Salt"), ("  Salt \n", "Salt"), ("", nil), (" ", nil), ("<b></b>", nil),
            (nil, nil),
            ("<b>Salt</b>", "Salt"), ("Salt &amp; oil", "Salt & oil"),
        ] as [(String?, String?)]
    )
    func aLineIsCleanOrNone(_ markup: String?, _ line: String?) {
        #expect(self.markup.line(markup) == line)
    }

    /// Most texts need no reader of markup, which costs time.
    @Test(arguments: [("Salt > oil", 0), ("<b>Salt", 1), ("a & b", 1), ("a; b", 0)])
    func onlyATagOrAnEntityNeedsReading(_ text: String, _ reads: Int) {
        let lines = TraceLines()
        _ = MarkupText {
            lines.add($0); return $0
        }.line(text)
        #expect(lines.all.count == reads)
    }

    @Test(arguments: [
        ("<ol><li>Chop.<li>Fry.</ol>", ["Chop.", "Fry."]),
        ("<p>Chop.<p>Fry.", ["Chop.", "Fry."]),
        ("Chop.<br>Fry.<br/>Serve.", ["Chop.", "Fry.", "Serve."]),
        ("<div>Chop.</div><div>Fry.</div>", ["Chop.", "Fry."]),
        ("<h1>Soup</h1>Boil.", ["Soup", "Boil."]),
        ("Chop.\nFry.", ["Chop.", "Fry."]), ("", []), ("<p></p>", []),
        ("a <b>b</b> c", ["a b c"]), ("a <i>b</i> c", ["a b c"]),
        ("a <a href=x>b</a> c", ["a b c"]),
        ("a <em>b</em> c", ["a b c"]), ("a <strong>b</strong> c", ["a b c"]),
        ("a <span>b</span> c", ["a b c"]),
    ])
    func blocksAreLinesAndWordsInsideAreNot(_ markup: String, _ lines: [String]) {
        #expect(self.markup.lines(markup) == lines)
    }

    @Test func anyBytesComeBackFromBase64() {
        var generator = SeededGenerator(seed: 64)
        for count in 0..<50 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test(
        arguments: [
            ([], ""), ([0], "AA=="), ([0xFF], "/w=="), ([0x4D, 0x61], "TWE="),
            ([0x4D, 0x61, 0x6E], "TWFu"), ([0xFB, 0xEF, 0xBE], "++++"),
            ([0xFB, 0xFF, 0xBF], "+/+/"),
        ] as [([UInt8], String)]
    )
    func base64IsTheCommonOne(_ bytes: [UInt8], _ text: String) {
        #expect(Base64.text(of: bytes) == text)
        #expect(Base64.bytes(of: text) == bytes)
    }

    @Test(arguments: ["T*==", "TW-_", "é", "TW u"])
    func otherSignsAreNoBase64(_ text: String) { #expect(Base64.bytes(of: text) == nil) }

    @Test(arguments: [
        ("https://a.example", "x.php", "", "https://a.example/x.php"),
        ("https://a.example/", "x.php", "a=1", "https://a.example/x.php?a=1"),
        ("https://a.example/b//", "c/d", "", "https://a.example/b/c/d"),
        ("https://a.example:81/b?k=1#top", "c", "a=1", "https://a.example:81/b/c?k=1&a=1"),
        ("https://a.example/b?k=1", "c", "", "https://a.example/b/c?k=1"),
        ("https://a.example/b#?k=1", "c", "a=1", "https://a.example/b/c?a=1"),
        ("https://a.example?k=1", "c", "a=1", "https://a.example/c?k=1&a=1"),
        ("https://a.example/b?", "c", "a=1", "https://a.example/b/c?a=1"),
    ])
    func aCallStandsBelowItsServersAddress(
        _ base: String,
        _ path: String,
        _ parameters: String,
        _ expected: String
    ) throws {
        let address = try #require(WebAddress(base))
        #expect(address.endpoint(path, parameters: parameters)?.text == expected)
    }

    @Test(arguments: [
        ("https://a.example", true), ("https://a.example/", true), ("https://a.example:81", true),
        ("https://a.example/a", false), ("https://a.example?a", false),
    ])
    func aBareHostHasNoPath(_ text: String, _ isBare: Bool) throws {
        #expect(try #require(WebAddress(text)).isBareHost == isBare)
    }
}

import KitchenLanguage
import Testing

struct StringSpacesTests {
    @Test(arguments: [
        ("  a b \n", "a b", "a b"), ("a \t\r\n b", "a \t\r\n b", "a b"), ("", "", ""),
        (" \n ", "", ""),
        ("a", "a", "a"), ("\u{A0}a\u{2003}b\u{A0}", "a\u{2003}b", "a b"),
    ])
    func spaces(text: String, trimmed: String, collapsed: String) {
        #expect(text.trimmingWhitespace() == trimmed)
        #expect(text.collapsingWhitespace() == collapsed)
    }

    @Test(
        arguments: [
            ("a://b://c", "://", 1), ("abc", "c", 2), ("abc", "", 0), ("aab", "ab", 1),
            ("日本の", "の", 2), ("ab", "abc", nil), ("", "a", nil), ("abc", "B", nil),
        ] as [(String, String, Int?)]
    )
    func firstPlace(text: String, other: String, offset: Int?) {
        let range = text.range(ofFirst: other)
        #expect(range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
        if let range { #expect(text[range] == other) }
    }
}

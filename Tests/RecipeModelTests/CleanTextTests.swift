import RecipeModel
import Testing

struct CleanTextTests {
    @Test(arguments: [
        ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("x\u{1B}]8;;http://h.example\u{1B}\\y", "xy"),
        ("x\u{1B}]0;title\u{7}y", "xy"), ("a\u{9B}1mb", "ab"), ("a\u{1B}(Bb", "ab"),
        ("a\r\nb\tc", "a b c"), ("a\u{202E}b\u{2066}c", "abc"), ("p\u{200B}ie\u{FEFF}", "pie"),
        ("👩\u{200D}🍳", "👩\u{200D}🍳"), ("a\u{200D}b", "ab"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ("lost\u{FFFD}", "lost\u{FFFD}"), ("\u{301}a", "a"),
    ])
    func line(text: String, expected: String) {
        #expect(CleanText.line(text) == expected)
    }
}

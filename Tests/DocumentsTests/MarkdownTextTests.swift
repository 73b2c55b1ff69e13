import Documents
import RecipeModel
import Testing

struct MarkdownTextTests {
    @Test(arguments: [
        ("# 1", "\\# 1"), ("a # b", "a # b"), ("- a", #"\- a"#), ("+ a", #"\+ a"#),
        ("> a", #"\> a"#), ("=== ", #"\=== "#), ("1. a", #"1\. a"#), ("1.5 dl", "1.5 dl"),
        ("12) a", #"12\) a"#), ("*a* _b_ c_d", #"\*a\* \_b\_ c_d"#), ("`a`", #"\`a\`"#),
        ("[a](b)", #"\[a\](b)"#), ("<a>", #"\<a>"#), ("~~a~~", #"\~\~a\~\~"#), ("$1", #"\$1"#),
        ("&amp; &#1; & B&B", ##"\&amp; \&#1; & B\&B"##), (#"\a"#, #"\\a"#), ("a|b", #"a\|b"#),
        ("200 °C", "200 °C"),
    ])
    func textStandsForItself(text: String, escaped: String) {
        #expect(MarkdownText.escaped(text) == escaped)
    }
}

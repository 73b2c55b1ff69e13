import Testing

@testable import RecipeServices

struct MarkdownLinesTests {
    @Test(arguments: [
        ("Chop it.", ["Chop it."]), ("Chop it,\nthen fry it.", ["Chop it, then fry it."]),
        ("Chop it.\n\nFry it.", ["Chop it.", "Fry it."]), ("", []), (" \n\n ", []),
        ("# Soup\nBoil it.", ["Soup", "Boil it."]), ("### Soup", ["Soup"]), ("#Soup", ["Soup"]),
        ("* a\n- b\n+ c\n• d", ["a", "b", "c", "d"]),
        ("- a\n  and more", ["a and more"]), ("a\n- b\nc", ["a", "b c"]),
        ("1. a\n2) b\n12. c", ["a", "b", "c"]), ("123. a", ["123. a"]),
        ("1.5 l of milk", ["1.5 l of milk"]),
        ("2 eggs", ["2 eggs"]), ("1: a", ["1: a"]), ("-5 °C", ["-5 °C"]),
        ("> quoted\n> more", ["quoted more"]), ("> > - a\n>- b", ["a", "b"]),
        ("a\n---\nb", ["a", "b"]), ("a\n***\nb", ["a", "b"]), ("a\n_ _ _\nb", ["a", "b"]),
        ("a\n===\nb", ["a", "b"]), ("a\n--\nb", ["a -- b"]), ("a\r\n\r\nb", ["a", "b"]),
    ])
    func linesOfAParagraphAreOne(_ markdown: String, _ lines: [String]) {
        #expect(MarkdownLines.lines(of: markdown) == lines)
    }

    @Test(arguments: [
        ("Chop *it* and **fry** it.", "Chop it and fry it."), ("`oil` first", "oil first"),
        ("_Chop_ it", "Chop it"), ("in snake_case", "in snake_case"), ("(_a_)", "(a)"),
        ("use_ it", "use it"), (#"2 \* 3"#, "2 * 3"), (#"a\_b"#, "a_b"), (#"end \"#, "end"),
        ("see [this page](https://k.example/a) now", "see this page now"),
        ("![a pie](pie.jpg) it", "a pie it"), ("[*bold*](x)", "bold"), ("[a] (b)", "[a] (b)"),
        ("[a](b", "[a](b"), ("[a", "[a"), ("hot! [a]", "hot! [a]"), ("now! go", "now! go"),
        ("[a](b) [c](d)", "a c"), ("file_2 of 1_3", "file_2 of 1_3"), ("(a_b)", "(a_b)"),
        ("in snake_case.", "in snake_case."),
    ])
    func signsOfWordsAreTakenAway(_ markdown: String, _ line: String) {
        #expect(MarkdownLines.lines(of: markdown) == [line])
    }

    /// What never becomes a link stays as it stands, and is not gone through again and again.
    @Test(arguments: ["[", "([{<", "[](", "![a", "[a](b"])
    func manyBeginningsOfLinksAreText(_ piece: String) {
        let text = String(repeating: piece, count: 50_000)
        #expect(MarkdownLines.lines(of: text).joined() == text)
    }
}

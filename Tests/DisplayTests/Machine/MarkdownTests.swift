import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct MarkdownTests {
    @Test(arguments: [
        ("plain words", "plain words"), ("a*b_c", "a\\*b\\_c"), ("# no heading", "\\# no heading"),
        ("- no entry", "\\- no entry"), ("1. no list", "1\\. no list"), ("12) no", "12\\) no"),
        ("1 cup", "1 cup"), ("<b>", "\\<b\\>"), ("[x](y)", "\\[x\\](y)"), ("a | b", "a \\| b"),
        ("well-done", "well-done"), ("`code`", "\\`code\\`"), ("salt & oil", "salt & oil"),
        ("&lt;", "\\&lt;"), ("4.5 of 5", "4.5 of 5"),
        ("7.", "7\\."), ("AT&T", "AT\\&T"),
    ])
    func wordsStandForThemselves(_ text: String, _ escaped: String) {
        #expect(Markdown.escaped(text) == escaped)
    }

    @Test func linksHoldWhateverIsInTheAddress() {
        #expect(
            Markdown.link("a [b]", to: "https://x.example/(y)?<z>")
                == "[a \\[b\\]](https://x.example/%28y%29?%3Cz%3E)"
        )
        #expect(Markdown.link("alone", to: nil) == "alone")
    }

    @Test func recipeIsADocument() throws {
        let text = renderer(format: .chosen(.md)).output(.recipe(Sample.opened))
        try KeptScreen.compare(text, with: "open-md")
    }

    @Test func listIsAList() throws {
        let text = renderer(format: .chosen(.md)).output(.results(Sample.results))
        try KeptScreen.compare(text, with: "list-md")
    }
}

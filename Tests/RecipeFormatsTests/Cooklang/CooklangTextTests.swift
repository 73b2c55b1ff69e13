import Testing

@testable import RecipeFormats

struct CooklangTextTests {
    @Test(arguments: [
        ("me@home", #"me\@home"#), ("@ home", "@ home"), ("#2", "\\#2"), ("~5 min", #"\~5 min"#),
        ("{x}", #"\{x\}"#), ("a -- b", #"a \-- b"#), ("[- x -]", #"\[- x -]"#), ("- x", #"\- x"#),
        ("> x", #"\> x"#), ("= x", #"\= x"#), ("a > b = c - d", "a > b = c - d"),
        (#"a \ b"#, #"a \\ b"#), ("(x)", "(x)"), ("200 °C", "200 °C"),
    ])
    func signsOfAParagraph(text: String, escaped: String) {
        #expect(CooklangText.escaped(text, at: .paragraph) == escaped)
    }

    @Test func aParenthesisBehindAnIngredientIsNoPreparation() {
        #expect(CooklangText.escaped("(warm)", at: .behindIngredient) == #"\(warm)"#)
        #expect(CooklangText.escaped(" (warm)", at: .behindIngredient) == " (warm)")
    }

    @Test func notesHaveCommentsButNoIngredients() {
        #expect(CooklangText.escaped("@a #b {c} -- d", at: .note) == #"@a #b {c} \-- d"#)
    }

    @Test func namesAndPreparationsStayInTheirBrackets() {
        #expect(CooklangText.name("a{b|c") == #"a\{b\|c"#)
        #expect(CooklangText.preparation("a) (b") == #"a\) \(b"#)
    }
}

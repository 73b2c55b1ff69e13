import Testing

@testable import LineEditor

struct PromptTextTests {
    @Test(arguments: [
        ("recipe> ", nil, "recipe> "), ("recipe> ", "", "recipe> "),
        ("recipe> ", "\u{1B}[1m", "\u{1}\u{1B}[1m\u{1}recipe>\u{1}\u{1B}[0m\u{1} "),
        ("a", "\u{1B}[1m", "a"),
        ("", "\u{1B}[1m", ""),
        ("a\u{1}\u{1B}b\n", nil, "ab"),
    ])
    func escapeSequencesStandBetweenMarks(text: String, style: String?, marked: String) {
        #expect(PromptText(text, style: style).marked == marked)
    }

    @Test func printedElsewhereItHasNoMarks() {
        let prompt = PromptText("recipe> ", style: "\u{1B}[1m")
        #expect(prompt.withoutMarks == "\u{1B}[1mrecipe>\u{1B}[0m ")
        #expect(prompt.visible == "recipe> ")
    }
}

import RecipeTestSupport
import Testing

@testable import LineEditor

struct CompletionListTests {
    private func rows(
        _ candidates: [(String, String)],
        columns: Int,
        isDim: Bool = false
    ) -> [String] {
        TerminalText.prepare()
        return CompletionList(
            candidates: candidates.map { .init(text: $0.0, description: $0.1) },
            columns: columns,
            dimsDescriptions: isDim,
            unshown: { "and \($0) more" }
        ).rows
    }

    /// No row is wider than the terminal, whatever is in it.
    @Test func noRowIsWiderThanTheTerminal() {
        var generator = SeededGenerator(seed: 4)
        let texts = [
            "garlic", "日本語", "👩‍🍳 cook", "e\u{301}e\u{301}", "", "\u{1B}[2Jx",
            "a long name of a dish",
        ]
        for columns in 1...90 {
            let candidates = (0..<30).map { _ in
                (
                    texts.randomElement(using: &generator) ?? "",
                    Bool.random(using: &generator)
                        ? texts.randomElement(using: &generator) ?? "" : ""
                )
            }
            for row in rows(candidates, columns: columns)
                + rows(candidates.map { ($0.0, "") }, columns: columns)
            {
                #expect(ScreenText(row).width <= max(1, columns - 1), "\(columns): \(row)")
            }
        }
    }
}

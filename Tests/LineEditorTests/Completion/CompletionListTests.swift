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

    @Test func describedCandidatesStandOneBelowTheOther() {
        let candidates = [("search", "look for recipes"), ("set", "settings"), ("日本", "wide")]
        #expect(
            rows(candidates, columns: 40) == [
                "search  look for recipes",
                "set     settings",
                "日本    wide",
            ]
        )
        #expect(
            rows(candidates, columns: 20, isDim: true) == [
                "search  \u{1B}[2mlook for r…\u{1B}[0m",
                "set     \u{1B}[2msettings\u{1B}[0m",
                "日本    \u{1B}[2mwide\u{1B}[0m",
            ]
        )
    }

    @Test func plainCandidatesStandInColumns() {
        let names = ["garlic", "leek", "onion", "rice", "salt"].map { ($0, "") }
        #expect(
            rows(names, columns: 24) == [
                "garlic  onion   salt",
                "leek    rice",
            ]
        )
        #expect(rows(names, columns: 10) == names.map(\.0))
    }

    @Test func ofManyRowsTheLastSaysHowManyAreLeft() {
        let many = (1...40).map { ("food \($0)", "a food") }
        let described = rows(many, columns: 40)
        #expect(described.count == 12)
        #expect(described.last == "and 29 more")
        let plain = rows(many.map { ($0.0, "") }, columns: 20)
        #expect(plain.count == 12)
        #expect(plain.last == "and 18 more")
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

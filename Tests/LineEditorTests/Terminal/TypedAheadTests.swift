import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    /// What was typed before there was a prompt, while the terminal showed it and looked for whole
    /// lines.
    struct TypedAheadTests {
        /// The keys, and the screen and the events that follow from them.
        static let cases: [Case<String, (rows: [String], events: [LineEvent])>] = [
            Case("Ctrl-D", "\u{04}", ([], [.endOfInput])),
            Case("a row not entered", "so\u{04}up", (["recipe> soup"], [])),
            Case("wide letters", "日本", (["recipe> 日本"], [])),
            Case(
                "rows and Ctrl-D",
                "one\n\u{04}",
                (["recipe> one", "recipe>"], [.line("one"), .endOfInput])
            ),
            Case(
                "rows, and one not entered",
                "one\ntwo\nth",
                (
                    ["recipe> one", "recipe> two", "recipe> th"],
                    [.line("one"), .line("two")]
                )
            ),
        ]

        @Test(arguments: cases)
        func nothingIsLostAndTheRowOfThePromptIsShownOnce(
            _ sample: Case<String, (rows: [String], events: [LineEvent])>
        ) throws {
            let session = try EditorSession(.init(typedBefore: sample.input))
            // Rows that were entered before there was a prompt may stand above it.
            session.see { screen in
                let rows = screen.lines.drop { ["one", "two"].contains($0) }
                return sample.expected.rows.isEmpty || Array(rows) == sample.expected.rows
            }
            session.see(events: sample.expected.events)
        }

        /// What a terminal shows of a tab depends on where it began, so nothing is taken off.
        @Test func aRowWithATabIsLeftAsItIs() throws {
            let session = try EditorSession(.init(typedBefore: "a\tb"))
            // Where the prompt was quicker than the keys, they were typed into it.
            session.see { screen in
                screen.row(0).hasPrefix("a") || screen.lines == ["recipe> ab"]
            }
        }
    }
}

import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    /// Whatever is typed: no crash, no hang, and a screen that libedit and we agree about.
    struct RandomKeysTests {
        private static let keys: [String] = [
            "\u{01}", "\u{02}", "\u{05}", "\u{06}", "\u{08}", "\t", "\u{0B}", "\u{0C}", "\r",
            "\u{0E}", "\u{10}",
            "\u{12}", "\u{14}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}", "\u{7F}", "\u{1B}[A",
            "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[3~", "\u{1B}b", "\u{1B}f", "\u{1B}d",
            "\u{1B}u", "\u{1B}[200~two\nlines\u{1B}[201~", "\u{16}\u{01}",
        ]
        private static let texts = [
            "garlic ", "日本", "e\u{301}", "👩‍🍳", "crème", "\"", "\u{E000}", "x",
        ]

        private func typing(_ count: Int, _ generator: inout SeededGenerator) -> String {
            (0..<count).map { _ in
                let choice = Int.random(in: 0..<3, using: &generator)
                let pool = choice == 0 ? Self.keys : Self.texts
                return pool.randomElement(using: &generator) ?? ""
            }.joined()
        }

        @Test(
            arguments: [(10, 2), (20, 3), (20, 24), (41, 5)],
            [PromptEditor.Configuration.Keys.emacs, .vi]
        )
        func noKeysDoHarm(size: (Int, Int), keys: PromptEditor.Configuration.Keys) throws {
            var generator = SeededGenerator(seed: UInt64(size.0 * 100 + size.1))
            let session = try EditorSession(
                .init(
                    columns: size.0,
                    rows: size.1,
                    history: (0..<20).map {
                        "line \($0) " + String(repeating: "日x", count: $0 * 4)
                    },
                    configure: {
                        $0.keys = keys
                        $0.needsMore = RowEnds.needsMore
                        $0.complete = CompletionTests.complete
                    }
                )
            )
            for round in 0..<40 {
                session.type(typing(40, &generator))
                if round % 5 == 0 { session.mailbox.post(message: "message \(round)") }
                if round % 7 == 0 {
                    session.port.type(
                        RandomBytes.make(upTo: 60, using: &generator).filter { $0 != 4 }
                    )
                }
            }
            // An interrupt ends whatever the keys had begun.
            let before = session.log.events.filter { $0 == .interrupted }.count
            session.signal(SIGINT)
            session.see { _ in session.log.events.filter { $0 == .interrupted }.count > before }
            #expect(!session.log.hasEnded)
        }

        /// A message erases the line and draws it again; if its rows were counted wrong, some of
        /// the old ones would stay, or something above would be lost.
        @Test(arguments: 0..<60)
        func theRowsOfALineAreCountedAsLibeditDrawsThem(seed: Int) throws {
            var generator = SeededGenerator(seed: UInt64(seed))
            let columns = Int.random(in: 12...40, using: &generator)
            let session = try EditorSession(.init(columns: columns, rows: 24))
            let pieces = ["garlic ", "日本語", "crème ", "x", "\u{01}", "12345"]
            let count = Int.random(in: 0...14, using: &generator)
            let text = (0..<count).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let back = min(Int.random(in: 0...20, using: &generator), text.count)
            let (left, right) = (text.dropLast(back), text.suffix(back))
            let typed = text.replacing("\u{01}", with: "\u{16}\u{01}")
            session.type(typed + String(repeating: "\u{02}", count: back) + "|")
            session.mailbox.post(message: "one")
            session.see(["one"] + drawn("recipe> \(left)|\(right)", columns: columns))
            session.type("!")
            session.mailbox.post(message: "two")
            session.see(["one", "two"] + drawn("recipe> \(left)|!\(right)", columns: columns))
        }

        /// What a terminal makes of a text by itself.
        private func drawn(_ text: String, columns: Int) -> [String] {
            var screen = TerminalScreen(columns: columns, rows: 24)
            screen.write(text.replacing("\u{01}", with: "^A").utf8)
            return screen.lines
        }
    }
}

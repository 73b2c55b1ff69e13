import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct CompletionTests {
        /// Completes the last word from a few known ones.
        static let complete: @Sendable (CompletionRequest) -> CompletionAnswer = { request in
            let before = Array(request.text).prefix(request.cursor)
            let word = String(before.reversed().prefix { $0 != " " && $0 != "\n" }.reversed())
            let known = [
                ("search", "look for recipes"), ("set", "settings"), ("garlic", ""),
                ("garlic bread", ""), ("日本茶", "tea"),
            ]
            return CompletionAnswer(
                range: request.cursor - word.count..<request.cursor,
                candidates: known.filter { $0.0.hasPrefix(word) }.map {
                    .init(text: $0.0, description: $0.1)
                }
            )
        }

        private func makeSession(columns: Int = 40) throws -> EditorSession {
            try EditorSession(.init(columns: columns, configure: { $0.complete = Self.complete }))
        }

        @Test func theOnlyCandidateIsPutInWithASpace() throws {
            let session = try makeSession()
            session.type("sea\t")
            session.see(["recipe> search ▏"])
            session.type("日\tx")
            session.see(["recipe> search 日本茶 x▏"])
        }

        @Test func severalAreListedBelowAndTheLineStaysAsItIs() throws {
            let session = try makeSession()
            session.type("x se\t")
            session.see([
                "recipe> x se",
                "search  look for recipes",
                "set     settings",
                "recipe> x se▏",
            ])
            session.type("t 1\r")
            session.see(events: [.line("x set 1")])
        }

        @Test func whatAllBeginWithIsPutInFirst() throws {
            let session = try makeSession()
            session.type("ga\t")
            session.see(["recipe> garlic", "garlic        garlic bread", "recipe> garlic▏"])
        }

        @Test func furtherTabsGoThroughTheChoiceInPlace() throws {
            let session = try makeSession()
            session.type("x se\t")
            session.see { $0.lines.count == 4 }
            session.type("\t")
            session.see { $0.lines.last == "recipe> x search" && $0.lines.count == 4 }
            session.type("\t")
            session.see { $0.lines.last == "recipe> x set" && $0.lines.count == 4 }
            session.type("\t")
            session.see { $0.lines.last == "recipe> x se" && $0.lines.count == 4 }
            session.type("\t 1\r")
            session.see(events: [.line("x search 1")])
        }

        @Test func inTheMiddleOfALineTheRestStays() throws {
            let session = try makeSession()
            session.type(" end\u{01}se\t")
            session.see { $0.lines.last == "recipe> se end" && $0.textBeforeCursor == "recipe> se" }
            session.type("a\t")
            session.see {
                $0.lines.last == "recipe> search end" && $0.textBeforeCursor == "recipe> search "
            }
        }

        @Test func aWrappedLineIsListedBelowItsLastRow() throws {
            let session = try makeSession(columns: 20)
            session.type("a line of more rows se\u{02}\u{06}\t")
            session.see([
                "recipe> a line of mo", "re rows se", "search  look for r…", "set     settings",
                "recipe> a line of mo", "re rows se▏",
            ])
        }

        @Test func withoutCandidatesTheBellRings() throws {
            let session = try makeSession()
            session.type("zz\t")
            session.see { $0.bells == 1 && $0.row(0) == "recipe> zz" }
        }

        @Test func aContinuationIsCompletedWithWhatStandsBefore() throws {
            let session = try EditorSession(
                .init(configure: { configuration in
                    configuration.needsMore = RowEnds.needsMore
                    configuration.complete = { request in
                        guard request == CompletionRequest(text: "note \"a\nse", cursor: 10) else {
                            return .nothing
                        }
                        return CompletionAnswer(range: 8..<10, candidates: [.init(text: "search")])
                    }
                })
            )
            session.type("note \"a\rse\t")
            session.see(["recipe> note \"a", "   ...> search ▏"])
        }
    }
}

import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct MessageTests {
        @Test func aMessageStandsAboveTheLineThatIsBeingTyped() throws {
            let session = try EditorSession()
            session.type("search garlic\u{02}\u{02}")
            session.see { $0.textBeforeCursor == "recipe> search garl" }
            session.mailbox.post(message: "the pasta is ready")
            session.see(["the pasta is ready", "recipe> search garl▏ic"])
            session.type("X\r")
            session.see(events: [.line("search garlXic")])
        }

        @Test(arguments: [0, 1, 12, 13, 31, 32, 33, 40])
        func aWrappedLineIsDrawnAgainWhereverTheCursorIs(stepsBack: Int) throws {
            let session = try EditorSession(.init(columns: 20))
            let line = "garlic and 日本 cheese and more things"
            session.type(line + String(repeating: "\u{02}", count: stepsBack))
            let drawn = ["recipe> garlic and", "日本 cheese and more", " things"]
            let left = line.dropLast(min(stepsBack, line.count))
            session.see(drawn)
            session.mailbox.post(message: "one\ntwo")
            session.see(["one", "two"] + drawn)
            session.type("|\r")
            session.see(events: [.line(left + "|" + line.dropFirst(left.count))])
        }

        @Test func aMessageComesDuringASearch() throws {
            let session = try EditorSession(.init(history: ["cook eggs"]))
            session.type("\u{12}eg")
            session.see { $0.row(0) == "(search 'eg') cook eggs" }
            session.mailbox.post(message: "the pasta is ready")
            session.see { $0.lines == ["the pasta is ready", "(search 'eg') cook eggs"] }
            session.type("g\r")
            session.see(events: [.line("cook eggs")])
        }

        @Test func aMessageComesInTheMiddleOfAKey() throws {
            let session = try EditorSession()
            session.type("abc\u{1B}")
            session.see { $0.row(0) == "recipe> abc" }
            session.mailbox.post(message: "ready")
            session.see(["ready", "recipe> abc▏"])
            session.type("b|")
            session.see(["ready", "recipe> |▏abc"])
        }

        @Test func aMessageBetweenTwoLinesWaitsForThePrompt() throws {
            let session = try EditorSession(
                .init(onLine: { _, _, loop, _ in loop.mailbox.post(message: "done meanwhile") })
            )
            session.type("one\r")
            session.see(["recipe> one", "done meanwhile", "recipe> ▏"])
        }

        @Test func manyMessagesComeInOrder() throws {
            let session = try EditorSession(.init(rows: 40))
            session.type("abc")
            for number in 0..<30 { session.mailbox.post(message: "message \(number)") }
            session.see((0..<30).map { "message \($0)" } + ["recipe> abc▏"])
        }
    }
}

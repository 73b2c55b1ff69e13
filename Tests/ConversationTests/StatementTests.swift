import Testing

@testable import Conversation

struct StatementTests {
    @Test func minusBeforeALineMeansAllOfIt() throws {
        let statements = try StatementReader(mode: .script)
            .statements(in: SourceLine("-open 999; more"))
        #expect(statements.map(\.mayFail) == [true, true])
        #expect(statements.map(\.text) == ["open 999", "more"])
        #expect(statements.map(\.span) == [1..<9, 11..<15])
    }

    @Test func argumentsAreShownAsALine() throws {
        let statement = try Statement(arguments: ["search", "goat cheese", "--srot", "title"])
        #expect(
            throws: UsageError(
                .option(.unknown(option: "--srot", command: "search", suggestion: "--sort")),
                at: 21..<27,
                in: SourceLine("search 'goat cheese' --srot title")
            )
        ) {
            try statement.commands(in: LineReading().context)
        }
    }

    @Test func tooManyArgumentsAreRefused() {
        #expect(throws: UsageError.self) {
            try Statement(arguments: Array(repeating: "garlic", count: 12_000))
        }
    }

    @Test func mistakeInAnAliasShowsTheLineItMakes() {
        let reading = LineReading(aliases: ["quick": "search --srot title"])
        let mistake = reading.mistake("quick chicken")
        #expect(mistake?.source.text == "search --srot title chicken")
        #expect(mistake?.span == 7..<13)
    }

    @Test func scriptsHaveNoAliases() {
        let reading = LineReading(mode: .script, aliases: ["quick": "search minutes:30"])
        #expect(reading.mistake("quick chicken") != nil)
    }

    /// A long line of each hard kind is read to its end; what it comes to does not matter. Longer ones
    /// are timed by `Scripts/fuzz --growth`.
    @Test(arguments: [
        "a ", "'", "a'", "\"a\" ", "$1", ",", "a,", "-", "- ", "or ", "a or ", ";", "a;", "1,",
        "a:'", "--x=", "\\", "${a", "no ", "soy sauce ", "more ", "title:a ", "mac and ", "#", "=",
    ])
    func longLines(piece: String) throws {
        let line = String(repeating: piece, count: 20_000 / piece.utf8.count)
        let atPrompt = LineReading()
        let inScript = LineReading(mode: .script)
        _ = try? atPrompt.canonical(line)
        _ = try? inScript.canonical("search " + line)
        _ = try? inScript.canonical("echo " + line)
        _ = try? inScript.canonical("fav " + line)
        _ = CompletionPlace(in: line, cursor: line.count, context: atPrompt.context)
        let lines = ScriptReader(file: "a").lines(of: Array((line + "\n" + line).utf8))
        #expect(lines.count <= 2)
    }
}

import Testing

@testable import Conversation

/// Where words begin and end, beside what `StatementTests` has.
struct WordSplittingTests {
    private func words(_ line: String, mode: ReadingMode = .prompt) throws -> [String] {
        let statements = try StatementReader(mode: mode).statements(in: SourceLine(line))
        return try statements.map { statement in
            try statement.words(with: ScriptVariables(arguments: ["leek"]))
                .map { "[\($0.text)]" }.joined()
        }
    }

    @Test func aNoteIsTakenAsTypedAtThePromptOnly() throws {
        #expect(try words("note 3 a;b", mode: .script) == ["[note][3][a]", "[b]"])
        #expect(try words("note 3 a;b", mode: .commandLine) == ["[note][3][a]", "[b]"])
    }

    @Test func aCommandLineHasVariablesAndNoLeadingDash() throws {
        #expect(try words("-a $1", mode: .commandLine) == ["[-a][leek]"])
        #expect(try words("-a $1", mode: .script) == ["[a][leek]"])
    }

    /// A name before a quote has an end, so that long words are read fast.
    @Test func aNameBeforeAQuoteHasAtMost48Signs() throws {
        let name = String(repeating: "a", count: 47)
        #expect(try words("\(name)='x y'") == ["[\(name)=x y]"])
        #expect(try words("a\(name)='x y'") == ["[a\(name)='x][y']"])
    }

    @Test func aLineThatIsOpenAtItsEndIsToldAlone() {
        let mistake = LineReading().mistake("more\nlist 'a")
        #expect(mistake?.kind == .line(.openQuote("'")))
        #expect(mistake?.source.text == "list 'a")
        #expect(mistake?.span == 5..<6)
    }

    @Test func aLineIsShownWithTheBackslashAtItsEnd() {
        let mistake = LineReading().mistake("serch leek \\")
        #expect(mistake?.kind == .command(.unknown(word: "serch", suggestion: "search")))
        #expect(mistake?.source.text == "serch leek \\")
        #expect(mistake?.span == 0..<5)
    }

    @Test func theLinesOfATextKeepTheirPlace() throws {
        let place = ScriptPlace(file: "a.rcp", line: 4)
        let chain = [ScriptPlace(file: "b.rcp", line: 2)]
        let line = SourceLine("more\nlist 'a' \\\nb", place: place, chain: chain)
        let statements = try StatementReader(mode: .script).statements(in: line)
        #expect(statements.map(\.source.text) == ["more", "list 'a'  b"])
        #expect(statements.map(\.source.place) == [place, place])
        #expect(statements.map(\.source.chain) == [chain, chain])
        let open = SourceLine("more\nlist \\", place: place, chain: chain)
        let last = try StatementReader(mode: .script).statements(in: open).last
        #expect(last?.source.place == place && last?.source.chain == chain)
    }

    /// Words of the system's shell are shown with the quotes that a line would need.
    @Test func argumentsAreShownWithTheQuotesTheyNeed() throws {
        let statement = try Statement(arguments: ["echo", "it's a", "", "a\tb", "x\"y", "it's"])
        #expect(statement.text == "echo \"it's a\" '' 'a b' 'x\"y' it's")
        #expect(statement.span == 0..<statement.text.count)
        #expect(statement.mode == .commandLine)
    }

    @Test func aQualifiedWordOfTheSystemsShellIsOneTerm() throws {
        let statement = try Statement(arguments: ["search", "eggs", "-title:lamb stew"])
        let commands = try statement.commands(in: LineReading().context)
        let texts = commands.map { CommandText.canonical(of: $0, foods: KnownNames()) }
        #expect(texts == ["search eggs -title:\"lamb stew\""])
    }

    @Test func aLineThatIsTooLongShowsHowItBegins() {
        let line = "search " + String(repeating: "b", count: 66_000)
        #expect(LineReading().mistake(line)?.source.text == String(line.prefix(60)) + "…")
        #expect(LineReading().mistake("echo " + String(repeating: "b", count: 65_531)) == nil)
        #expect(LineReading().mistake("echo " + String(repeating: "b", count: 65_532)) != nil)
    }
}

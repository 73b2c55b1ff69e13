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

    @Test(arguments: [
        ("a second quote in a word", "'a'\"b\"", ["[a\"b\"]"]),
        ("a backslash before another sign in double quotes", "\"a\\g\\\"b\"", ["[a\\g\"b]"]),
        ("two dashes before a quote", "--'a b'", ["[--'a][b']"]),
        ("a qualifier behind two dashes", "--title:'a b'", ["[--title:'a][b']"]),
        ("a qualifier behind one dash", "-title:'a b'", ["[-title:a b]"]),
        ("a word behind one dash", "-x'a b'", ["[-x'a][b']"]),
        ("a name with an equals sign behind one dash", "-x='a b'", ["[-x=a b]"]),
        ("an equals sign without a name", "='a b'", ["[='a][b']"]),
        ("a colon without a name", ":'a b'", ["[:'a][b']"]),
        ("an escaped letter in a name", "t\\itle:'a b'", ["[title:'a][b']"]),
        ("a dot in a name", "feed.url='a b'", ["[feed.url=a b]"]),
        ("a low line in a name", "a_b:'c d'", ["[a_b:c d]"]),
        ("a dash and a digit in a name", "max-2='c d'", ["[max-2=c d]"]),
        ("another sign before a quote", "+'b c'", ["[+'b][c']"]),
        ("a pipe without spaces", "a|b", ["[a]"]),
        ("an exclamation mark behind a word", "a !b", ["[a][!b]"]),
        ("a comment in a note", "note 3 # x", ["[note][3]"]),
        ("a number in a note", "note 3 #1 is x", ["[note][3][#1][is][x]"]),
        ("letter case of a note", "NOTE 3 a;b", ["[NOTE][3][a;b]"]),
        ("a quoted note before a file", "note 3 'a' > b", ["[note][3][a]"]),
        ("a quoted note before a comment", "note 3 'a b' # c", ["[note][3][a b]"]),
        ("a quoted note before a pipe", "note 3 'a b' | c", ["[note][3][a b]"]),
        ("a file for a note without a text", "note 3 > a", ["[note][3]"]),
        ("a note behind another command", "more; note 3 a;b", ["[more]", "[note][3][a;b]"]),
        ("a command of a like name", "notes 3 a;b", ["[notes][3][a]", "[b]"]),
        ("a line end of two signs", "a\r\nb", ["[a]", "[b]"]),
        ("a return alone", "a\rb", ["[a][b]"]),
        ("a comment behind a line", "a # b\nc", ["[a]", "[c]"]),
        ("a comparison ends with its command", "expect a>b; c>d", ["[expect][a>b]", "[c]"]),
        ("a backslash at the end of the last line", "a\nb \\", ["[a]", "[b]"]),
    ])
    func atThePrompt(id: String, line: String, expected: [String]) throws {
        #expect(try words(line) == expected, "\(id)")
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

    @Test(arguments: [
        ("note 3 ⟦'⟧abc", Mistake.Kind.line(.openQuote("'"))),
        ("> ⟦a.txt⟧", .command(.unknown(word: "a.txt", suggestion: nil))),
        ("list > ⟦''⟧", .line(.missingFileName)),
        ("list ⟦>⟧ > a", .line(.missingFileName)),
        ("list >> a.txt ⟦x⟧", .command(.unexpectedArgument(command: "list", word: "x"))),
        ("LIST > a.txt ⟦>⟧ b", .command(.unexpectedArgument(command: "list", word: ">"))),
    ])
    func aWrongLineIsToldAtItsPlace(_ marked: String, _ kind: Mistake.Kind) {
        let line = MarkedLine(marked)
        let mistake = LineReading().mistake(line.text)
        #expect(mistake?.kind == kind)
        #expect(mistake?.span == line.span)
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

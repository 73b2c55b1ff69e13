import Testing

@testable import Conversation

struct StatementTests {
    private func words(_ line: String, mode: ReadingMode = .prompt) throws -> [String] {
        let statements = try StatementReader(mode: mode).statements(in: SourceLine(line))
        let variables = ScriptVariables(
            script: "a.rcp",
            arguments: ["goat cheese", "-onion", "leek"],
            values: ["foods": ["red", "onion"], "one": ["x y"], "empty": [""]]
        )
        return try statements.map { statement in
            try statement.words(with: variables).map { "[\($0.text)]" }.joined()
        }
    }

    @Test(arguments: [
        ("spaces", "  a   b ", ["[a][b]"]),
        ("separators", "a;b ; c", ["[a]", "[b]", "[c]"]),
        ("literal quote", "a 'b \\n \"c\"; d'", ["[a][b \\n \"c\"; d]"]),
        ("escapes in double quotes", "\"a\\\"b\\\\c\\nd\\te\\$f\\g\"", ["[a\"b\\c\nd\te$f\\g]"]),
        ("quote inside a word", "what's in 3", ["[what's][in][3]"]),
        ("quote behind the start", "o\"k\"", ["[o\"k\"]"]),
        ("quote behind a minus", "-'a b'", ["[-a b]"]),
        ("quote behind an option", "--to='a b'", ["[--to=a b]"]),
        ("quote behind a quote", "'a'b", ["[ab]"]),
        ("empty quote", "a ''", ["[a][]"]),
        ("escaped space", "a\\ b\\;c", ["[a b;c]"]),
        ("comment", "a #b", ["[a]"]),
        ("comment behind a separator", "a;#b", ["[a]"]),
        ("number sign before a digit", "a #3", ["[a][#3]"]),
        ("number sign in a word", "a#b", ["[a#b]"]),
        ("dollar", "$1 $x \"$1\"", ["[$1][$x][$1]"]),
        ("redirection without spaces", "a>b", ["[a]"]),
        ("each its own redirection", "a > b; c 1; d >> e; f | g", ["[a]", "[c][1]", "[d]", "[f]"]),
        ("comparison", "expect count>=1; a >b", ["[expect][count>=1]", "[a]"]),
        ("minus at the prompt", "-a", ["[-a]"]),
        ("a line end", "a\nb \\\nc", ["[a]", "[b][c]"]),
        (
            "the text of a note", "note 3 he said \"more salt\"; less sugar # not 'all' > \\x | y",
            [
                "[note][3][he][said][\"more][salt\";][less][sugar][#][not]['all'][>][\\x][|][y]"
            ]
        ),
        (
            "a note that begins with a quote", "note it \"more salt\" they said",
            ["[note][it][\"more][salt\"][they][said]"]
        ),
        ("a quoted note", "note 3 \"a; \\\"b\\\" c\"; d", ["[note][3][a; \"b\" c]", "[d]"]),
        ("a note without a text", "note 3; open 4 > x", ["[note][3]", "[open][4]"]),
    ])
    func splitsAtThePrompt(id: String, line: String, expected: [String]) throws {
        #expect(try words(line) == expected, "\(id)")
    }

    @Test(arguments: [
        ("argument", "a $1 $3", ["[a][goat cheese][leek]"]),
        ("argument in quotes", "a \"$1!\" '$1'", ["[a][goat cheese!][$1]"]),
        ("in a word", "a -$3 x$3$3", ["[a][-leek][xleekleek]"]),
        (
            "all arguments", "a $@ \"$@\"",
            ["[a][goat cheese][-onion][leek][goat cheese][-onion][leek]"]
        ),
        ("all in one word", "\"all: $@\"", ["[all: goat cheese -onion leek]"]),
        ("how many, and the script", "$# $0", ["[3][a.rcp]"]),
        ("value of several words", "${foods} $foods", ["[red][onion][red][onion]"]),
        ("value in quotes", "\"${foods}\"", ["[red onion]"]),
        ("value with a space", "$one", ["[x y]"]),
        ("fallback", "${9:-red leek} ${1:-x} \"${none:-}\"", ["[red leek][goat cheese][]"]),
        ("fallback of an empty value", "${empty:-x}", ["[x]"]),
        ("empty value alone", "a ${empty} \"$empty\"", ["[a][]"]),
        ("escaped dollar", "\\$1 \"\\$1\"", ["[$1][$1]"]),
        ("minus before the line", "- a; b", ["[a]", "[b]"]),
        ("escaped brace", "${9:-a\\}b}", ["[a}b]"]),
    ])
    func replacesVariablesInScripts(id: String, line: String, expected: [String]) throws {
        #expect(try words(line, mode: .script) == expected, "\(id)")
    }

    @Test func minusBeforeALineMeansAllOfIt() throws {
        let statements = try StatementReader(mode: .script)
            .statements(in: SourceLine("-open 999; more"))
        #expect(statements.map(\.mayFail) == [true, true])
        #expect(statements.map(\.text) == ["open 999", "more"])
        #expect(statements.map(\.span) == [1..<9, 11..<15])
    }

    @Test(arguments: [
        ("words", ["search", "soy", "sauce", "-red", "onion"], "search soy sauce -red onion"),
        ("one term", ["search", "goat cheese", "eggs"], "search goat cheese eggs"),
        ("unknown name", ["search", "lamb stew", "eggs"], "search \"lamb stew\" eggs"),
        ("small word in one term", ["search", "mac and cheese"], "search \"mac and cheese\""),
        ("excluded", ["search", "eggs", "-lamb stew"], "search eggs -\"lamb stew\""),
        ("qualified", ["search", "title:lamb stew"], "search title:\"lamb stew\""),
        ("commas", ["search", "eggs,", "leek"], "search eggs leek"),
        ("no comment, no variable", ["search", "#x", "$5"], "search \"#x\" \"\\$5\""),
        (
            "option with a value", ["open", "3", "--url=https://a.example/"],
            "open 3 --url https://a.example/"
        ),
        ("reference with spaces", ["open", "the second one"], "open 2"),
        ("file with spaces", ["open", "my page.html"], "open \"my page.html\""),
        ("text", ["echo", "a  b", "c;d"], "echo \"a  b c;d\""),
        ("empty word", ["set", "theme", ""], "set theme \"\""),
        ("signs of the language", ["echo", ">", "|"], "echo \"> |\""),
    ])
    func argumentsOfTheCommandLine(id: String, arguments: [String], means: String) throws {
        let statement = try Statement(arguments: arguments)
        let commands = try statement.commands(in: LineReading().context)
        let texts = commands.map { CommandText.canonical(of: $0, foods: KnownNames()) }
        #expect(texts == [means], "\(id)")
    }

    @Test func argumentsAreShownAsALine() throws {
        let statement = try Statement(arguments: ["search", "goat cheese", "--srot", "title"])
        #expect(
            throws: Mistake(
                .option(.unknown(option: "--srot", command: "search", suggestion: "--sort")),
                at: 21..<27,
                in: SourceLine("search 'goat cheese' --srot title")
            )
        ) {
            try statement.commands(in: LineReading().context)
        }
    }

    @Test func tooManyArgumentsAreRefused() {
        #expect(throws: Mistake.self) {
            try Statement(arguments: Array(repeating: "garlic", count: 12_000))
        }
    }

    @Test(arguments: [
        ("one command", "quick chicken", "search minutes:30 chicken"),
        ("letter case", "QUICK chicken > a.txt", "search minutes:30 chicken > a.txt"),
        ("several commands", "both 3; more", "reset ; fav 3 ; more"),
        ("no recursion", "list2", "list 2-3"),
        ("own names win", "more 2", "more 2"),
        ("quoted", "\"quick\" chicken", "search \"quick\" chicken"),
        ("an alias in an alias", "quicker chicken", "search minutes:30 chicken"),
    ])
    func aliases(id: String, line: String, means: String) throws {
        let reading = LineReading(aliases: [
            "quick": "search minutes:30", "both": "reset; fav", "more": "list",
            "list2": "list 2-3", "quicker": "quick",
        ])
        #expect(try reading.canonical(line) == means, "\(id)")
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

    /// A long line of each hard kind is read to its end; what it comes to does not matter.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            "a ", "'", "a'", "\"a\" ", "$1", ",", "a,", "-", "- ", "or ", "a or ", ";", "a;", "1,",
            "a:'", "--x=", "\\", "${a", "no ", "soy sauce ", "more ", "title:a ", "mac and ", "#",
            "=",
        ]
    )
    func longLines(piece: String) throws {
        let line = String(repeating: piece, count: 16_000 / piece.utf8.count)
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

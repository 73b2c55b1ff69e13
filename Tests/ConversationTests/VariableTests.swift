import Testing

@testable import Conversation

/// What variables stand for, and how a value counts in a line.
struct VariableTests {
    private func words(_ line: String, _ variables: ScriptVariables) throws -> [String] {
        let statements = try StatementReader(mode: .script).statements(in: SourceLine(line))
        return try statements.map { statement in
            try statement.words(with: variables).map { "[\($0.text)]" }.joined()
        }
    }

    private static let variables = ScriptVariables(
        script: "a.rcp",
        arguments: ["goat cheese", "-onion", "leek"],
        values: [
            "foods": ["red", "onion"], "_x": ["y"], "pair": ["", "b"], "blank": ["", ""],
            "empty": [""],
        ]
    )

    @Test(arguments: [
        ("one digit", "$12", "[goat cheese2]"),
        ("more digits in braces", "${12:-none}", "[none]"),
        ("a low line", "$_x", "[y]"),
        ("a dot ends a name", "$foods.x", "[red onion.x]"),
        ("a dash ends a name", "$foods-x", "[red onion-x]"),
        ("all in braces", "${@}", "[goat cheese][-onion][leek]"),
        ("how many in braces", "${#}", "[3]"),
        ("an argument in braces", "${2}", "[-onion]"),
        ("the last argument", "$3", "[leek]"),
        ("an empty value beside another", "a ${pair}", "[a][][b]"),
        ("a fallback of empty values", "${blank:-x}", "[x]"),
        ("a fallback that is not needed", "${foods:-x}", "[red][onion]"),
        ("a fallback beside an empty value", "${pair:-x}", "[][b]"),
        ("a fallback of two words", "${9:-a b}", "[a b]"),
        ("an empty value inside a word", "a${empty}b", "[ab]"),
        ("a quote behind a variable", "$3'x'", "[leek'x']"),
    ])
    func aVariableStandsForItsWords(id: String, line: String, expected: String) throws {
        #expect(try words(line, Self.variables) == [expected], "\(id)")
    }

    @Test func withoutArgumentsThereAreNoWords() throws {
        #expect(try words("a $@ \"$@\" b $#", ScriptVariables()) == ["[a][b][0]"])
    }

    @Test(arguments: [
        ("echo ⟦$0⟧", Mistake.Kind.line(.unsetVariable(name: "0"))),
        ("echo $2 ⟦$3⟧", .line(.unsetVariable(name: "3"))),
        ("echo ⟦${1234}⟧", .line(.unsetVariable(name: "1234"))),
        ("echo ⟦${10000}⟧", .line(.badVariable)), ("echo ⟦${}⟧", .line(.badVariable)),
        ("echo ⟦${x:⟧y}", .line(.badVariable)), ("echo ⟦${a.b}⟧", .line(.badVariable)),
        ("echo ⟦${1:-a⟧", .line(.badVariable)), ("echo ⟦$⟧-", .line(.badVariable)),
        ("echo ⟦${x:⟧", .line(.badVariable)), ("echo ⟦${x:-⟧", .line(.badVariable)),
        ("echo ⟦${⟧", .line(.badVariable)), ("echo ⟦$⟧", .line(.badVariable)),
        ("list > a ⟦$1⟧", .command(.unexpectedArgument(command: "list", word: "$"))),
        ("list > ⟦$@⟧", .line(.missingFileName)),
    ])
    func aVariableThatIsNoneIsToldAtItsPlace(_ marked: String, _ kind: Mistake.Kind) {
        let reading = LineReading(
            mode: .script,
            variables: ScriptVariables(arguments: ["a", "b"])
        )
        let line = MarkedLine(marked)
        #expect(reading.mistake(line.text)?.kind == kind)
        #expect(reading.mistake(line.text)?.span == line.span)
    }

    /// A value keeps its `-` where it stands alone, and has no meaning in quotes.
    @Test(arguments: [
        ("search eggs $1", "search eggs -onion"),
        ("search eggs \"$1\"", "search eggs \"-onion\""),
        ("search eggs \"$@\"", "search eggs \"-onion\" \"lamb stew\""),
        ("search title:$2", "search title:\"lamb stew\""),
        ("search -$2 eggs", "search eggs -\"lamb stew\""),
        ("echo $@", "echo \"-onion lamb stew\""),
    ])
    func aValueCountsAsItsPlaceSays(_ line: String, _ means: String) throws {
        let reading = LineReading(
            mode: .script,
            variables: ScriptVariables(arguments: ["-onion", "lamb stew"])
        )
        #expect(try reading.canonical(line) == means)
    }

    @Test func valuesMayNotMakeALineTooLong() throws {
        func variables(_ length: Int) -> ScriptVariables {
            ScriptVariables(values: ["a": [String(repeating: "x", count: length)]])
        }
        #expect(try words("echo $a", variables(65_532)).count == 1)
        for (line, length) in [
            ("echo $a", 65_533), ("echo $a $a", 40_000), ("echo \"$a$a\"", 40_000),
        ] {
            let mistake = #expect(throws: Mistake.self) { try words(line, variables(length)) }
            #expect(mistake?.kind == .line(.tooLong(limit: 65_536)))
            #expect(mistake?.span == 0..<line.count)
        }
    }

    @Test(arguments: [
        ("let x=\"\"", "x", [""]), ("let x= a", "x", ["a"]), ("let x =a b", "x", ["a", "b"]),
        ("let x = a b", "x", ["a", "b"]), ("let x=a=b", "x", ["a=b"]), ("let _1 = a", "_1", ["a"]),
        ("let x='a b' c", "x", ["a b", "c"]),
    ])
    func aVariableIsSet(_ line: String, _ name: String, _ values: [String]) throws {
        let command = try LineReading(mode: .script).commands(line).first
        let assignment = try #require(command?.value as? LetCommand)
        #expect(assignment.variable == name)
        #expect(assignment.words == values)
    }

    @Test(arguments: ["let x=", "let x-y = a", "let x.y = a", "let x \"=\" a", "let x a = b"])
    func otherwiseNothingIsSet(_ line: String) {
        let mistake = LineReading(mode: .script).mistake(line)
        #expect(mistake?.kind == .script(.badLet))
        #expect(mistake?.span == 0..<line.count)
    }

    @Test(arguments: [
        ("alias a=b=c", "a", "b=c"), ("alias QUICK = more", "quick", "more"),
        ("alias _a-b.c = more", "_a-b.c", "more"), ("alias 3a=more", "3a", "more"),
        ("alias a='b c'", "a", "b c"), ("alias a = \"\"", "a", ""),
    ])
    func anAliasIsDefined(_ line: String, _ name: String, _ text: String) throws {
        let command = try LineReading().commands(line).first
        let alias = try #require(command?.value as? AliasCommand)
        #expect(alias.definition == AliasDefinition(name: name, text: text))
    }

    @Test(arguments: ["-a", ".a", "a+b", "A!", "a/b"])
    func anAliasHasTheNameOfAWord(_ name: String) {
        let mistake = LineReading().mistake("alias \(name) = more")
        #expect(mistake?.kind == .alias(.badName(name: name)))
        #expect(mistake?.span == 6..<6 + name.count)
    }

    @Test func theNameOfAnAliasHasAtMost40Signs() throws {
        let name = String(repeating: "a", count: 40)
        #expect(LineReading().mistake("alias \(name) = more") == nil)
        #expect(
            LineReading().mistake("alias a\(name) = more")?.kind
                == .alias(.badName(name: "a\(name)"))
        )
    }

    @Test func theSignOfAnAliasIsNotQuoted() {
        #expect(
            LineReading().mistake("alias a \"=\" b")?.kind
                == .command(.missingArgument(command: "alias", wanted: "NAME = TEXT"))
        )
    }
}

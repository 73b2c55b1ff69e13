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

    @Test func withoutArgumentsThereAreNoWords() throws {
        #expect(try words("a $@ \"$@\" b $#", ScriptVariables()) == ["[a][b][0]"])
    }

    @Test func valuesMayNotMakeALineTooLong() throws {
        func variables(_ length: Int) -> ScriptVariables {
            ScriptVariables(values: ["a": [String(repeating: "x", count: length)]])
        }
        #expect(try words("echo $a", variables(65_532)).count == 1)
        for (line, length) in [
            ("echo $a", 65_533), ("echo $a $a", 40_000), ("echo \"$a$a\"", 40_000),
        ] {
            let mistake = #expect(throws: UsageError.self) { try words(line, variables(length)) }
            #expect(mistake?.kind == .line(.tooLong(limit: 65_536)))
            #expect(mistake?.span == 0..<line.count)
        }
    }

    @Test func theNameOfAnAliasHasAtMost40Signs() throws {
        let name = String(repeating: "a", count: 40)
        #expect(LineReading().mistake("alias \(name) = more") == nil)
        #expect(
            LineReading().mistake("alias a\(name) = more")?.kind
                == .alias(.badName(name: "a\(name)"))
        )
    }
}

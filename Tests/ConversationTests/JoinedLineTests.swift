import Testing

@testable import Conversation

/// Lines that go on, beside what `ScriptReaderTests` and `ContinuationTests` have.
struct JoinedLineTests {
    private func lines(_ bytes: [UInt8]) -> [String] {
        ScriptReader(file: "a.rcp").lines(of: bytes).map(describe)
    }

    private func describe(_ line: Result<SourceLine, UsageError>) -> String {
        switch line {
        case .success(let source): "\(source.place?.line ?? 0): \(source.text)"
        case .failure(let mistake):
            "\(mistake.source.place?.line ?? 0): "
                + (mistake.kind == .line(.tooLong(limit: 65_536)) ? "too long" : "wrong")
        }
    }

    @Test(arguments: [
        ("-!ls 'a\nmore", ["1: -!ls 'a", "2: more"]),
        ("echo 'one\\\ntwo'", ["1: echo 'one\\", "2: two'"]),
        ("more; \\\n!ls 'a\nlist", ["1: more;  !ls 'a", "3: list"]),
        ("list \\\n!x 'a\nb'", ["1: list  !x 'a", "3: b'"]),
        ("more\r", ["1: more\r"]),
        ("more\n\u{FEFF}list", ["1: more", "2: \u{FEFF}list"]),
    ])
    func aScriptsLines(_ script: String, _ expected: [String]) {
        #expect(lines(Array(script.utf8)) == expected)
    }

    @Test func aLongLineEndsTheOneThatWasOpen() {
        let long = String(repeating: "a", count: 70_000)
        #expect(lines(Array("echo a \\\n\(long)\nmore".utf8)) == ["1: too long", "3: more"])
    }

    @Test func aMistakeOfAScriptHasItsPlaceAndItsChain() {
        let chain = [ScriptPlace(file: "b.rcp", line: 7)]
        let reader = ScriptReader(file: "a.rcp", chain: chain)
        let long = String(repeating: "a", count: 70_000)
        for bytes in [[0xFF], Array(long.utf8)] as [[UInt8]] {
            guard case .failure(let mistake)? = reader.lines(of: bytes).first else {
                Issue.record("it is read")
                continue
            }
            #expect(mistake.source.place == ScriptPlace(file: "a.rcp", line: 1))
            #expect(mistake.source.chain == chain)
            guard bytes.count > 1 else { continue }
            #expect(mistake.source.text == String(repeating: "a", count: 60) + "…")
        }
    }

    @Test func aRefusedLineCountsAndEndsTheOneThatWasOpen() {
        var reader = ScriptReader(file: "a.rcp")
        reader.push("more\necho a \\\n".utf8)
        var found: [String] = []
        while let line = reader.next() { found.append(describe(line)) }
        let refused = reader.refuseLine()
        #expect(refused.kind == .line(.tooLong(limit: 65_536)))
        #expect(refused.source.place == ScriptPlace(file: "a.rcp", line: 3))
        reader.push("list\n".utf8)
        while let line = reader.next() { found.append(describe(line)) }
        #expect(found == ["1: more", "4: list"])
    }

    @Test func theLongestLineGoesOnAndNoLongerOne() {
        let reader = StatementReader(mode: .prompt)
        let line = "'" + String(repeating: "a", count: 65_535)
        #expect(reader.continuation(of: line) == .openQuote("'"))
        #expect(reader.continuation(of: line + "a") == .complete)
    }

    // MARK: - Aliases and names

    @Test func anAliasGoesBeforeAShortNameAndCountsOnTheCommandLine() throws {
        #expect(try LineReading(aliases: ["s": "reset"]).canonical("s") == "reset")
        let reading = LineReading(mode: .commandLine, aliases: ["quick": "search minutes:30"])
        #expect(try reading.canonical("quick eggs") == "search minutes:30 eggs")
    }

    @Test func onTheCommandLineACommandIsNamedOrANumber() throws {
        let reading = LineReading(mode: .commandLine)
        #expect(try reading.canonical("3") == "open 3")
        #expect(try reading.canonical("s leek") == "search leek")
        let found = reading.mistake("garlic")
        #expect(found?.kind == .command(.bareFoods(suggestion: "search garlic")))
    }
}

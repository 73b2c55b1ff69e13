import Testing

@testable import Conversation

struct ContinuationTests {
    @Test(arguments: [
        ("plain", "search garlic", Continuation.complete),
        ("open double quote", "search \"goat", .openQuote("\"")),
        ("open single quote", "search 'goat", .openQuote("'")),
        ("apostrophe inside a word", "shepherd's pie", .complete),
        ("quote behind a minus", "search -\"goat", .openQuote("\"")),
        ("quote behind a qualifier", "search title:'goat", .openQuote("'")),
        ("final backslash", "search garlic \\", .finalBackslash),
        ("escaped backslash", "search garlic \\\\", .complete),
        ("backslash in a comment", "search garlic # and so on \\", .complete),
        ("quote in a comment", "# don't 'do this", .complete),
        ("quote for the system's shell", "list | grep 'a", .complete),
        ("backslash for the system's shell", "!ls \\", .finalBackslash),
        ("two backslashes for the system's shell", "!ls \\\\", .complete),
        ("three for the system's shell", "!ls \\\\\\", .finalBackslash),
        ("backslash in an open single quote", "echo 'a\\", .openQuote("'")),
        ("closed quotes", "search 'a' \"b\"", .complete),
        ("empty", "", .complete),
    ])
    func goesOn(id: String, line: String, expected: Continuation) {
        #expect(StatementReader(mode: .prompt).continuation(of: line) == expected, "\(id)")
    }

    /// Comparing one letter with a hundred thousand marks would take minutes, wherever it is done.
    @Test func whatIsTypedAndWhatAScriptHasIsStreamSafe() throws {
        let marks = String(repeating: "\u{301}", count: 4_000)
        let typed = SourceLine("search e" + marks)
        #expect(typed.text.unicodeScalars.count == "search e".count + 30)
        let script = Array("search e\(marks) \\\ne\(marks)\n".utf8)
        let line = try #require(ScriptReader(file: "x.rcp").lines(of: script).first).get()
        #expect(line.text.unicodeScalars.count == "search e  e".count + 60)
    }
}

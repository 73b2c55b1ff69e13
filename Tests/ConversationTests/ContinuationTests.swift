import Testing

@testable import Conversation

struct ContinuationTests {
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

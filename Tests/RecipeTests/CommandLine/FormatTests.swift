import Foundation
import RecipeTestSupport
import Testing

/// Machine formats, read by other rules than they were written by.
@Suite(.aFewAtOnce)
struct FormatTests {
    @Test func withoutATerminalTheFormIsTsvAndWithOneAList() async throws {
        let cook = try Cook()
        #expect(try await cook.run("browse").lines.first?.hasPrefix("n\ttitle") == true)
        let terminal = try cook.terminal(["browse"])
        #expect(try await terminal.waitForEnd() == 0)
        #expect(terminal.everything.contains("results 1-10"))
    }
}

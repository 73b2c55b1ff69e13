import RecipeTestSupport
import Testing

/// A quote that was opened and not closed.
@Suite(.aFewAtOnce)
struct OpenQuoteTests {
    private func waiting(_ line: String = "search \"feta") async throws -> CookTerminal {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.type(line + "\r")
        try await terminal.wait { $0.screen.textBeforeCursor.hasPrefix("unclosed ") }
        return terminal
    }

    @Test(arguments: [("search \"feta", "unclosed \" > "), ("search 'feta", "unclosed ' > ")])
    func thePromptSaysWhatItWaitsFor(_ line: String, _ prompt: String) async throws {
        let terminal = try await waiting(line)
        #expect(terminal.screen.textBeforeCursor == prompt)
        terminal.type(Keys.control("c"))
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [Keys.enter, "  " + Keys.enter, Keys.control("c")])
    func anEmptyLineLeavesIt(_ keys: String) async throws {
        let terminal = try await waiting()
        terminal.type(keys)
        try await terminal.waitForPrompt()
        #expect(!terminal.everything.contains("error"))
        #expect(!terminal.everything.contains("→"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func itCanBeClosedInTheNextRow() async throws {
        let terminal = try await waiting("echo \"feta")
        terminal.type("and olives\"\r")
        try await terminal.wait(for: "feta and olives")
        #expect(try await terminal.quit() == 0)
    }

    /// No command is swallowed: the open quote is an error, and the command runs.
    @Test func aCommandInTheNextRowIsOne() async throws {
        let terminal = try await waiting()
        terminal.type("echo supper is ready\r")
        try await terminal.wait { $0.screen.everything.contains("supper is ready") }
        #expect(terminal.everything.contains("error: the quote \" isn't closed"))
        #expect(terminal.screen.everything.contains("recipe> echo supper is ready"))
        #expect(try await terminal.quit() == 0)
    }

    /// In a script and in a pipe it is an error at its place, whatever quotes follow.
    @Test func elsewhereItIsAnErrorWithItsPlace() async throws {
        let cook = try Cook()
        let lines = "echo before\nsearch \"feta\necho \"after\"\n"
        try cook.write(lines, to: "it.rcp")
        let script = try await cook.run("./it.rcp")
        #expect(script.code == 64)
        #expect(script.output == "before\n")
        #expect(script.error.contains("it.rcp:2"))
        #expect(script.error.contains("the quote \" isn't closed"))
        let pipe = try await cook.run([], input: lines)
        #expect(pipe.code == 64)
        #expect(pipe.error.contains("standard input:2"))
    }
}

import RecipeTestSupport
import Testing

/// Ctrl-R on a terminal: older lines as a list that narrows, the last one first.
@Suite(.aFewAtOnce)
struct HistoryListTests {
    private func listing(after typed: String = "") async throws -> CookTerminal {
        let terminal = try Cook().terminal(columns: 80, rows: 24)
        for line in ["search leek", "search garlic cheese", "favs"] {
            try await terminal.command(line)
        }
        try await terminal.waitForPrompt()
        terminal.type(typed + "\u{12}")
        try await terminal.wait { seen in
            seen.screen.lines.first?.hasPrefix("history> \(typed)") == true
        }
        return terminal
    }

    private func isAtPrompt(_ line: String) -> @Sendable (CookTerminal.Seen) -> Bool {
        { $0.screen.textBeforeCursor == "recipe> \(line)" }
    }

    @Test func aLineIsTakenToThePromptToBeChangedAndRun() async throws {
        let terminal = try await listing()
        try await terminal.wait { $0.screen.lines[1].hasPrefix(">   favs") }
        terminal.type("gche")
        try await terminal.wait { seen in
            seen.screen.lines[0].hasSuffix("1 of 3")
                && seen.screen.lines[1].hasPrefix(">   search garlic cheese")
        }
        terminal.type("\r")
        try await terminal.wait(until: isAtPrompt("search garlic cheese"))
        terminal.type(" -onion\r")
        try await terminal.wait { $0.screen.everything.contains { $0.contains("without onion") } }
        #expect(try await terminal.quit() == 0)
    }

    /// What stands at the prompt narrows the list, and is there again after Esc.
    @Test func whatWasTypedNarrowsTheListAndStays() async throws {
        let terminal = try await listing(after: "search l")
        try await terminal.wait { $0.screen.lines[1].hasPrefix(">   search leek") }
        terminal.type("\u{1B}")
        try await terminal.wait(until: isAtPrompt("search l"))
        terminal.type("eek\r")
        try await terminal.wait { $0.screen.everything.contains { $0.contains("results 1-10") } }
    }

    /// Pressed again it goes on to older lines, as in other shells.
    @Test func pressedAgainItGoesOn() async throws {
        let terminal = try await listing()
        terminal.type("\u{12}\u{12}")
        try await terminal.wait { $0.screen.lines[3].hasPrefix(">   search leek") }
        terminal.type("\u{13}\r")
        try await terminal.wait(until: isAtPrompt("search garlic cheese"))
    }

    @Test func controlCLeavesTheLineAsItWas() async throws {
        let terminal = try await listing(after: "fav")
        terminal.type("\u{03}")
        try await terminal.wait(until: isAtPrompt("fav"))
    }
}

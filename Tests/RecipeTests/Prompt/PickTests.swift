import RecipeTestSupport
import Testing

/// `pick` on a terminal.
@Suite(.aFewAtOnce)
struct PickTests {
    private func picking(
        _ line: String = "pick",
        columns: Int = 80,
        after lines: [String] = ["search lemon"]
    ) async throws -> CookTerminal {
        let terminal = try Cook().terminal(columns: columns, rows: 24)
        for line in lines { try await terminal.command(line) }
        try await terminal.waitForPrompt()
        terminal.type(line + "\r")
        try await terminal.wait { $0.screen.lines.first?.hasPrefix("pick>") == true }
        return terminal
    }

    @Test func typingNarrowsAndEnterOpens() async throws {
        let terminal = try await picking()
        try await terminal.wait { $0.screen.lines.contains { $0.contains("Lemon granita") } }
        terminal.type("drizz")
        try await terminal.wait { seen in
            seen.screen.lines.first?.contains(" of 42") == true
                && seen.screen.lines.contains { $0.hasPrefix(">   Lemon drizzle cake") }
        }
        terminal.type("\r")
        try await terminal.wait { $0.screen.everything.contains { $0.contains("Steps") } }
        try await terminal.waitForPrompt()
        // It is the recipe that is open, so `back` leads to the list.
        #expect(try await terminal.command("back").contains("results 1-10"))
    }

    @Test func escapeLeavesEverythingAsItWas() async throws {
        let terminal = try await picking("pick cookbook")
        terminal.type("soup\t\t\u{1B}")
        try await terminal.waitForPrompt()
        #expect(terminal.everything.contains("results 1-10 of"), "the old screen is back")
        #expect(try await terminal.command("favs").contains("No favorites yet"))
        #expect(try await terminal.command("list").contains("results 1-10"))
    }

    @Test func tabMarksAndControlSKeeps() async throws {
        let terminal = try await picking()
        terminal.type("\t\t")
        try await terminal.wait { seen in
            seen.screen.lines.filter { $0.contains("✓") }.count == 2
        }
        // Ctrl-S doesn't leave: the cook goes on, and all is kept at the end.
        terminal.type("\u{13}")
        try await terminal.wait { $0.screen.lines.contains { $0.contains("keeps 2") } }
        terminal.type("\u{1B}")
        try await terminal.wait { $0.screen.everything.contains { $0.hasPrefix("kept ") } }
        let favorites = try await terminal.command("favs")
        #expect(favorites.contains("2, all offline"))
    }

    /// Arrows and the letters that stand for them; the current recipe is the one with the `>`.
    @Test func keysMoveInTheListAndEraseWhatWasTyped() async throws {
        let terminal = try await picking()
        func press(_ keys: String, _ isMet: @escaping @Sendable ([String]) -> Bool) async throws {
            terminal.type(keys)
            try await terminal.wait { isMet($0.screen.lines) }
        }
        func stands(at row: Int) -> @Sendable ([String]) -> Bool {
            { $0.count > row && $0[row].hasPrefix("> ") }
        }
        func isTyped(_ text: String) -> @Sendable ([String]) -> Bool {
            { $0.first?.hasPrefix("pick> \(text) ") == true }
        }
        // The end of the list is where it was when the key came: first all of it is there.
        try await press("", { $0.first?.hasSuffix("42 of 42") == true })
        try await press("", stands(at: 1))
        try await press("\u{1B}[F", stands(at: 22))
        try await press("\u{1B}[H", stands(at: 1))
        try await press("\u{0E}\u{0E}", stands(at: 3))
        try await press("\u{10}", stands(at: 2))
        try await press("\u{1B}[B\u{1B}[B", stands(at: 4))
        try await press("\u{1B}[A", stands(at: 3))
        // These have no meaning here.
        try await press("\u{1B}[C\u{1B}[D\u{1B}[3~\u{01}", stands(at: 3))
        try await press("drizz", isTyped("drizz"))
        try await press("\u{7F}", isTyped("driz"))
        try await press("\u{08}", isTyped("dri"))
        try await press("\u{15}", { $0.first?.hasSuffix("42 of 42") == true })
        try await press("cake", isTyped("cake"))
        try await press("\u{17}", { $0.first?.hasSuffix("42 of 42") == true })
        terminal.type("\u{07}")
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("list").contains("results 1-10"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func theRecipeStandsBesideTheListFromAHundredColumnsOn() async throws {
        let wide = try await picking(columns: 100)
        try await wide.wait { $0.screen.lines.contains { $0.contains("│ Ingredients") } }
        wide.type("\u{1B}[B")
        try await wide.wait { $0.screen.lines.contains { $0.contains("│ Lemon curd") } }
        let narrow = try await picking(columns: 99)
        #expect(!narrow.screen.lines.contains { $0.contains("│") })
    }

    @Test func controlCLeavesToo() async throws {
        let terminal = try await picking()
        terminal.type("\u{03}")
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("list").contains("results 1-10"))
        #expect(try await terminal.quit() == 0)
    }

    /// It is drawn for one of 24 rows.
    @Test func aTerminalThatDoesNotTellItsRowsHasAll() async throws {
        let terminal = try Cook().terminal(script: #"stty rows 0; exec "$RECIPE""#, rows: 24)
        try await terminal.command("search lemon")
        try await terminal.waitForPrompt()
        terminal.type("pick\r")
        try await terminal.wait { seen in
            seen.screen.lines.count == 24 && seen.screen.lines[0].hasPrefix("pick>")
                && seen.screen.lines[23].hasPrefix("Enter opens")
                && seen.screen.lines.contains { $0.contains("Lemon drizzle cake") }
        }
        terminal.type("\u{1B}")
        try await terminal.waitForPrompt()
        #expect(try await terminal.quit() == 0)
    }

    @Test func inAccessibleModeItIsTheList() async throws {
        let terminal = try Cook(["ACCESSIBLE": "1"]).terminal()
        try await terminal.command("search lemon")
        #expect(try await terminal.command("pick").contains("Result 1: Lemon granita."))
    }
}

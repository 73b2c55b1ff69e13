import RecipeTestSupport
import Testing

/// Keys typed while the program starts.
@Suite(.aFewAtOnce)
struct TypedAheadTests {
    /// It comes before the program has the terminal, while it takes it, or after.
    @Test(arguments: 0..<24)
    func controlDLeavesWheneverItComes(_ moment: Int) async throws {
        let terminal = try Cook().terminal()
        for _ in 0..<moment * 400 where terminal.isEchoing {}
        terminal.type(Keys.control("d"))
        #expect(try await terminal.waitForEnd() == 0)
    }

    /// A terminal that does not tell how wide it is has no row to take anything off.
    @Test(arguments: [Keys.control("d"), "quit\r", "qui"])
    func aTerminalWithoutASizeTakesThemToo(_ keys: String) async throws {
        let terminal = try Cook().terminal(script: #"stty rows 0 cols 0; exec "$RECIPE""#)
        terminal.type(keys)
        if keys == "qui" {
            try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("recipe> qui") }
            terminal.type("t\r")
        }
        #expect(try await terminal.waitForEnd() == 0)
    }

    @Test func everyOtherKeyCountsOnce() async throws {
        let terminal = try Cook().terminal()
        terminal.type("echo first\recho second ")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo second " }
        let rows = terminal.screen.everything
        #expect(rows.filter { $0 == "first" }.count == 1)
        #expect(rows.filter { $0.contains("echo second") } == ["recipe> echo second"])
        terminal.type("half\r")
        try await terminal.wait(for: "second half")
        #expect(try await terminal.quit() == 0)
    }
}

import RecipeTestSupport
import Testing

/// Lists and recipes in every layout, in a terminal that changes its width between commands.
@Suite(.aFewAtOnce)
struct LayoutTests {
    /// How many boxes begin in the row of output that has the most.
    private func boxes(in rows: [String]) -> Int {
        rows.map { $0.count { $0 == "┌" } }.max() ?? 0
    }

    @Test func everyListIsDrawnInTheLayoutAndWidthInForce() async throws {
        let terminal = try Cook().terminal(rows: 100)
        try await terminal.command("set layout cards")
        #expect(boxes(in: try await terminal.rows(of: "search garlic cheese")) == 2)
        #expect(boxes(in: try await terminal.rows(of: "more")) == 2)
        try await terminal.command("fav 1-4")
        for (columns, across) in [(160, 4), (120, 3), (60, 1), (40, 1), (80, 2)] {
            terminal.resize(columns: columns, rows: 100)
            for line in ["list 1-10", "favs", "back"] {
                let rows = try await terminal.rows(of: line)
                #expect(boxes(in: rows) == across, "\(line) at \(columns)")
                #expect(rows.allSatisfy { $0.count <= columns }, "\(line) at \(columns)")
            }
        }
        try await terminal.command("set layout list")
        #expect(boxes(in: try await terminal.rows(of: "list 1-3")) == 0)
        #expect(try await terminal.quit() == 0)
    }

    @Test func anOpenedRecipeStandsBesideItsListWhereThereIsRoom() async throws {
        let terminal = try Cook().terminal(columns: 120)
        try await terminal.command("set layout split")
        try await terminal.command("search title:vichyssoise")
        let beside = try await terminal.rows(of: "open 1")
        #expect(beside.first?.hasPrefix("  1  Vichyssoise  ") == true)
        #expect(beside.allSatisfy { Array($0).count > 45 && Array($0)[45] == "│" })
        terminal.resize(columns: 80, rows: 40)
        let alone = try await terminal.rows(of: "open 1")
        #expect(alone.first?.hasPrefix("Vichyssoise") == true)
        #expect(!alone.contains { $0.contains("│") })
        #expect(try await terminal.quit() == 0)
    }

    @Test func accessibleModeHasNoLayouts() async throws {
        let terminal = try Cook(["ACCESSIBLE": "1"]).terminal(columns: 120)
        for layout in ["cards", "split"] {
            try await terminal.command("set layout \(layout)")
            let found = try await terminal.rows(of: "search title:vichyssoise")
            #expect(found.contains { $0.hasPrefix("Result 1: Vichyssoise.") })
            let opened = try await terminal.rows(of: "open 1")
            #expect(opened.first?.hasPrefix("Recipe 1: Vichyssoise.") == true)
        }
        #expect(try await terminal.quit() == 0)
    }

    /// It counts from the next answer on, in both directions.
    @Test func accessibleModeCanBeSet() async throws {
        let terminal = try Cook().terminal(columns: 120)
        try await terminal.command("set accessible on")
        let spoken = try await terminal.rows(of: "search title:vichyssoise")
        #expect(spoken.contains { $0.hasPrefix("Result 1: Vichyssoise.") }, "\(spoken)")
        try await terminal.command("set accessible off")
        let drawn = try await terminal.rows(of: "search title:vichyssoise")
        #expect(drawn.contains { $0.hasPrefix("  1  Vichyssoise") }, "\(drawn)")
        #expect(!drawn.contains { $0.contains("Result 1") }, "\(drawn)")
        #expect(try await terminal.quit() == 0)
    }

    /// A layout is for reading on a screen: a pipe or file has rows all the same.
    @Test func aLayoutChangesNothingInAPipe() async throws {
        let line = "search title:vichyssoise; open 1"
        let plain = try await Cook().run("-c", line)
        let end = try await Cook().run("-c", "set layout cards; \(line)")
        #expect(end.output == "layout is cards\n" + plain.output)
        let table = try await Cook().run("--format", "table", "-c", "search title:vichyssoise")
        #expect(table.output.contains("\n  1  Vichyssoise  [Has lactose]  cookbook\n"))
    }

    @Test(arguments: [("on", true), ("off", false), ("auto", false)])
    func linksAreWrittenWhereTheyAreWanted(_ setting: String, _ areWritten: Bool) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 3))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("set links \(setting)")
        try await terminal.command("search garlic")
        try await terminal.command("open 1")
        let written = String(decoding: terminal.written, as: UTF8.self)
        #expect(written.contains("\u{1B}]8;;http://127.0.0.1:") == areWritten)
        #expect(try await terminal.quit() == 0)
    }
}

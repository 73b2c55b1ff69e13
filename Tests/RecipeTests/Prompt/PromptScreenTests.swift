import Foundation
import RecipeTestSupport
import Testing

/// What stands in which cell while the cook types and waits.
@Suite(.aFewAtOnce)
struct PromptScreenTests {
    /// A shell whose service answers once it is released.
    private func slowShell(
        of cook: Cook,
        _ server: MisbehavingServer,
        columns: Int = 80,
        rows: Int = 30
    ) throws -> CookTerminal {
        server.serve(SampleKitchen(dishes: 25))
        server.on(.any, .held(.serve))
        return try cook.terminal(
            ["--service", "recipepuppy", "--url", server.address],
            columns: columns,
            rows: rows
        )
    }

    // MARK: Completion

    @Test(arguments: ["search garlic", "more", "list"])
    func tenRecipesFitTheSmallestCommonTerminal(line: String) async throws {
        let terminal = try Cook().terminal(columns: 80, rows: 24)
        try await terminal.command("search garlic")
        try await terminal.command(line)
        let lines = terminal.screen.lines
        #expect(lines.contains { $0.hasPrefix("garlic") && $0.contains("results ") })
        let numbered = lines.filter { $0.contains(/^ *\d+  \S/) }
        #expect(numbered.count == 10)
        #expect(lines.last?.hasPrefix("recipe>") == true)
    }

    @Test(arguments: [80, 40, 20])
    func theChoiceStandsBelowTheLineAndTheLineBelowThat(_ columns: Int) async throws {
        let terminal = try Cook().terminal(["--quiet"], columns: columns, rows: 20)
        try await terminal.waitForPrompt()
        try await terminal.enter("un")
        terminal.type(Keys.tab)
        try await terminal.wait {
            $0.screen.cursor.row > 3 && $0.screen.textBeforeCursor == "recipe> un"
        }
        let row = terminal.screen.cursor.row
        let lines = terminal.screen.lines
        #expect(lines[0] == "recipe> un")
        #expect(lines.count == row + 1, "the line is drawn again, and nothing below it")
        let choice = lines[1..<row]
        #expect(choice.first?.hasPrefix("units ") == true)
        #expect(choice.dropFirst().first?.hasPrefix("unfav ") == true)
        #expect(choice.allSatisfy { $0.count > 2 && $0.count < columns })
        if columns == 80 {
            let summary = "  remove recipes from the favorites; 'undo' brings them back"
            #expect(choice.dropFirst().first?.hasSuffix(summary) == true)
            // The descriptions begin in one column.
            let starts = choice.compactMap { $0.range(of: "  [^ ]", options: .regularExpression) }
            #expect(
                Set(zip(starts, choice).map { $1.distance(from: $1.startIndex, to: $0.upperBound) })
                    .count == 1
            )
        } else {
            #expect(choice.first?.hasSuffix("…") == true)
        }
        // The line goes on where it was.
        terminal.type("f" + Keys.tab)
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> unfav " }
        #expect(terminal.screen.cursor.row == row)
    }

    @Test func aLongChoiceSaysHowMuchIsLeftOut() async throws {
        let terminal = try Cook().terminal(["--quiet"], rows: 40)
        try await terminal.waitForPrompt()
        try await terminal.enter("set ")
        terminal.type(Keys.tab)
        try await terminal.wait {
            $0.screen.cursor.row > 10 && $0.screen.textBeforeCursor == "recipe> set "
        }
        let lines = terminal.screen.lines
        #expect(lines.count == 15, "the line, twelve rows, what is left, and the line")
        #expect(lines[13].hasPrefix("and ") && lines[13].hasSuffix(" more"))
    }

    // MARK: The right prompt

    @Test func theRightPromptEndsOneColumnBeforeTheEdgeAndGivesWay() async throws {
        let server = try MisbehavingServer()
        let terminal = try slowShell(of: Cook(), server)
        server.release()
        try await terminal.command("search garlic")
        let ready = "page 2 ready"
        try await terminal.wait { $0.screen.lines.last?.hasSuffix(ready) == true }
        #expect(terminal.screen.lines.last?.count == 79)
        #expect(terminal.screen.textBeforeCursor == "recipe> ")
        // It is there as long as a column stays free before it.
        let room = 79 - ready.count - 1 - "recipe> ".count
        try await terminal.enter(String(repeating: "x", count: room))
        #expect(terminal.screen.lines.last?.hasSuffix("x " + ready) == true)
        terminal.type("y")
        try await terminal.wait { $0.screen.lines.last?.hasSuffix("xy") == true }
        terminal.type(Keys.backspace)
        try await terminal.wait { $0.screen.lines.last?.hasSuffix("x " + ready) == true }
    }

    // MARK: Waiting

    @Test(arguments: [80, 40, 20])
    func theProgressLineIsOneRowAndGoneWhenTheWaitIsOver(_ columns: Int) async throws {
        let server = try MisbehavingServer()
        let terminal = try slowShell(of: Cook(), server, columns: columns, rows: 60)
        try await terminal.waitForPrompt()
        let row = terminal.screen.cursor.row
        try await terminal.enter("browse")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.row(row + 1).hasPrefix("fetching p") }
        #expect(terminal.screen.lines.count == row + 2, "one row, written anew")
        #expect(terminal.screen.row(row + 1).count < columns)
        server.release()
        try await terminal.waitForPrompt()
        #expect(!terminal.everything.contains("fetching page 1"))
        let rows = terminal.screen.everything
        #expect(rows[row] == "recipe> browse")
        #expect(rows[row + 1...row + 2].joined(separator: " ").contains("results 1-10"))
    }

    // MARK: Another size

    @Test func aResizeWhileTypingKeepsEveryLetter() async throws {
        let terminal = try Cook().terminal(["--quiet"], columns: 80, rows: 20)
        try await terminal.waitForPrompt()
        let line = "search garlic cheese basil leek"
        try await terminal.enter(line)
        for (columns, rows) in [
            (40, ["recipe> search garlic cheese basil leek"]),
            (20, ["recipe> search garli", "c cheese basil leek"]),
            (60, ["recipe> search garlic cheese basil leek"]),
        ] {
            terminal.resize(columns: columns, rows: 20)
            try await terminal.wait { seen in
                Array(seen.screen.lines.suffix(rows.count)) == rows
            }
        }
        terminal.type(" rice")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> \(line) rice" }
    }

    @Test func aResizeWhileACommandRunsCountsForItsAnswer() async throws {
        let server = try MisbehavingServer()
        let terminal = try slowShell(of: Cook(), server, rows: 60)
        try await terminal.waitForPrompt()
        try await terminal.enter("search garlic")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "fetching page 1")
        terminal.resize(columns: 40, rows: 60)
        // It has been noticed once the line is as long as fits.
        try await terminal.wait {
            $0.screen.lines.contains { $0.hasPrefix("fetching page 1") && $0.hasSuffix(" s") }
        }
        server.release()
        try await terminal.waitForPrompt()
        let lines = terminal.screen.lines
        #expect(lines.contains { $0.contains("Garlic Cheese Dish 10") })
        #expect(!lines.contains { $0.contains("fetching page 1") })
        let title = lines.first { $0.contains("Garlic Cheese Dish 1") } ?? ""
        #expect(title.count <= 40 && !title.contains("Has lactose"), "the badge is below it")
        let found = try await terminal.command("list")
        #expect(found.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }
}

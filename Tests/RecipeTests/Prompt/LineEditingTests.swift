import RecipeTestSupport
import Testing

/// Typing at the prompt of the built program.
@Suite(.aFewAtOnce)
struct LineEditingTests {
    @Test func accentsAreTypedMovedOverAndDeleted() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("echo crème brûlée")
        terminal.type(String(repeating: Keys.backspace, count: 3))
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo crème brû" }
        terminal.type(Keys.left + Keys.backspace)
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo crème b" }
        terminal.type("r" + Keys.enter)
        try await terminal.wait { $0.screen.lines.contains("crème brû") }
        try await terminal.waitForPrompt()
        // Wide characters and combining marks count as what they look like.
        #expect(try await terminal.command("echo 日本 e\u{301}té 🍝").contains("日本 e\u{301}té 🍝"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aPastedBlockWaitsForEnter() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        #expect(terminal.screen.modes.contains(2004))
        terminal.type(Keys.pasted("echo one\necho two\necho three\n"))
        try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("echo three") }
        #expect(!terminal.screen.lines.contains("one"))
        terminal.type(Keys.enter)
        for word in ["one", "two", "three"] {
            try await terminal.wait { $0.screen.lines.contains(word) }
        }
        #expect(try await terminal.quit() == 0)
    }

    @Test func anUnmarkedBlockRunsLineByLineUntilAnError() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.type("echo one\rserch leek\recho never\r")
        try await terminal.wait(for: "unknown command 'serch'")
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("echo later").contains("later"))
        #expect(terminal.screen.everything.contains("one"))
        #expect(!terminal.screen.everything.contains("never"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aLineThatIsTooLongIsToldAndTheNextIsFine() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.type(Keys.pasted(String(repeating: "x", count: 64 * 1_024)) + "y\r")
        try await terminal.wait(for: "error: the line is longer than 64 KiB")
        #expect(try await terminal.command("echo still here").contains("still here"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func viKeysEditTheLine() async throws {
        let terminal = try Cook().terminal()
        try await terminal.command("set editor vi")
        try await terminal.enter("echo helo")
        terminal.type(Keys.escape)
        terminal.type("il" + Keys.escape + "0")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> " }
        terminal.type("A world" + Keys.enter)
        try await terminal.wait { $0.screen.lines.contains("hello world") }
        try await terminal.waitForPrompt()
        terminal.type("sear" + Keys.tab)
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> search " }
        terminal.type(Keys.control("c"))
        try await terminal.command("set editor emacs")
        #expect(try await terminal.quit() == 0)
    }

    @Test func anOpenQuoteGoesOnInTheNextLine() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("search \"goat")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "unclosed \" > " }
        terminal.type(Keys.control("c"))
        try await terminal.waitForPrompt()
        try await terminal.enter("echo one \\")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "   ...> " }
        terminal.type("two" + Keys.enter)
        try await terminal.wait { $0.screen.lines.contains { $0.hasPrefix("one") } }
        #expect(try await terminal.quit() == 0)
    }

    @Test func theRightPromptTellsOfThePrefetchAndLeavesTheLineAlone() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 30))
        server.on(.page(2), .held(.serve))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        try await terminal.wait {
            $0.screen.row($0.screen.cursor.row).hasSuffix("fetching page 2")
        }
        try await terminal.enter("echo typing")
        server.release()
        try await terminal.wait { $0.screen.row($0.screen.cursor.row).hasSuffix("page 2 ready") }
        #expect(terminal.screen.textBeforeCursor == "recipe> echo typing")
        terminal.type(" on" + Keys.enter)
        try await terminal.wait { $0.screen.lines.contains("typing on") }
        #expect(try await terminal.quit() == 0)
    }

    @Test func theRightPromptIsLeftOffInANarrowTerminal() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 30))
        let terminal = try Cook().terminal(
            ["--service", "recipepuppy", "--url", server.address],
            columns: 50
        )
        try await terminal.command("search garlic")
        try await terminal.command("wait")
        try await terminal.waitForPrompt()
        #expect(terminal.screen.row(terminal.screen.cursor.row) == "recipe>")
        #expect(try await terminal.quit() == 0)
    }

    @Test func aResizeKeepsTheLineAndTheNextPrintIsInTheNewWidth() async throws {
        let terminal = try Cook().terminal(columns: 100)
        #expect(try await terminal.command("search garlic cheese").contains("results 1-10 of"))
        try await terminal.enter("echo kept line")
        terminal.resize(columns: 50, rows: 30)
        terminal.type(" as it is")
        try await terminal.wait {
            $0.screen.textBeforeCursor == "recipe> echo kept line as it is"
        }
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.lines.contains("kept line as it is") }
        let narrow = try await terminal.command("list")
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 50 })
        terminal.resize(columns: 120, rows: 30)
        let wide = try await terminal.command("list")
        #expect(wide.split(separator: "\n").contains { $0.count > 80 })
        #expect(try await terminal.quit() == 0)
    }

    @Test func controlLClearsAndKeepsTheLine() async throws {
        let terminal = try Cook().terminal()
        try await terminal.command("echo before")
        try await terminal.enter("echo after")
        terminal.type(Keys.control("l"))
        try await terminal.wait { !$0.screen.lines.contains("before") }
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo after" }
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.lines.contains("after") }
        #expect(try await terminal.quit() == 0)
    }

    @Test func aBareFoodSearchesAndSaysSo() async throws {
        let terminal = try Cook().terminal()
        let found = try await terminal.command("garlic cheese")
        #expect(found.contains("→ search garlic cheese"))
        #expect(found.contains("Has lactose"))
        #expect(try await terminal.command("serch leek").contains("^~~~~ did you mean 'search'?"))
        #expect(try await terminal.command("back bacon").contains("search back bacon"))
        #expect(try await terminal.command("3").contains("Steps"))
        #expect(try await terminal.quit() == 0)
    }
}

import Foundation
import RecipeTestSupport
import Testing

/// Ctrl-C, Ctrl-D, Ctrl-Z and the ends that come from outside.
@Suite(.aFewAtOnce)
struct InterruptingTests {
    @Test func controlCDropsTheLine() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("search garlic chee")
        terminal.type(Keys.control("c"))
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("echo still here").contains("still here"))
        #expect(!terminal.everything.contains("Garlic"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func controlCCancelsMoreAndTheStateIsAsBefore() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 30))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("set prefetch off")
        try await terminal.command("search garlic")
        server.on(.page(2), .hang)
        try await terminal.enter("more")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "fetching page 2")
        terminal.type(Keys.control("c"))
        try await terminal.wait(for: "cancelled")
        try await terminal.waitForPrompt()
        let list = try await terminal.command("list")
        #expect(list.contains(" 10  Garlic Cheese Dish 10"))
        #expect(list.contains("10 shown · more…"))
        server.behave()
        #expect(try await terminal.command("more").contains(" 11  Garlic Cheese Dish 11"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func controlCCancelsASearchAndTheQueryBeforeStays() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 30))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        server.on(RequestMatch { $0.target.contains("leeks") }, .hang)
        try await terminal.enter("search leeks")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "fetching page 1")
        terminal.type(Keys.control("c"))
        try await terminal.wait(for: "cancelled")
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("list").contains(" 10  Garlic Cheese Dish 10"))
        #expect(try await terminal.command("status").contains("garlic"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func controlCCancelsOpenAndFav() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 5))
        server.on(RequestMatch { $0.path.hasPrefix("/dish/") }, .hang)
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        for line in ["open 2", "fav 2"] {
            let cancelled = terminal.everything.components(separatedBy: "cancelled").count
            try await terminal.enter(line)
            terminal.type(Keys.enter)
            try await terminal.wait(for: "Ctrl-C stops")
            terminal.type(Keys.control("c"))
            try await terminal.wait {
                let text = $0.screen.everything.joined(separator: "\n")
                return text.components(separatedBy: "cancelled").count > cancelled
            }
            try await terminal.waitForPrompt()
        }
        #expect(try await terminal.command("favs").contains("No favorites yet"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func controlDLeaves() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.type(Keys.control("d"))
        #expect(try await terminal.waitForEnd() == 0)
    }

    @Test func quitLeavesWithItsCode() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("quit 7")
        terminal.type(Keys.enter)
        #expect(try await terminal.waitForEnd() == 7)
    }

    @Test func controlZStopsTheShellAndItGoesOn() async throws {
        let cook = try Cook()
        // A shell with job control: only to a parent in the same session a program can stop.
        let terminal = try cook.terminal(script: #"set -m; "$RECIPE"; echo HELD; read word; fg"#)
        try await terminal.waitForPrompt()
        try await terminal.enter("echo one")
        terminal.type(Keys.control("z"))
        try await terminal.wait(for: "HELD")
        terminal.type("go\r")
        // The line is there again, and goes on where it was.
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo one" }
        try await terminal.enter(" two")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "one two")
        try await terminal.waitForPrompt()
        terminal.type(Keys.control("d"))
        #expect(try await terminal.waitForEnd() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func aSignalToEndEndsTheShell(_ number: Int32) async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("echo half")
        terminal.signal(number)
        #expect(try await terminal.waitForEnd() == 128 + number)
    }

    @Test func aTerminalThatGoesAwayEndsTheShell() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.hangUp()
        _ = try await terminal.waitForEnd()
    }

    @Test func theTerminalIsGivenBackAsItWas() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal(
            script: #"stty -a > before; "$RECIPE"; stty -a > after"#
        )
        try await terminal.command("search garlic")
        #expect(try await terminal.quit() == 0)
        #expect(try cook.text(of: "before") == cook.text(of: "after"))
        #expect(!terminal.screen.modes.contains(2004))
    }

    @Test func whatIsTypedDuringACommandIsTheNextLine() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 5))
        server.on(.any, .held(.serve))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.waitForPrompt()
        try await terminal.enter("search garlic")
        terminal.type("\recho typed ahead\r")
        try await terminal.wait(for: "fetching page 1")
        server.release()
        try await terminal.wait(for: "Dish 5")
        try await terminal.wait { $0.screen.everything.contains("typed ahead") }
        #expect(try await terminal.quit() == 0)
    }
}

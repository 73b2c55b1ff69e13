import Foundation
import RecipeTestSupport
import Testing

/// Signals that end the shell: the terminal is as it was before, and no line is lost.
@Suite(.aFewAtOnce)
struct EndingBySignalTests {
    /// A system's shell that notes the terminal's modes before and after ours, and how it ended.
    private func terminal(of cook: Cook, _ options: String = "") throws -> CookTerminal {
        // What the outer shell would do at the signal it puts off until ours has ended.
        try cook.terminal(
            script: """
                trap : TERM HUP; stty -a > before
                "$RECIPE" \(options); echo $? > code; stty -a > after; echo RESTORED
                """
        )
    }

    private func end(_ terminal: CookTerminal, with number: Int32, _ cook: Cook) async throws {
        // The group, as a terminal's end or `kill` from a session's manager does.
        kill(-terminal.process, number)
        try await terminal.wait(for: "RESTORED")
        _ = try await terminal.waitForEnd()
        #expect(try cook.text(of: "code") == "\(128 + number)\n")
        #expect(try cook.text(of: "before") == cook.text(of: "after"))
        #expect(!terminal.screen.modes.contains(2004), "marks of pastes are off again")
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func whileALineIsTyped(_ number: Int32) async throws {
        let cook = try Cook()
        let terminal = try terminal(of: cook)
        try await terminal.command("search garlic")
        try await terminal.enter("echo half a li")
        try await end(terminal, with: number, cook)
        let history = try cook.text(of: "state/recipe/history")
        #expect(history == "search garlic\n", "what was entered is kept, what was begun is not")
    }

    /// As `nohup` starts it.
    @Test func aSignalThatIsIgnoredFromTheStartStaysIgnored() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal(script: #"trap '' HUP; exec "$RECIPE""#)
        try await terminal.command("search garlic")
        terminal.signal(SIGHUP)
        #expect(try await terminal.command("echo still here").contains("still here"))
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func whileACommandRuns(_ number: Int32) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 5))
        server.on(.any, .hang)
        let cook = try Cook()
        let terminal = try terminal(of: cook, "--service recipepuppy --url \(server.address)")
        try await terminal.waitForPrompt()
        try await terminal.enter("search garlic")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "Ctrl-C stops")
        try await end(terminal, with: number, cook)
        #expect(try cook.text(of: "state/recipe/history") == "search garlic\n")
    }
}

import RecipeTestSupport
import Testing

/// What somebody sees who starts the shell for the first time.
@Suite(.aFewAtOnce)
struct WelcomeTests {
    private static let first = "257 recipes from 49 kitchens, no network needed."

    @Test func theFirstStartWelcomesOnceAndAsksNothing() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        let lines = terminal.screen.lines
        #expect(lines.first?.hasPrefix(Self.first) == true)
        #expect(lines.dropFirst().first == "  soup without cream")
        #expect(terminal.screen.cursor.row == 4, "four lines and the prompt")
        #expect(try await terminal.quit() == 0)

        let again = try cook.terminal()
        try await again.waitForPrompt()
        #expect(again.screen.cursor.row == 0)
        #expect(try await again.quit() == 0)
    }

    @Test func whatItSaysToTryWorks() async throws {
        let terminal = try Cook().terminal()
        #expect(try await terminal.command("soup without cream").contains("results 1-"))
        let cooked = try await terminal.command("what can I cook with eggs and rice?")
        #expect(cooked.contains("results 1-"))
        #expect(try await terminal.command("help").contains("Find"))
    }

    @Test func withoutHistoryItDoesNotComeAgainEither() async throws {
        let cook = try Cook()
        try cook.write("history = off\n", to: "config/recipe/config")
        let terminal = try cook.terminal()
        try await terminal.wait(for: Self.first)
        try await terminal.command("echo one")
        #expect(try await terminal.quit() == 0)
        let again = try cook.terminal()
        try await again.waitForPrompt()
        #expect(!again.everything.contains("kitchens"))
        #expect(try cook.text(of: "state/recipe/history").isEmpty)
    }

    @Test(arguments: [(["--quiet"], [:]), ([], ["XDG_STATE_HOME": "/dev/null"])])
    func theseAreNotWelcomed(
        _ arguments: [String],
        _ environment: [String: String]
    ) async throws {
        let terminal = try Cook(environment).terminal(arguments)
        try await terminal.waitForPrompt()
        #expect(terminal.screen.cursor.row == 0)
        #expect(try await terminal.quit() == 0)
    }

    @Test func commandsAndScriptsAreNotWelcomedAndUseNoneUp() async throws {
        let cook = try Cook()
        for end in [
            try await cook.run("echo", "one"), try await cook.run("-c", "echo one"),
            try await cook.run([], input: "echo one\n"),
        ] {
            #expect(end.output == "one\n")
            #expect(end.error.isEmpty)
        }
        let terminal = try cook.terminal()
        try await terminal.wait(for: Self.first)
    }

    @Test(arguments: [(20, [:]), (40, [:]), (60, ["ACCESSIBLE": "1"])])
    func itFitsNarrowTerminals(
        _ columns: Int,
        _ environment: [String: String]
    ) async throws {
        let cook = try Cook(environment)
        let terminal = try cook.terminal(columns: columns, rows: 20, screenColumns: 100)
        try await terminal.waitForPrompt()
        let lines = terminal.screen.lines
        #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
        #expect(lines.joined(separator: " ").contains("soup without cream"))
    }
}

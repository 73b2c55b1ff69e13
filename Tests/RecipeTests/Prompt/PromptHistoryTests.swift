import Foundation
import RecipeTestSupport
import Testing

/// The history of typed lines, over several starts.
@Suite(.aFewAtOnce)
struct PromptHistoryTests {
    private func typed(_ lines: [String], by cook: Cook) async throws {
        let terminal = try cook.terminal()
        for line in lines { try await terminal.command(line) }
        #expect(try await terminal.quit() == 0)
    }

    /// Presses keys at an empty prompt until a line stands there.
    private func press(_ keys: String, _ terminal: CookTerminal, until line: String) async throws {
        terminal.type(keys)
        try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix(line) }
    }

    @Test func upBringsBackLinesOfTheLastStart() async throws {
        let cook = try Cook()
        try await typed(["echo first", "echo second"], by: cook)
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        try await press(Keys.up, terminal, until: "recipe> quit")
        try await press(Keys.up, terminal, until: "recipe> echo second")
        try await press(Keys.up, terminal, until: "recipe> echo first")
        try await press(Keys.down, terminal, until: "recipe> echo second")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.everything.contains("second") }
        #expect(try await terminal.quit() == 0)
    }

    @Test func upLooksForTheBeginning() async throws {
        let cook = try Cook()
        try await typed(["echo one", "help terms", "echo two", "status"], by: cook)
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("ec")
        try await press(Keys.up, terminal, until: "echo two")
        try await press(Keys.up, terminal, until: "echo one")
    }

    @Test func controlRFindsAnyPart() async throws {
        let cook = try Cook()
        try await typed(["echo crème brûlée", "help terms", "status"], by: cook)
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        terminal.type(Keys.control("r") + "brûl")
        try await terminal.wait { $0.screen.lines.contains { $0.contains("echo crème brûlée") } }
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo crème brûlée" }
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.everything.contains("crème brûlée") }
        #expect(try await terminal.quit() == 0)
    }

    @Test func whatIsNotToBeKeptIsNot() async throws {
        let cook = try Cook()
        try await typed(
            [" echo secret", "echo kept", "set history off", "echo hidden", "set history on"],
            by: cook
        )
        let text = try cook.text(of: "state/recipe/history")
        #expect(text.contains("echo kept"))
        #expect(!text.contains("secret"))
        #expect(!text.contains("hidden"))
        let mode = try FileManager.default.attributesOfItem(
            atPath: cook.path("state/recipe/history")
        )[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test func aKilledShellHasKeptItsLines() async throws {
        let cook = try Cook()
        let first = try cook.terminal()
        try await first.command("echo before the end")
        first.signal(SIGKILL)
        _ = try await first.waitForEnd()
        let second = try cook.terminal()
        try await second.waitForPrompt()
        try await press(Keys.up, second, until: "recipe> echo before the end")
    }

    @Test func aSecondShellSeesWhatTheFirstTyped() async throws {
        let cook = try Cook()
        let (first, second) = (try cook.terminal(), try cook.terminal())
        try await second.waitForPrompt()
        try await first.command("echo from the first")
        try await second.command("echo own")
        try await press(Keys.up, second, until: "recipe> echo own")
        try await press(Keys.up, second, until: "recipe> echo from the first")
    }

    @Test func historyListsTheLines() async throws {
        let terminal = try Cook().terminal()
        try await terminal.command("echo leek")
        try await terminal.command("echo beans")
        let all = try await terminal.command("history")
        #expect(all.contains("echo leek"))
        #expect(all.contains("echo beans"))
        let some = try await terminal.command("history leek")
        #expect(some.contains("echo leek"))
        #expect(!some.contains("beans"))
    }
}

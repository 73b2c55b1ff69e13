import Foundation
import RecipeTestSupport
import Testing

/// Where settings come from, and what is said of wrong ones.
@Suite(.aFewAtOnce)
struct SettingSourceTests {
    @Test func theStartupScriptRunsBeforeTheFirstPrompt() async throws {
        let cook = try Cook()
        try cook.write(
            "echo good morning\nset page-size 6\nalias quick = search minutes:20\n",
            to: "config/recipe/startup.rcp"
        )
        let terminal = try cook.terminal()
        try await terminal.wait(for: "good morning")
        #expect(try await terminal.command("quick").contains("results 1-6"))
        #expect(try await terminal.quit() == 0)

        let without = try cook.terminal(["--no-startup"])
        #expect(try await without.command("browse").contains("results 1-10"))
        #expect(!without.everything.contains("good morning"))
        #expect(try await without.quit() == 0)

        let command = try await cook.run("--format", "list", "browse")
        #expect(!command.output.contains("good morning"))
    }

    @Test func aWrongStartupScriptDoesNotStopTheShell() async throws {
        let cook = try Cook()
        try cook.write("serch leek\n", to: "config/recipe/startup.rcp")
        let terminal = try cook.terminal()
        try await terminal.wait(for: "startup.rcp:1:1: error: unknown command 'serch'")
        #expect(try await terminal.command("echo here").contains("here"))
        #expect(try await terminal.quit() == 0)
    }
}

import Foundation
import RecipeTestSupport
import Testing

/// `backup` and `restore`, and what a run leaves on the disk.
@Suite(.aFewAtOnce)
struct BackupTests {
    @Test func thePromptAsksFirst() async throws {
        let cook = try Cook()
        _ = try await cook.run(
            "-c",
            "search title:vichyssoise; fav 1; backup kept.sqlite; unfav f1; pantry add leek"
        )
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        for (answer, isRestored) in [("no", false), ("yes", true)] {
            try await terminal.enter("restore kept.sqlite")
            terminal.type(Keys.enter)
            try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("yes or no: ") }
            terminal.type(answer + "\r")
            try await terminal.wait(for: isRestored ? "restored 1 favorite" : "cancelled")
            let favorites = try await terminal.command("favs")
            #expect(favorites.contains("Vichyssoise") == isRestored)
        }
        #expect(try await terminal.quit() == 0)
    }
}

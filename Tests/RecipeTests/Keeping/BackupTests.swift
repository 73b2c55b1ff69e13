import Foundation
import RecipeTestSupport
import Testing

/// `backup` and `restore`, and what a run leaves on the disk.
@Suite(.aFewAtOnce)
struct BackupTests {
    @Test func eachRunLeavesOneWholeFile() async throws {
        let cook = try Cook()
        for number in 1...6 {
            let end = try await cook.run("-c", "browse; fav \(number)")
            #expect(end.code == 0)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: cook.path("data/recipe")
            )
            #expect(names.sorted() == ["favorites.lock", "favorites.sqlite"])
        }
    }

    @Test func whatWasBackedUpIsRestoredAndUndone() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search title:vichyssoise; fav 1; pantry add leek")
        let backup = try await cook.run("backup", "kept.sqlite")
        #expect(backup.code == 0 && backup.output.contains("copied 1 favorite"))
        #expect(try await cook.run("backup", "kept.sqlite").code == 73)
        #expect(try await cook.run("backup", "kept.sqlite", "--force").code == 0)
        _ = try await cook.run("-c", "unfav favorites; search title:skink; fav 1; pantry clear")
        let unsure = try await cook.run("restore", "kept.sqlite")
        #expect(unsure.code == 64 && unsure.error.contains("--force"), "\(unsure.error)")
        #expect(try await cook.run("favs").output.contains("Cullen skink"))
        let restored = try await cook.run("restore", "kept.sqlite", "--force")
        #expect(restored.code == 0 && restored.output.contains("restored 1 favorite"))
        #expect(try await cook.run("favs").output.contains("Vichyssoise"))
        #expect(try await cook.run("pantry").output.contains("leek"))
        let undone = try await cook.run("undo")
        #expect(undone.output.contains("all is back that was there before kept.sqlite"))
        #expect(try await cook.run("favs").output.contains("Cullen skink"))
        #expect(try await cook.run("restore", "none.sqlite", "--force").code == 66)
        try cook.write("no backup", to: "text")
        #expect(try await cook.run("restore", "text", "--force").code == 65)
    }

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

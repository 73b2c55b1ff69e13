import Foundation
import RecipeTestSupport
import Testing

/// The options before the command, and the ways to start the program.
@Suite(.aFewAtOnce)
struct ProgramOptionTests {
    @Test func quietLeavesOutNotesOnly() async throws {
        let cook = try Cook()
        let loud = try cook.terminal()
        #expect(try await loud.command("garlic cheese").contains("→ search garlic cheese"))
        try await loud.command("fav 1")
        #expect(try await loud.command("favs").contains("numbers now mean favorites"))
        #expect(try await loud.quit() == 0)
        let quiet = try cook.terminal(["--quiet"])
        let found = try await quiet.command("garlic cheese")
        #expect(!found.contains("→"))
        #expect(found.contains("results 1-10"))
        let favorites = try await quiet.command("favs")
        #expect(!favorites.contains("numbers now mean favorites"))
        #expect(favorites.contains("1, offline"))
        #expect(try await quiet.command("serch leek").contains("error: unknown command"))
        #expect(try await quiet.quit() == 0)
    }
}

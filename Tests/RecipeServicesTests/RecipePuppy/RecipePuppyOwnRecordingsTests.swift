import RecipeModel
import Testing

@testable import RecipeServices

/// Pages of the old service with what was odd in them.
struct RecipePuppyOwnRecordingsTests {
    private func reply(_ name: String) throws -> RecipePuppyReply {
        try RecipePuppyReply(OwnRecordings.bytes("recipepuppy/\(name)")) {
            $0.replacing("&amp;", with: "&").replacing("&eacute;", with: "é")
                .replacing("&Eacute;", with: "É").replacing("&#174;", with: "®")
        }
    }

    @Test func everyEntryIsRead() throws {
        let reply = try reply("i-leek-page-1.json")
        #expect(
            reply.recipes.map(\.title) == [
                "Leek & Potato Soup", "Leek Omelet Recipe", "Vichyssoise with Chives",
                "Crépes with Leeks & Ham", "Grandma?s Leek Tart", "Cock-a-leekie",
                "Cock-a-leekie", "Buttered Leeks", "Leeks Vinaigrette®",
                "Braised Éclair-Shaped Leeks",
            ]
        )
        #expect(reply.unusableEntries == 0)
        for recipe in reply.recipes {
            #expect(recipe.link != nil)
            #expect(recipe.picture == nil, "pictures of the old host are gone")
            #expect(!recipe.ingredients.isEmpty)
            #expect(recipe.ingredients.allSatisfy { !$0.name.isEmpty })
        }
        // One page under two addresses is one recipe.
        #expect(reply.recipes[5].id == reply.recipes[6].id)
        #expect(reply.recipes[7].ingredients.map(\.name) == ["leek", "butter", "black pepper"])
    }

    @Test func anEmptyPageIsAPage() throws {
        #expect(try reply("i-leek-page-2-empty.json").recipes.isEmpty)
        #expect(try reply("i-leek-page-3.json").recipes.map(\.title) == ["Leek Dumplings"])
    }

    @Test func aServersErrorPageIsCalledThat() throws {
        #expect(throws: ServiceFailure.malformedReply(.webPage)) {
            try reply("i-leek-page-900-status-500.html")
        }
    }
}

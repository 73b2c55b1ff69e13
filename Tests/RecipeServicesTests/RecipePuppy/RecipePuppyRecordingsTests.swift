import RecipeModel
import Testing

@testable import RecipeServices

/// The answers of the old service, read as they were sent.
@Suite(.enabled(if: Recordings.folder != nil, "\(Recordings.absence)"))
struct RecipePuppyRecordingsTests {
    private func reply(_ name: String) throws -> RecipePuppyReply {
        let bytes = try #require(Recordings.bytes("recipepuppy/\(name)"))
        return try RecipePuppyReply(bytes) {
            $0.replacing("&amp;", with: "&").replacing("&Eacute;", with: "É")
        }
    }

    @Test(arguments: [
        ("all-page-1.json", 10), ("empty-page-reconstructed.json", 0),
        ("i-and-q-banana-split-page-1.json", 10), ("i-onions-garlic-q-omelet-page-3.json", 10),
        ("q-amarula-page-1-reformatted.json", 10),
        ("q-chicken-sandwich-page-crlf-titles-and-duplicate.json", 10),
        ("q-chocolate-page-1-reformatted.json", 10), ("q-pancakes-page-1.json", 10),
        ("q-pancakes-page-2.json", 10), ("q-pancakes-page-3.json", 10),
    ])
    func everyEntryIsRead(_ name: String, _ count: Int) throws {
        let reply = try reply(name)
        #expect(reply.recipes.count == count)
        #expect(reply.unusableEntries == 0)
        for recipe in reply.recipes {
            #expect(recipe.link != nil)
            #expect(recipe.picture == nil, "all recorded pictures lie on the old host")
            #expect(recipe.title == CleanText.line(recipe.title))
            #expect(!recipe.ingredients.isEmpty)
        }
    }

    @Test func aServersErrorPageIsCalledThat() throws {
        let name = "q-test-page-100000000000000-status-500.html"
        #expect(throws: ServiceFailure.malformedReply(.webPage)) { try reply(name) }
    }
}

import RecipeModel
import Testing

@testable import RecipeServices

/// The feed's files, whole, with names left out and with nothing in them.
struct FeedOwnRecordingsTests {
    private func reply(_ name: String) throws -> FeedReply {
        try FeedReply(OwnRecordings.bytes("feed/\(name).json"))
    }

    @Test func theListIsRead() throws {
        let reply = try reply("recipes")
        #expect(reply.recipes.count == 10)
        #expect(reply.unusableEntries == 0)
        #expect(reply.recipes.allSatisfy { $0.link != nil && $0.thumbnail != nil })
        // Without a page the film is what can be opened.
        #expect(reply.recipes.count { $0.link == $0.video } == 2)
        #expect(reply.recipes.count { $0.video == nil } == 2)
        #expect(reply.recipes.contains { $0.title == "GÃ¶zleme" })
        let counts = Dictionary(
            uniqueKeysWithValues: reply.cuisines.map { ($0.name, $0.count ?? 0) }
        )
        #expect(counts.count == 7)
        #expect(counts["British"] == 3 && counts["American"] == 2 && counts["Turkish"] == 1)
    }

    @Test func entriesWithoutANameAreCounted() throws {
        let reply = try reply("recipes-malformed")
        #expect(reply.recipes.count == 7)
        #expect(reply.unusableEntries == 3)
        #expect(reply.recipes.count { $0.video != nil } == 4)
        #expect(reply.cuisines.first { $0.name == "British" }?.count == 3)
    }

    @Test func anEmptyListIsAList() throws {
        #expect(try reply("recipes-empty").recipes.isEmpty)
    }
}

import RecipeModel
import Testing

@testable import RecipeServices

/// The feed's files as they were recorded, against what was counted in them by other means.
@Suite(.enabled(if: Recordings.folder != nil, "\(Recordings.absence)"))
struct FeedRecordingsTests {
    private func reply(_ name: String) throws -> FeedReply {
        try FeedReply(try #require(Recordings.bytes("feed/\(name).json")))
    }

    @Test func theListIsRead() throws {
        let reply = try reply("recipes")
        #expect(reply.recipes.count == 63)
        #expect(reply.unusableEntries == 0)
        #expect(reply.recipes.count { $0.link != $0.video } == 58)
        #expect(reply.recipes.count { $0.video != nil } == 62)
        #expect(reply.recipes.allSatisfy { $0.link != nil && $0.thumbnail != nil })
        let counts = Dictionary(
            uniqueKeysWithValues: reply.cuisines.map { ($0.name, $0.count ?? 0) }
        )
        #expect(counts.count == 12)
        #expect(counts["British"] == 27 && counts["American"] == 14 && counts["Croatian"] == 1)
    }

    @Test func entriesWithoutANameAreCounted() throws {
        let reply = try reply("recipes-malformed")
        #expect(reply.recipes.count == 60)
        #expect(reply.unusableEntries == 3)
        #expect(reply.recipes.count { $0.video != nil } == 57)
        #expect(reply.cuisines.first { $0.name == "British" }?.count == 25)
    }

    @Test func anEmptyListIsAList() throws {
        #expect(try reply("recipes-empty").recipes.isEmpty)
    }
}

import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

/// What the cache lets go, and what it takes for a file of its own.
struct CacheLimitTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cache(limit: Int = 1_000_000) -> DiskAnswerCache {
        DiskAnswerCache(folder: folder("cache"), limit: limit)
    }

    private func answer(_ count: Int) throws -> KeptAnswer {
        let document = try FetchedDocument.sample("page", [UInt8](repeating: 1, count: count))
        return KeptAnswer(document: document, etag: "e", lastModified: "l")
    }

    /// What another shell writes is not counted here, so the folder is looked through now and then.
    @Test func whatOthersWriteIsMetBeforeLong() async throws {
        let (one, other) = (cache(limit: 100_000), cache(limit: 10_000_000))
        await one.keep(try answer(4_000), for: "first")
        for number in 0..<30 { await other.keep(try answer(4_000), for: "other \(number)") }
        #expect(await one.usage().bytes > 100_000)
        await one.keep(try answer(4_000), for: "second")
        await one.keep(try answer(4_000), for: "third")
        #expect(await one.usage().bytes <= 90_000)
        #expect(await one.answer(for: "third") != nil)
        #expect(await one.answer(for: "first") == nil)
    }

    @Test func aDrawingThatIsLookedAtStaysLonger() async {
        let drawings = DiskDrawingCache(folder: folder("cache"), limit: { 1_000_000 })
        for key in ["a", "b", "c"] { drawings.keep(Array(repeating: 7, count: 1_000), for: key) }
        #expect(drawings.drawing(for: "a") != nil)
        await cache().setLimit(2_500)
        #expect(drawings.drawing(for: "b") == nil)
        #expect(drawings.drawing(for: "a") != nil && drawings.drawing(for: "c") != nil)
    }

    /// Where there is room for all, nothing goes.
    @Test func aLimitThatIsNotPassedCostsNothing() async throws {
        let cache = cache()
        for key in ["a", "b"] { await cache.keep(try answer(1_000), for: key) }
        let bytes = await cache.usage().bytes
        await cache.setLimit(bytes)
        #expect(await cache.usage() == CacheUsage(entries: 2, bytes: bytes, limit: bytes))
        await cache.setLimit(bytes - 1)
        #expect(await cache.usage().entries == 1)
        #expect(await cache.answer(for: "b") != nil)
    }

    /// The largest page has 16 MiB; what is larger than its file may be is not kept.
    @Test func whatIsFarTooLargeIsNotKept() async throws {
        let cache = cache(limit: 1 << 30)
        await cache.keep(try answer(16 << 20), for: "a")
        #expect(await cache.answer(for: "a")?.document.body.count == 16 << 20)
        await cache.keep(try answer(17 << 20), for: "a")
        #expect(await cache.answer(for: "a") == nil)
        #expect(folder.names(in: "cache/answers") == [])
        let drawings = DiskDrawingCache(folder: folder("cache"), limit: { 1 << 30 })
        drawings.keep([UInt8](repeating: 1, count: 9 << 20), for: "a")
        #expect(folder.names(in: "cache/answers") == [])
    }

    @Test func theLastRefusalThatAnyShellMetCounts() async {
        let (one, two) = (cache(), cache())
        await one.setRefusal(by: "spoon", until: 5)
        await two.setRefusal(by: "spoon", until: 9)
        await two.setRefusal(by: "meals", until: 7)
        #expect(await one.refusal(by: "spoon") == 9)
        #expect(await one.refusal(by: "meals") == 7)
        await two.setRefusal(by: "meals", until: nil)
        #expect(await one.refusal(by: "meals") == nil)
        #expect(await one.refusal(by: "spoon") == 9)
        #expect(await one.usage().entries == 0)
    }

    /// The words of a file's first line: what it is, its version, a check sum and a length.
    @Test(arguments: [
        ("recipe-answer 1 SUM LENGTH", true),
        ("recipe-drawing 1 SUM LENGTH", false),
        ("recipe-answer 2 SUM LENGTH", false),
        ("recipe-answer 1 0 LENGTH", false),
        ("recipe-answer 1 SUM LENGTH x", false),
        ("recipe-answer 1 SUM", false),
        ("recipe-answer 1 SUM -1", false),
        ("recipe-answer 1 SUM 9999999", false),
        ("recipe-answer 1 SUM 0", false),
        ("recipe-answer 1 SUM x", false),
        ("", false),
    ])
    func anotherFirstLineIsNoAnswer(_ words: String, _ isRead: Bool) throws {
        let kept = CachedAnswer(key: "a", answer: try answer(20))
        let bytes = try kept.bytes()
        let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        let own = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        try #require(own.count == 4)
        let line = words.replacing("SUM", with: own[2]).replacing("LENGTH", with: own[3])
        let read = CachedAnswer(Array(line.utf8) + bytes[end...])
        #expect((read != nil) == isRead)
        if isRead {
            #expect(read?.key == "a" && read?.answer == kept.answer)
        }
    }

    @Test func everyHeaderComesBack() throws {
        var document = try FetchedDocument.sample("page", [1, 2])
        document.status = 404
        for (mediaType, charset) in [("text/plain", "utf-8"), (nil, nil)] as [(String?, String?)] {
            document.mediaType = mediaType
            document.charset = charset
            for (etag, modified) in [("e", nil), (nil, "m")] as [(String?, String?)] {
                let kept = KeptAnswer(document: document, etag: etag, lastModified: modified)
                let read = CachedAnswer(try CachedAnswer(key: "k", answer: kept).bytes())
                #expect(read?.answer == kept && read?.key == "k")
            }
        }
    }
}

import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct DiskAnswerCacheTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cache(limit: Int = 1_000_000) -> DiskAnswerCache {
        DiskAnswerCache(folder: folder("cache"), limit: limit)
    }

    private func answer(_ body: [UInt8], etag: String? = nil) throws -> KeptAnswer {
        KeptAnswer(document: try .sample("page", body), etag: etag, lastModified: "Tue, 1 Jan")
    }

    @Test func whatIsKeptIsFoundByAnotherShell() async throws {
        let kept = try answer([0, 10, 255, 13], etag: "\"ü\"")
        await cache().keep(kept, for: "GET http://a/?q=crème")
        #expect(await cache().answer(for: "GET http://a/?q=crème") == kept)
        #expect(await cache().answer(for: "GET http://a/?q=creme") == nil)
        let newer = try answer([])
        await cache().keep(newer, for: "GET http://a/?q=crème")
        #expect(await cache().answer(for: "GET http://a/?q=crème") == newer)
        #expect(await cache().usage().entries == 1)
    }

    @Test func nothingIsMadeByReading() async {
        #expect(await cache().answer(for: "a") == nil)
        #expect(await cache().refusal(by: "feed") == nil)
        #expect(folder.names() == [])
    }

    @Test func whatAnotherShellIsWritingStaysAndWhatWasLeftGoes() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        for (name, age) in [("1.new", 0.0), ("2.new", 3_000), ("3.new", 4_000)] {
            let path = folder("cache/answers/" + name)
            try folder.write([1], to: "cache/answers/" + name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)],
                ofItemAtPath: path
            )
        }
        #expect(await cache.usage().entries == 1)
        let left = folder.names(in: "cache/answers").filter { $0.hasSuffix(".new") }
        #expect(left.sorted() == ["1.new", "2.new"])
    }

    @Test func forgottenIsGone() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        await cache.forget("a")
        await cache.forget("b")
        #expect(await cache.answer(for: "a") == nil)
        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0, limit: 1_000_000))
    }

    @Test func filesArePrivate() async throws {
        await cache().keep(try answer([1]), for: "a")
        #expect(try folder.mode("cache/answers") == 0o700)
        for name in folder.names(in: "cache/answers") {
            #expect(try folder.mode("cache/answers/" + name) == 0o600)
        }
    }

    @Test func theOldestUsedGoesFirst() async throws {
        let cache = cache(limit: 10_000)
        for key in ["a", "b", "c"] {
            await cache.keep(try answer([UInt8](repeating: 1, count: 2_500)), for: key)
        }
        #expect(await cache.answer(for: "a") != nil)
        await cache.keep(try answer([UInt8](repeating: 1, count: 2_500)), for: "d")
        #expect(await cache.answer(for: "b") == nil)
        for key in ["a", "c", "d"] { #expect(await cache.answer(for: key) != nil, "\(key)") }
    }

    @Test func itNeverHoldsMoreThanItsLimit() async throws {
        var random = SeededGenerator(seed: 7)
        let cache = cache(limit: 20_000)
        for step in 0..<300 {
            let size = Int.random(in: 0...6_000, using: &random)
            let key = String(Int.random(in: 0..<40, using: &random))
            let kept = try answer([UInt8](repeating: UInt8(step % 256), count: size))
            await cache.keep(kept, for: key)
            let usage = await cache.usage()
            #expect(usage.bytes <= 20_000)
            #expect(await cache.answer(for: key) == kept)
        }
    }

    @Test func whatIsLargerThanTheLimitIsNotKept() async throws {
        let cache = cache(limit: 5_000)
        await cache.keep(try answer([1]), for: "small")
        await cache.keep(try answer([1]), for: "large")
        await cache.keep(try answer([UInt8](repeating: 0, count: 5_000)), for: "large")
        #expect(await cache.answer(for: "large") == nil)
        #expect(await cache.answer(for: "small") != nil)
    }

    /// However often it is written, which member of its header comes first is no matter of chance.
    @Test func theSameAnswerHasTheSameBytes() throws {
        let kept = CachedAnswer(key: "a", answer: try answer([1, 2], etag: "x"))
        let bytes = try kept.bytes()
        for _ in 0..<50 { #expect(try kept.bytes() == bytes) }
    }

    @Test func whatIsAsLargeAsTheLimitIsKept() async throws {
        let kept = try answer([UInt8](repeating: 1, count: 3_000))
        await cache().keep(kept, for: "a")
        let size = await cache().usage().bytes
        await cache(limit: size).keep(kept, for: "a")
        #expect(await cache(limit: size).answer(for: "a") == kept)
        await cache(limit: size - 1).keep(kept, for: "a")
        #expect(await cache().answer(for: "a") == nil)
    }

    /// Where it is full, it makes room for a tenth at once, so that not every page costs a search.
    @Test func aFullCacheMakesRoomForMore() async throws {
        let cache = cache(limit: 100_000)
        let kept = try answer([UInt8](repeating: 1, count: 4_000))
        for number in 0..<60 {
            let before = await cache.usage().bytes
            await cache.keep(kept, for: "\(number)")
            let after = await cache.usage().bytes
            if after < before { #expect(after <= 90_000) }
            #expect(after <= 100_000)
        }
        #expect(await cache.usage().bytes > 80_000)
        await cache.setLimit(20_000)
        #expect(await (1...18_000).contains(cache.usage().bytes))
        await cache.setLimit(-1)
        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0, limit: 0))
        #expect(await self.cache(limit: -5).usage().limit == 0)
    }

    /// In its folder only files of its own are counted and removed.
    @Test func filesOfOthersStay() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        await cache.setRefusal(by: "feed", until: 9)
        DiskDrawingCache(folder: folder("cache"), limit: { 1_000 }).keep([1], for: "a")
        for name in ["notes.txt", "1.new", "answer"] {
            try folder.write([1], to: "cache/answers/" + name)
        }
        try FileManager.default.createDirectory(
            atPath: folder("cache/answers/folder.answer"),
            withIntermediateDirectories: false
        )
        #expect(await cache.usage().entries == 2)
        try FileManager.default.removeItem(atPath: folder("cache/answers/folder.answer"))
        await cache.setLimit(0)
        #expect(folder.names(in: "cache/answers") == ["answer", "notes.txt"])
        #expect(await cache.refusal(by: "feed") == 9)
    }

    /// Two keys may share a file's name: neither is given the other's answer.
    @Test func anAnswerUnderAnothersNameIsNotGiven() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        let path = { [folder] (key: String) in
            folder("cache/answers/" + CacheFolder.name(for: key))
        }
        try FileManager.default.copyItem(atPath: path("a"), toPath: path("b"))
        #expect(await cache.answer(for: "b") == nil)
        // It is another's, and stays.
        #expect(FileManager.default.fileExists(atPath: path("b")))
        #expect(await cache.answer(for: "a") != nil)
    }

    @Test func everyKeyHasANameOfItsOwn() {
        let names = (0..<2_000).map { CacheFolder.name(for: "page \($0)") }
        #expect(Set(names).count == 2_000)
        #expect(names.allSatisfy { $0.count == 39 && $0.hasSuffix(".answer") })
        #expect(CacheFolder.name(for: "a", "refusal").hasSuffix(".refusal"))
    }

    @Test(arguments: [("soon", nil), ("", nil), ("  7 \n", 7), ("-3", -3)] as [(String, Int?)])
    func aRefusalThatCannotBeReadIsNone(_ text: String, _ time: Int?) async throws {
        await cache().setRefusal(by: "feed", until: 5)
        let name = CacheFolder.name(for: "feed", "refusal")
        try folder.write(Array(text.utf8), to: "cache/answers/" + name)
        #expect(await cache().refusal(by: "feed") == time)
    }

    @Test func zeroBytesEmptiesItAndKeepsNothing() async throws {
        await cache().keep(try answer([1]), for: "a")
        await cache().setRefusal(by: "feed", until: 5)
        let none = cache(limit: 0)
        await none.keep(try answer([1]), for: "b")
        #expect(folder.names(in: "cache/answers") == [])
        await none.setRefusal(by: "feed", until: 9)
        #expect(await none.refusal(by: "feed") == 9)
        #expect(folder.names(in: "cache/answers") == [])

        let shrunk = cache()
        await shrunk.keep(try answer([1]), for: "a")
        await shrunk.setLimit(0)
        #expect(await shrunk.answer(for: "a") == nil)
        #expect(await shrunk.usage() == CacheUsage(entries: 0, bytes: 0, limit: 0))
        await shrunk.setLimit(1_000)
        await shrunk.keep(try answer([1]), for: "a")
        #expect(await shrunk.answer(for: "a") != nil)
    }

    @Test func damagedFilesAreAsIfNotThere() async throws {
        let kept = try answer(Array("a page of some length".utf8))
        await cache().keep(kept, for: "a")
        let name = try #require(folder.names(in: "cache/answers").first)
        let whole = try folder.bytes("cache/answers/" + name)
        var random = SeededGenerator(seed: 11)
        for step in 0..<400 {
            var damaged = whole
            switch step % 4 {
            case 0: damaged.removeLast(Int.random(in: 1...whole.count, using: &random))
            case 1: damaged[Int.random(in: 0..<whole.count, using: &random)] ^= 0x20
            case 2: damaged = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            default: damaged.append(0)
            }
            try folder.write(damaged, to: "cache/answers/" + name)
            #expect(await cache().answer(for: "a") == nil, "\(step)")
        }
        await cache().keep(kept, for: "a")
        #expect(await cache().answer(for: "a") == kept)
    }

    @Test func theFolderMayGoWhileItRuns() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        try FileManager.default.removeItem(atPath: folder("cache"))
        #expect(await cache.answer(for: "a") == nil)
        await cache.keep(try answer([2]), for: "b")
        #expect(await cache.answer(for: "b") == (try answer([2])))
    }

    @Test func aFolderThatCannotBeMadeIsNoFailure() async throws {
        try folder.write([], to: "cache")
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        await cache.setRefusal(by: "feed", until: 5)
        #expect(await cache.answer(for: "a") == nil)
        #expect(await cache.refusal(by: "feed") == 5)
        #expect(await cache.usage().entries == 0)
    }

    @Test func refusalsAreSharedUntilTheyEnd() async {
        let one = cache()
        let two = cache()
        await one.setRefusal(by: "spoon", until: 1_900_000_000)
        #expect(await two.refusal(by: "spoon") == 1_900_000_000)
        #expect(await two.refusal(by: "meals") == nil)
        await one.setRefusal(by: "spoon", until: nil)
        #expect(await two.refusal(by: "spoon") == nil)
    }

    @Test func shellsAtOnceReadWholeAnswersOnly() async throws {
        let bodies = try (0..<8).map { try answer([UInt8](repeating: UInt8($0), count: 20_000)) }
        let path = folder("cache")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for shell in 0..<8 {
                group.addTask {
                    let cache = DiskAnswerCache(folder: path, limit: 100_000)
                    for round in 0..<30 {
                        await cache.keep(bodies[shell], for: "key \(round % 3)")
                        if let found = await cache.answer(for: "key \(round % 3)") {
                            #expect(bodies.contains(found))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(folder.names(in: "cache/answers").allSatisfy { $0.hasSuffix(".answer") })
    }
}

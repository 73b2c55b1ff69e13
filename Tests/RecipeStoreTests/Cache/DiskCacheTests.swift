import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Answers, drawings and refusals on the disk, of which any number of shells make use.
struct DiskCacheTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cache(limit: Int = 1_000_000) -> DiskAnswerCache {
        DiskAnswerCache(folder: folder("cache"), limit: limit)
    }

    private func drawings(limit: Int = 1_000_000) -> DiskDrawingCache {
        DiskDrawingCache(folder: folder("cache"), limit: { limit })
    }

    private func answer(_ body: [UInt8], etag: String? = nil) throws -> KeptAnswer {
        KeptAnswer(document: try .sample("page", body), etag: etag, lastModified: "Tue, 1 Jan")
    }

    private func answer(_ count: Int) throws -> KeptAnswer {
        try answer([UInt8](repeating: 1, count: count))
    }

    private var names: [String] { folder.names(in: "cache/answers") }

    // MARK: What is kept

    @Test func whatIsKeptIsFoundByAnotherShell() async throws {
        let (key, kept) = ("GET http://a/?q=crème", try answer([0, 10, 255, 13], etag: "\"ü\""))
        await cache().keep(kept, for: key)
        drawings().keep([0, 10, 255], for: key)
        #expect(await cache().answer(for: key) == kept)
        #expect(drawings().drawing(for: key) == [0, 10, 255])
        #expect(await cache().answer(for: "GET http://a/?q=creme") == nil)
        #expect(drawings().drawing(for: "GET http://a/?q=creme") == nil)
        await cache().keep(try answer([]), for: key)
        drawings().keep([], for: key)
        #expect(await cache().answer(for: key) == (try answer([])))
        #expect(drawings().drawing(for: key) == [])
        #expect(await cache().usage().entries == 2)
        #expect(try folder.mode("cache/answers") == 0o700)
        for name in names { #expect(try folder.mode("cache/answers/" + name) == 0o600) }
    }

    @Test func nothingIsMadeByReadingAndNothingKeptWithoutRoom() async throws {
        #expect(await cache().answer(for: "a") == nil)
        #expect(await cache().refusal(by: "feed") == nil)
        #expect(drawings().drawing(for: "a") == nil)
        drawings(limit: 0).keep([1], for: "a")
        drawings(limit: 4).keep([1, 2, 3, 4], for: "a")
        await cache(limit: 0).keep(try answer([1]), for: "a")
        #expect(names == [])
    }

    /// However often it is written, which member of its header comes first is no matter of chance.
    @Test func everyHeaderComesBack() throws {
        var document = try FetchedDocument.sample("page", [1, 2])
        document.status = 404
        for (mediaType, charset) in [("text/plain", "utf-8"), (nil, nil)] as [(String?, String?)] {
            (document.mediaType, document.charset) = (mediaType, charset)
            for (etag, modified) in [("e", nil), (nil, "m")] as [(String?, String?)] {
                let kept = KeptAnswer(document: document, etag: etag, lastModified: modified)
                let bytes = try CachedAnswer(key: "k", answer: kept).bytes()
                for _ in 0..<50 {
                    #expect(try CachedAnswer(key: "k", answer: kept).bytes() == bytes)
                }
                let read = CachedAnswer(bytes)
                #expect(read?.answer == kept && read?.key == "k")
            }
        }
    }

    /// Two keys may share a file's name: neither is given the other's, which stays.
    @Test func whatIsUnderAnothersNameIsNotGiven() async throws {
        await cache().keep(try answer([1]), for: "a")
        drawings().keep([1, 2], for: "a")
        for kind in ["answer", CacheFolder.drawing] {
            let bytes = try folder.bytes("cache/answers/" + CacheFolder.name(for: "a", kind))
            try folder.write(bytes, to: "cache/answers/" + CacheFolder.name(for: "b", kind))
        }
        #expect(await cache().answer(for: "b") == nil)
        #expect(drawings().drawing(for: "b") == nil)
        #expect(names.count == 4)
        #expect(await cache().answer(for: "a") != nil)
        #expect(drawings().drawing(for: "a") != nil)
        let many = (0..<2_000).map { CacheFolder.name(for: "page \($0)") }
        #expect(Set(many).count == 2_000)
        #expect(many.allSatisfy { $0.count == 39 && $0.hasSuffix(".answer") })
        #expect(CacheFolder.name(for: "a", "refusal").hasSuffix(".refusal"))
    }

    // MARK: Limits

    /// Whatever is kept, asked for and forgotten: never more than the limit, and what is given is what was
    /// kept last.
    @Test func itNeverHoldsMoreThanItsLimit() async throws {
        var random = SeededGenerator(seed: 7)
        var kept: [String: KeptAnswer] = [:]
        let cache = cache(limit: 20_000)
        for step in 0..<300 {
            let key = String(random.number(0...40))
            switch random.number(0...5) {
            case 0:
                await cache.forget(key)
                kept[key] = nil
                #expect(await cache.answer(for: key) == nil, "\(step)")
            case 1:
                if let found = await self.cache(limit: 20_000).answer(for: key) {
                    #expect(found == kept[key], "\(step)")
                }
            default:
                let size = random.number(0...6_000)
                let answer = try answer([UInt8](repeating: UInt8(step % 256), count: size))
                await cache.keep(answer, for: key)
                kept[key] = answer
                #expect(await cache.answer(for: key) == answer, "\(step)")
            }
            #expect(await cache.usage().bytes <= 20_000, "\(step)")
        }
    }

    @Test func theOldestUsedGoesFirst() async throws {
        let cache = cache(limit: 10_000)
        for key in ["a", "b", "c"] { await cache.keep(try answer(2_500), for: key) }
        #expect(await cache.answer(for: "a") != nil)
        await cache.keep(try answer(2_500), for: "d")
        #expect(await cache.answer(for: "b") == nil)
        for key in ["a", "c", "d"] { #expect(await cache.answer(for: key) != nil, "\(key)") }
        await cache.setLimit(0)
        await cache.setLimit(10_000)
        for key in ["a", "b", "c"] {
            drawings().keep([UInt8](repeating: 7, count: 1_000), for: key)
        }
        #expect(drawings().drawing(for: "a") != nil)
        #expect(await cache.usage().entries == 3)
        await cache.setLimit(2_500)
        #expect(drawings().drawing(for: "b") == nil)
        #expect(drawings().drawing(for: "a") != nil && drawings().drawing(for: "c") != nil)
    }

    /// What is as large as the limit is kept, and where there is room for all nothing goes.
    @Test func onlyWhatIsLargerThanTheLimitIsNotKept() async throws {
        await cache().keep(try answer(3_000), for: "a")
        let size = await cache().usage().bytes
        await cache(limit: size).keep(try answer(3_000), for: "a")
        #expect(await cache(limit: size).answer(for: "a") != nil)
        await cache().keep(try answer([1]), for: "small")
        await cache(limit: size - 1).keep(try answer(3_000), for: "a")
        #expect(await cache().answer(for: "a") == nil)
        #expect(await cache().answer(for: "small") != nil)
        await cache().keep(try answer(1_000), for: "b")
        let (all, shrunk) = (await cache().usage().bytes, cache())
        await shrunk.setLimit(all)
        #expect(await shrunk.usage() == CacheUsage(entries: 2, bytes: all, limit: all))
        await shrunk.setLimit(all - 1)
        #expect(await shrunk.usage().entries == 1)
        #expect(await shrunk.answer(for: "b") != nil)
        drawings(limit: 5).keep([1, 2, 3, 4], for: "a")
        #expect(drawings().drawing(for: "a") == nil)
        drawings(limit: 6).keep([1, 2, 3, 4], for: "a")
        #expect(drawings(limit: 1).drawing(for: "a") == [1, 2, 3, 4])
        #expect(drawings(limit: 0).drawing(for: "a") == nil)
    }

    /// Where it is full, it makes room for a tenth at once, so that not every page costs a search.
    @Test func aFullCacheMakesRoomForMore() async throws {
        let cache = cache(limit: 100_000)
        for number in 0..<60 {
            let before = await cache.usage().bytes
            await cache.keep(try answer(4_000), for: "\(number)")
            let after = await cache.usage().bytes
            #expect(after <= (after < before ? 90_000 : 100_000))
        }
        #expect(await cache.usage().bytes > 80_000)
        await cache.setLimit(20_000)
        #expect(await (1...18_000).contains(cache.usage().bytes))
        await cache.setLimit(-1)
        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0, limit: 0))
        #expect(await self.cache(limit: -5).usage().limit == 0)
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

    /// The largest page has 16 MiB; what is larger than its file may be is not kept.
    @Test func whatIsFarTooLargeIsNotKept() async throws {
        let cache = cache(limit: 1 << 30)
        await cache.keep(try answer(16 << 20), for: "a")
        #expect(await cache.answer(for: "a")?.document.body.count == 16 << 20)
        await cache.keep(try answer(17 << 20), for: "a")
        #expect(await cache.answer(for: "a") == nil)
        drawings(limit: 1 << 30).keep([UInt8](repeating: 1, count: 9 << 20), for: "a")
        #expect(names == [])
    }

    @Test func zeroBytesEmptiesItAndKeepsNothing() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        await cache.setRefusal(by: "feed", until: 5)
        let none = self.cache(limit: 0)
        await none.keep(try answer([1]), for: "b")
        #expect(names == [])
        await none.setRefusal(by: "feed", until: 9)
        #expect(await none.refusal(by: "feed") == 9)
        #expect(names == [])
        await cache.setLimit(0)
        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0, limit: 0))
        await cache.setLimit(1_000)
        await cache.keep(try answer([1]), for: "a")
        #expect(await cache.answer(for: "a") != nil)
    }

    // MARK: Refusals

    @Test func theLastRefusalThatAnyShellMetCounts() async throws {
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
        for (text, time) in [("soon", nil), ("", nil), ("  7 \n", 7), ("-3", -3)]
            as [(String, Int?)]
        {
            let name = CacheFolder.name(for: "spoon", "refusal")
            try folder.write(Array(text.utf8), to: "cache/answers/" + name)
            #expect(await cache().refusal(by: "spoon") == time, "\(text)")
        }
    }

    // MARK: Files

    /// In its folder only files of its own are counted and removed; what another shell is writing stays,
    /// and what was left goes.
    @Test func filesOfOthersStay() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        await cache.setRefusal(by: "feed", until: 9)
        drawings().keep([1], for: "a")
        for name in ["notes.txt", "answer"] { try folder.write([1], to: "cache/answers/" + name) }
        for (name, age) in [("1.new", 0.0), ("2.new", 3_000), ("3.new", 4_000)] {
            try folder.write([1], to: "cache/answers/" + name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)],
                ofItemAtPath: folder("cache/answers/" + name)
            )
        }
        try PrivateFolder.make(folder("cache/answers/folder.answer"))
        #expect(await cache.usage().entries == 2)
        #expect(names.filter { $0.hasSuffix(".new") } == ["1.new", "2.new"])
        try FileManager.default.removeItem(atPath: folder("cache/answers/folder.answer"))
        await cache.setLimit(0)
        #expect(names == ["answer", "notes.txt"])
        #expect(await cache.refusal(by: "feed") == 9)
    }

    /// The words of a file's first line: what it is, its version, a check sum and a length.
    @Test(arguments: ["answer", CacheFolder.drawing])
    func anotherFirstLineIsNothing(_ kind: String) async throws {
        let isAnswer = kind == "answer"
        let place = "cache/answers/" + CacheFolder.name(for: "a", kind)
        let mark = isAnswer ? "recipe-answer" : "recipe-drawing"
        let other = isAnswer ? "recipe-drawing" : "recipe-answer"
        for words in [
            "\(mark) 1 SUM LENGTH", "\(other) 1 SUM LENGTH", "\(mark) 2 SUM LENGTH",
            "\(mark) 1 0 LENGTH", "\(mark) 1 SUM LENGTH x", "\(mark) 1 SUM", "\(mark) 1 SUM -1",
            "\(mark) 1 SUM 9999999", "\(mark) 1 SUM x", "",
        ] {
            await cache().keep(try answer([1, 2, 3]), for: "a")
            drawings().keep([1, 2, 3], for: "a")
            let bytes = try folder.bytes(place)
            let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
            let own = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
            try #require(own.count == 4)
            let line = words.replacing("SUM", with: own[2]).replacing("LENGTH", with: own[3])
            try folder.write(Array(line.utf8) + bytes[end...], to: place)
            let isRead =
                isAnswer
                ? await cache().answer(for: "a") == (try answer([1, 2, 3]))
                : drawings().drawing(for: "a") == [1, 2, 3]
            #expect(isRead == (words == "\(mark) 1 SUM LENGTH"), "\(words)")
            // What is damaged goes.
            #expect(names.count == (isRead ? 2 : 1), "\(words)")
        }
    }

    @Test func damagedFilesAreAsIfNotThere() async throws {
        let kept = try answer(Array("a page of some length".utf8))
        await cache().keep(kept, for: "a")
        drawings().keep(Array(repeating: 7, count: 100), for: "a")
        let files = try names.map {
            ("cache/answers/" + $0, try folder.bytes("cache/answers/" + $0))
        }
        var random = SeededGenerator(seed: 11)
        for step in 0..<400 {
            for (name, whole) in files {
                var damaged = whole
                switch step % 4 {
                case 0: damaged.removeLast(random.number(1...whole.count))
                case 1: damaged[random.number(0...whole.count - 1)] ^= 0x20
                case 2: damaged = random.many(200...200) { UInt8(truncatingIfNeeded: $0.next()) }
                default: damaged.append(0)
                }
                try folder.write(damaged, to: name)
            }
            #expect(await cache().answer(for: "a") == nil, "\(step)")
            #expect(drawings().drawing(for: "a") == nil, "\(step)")
        }
        await cache().keep(kept, for: "a")
        #expect(await cache().answer(for: "a") == kept)
    }

    @Test func theFolderMayGoAndMayNotBeMade() async throws {
        let cache = cache()
        await cache.keep(try answer([1]), for: "a")
        try FileManager.default.removeItem(atPath: folder("cache"))
        #expect(await cache.answer(for: "a") == nil)
        await cache.keep(try answer([2]), for: "b")
        #expect(await cache.answer(for: "b") == (try answer([2])))
        try FileManager.default.removeItem(atPath: folder("cache"))
        try folder.write([], to: "cache")
        let none = self.cache()
        await none.keep(try answer([1]), for: "a")
        await none.setRefusal(by: "feed", until: 5)
        #expect(await none.answer(for: "a") == nil)
        #expect(await none.refusal(by: "feed") == 5)
        #expect(await none.usage().entries == 0)
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
        #expect(names.allSatisfy { $0.hasSuffix(".answer") })
    }
}

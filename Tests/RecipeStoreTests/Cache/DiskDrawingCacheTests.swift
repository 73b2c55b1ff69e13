import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

struct DiskDrawingCacheTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cache(limit: Int = 1_000_000) -> DiskDrawingCache {
        DiskDrawingCache(folder: folder("cache"), limit: { limit })
    }

    @Test func whatIsKeptIsFoundByAnotherShell() {
        cache().keep([0, 10, 255], for: "blocks 4x2 https://kitchen.example/crème.png")
        let key = "blocks 4x2 https://kitchen.example/crème.png"
        #expect(cache().drawing(for: key) == [0, 10, 255])
        #expect(cache().drawing(for: "another") == nil)
        cache().keep([], for: key)
        #expect(cache().drawing(for: key) == [])
    }

    @Test func nothingIsMadeByReadingAndNothingKeptWithoutRoom() {
        #expect(cache().drawing(for: "a") == nil)
        cache(limit: 0).keep([1], for: "a")
        cache(limit: 4).keep([1, 2, 3, 4], for: "a")
        #expect(folder.names() == [])
    }

    @Test func aDamagedFileIsNothing() throws {
        cache().keep(Array(repeating: 7, count: 100), for: "a")
        let path = folder("cache") + "/answers/" + CacheFolder.name(for: "a", CacheFolder.drawing)
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        for place in stride(from: 0, to: good.count, by: 7) {
            var bad = good
            bad[place] ^= 0x20
            try bad.write(to: URL(fileURLWithPath: path))
            #expect(cache().drawing(for: "a") == nil, "\(place)")
        }
        try good.prefix(50).write(to: URL(fileURLWithPath: path))
        #expect(cache().drawing(for: "a") == nil)
    }

    @Test func drawingsCountAndAreHeldToTheSizeOfTheWholeCache() async throws {
        let drawings = cache()
        for number in 0..<20 { drawings.keep(Array(repeating: 7, count: 1_000), for: "\(number)") }
        let answers = DiskAnswerCache(folder: folder("cache"), limit: 1_000_000)
        #expect(await answers.usage().entries == 20)
        await answers.setLimit(5_000)
        #expect(await answers.usage().bytes <= 5_000)
        #expect(drawings.drawing(for: "19") != nil)
        #expect(drawings.drawing(for: "0") == nil)
        await answers.setLimit(0)
        #expect(await answers.usage().entries == 0)
    }

    @Test func onlyWhatIsSmallerThanTheLimitIsKept() {
        cache(limit: 5).keep([1, 2, 3, 4], for: "a")
        #expect(cache().drawing(for: "a") == nil)
        cache(limit: 6).keep([1, 2, 3, 4], for: "a")
        #expect(cache().drawing(for: "a") == [1, 2, 3, 4])
        #expect(cache(limit: 1).drawing(for: "a") == [1, 2, 3, 4])
        #expect(cache(limit: 0).drawing(for: "a") == nil)
    }

    @Test func aDrawingUnderAnothersNameIsNotGivenAndADamagedOneGoes() throws {
        cache().keep([1, 2], for: "a")
        let place = { (key: String) in
            "cache/answers/" + CacheFolder.name(for: key, CacheFolder.drawing)
        }
        try folder.write(try folder.bytes(place("a")), to: place("b"))
        #expect(cache().drawing(for: "b") == nil)
        #expect(folder.names(in: "cache/answers").count == 2)
        try folder.write(try folder.bytes(place("a")) + [0], to: place("a"))
        #expect(cache().drawing(for: "a") == nil)
        #expect(folder.names(in: "cache/answers").count == 1)
    }
}

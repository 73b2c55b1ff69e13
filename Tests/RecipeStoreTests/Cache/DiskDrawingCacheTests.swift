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

    /// The words of a file's first line: what it is, its version, a check sum and the key's length.
    @Test(arguments: [
        ("recipe-drawing 1 SUM LENGTH", true), ("recipe-answer 1 SUM LENGTH", false),
        ("recipe-drawing 2 SUM LENGTH", false), ("recipe-drawing 1 0 LENGTH", false),
        ("recipe-drawing 1 SUM LENGTH x", false), ("recipe-drawing 1 SUM", false),
        ("recipe-drawing 1 SUM -1", false), ("recipe-drawing 1 SUM 5", false),
        ("recipe-drawing 1 SUM x", false), ("", false),
    ])
    func anotherFirstLineIsNoDrawing(_ words: String, _ isRead: Bool) throws {
        cache().keep([1, 2, 3], for: "a")
        let place = "cache/answers/" + CacheFolder.name(for: "a", CacheFolder.drawing)
        let bytes = try folder.bytes(place)
        let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        let own = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        try #require(own.count == 4)
        let line = words.replacing("SUM", with: own[2]).replacing("LENGTH", with: own[3])
        try folder.write(Array(line.utf8) + bytes[end...], to: place)
        #expect(cache().drawing(for: "a") == (isRead ? [1, 2, 3] : nil))
        #expect(folder.names(in: "cache/answers").isEmpty == !isRead)
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

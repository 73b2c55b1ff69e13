import RecipeTestSupport
import Testing

@testable import RecipeStore

struct GzipTests {
    @Test func whatIsPackedIsUnpacked() throws {
        var random = SeededGenerator(seed: 1)
        for size in [0, 1, 2, 100, 65_535, 65_536, 1_000_000] {
            let noise = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
            for bytes in [noise, [UInt8](repeating: 7, count: size)] {
                let packed = try #require(Gzip.pack(bytes))
                #expect(packed.prefix(2) == [0x1F, 0x8B])
                #expect(Gzip.unpack(packed, size: size) == bytes)
            }
        }
    }

    @Test func aWrongSizeIsNoPage() throws {
        let packed = try #require(Gzip.pack(Array("a page".utf8)))
        for size in [-1, 0, 5, 7, 1_000, Int.max] {
            #expect(Gzip.unpack(packed, size: size) == nil, "\(size)")
        }
    }

    @Test func damagedBytesAreNoPage() throws {
        let page = Array(String(repeating: "garlic and cheese ", count: 50).utf8)
        let packed = try #require(Gzip.pack(page))
        for count in 0..<packed.count {
            #expect(Gzip.unpack(Array(packed.prefix(count)), size: page.count) == nil)
        }
        var random = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            var damaged = packed
            damaged[Int.random(in: 10..<packed.count, using: &random)] ^= 1
            #expect(Gzip.unpack(damaged, size: page.count) == nil)
        }
        #expect(Gzip.unpack([], size: 0) == nil)
    }
}

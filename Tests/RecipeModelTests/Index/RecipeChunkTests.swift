import RecipeTestSupport
import Testing

@testable import RecipeModel

/// Chunks of an index are sets, whichever form they have.
struct RecipeChunkTests {
    private static func numbers(_ count: Int, _ generator: inout SeededGenerator) -> Set<UInt16> {
        var numbers: Set<UInt16> = []
        while numbers.count < count { numbers.insert(.random(in: 0 ... .max, using: &generator)) }
        return numbers
    }

    @Test(arguments: [(0, 5), (1, 1), (300, 4_000), (4_096, 4_097), (6_000, 200), (9_000, 40_000)])
    func operationsAreThoseOfSets(left: Int, right: Int) {
        var generator = SeededGenerator(seed: UInt64(left * 31 + right))
        for _ in 0..<4 {
            var (one, two) = (Self.numbers(left, &generator), Self.numbers(right, &generator))
            // They must have something in common.
            two.formUnion(one.prefix(one.count / 2))
            one.formUnion(two.prefix(two.count / 3))
            let chunks = (RecipeChunk(sorted: one.sorted()), RecipeChunk(sorted: two.sorted()))
            #expect(chunks.0.intersection(chunks.1).numbers == one.intersection(two).sorted())
            #expect(chunks.0.union(chunks.1).numbers == one.union(two).sorted())
            #expect(chunks.0.subtracting(chunks.1).numbers == one.subtracting(two).sorted())
            #expect(chunks.0.count == one.count)
            #expect(chunks.0.isEmpty == one.isEmpty)
            let probe = two.first ?? 7
            #expect(chunks.0.contains(probe) == one.contains(probe))
        }
    }

    /// Lists that stay one, lists that become bits, both forms together, and none at all.
    @Test(arguments: [
        [], [0], [9], [5, 0, 7], [30, 30, 30], [4_000, 90, 7], [9_000, 3, 0, 5_000],
    ])
    func theUnionOfSeveralIsThatOfSets(counts: [Int]) {
        var generator = SeededGenerator(seed: UInt64(counts.count))
        let sets = counts.map { Self.numbers($0, &generator) }
        let chunks = sets.map { RecipeChunk(sorted: $0.sorted()) }
        let expected = sets.reduce(into: Set()) { $0.formUnion($1) }
        #expect(RecipeChunk.union(of: chunks).numbers == expected.sorted())
    }

    @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 65_536])
    func bytesAreReadAsTheyWereWritten(count: Int) {
        let chunk = RecipeChunk(sorted: (0..<count).map { UInt16($0) })
        let bytes = chunk.bytes
        #expect(bytes.count <= 8_192)
        let read = bytes.withUnsafeBytes { RecipeChunk(bytes: $0) }
        #expect(read == chunk)
    }

    @Test func damagedBytesAreRefused() {
        for bytes in [[1], [2, 0, 1, 0], [UInt8](repeating: 0, count: 9_000)] as [[UInt8]] {
            #expect(bytes.withUnsafeBytes { RecipeChunk(bytes: $0) } == nil)
        }
    }

    @Test func numbersAreGoneThroughFromAnyPlace() {
        let chunk = RecipeChunk(sorted: (0..<20_000).map { UInt16($0 * 3) })
        var met: [UInt16] = []
        chunk.forEach(from: 30_001) {
            met.append($0)
            return met.count < 3
        }
        #expect(met == [30_003, 30_006, 30_009])
    }
}

import RecipeTestSupport
import Testing

@testable import RecipeSearch

/// Chunks of an index are sets, whichever form they have.
struct RecipeChunkTests {
    private static func numbers(_ count: Int, _ generator: inout SeededGenerator) -> Set<UInt16> {
        var numbers: Set<UInt16> = []
        while numbers.count < count { numbers.insert(.random(in: 0 ... .max, using: &generator)) }
        return numbers
    }

    @Test(arguments: [
        (0, 5), (1, 1), (12, 12), (40, 60), (3, 900), (900, 3), (300, 4_000), (2_000, 1_500),
        (1_024, 1_025), (4_096, 4_097), (6_000, 200), (9_000, 40_000),
    ])
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
        [], [0], [9], [5, 0, 7], [30, 30, 30], [128, 128], [128, 129], [1_000, 90, 7],
        [9_000, 3, 0, 5_000],
    ])
    func theUnionOfSeveralIsThatOfSets(counts: [Int]) {
        var generator = SeededGenerator(seed: UInt64(counts.count))
        let sets = counts.map { Self.numbers($0, &generator) }
        let chunks = sets.map { RecipeChunk(sorted: $0.sorted()) }
        let expected = sets.reduce(into: Set()) { $0.formUnion($1) }
        #expect(RecipeChunk.union(of: chunks).numbers == expected.sorted())
    }

    @Test(arguments: [0, 1, 128, 129, 1_024, 1_025, 30_000])
    func onlyFewAreToBeLookedForOneByOne(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let numbers = Self.numbers(count, &generator).sorted()
        for chunk in [
            RecipeChunk(sorted: numbers), RecipeChunk(bits: RecipeChunk.bits(of: numbers)),
        ] {
            #expect(chunk.numbers == numbers)
            #expect(chunk.atMost >= count)
            #expect(chunk.few?.numbers == (count <= 128 ? numbers : nil))
            // None that is few costs more than its list.
            #expect(chunk.few.map { $0.size <= count * 2 + 32 } ?? true)
        }
    }

    private static func read(_ bytes: [UInt8]) -> RecipeChunk? {
        bytes.withUnsafeBytes { RecipeChunk(bytes: $0) }
    }

    /// How many numbers there are, and the bytes that as many take anywhere in the chunk.
    private static let sizes = [
        (0, 0), (1, 2), (3, 6), (8, 16), (100, 147), (1_000, 1_009), (4_095, 3_077),
        (4_096, 3_077), (4_097, 3_079), (12_000, 8_192), (20_000, 8_192), (40_000, 8_192),
        (53_536, 8_192), (65_035, 571), (65_535, 9), (65_536, 7),
    ]

    @Test(arguments: sizes)
    func bytesAreReadAsTheyWereWritten(count: Int, length: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let few = Self.numbers(min(count, 65_536 - count), &generator)
        let all = (0...UInt16.max).filter { few.contains($0) == (count <= 32_768) }
        let anywhere = RecipeChunk(sorted: all)
        #expect(anywhere.bytes.count == length)
        #expect(Self.read(anywhere.bytes) == anywhere)
        for side in [0, 65_536 - count] {
            let together = RecipeChunk(sorted: (side..<side + count).map { UInt16($0) })
            #expect(together.count == count)
            #expect(together.bytes.count <= RecipeChunk.bitsLength)
            #expect(Self.read(together.bytes) == together)
            // All up to the last are as good as nothing, as are all of a chunk that is filling up.
            #expect(side > 0 || together.bytes.count <= 7)
        }
    }

    /// Cookbooks keep these bytes: a head, the low bits side by side, then the steps of the rest.
    @Test func packedBytesStayWhatTheyAre() {
        let hundreds = RecipeChunk(sorted: (0..<20).map { UInt16($0 * 100) })
        let head: [UInt8] = [6, 20, 0, 0x6C, 0x07]
        let lows: [UInt8] = [0, 137, 176, 16, 141, 241, 32, 129, 50, 48, 133, 115, 0, 137, 176]
        let steps: [UInt8] = [165, 148, 146, 82, 74, 74, 1]
        #expect(hundreds.bytes == head + lows + steps)
        #expect(Self.read(head + lows + steps) == hundreds)
        // All up to 99 but two: those two.
        let most = RecipeChunk(sorted: (0..<100).filter { $0 != 3 && $0 != 50 })
        #expect(most.bytes == [16 + 4, 2, 0, 99, 0, 0x23, 0b1_0001])
        #expect(Self.read(most.bytes) == most)
        #expect(RecipeChunk(sorted: [1, 258]).bytes == [1, 0, 2, 1])
    }

    /// What all up to some number have takes little, however full the chunk is.
    @Test(arguments: [1, 700, 20_000, 65_535])
    func chunkThatIsNotFullYetIsNoLonger(last: Int) {
        let gaps = stride(from: 7, to: last, by: 900).map { UInt16($0) }
        let chunk = RecipeChunk(sorted: (0...UInt16(last)).filter { !gaps.contains($0) })
        #expect(chunk.bytes.count <= 9 + gaps.count * 2)
        #expect(Self.read(chunk.bytes) == chunk)
    }

    /// The forms that were written before lists were packed.
    @Test func plainListsAndBitsAreRead() {
        let numbers = (0..<4_095).map { UInt16($0 * 16) }
        #expect(Self.read(numbers.withUnsafeBytes { Array($0) })?.numbers == numbers)
        var bits = [UInt8](repeating: 0, count: RecipeChunk.bitsLength)
        for number in numbers { bits[Int(number) / 8] |= 1 << UInt8(number % 8) }
        #expect(Self.read(bits)?.numbers == numbers)
    }

    @Test func damagedBytesAreRefused() {
        for bytes in [[1], [2, 0, 1, 0], [UInt8](repeating: 0, count: 9_000)] as [[UInt8]] {
            #expect(Self.read(bytes) == nil)
        }
        let packed = RecipeChunk(sorted: (0..<700).map { UInt16($0 * 90) }).bytes
        #expect(packed.count % 2 == 1)
        for length in stride(from: 1, to: packed.count, by: 2) {
            #expect(Self.read(Array(packed[..<length])) == nil)
        }
        for end in [[], [7, 7]] as [[UInt8]] {
            #expect((Self.read(packed + end) == nil) == !end.isEmpty)
        }
        // Another form, another count, another last number, a step too many or too few.
        for place in [0, 1, 2, 3, 4, packed.count - 3] {
            var other = packed
            other[place] ^= 0x01
            #expect(Self.read(other) == nil, "\(place)")
        }
    }

    /// Whatever is changed in a list, what is read of it is a chunk or nothing.
    @Test func changedBytesAreAChunkOrNothing() {
        var generator = SeededGenerator(seed: 7)
        let chunks = [5, 40, 900, 6_000, 60_000].map {
            RecipeChunk(sorted: Self.numbers($0, &generator).sorted())
        }
        for chunk in chunks {
            for _ in 0..<300 {
                var bytes = chunk.bytes
                let place = Int.random(in: bytes.indices, using: &generator)
                bytes[place] ^= .random(in: 1 ... .max, using: &generator)
                guard let read = Self.read(bytes) else { continue }
                let numbers = read.numbers
                #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
                #expect(numbers.count == read.count)
            }
        }
    }

    /// A list and bits.
    @Test(arguments: [300, 20_000])
    func numbersAreGoneThroughFromAnyPlace(count: Int) {
        let chunk = RecipeChunk(sorted: (0..<count).map { UInt16($0 * 3) } + [65_535])
        func met(from start: Int) -> [UInt16] {
            var met: [UInt16] = []
            chunk.forEach(from: start) {
                met.append($0)
                return met.count < 3
            }
            return met
        }
        #expect(met(from: 601) == [603, 606, 609])
        #expect(met(from: 603) == [603, 606, 609])
        #expect(met(from: 65_535) == [65_535])
        #expect(met(from: 65_536) == [])
    }
}

extension RecipeChunk {
    /// How many bytes the bits of a chunk are; every other form is shorter.
    package static let bitsLength = span / 8

    /// The bytes to keep, the lowest first, in the form that is the shortest: a list of 16-bit
    /// numbers (an even length), a packed list (an odd one), or the bits. These are read so much
    /// faster than a long list that one has to be half as long to be worth it.
    package var bytes: [UInt8] {
        let count = count
        guard let last else { return [] }
        let packed = PackedNumbers.length(of: count, upTo: last)
        let packedRest = PackedNumbers.length(of: last + 1 - count, upTo: last)
        let shortest = min(packed, packedRest)
        if count * 2 <= shortest, count * 2 < Self.bitsLength {
            return numbers.withUnsafeBytes { Array($0) }
        }
        guard shortest <= Self.bitsLength / 2 else { return allBits.withUnsafeBytes { Array($0) } }
        if shortest == packed { return PackedNumbers.bytes(of: numbers, upTo: last) }
        let rest = rest(upTo: last).numbers
        return PackedNumbers.bytes(of: rest, upTo: last, isRest: true)
    }

    /// The highest number.
    private var last: Int? {
        switch form {
        case .list(let numbers): return numbers.last.map { Int($0) }
        case .bits(let bits):
            guard let word = bits.lastIndex(where: { $0 != 0 }) else { return nil }
            return word << 6 | (63 - bits[word].leadingZeroBitCount)
        }
    }

    private var allBits: [UInt64] {
        switch form {
        case .list(let numbers): Self.bits(of: numbers)
        case .bits(let bits): bits
        }
    }

    /// What it does not have up to a number.
    private func rest(upTo last: Int) -> RecipeChunk {
        var bits = allBits.map { ~$0 }
        bits[last >> 6] &= ~0 >> UInt64(63 - last & 63)
        for word in bits.indices.dropFirst(last >> 6 + 1) { bits[word] = 0 }
        return RecipeChunk(bits: bits)
    }

    /// The chunk of bytes that were kept; nil where they are damaged.
    package init?(bytes: UnsafeRawBufferPointer) {
        if bytes.count == Self.bitsLength {
            self.init(
                bits: [UInt64](unsafeUninitializedCapacity: Self.wordCount) { words, count in
                    UnsafeMutableRawBufferPointer(words).copyMemory(from: bytes)
                    count = Self.wordCount
                }
            )
            return
        }
        guard bytes.count < Self.bitsLength else { return nil }
        if bytes.count % 2 == 1 {
            guard let packed = PackedNumbers(bytes), let numbers = packed.numbers() else {
                return nil
            }
            let chunk = RecipeChunk(sorted: numbers)
            self = packed.isRest ? chunk.rest(upTo: packed.last) : chunk
            return
        }
        let numbers = [UInt16](unsafeUninitializedCapacity: bytes.count / 2) { numbers, count in
            UnsafeMutableRawBufferPointer(numbers).copyMemory(from: bytes)
            count = bytes.count / 2
        }
        for place in numbers.indices.dropFirst() where numbers[place] <= numbers[place - 1] {
            return nil
        }
        self.init(sorted: numbers)
    }
}

extension RecipeChunk {
    /// How many of a chunk's first bytes tell how many recipes it has.
    package static let headLength = PackedNumbers.headLength

    /// How many recipes a chunk has of which not all bytes are known; nil where it is damaged.
    ///
    /// - Parameters:
    ///   - length: How many bytes there are.
    ///   - head: The first of them.
    ///   - bits: How many bits are set in all of them.
    package static func count(ofBytes length: Int, from head: [UInt8], bits: Int) -> Int? {
        if length == bitsLength { return bits }
        return length.isMultiple(of: 2) ? length / 2 : PackedNumbers.count(from: head)
    }
}

/// A rising list of 16-bit numbers in little more than the fewest bits that it can take, as P. Elias
/// (1974) and R. M. Fano (1971) found.
///
/// Of each number the lowest bits stand side by side, as many for each. What is left rises slowly:
/// of it the steps are kept in unary, each number as a 1 after as many 0s as it has grown by. The
/// bytes are: a form (the count of low bits, and 16 where the numbers are those that a chunk does
/// not have), in two bytes each how many numbers there are and the chunk's last number, the low
/// bits, the steps, and where the length would be even one byte more.
private struct PackedNumbers {
    /// Whether these are the numbers up to the last that the chunk does not have.
    let isRest: Bool
    /// The last number of the chunk.
    let last: Int
    private let bytes: UnsafeRawBufferPointer
    private let count: Int
    private let lowBits: Int

    static let headLength = 5
    private static let restFlag: UInt8 = 16

    /// Looks at the head alone; nil where the bytes can't be such a list.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= Self.headLength, bytes[0] < 32 else { return nil }
        self.bytes = bytes
        lowBits = Int(bytes[0] & 15)
        isRest = bytes[0] & Self.restFlag != 0
        count = Int(bytes[1]) | Int(bytes[2]) << 8
        last = Int(bytes[3]) | Int(bytes[4]) << 8
        guard bytes.count == Self.length(of: count, upTo: last, lowBits: lowBits) else {
            return nil
        }
    }

    /// How many numbers the chunk of a list has; nil where the head is damaged.
    static func count(from head: [UInt8]) -> Int? {
        guard head.count >= headLength else { return nil }
        let (count, last) = (
            Int(head[1]) | Int(head[2]) << 8, Int(head[3]) | Int(head[4]) << 8
        )
        return head[0] & restFlag == 0 ? count : max(last + 1 - count, 0)
    }

    // MARK: Lengths

    /// The fewest bytes that so many numbers take; more than any chunk where they can't be packed.
    static func length(of count: Int, upTo last: Int) -> Int {
        guard count < RecipeChunk.span else { return .max }
        return length(of: count, upTo: last, lowBits: bestLowBits(of: count, upTo: last))
    }

    private static func length(of count: Int, upTo last: Int, lowBits: Int) -> Int {
        let low = (count * lowBits + 7) / 8
        return headLength + low + stepsLength(of: count, upTo: last, lowBits: lowBits) | 1
    }

    /// A 1 for each number, and a 0 for each time that their high bits may grow.
    private static func stepsLength(of count: Int, upTo last: Int, lowBits: Int) -> Int {
        (count + last >> lowBits + 7) / 8
    }

    /// About as many as the distance from one number to the next has bits.
    private static func bestLowBits(of count: Int, upTo last: Int) -> Int {
        let distance = max(last / max(count, 2), 1)
        let most = distance.bitWidth - 1 - distance.leadingZeroBitCount
        guard most > 0 else { return 0 }
        func length(_ lowBits: Int) -> Int { self.length(of: count, upTo: last, lowBits: lowBits) }
        return length(most - 1) < length(most) ? most - 1 : most
    }

    // MARK: Packing

    static func bytes(of numbers: [UInt16], upTo last: Int, isRest: Bool = false) -> [UInt8] {
        let count = numbers.count
        let lowBits = bestLowBits(of: count, upTo: last)
        let steps = headLength + (count * lowBits + 7) / 8
        return [UInt8](
            unsafeUninitializedCapacity: length(of: count, upTo: last, lowBits: lowBits)
        ) { bytes, length in
            length = bytes.count
            bytes.update(repeating: 0)
            bytes[0] = UInt8(lowBits) | (isRest ? restFlag : 0)
            for (place, value) in [count, last].enumerated() {
                bytes[1 + 2 * place] = UInt8(truncatingIfNeeded: value)
                bytes[2 + 2 * place] = UInt8(truncatingIfNeeded: value >> 8)
            }
            let mask = 1 << lowBits - 1
            var waiting = 0
            var waitingBits = 0
            var low = headLength
            for (place, number) in numbers.enumerated() {
                waiting |= (Int(number) & mask) << waitingBits
                waitingBits += lowBits
                while waitingBits >= 8 {
                    bytes[low] = UInt8(truncatingIfNeeded: waiting)
                    waiting >>= 8
                    waitingBits -= 8
                    low += 1
                }
                let step = Int(number) >> lowBits + place
                bytes[steps + step >> 3] |= 1 << UInt8(step & 7)
            }
            if waitingBits > 0 { bytes[low] = UInt8(truncatingIfNeeded: waiting) }
        }
    }

    // MARK: Unpacking

    /// The numbers in rising order; nil where they don't rise, or are too many or too few.
    func numbers() -> [UInt16]? {
        let steps = Self.headLength + (count * lowBits + 7) / 8
        let end = steps + Self.stepsLength(of: count, upTo: last, lowBits: lowBits)
        let mask = UInt64(1) << UInt64(lowBits) - 1
        var isSound = true
        let numbers = [UInt16](unsafeUninitializedCapacity: count) { numbers, taken in
            var before = -1
            var bit = 0
            var place = steps
            while place < end {
                var word = self.word(at: place, before: end)
                // Where the high bits would stand if no number had come yet.
                var base = (place - steps) * 8 - taken
                guard taken + word.nonzeroBitCount <= count else {
                    isSound = false
                    return
                }
                while word != 0 {
                    let lows = self.word(at: Self.headLength + bit >> 3, before: end)
                    let low = Int(truncatingIfNeeded: lows >> UInt64(bit & 7) & mask)
                    let number = (base + word.trailingZeroBitCount) << lowBits | low
                    isSound = isSound && number > before && number <= last
                    before = number
                    numbers[taken] = UInt16(truncatingIfNeeded: number)
                    taken += 1
                    base -= 1
                    bit += lowBits
                    word &= word - 1
                }
                place += 8
            }
            // A chunk has its last number.
            isSound = isSound && taken == count && (before == last) != isRest
        }
        return isSound ? numbers : nil
    }

    /// Eight bytes from a place on, with 0 for those that are past the end.
    @inline(__always)
    private func word(at place: Int, before end: Int) -> UInt64 {
        if place + 8 <= end, let start = bytes.baseAddress {
            return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        }
        var word: UInt64 = 0
        for place in (place..<end).reversed() { word = word << 8 | UInt64(bytes[place]) }
        return word
    }
}

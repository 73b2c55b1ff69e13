import KitchenLanguage

/// Some of up to 65,536 recipes whose numbers follow each other.
///
/// Few of them are a sorted list of 16-bit numbers, many are bits, so that none takes more than 8
/// KiB and set operations go over whole words.
package struct RecipeChunk: Sendable, RecipeSet {
    /// How many numbers a chunk covers.
    package static let span = 65_536
    /// The most numbers that are kept as a list. A list of twice as many would take less memory than
    /// the bits, but many times as long to be met with another.
    package static let listLimit = 1_024
    static let wordCount = span / 64
    /// The most numbers that are few enough for each to be looked for in another chunk.
    static let fewLimit = 128

    enum Form: Sendable {
        case list([UInt16])
        case bits([UInt64])
    }

    let form: Form

    /// No recipe.
    package static let none = RecipeChunk(sorted: [])

    /// Recipes by their numbers in the chunk, in rising order.
    package init(sorted numbers: [UInt16]) {
        if numbers.count <= Self.listLimit {
            form = .list(numbers)
        } else {
            form = .bits(Self.bits(of: numbers))
        }
    }

    init(bits: [UInt64]) { form = .bits(bits) }

    static func bits(of numbers: [UInt16]) -> [UInt64] {
        var bits = [UInt64](repeating: 0, count: wordCount)
        bits.withUnsafeMutableBufferPointer { bits in
            for number in numbers { bits[Int(number) >> 6] |= 1 << UInt64(number & 63) }
        }
        return bits
    }

    package var isEmpty: Bool {
        switch form {
        case .list(let numbers): numbers.isEmpty
        case .bits(let bits): !bits.contains { $0 != 0 }
        }
    }

    /// How many there are.
    package var count: Int {
        switch form {
        case .list(let numbers): return numbers.count
        case .bits(let bits):
            return bits.withUnsafeBufferPointer { bits in
                var count = 0
                for word in bits { count &+= word.nonzeroBitCount }
                return count
            }
        }
    }

    /// The numbers in rising order.
    package var numbers: [UInt16] {
        var numbers: [UInt16] = []
        forEach(from: 0) { number in
            numbers.append(number)
            return true
        }
        return numbers
    }

    /// Whether a number is in it.
    package func contains(_ number: UInt16) -> Bool {
        switch form {
        case .list(let numbers): Self.place(of: number, in: numbers).isFound
        case .bits(let bits): bits[Int(number) >> 6] >> UInt64(number & 63) & 1 == 1
        }
    }

    /// Goes through the numbers from one on, until the body wants no more.
    package func forEach(from start: Int, _ body: (UInt16) -> Bool) {
        guard start < Self.span else { return }
        switch form {
        case .list(let numbers):
            let first = Self.place(of: UInt16(start), in: numbers).index
            for number in numbers[first...] where !body(number) { return }
        case .bits(let bits):
            _ = Self.goThrough(bits[(start >> 6)...], from: start) { body(UInt16($0)) }
        }
    }

    /// Goes through the numbers of words of bits from one in the first word on, until the body
    /// wants no more. Returns whether it wanted all.
    @inline(__always)
    static func goThrough(
        _ words: ArraySlice<UInt64>,
        from start: Int,
        _ body: (Int) -> Bool
    ) -> Bool {
        var mask: UInt64 = ~0 << UInt64(start & 63)
        for place in words.indices {
            var rest = words[place] & mask
            mask = ~0
            while rest != 0 {
                if !body(place << 6 | rest.trailingZeroBitCount) { return false }
                rest &= rest - 1
            }
        }
        return true
    }

    private static func place(of number: UInt16, in numbers: [UInt16])
        -> (index: Int, isFound: Bool)
    {
        let place = numbers.sortedPlace { $0 < number }
        return (place, place < numbers.count && numbers[place] == number)
    }
}

// MARK: - Set operations

extension RecipeChunk {
    package func intersection(_ other: RecipeChunk) -> RecipeChunk {
        switch (form, other.form) {
        case (.list(let one), .list(let two)): return Self.common(one, two)
        case (.list(let list), .bits(let bits)), (.bits(let bits), .list(let list)):
            return RecipeChunk(form: .list(Self.filter(list, by: bits, isIn: true)))
        case (.bits(let one), .bits(let two)): return Self.merged(one, two) { $0 & $1 }
        }
    }

    package func union(_ other: RecipeChunk) -> RecipeChunk {
        switch (form, other.form) {
        case (.list(let one), .list(let two)):
            if one.isEmpty { return other }
            if two.isEmpty { return self }
            if one.count + two.count > Self.listLimit { return Self.joined([self, other]) }
            return Self.both(one, two)
        case (.list, .bits), (.bits, .list): return Self.joined([self, other])
        case (.bits(let one), .bits(let two)): return Self.merged(one, two) { $0 | $1 }
        }
    }

    /// What is in any of several. Bits, unless there are next to none: to set one for each number
    /// takes a third of the time that lists take side by side, and so it goes on with what is found.
    static func union(of chunks: [RecipeChunk]) -> RecipeChunk {
        let chunks = chunks.filter { !$0.isEmptyList }
        guard chunks.count > 1 else { return chunks.first ?? none }
        let most = chunks.reduce(0) { $0 + $1.atMost }
        return most > fewLimit * 2 ? joined(chunks) : chunks.reduce(none) { $0.union($1) }
    }

    /// About how many bytes it takes.
    var size: Int {
        if case .list(let numbers) = form { numbers.count * 2 + 32 } else { Self.bitsLength + 32 }
    }

    /// At least as many as there are, without counting them.
    var atMost: Int { if case .list(let numbers) = form { numbers.count } else { Self.span } }

    /// The bits of all that is in any of several, each gone through once.
    private static func joined(_ chunks: [RecipeChunk]) -> RecipeChunk {
        var joined = [UInt64](repeating: 0, count: wordCount)
        for chunk in chunks { chunk.add(0..<wordCount, to: &joined) }
        return RecipeChunk(bits: joined)
    }

    /// Adds the recipes of a stretch of its bits, in words, to the bits of that stretch.
    func add(_ words: Range<Int>, to found: inout [UInt64]) {
        found.withUnsafeMutableBufferPointer { found in
            switch form {
            case .bits(let bits):
                bits.withUnsafeBufferPointer { bits in
                    for place in found.indices { found[place] |= bits[words.lowerBound + place] }
                }
            case .list(let numbers):
                let first = numbers.sortedPlace { Int($0) >> 6 < words.lowerBound }
                for number in numbers[first...] {
                    let word = Int(number) >> 6
                    if word >= words.upperBound { return }
                    found[word - words.lowerBound] |= 1 << UInt64(number & 63)
                }
            }
        }
    }

    private var isEmptyList: Bool {
        if case .list(let numbers) = form { numbers.isEmpty } else { false }
    }

    /// Itself as a list where it is so few that each can be looked for in another chunk; else nil.
    var few: RecipeChunk? {
        if case .list(let numbers) = form { return numbers.count <= Self.fewLimit ? self : nil }
        return count <= Self.fewLimit ? RecipeChunk(sorted: numbers) : nil
    }

    package func subtracting(_ other: RecipeChunk) -> RecipeChunk {
        switch (form, other.form) {
        case (.list(let one), .list(let two)):
            if one.isEmpty || two.isEmpty { return self }
            return Self.rest(one, without: two)
        case (.list(let list), .bits(let bits)):
            return RecipeChunk(form: .list(Self.filter(list, by: bits, isIn: false)))
        case (.bits, .list([])): return self
        case (.bits(var bits), .list(let list)):
            bits.withUnsafeMutableBufferPointer { bits in
                for number in list { bits[Int(number) >> 6] &= ~(1 << UInt64(number & 63)) }
            }
            return RecipeChunk(bits: bits)
        case (.bits(let one), .bits(let two)): return Self.merged(one, two) { $0 & ~$1 }
        }
    }

    init(form: Form) { self.form = form }

    @inline(__always)
    private static func merged(
        _ one: [UInt64],
        _ two: [UInt64],
        _ merge: (UInt64, UInt64) -> UInt64
    ) -> RecipeChunk {
        RecipeChunk(
            bits: [UInt64](unsafeUninitializedCapacity: wordCount) { words, count in
                one.withUnsafeBufferPointer { one in
                    two.withUnsafeBufferPointer { two in
                        for place in 0..<wordCount { words[place] = merge(one[place], two[place]) }
                    }
                }
                count = wordCount
            }
        )
    }

    private static func filter(_ list: [UInt16], by bits: [UInt64], isIn: Bool) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: list.count) { kept, count in
            for number in list {
                let bit = bits[Int(number) >> 6] >> UInt64(number & 63) & 1
                kept[count] = number
                if (bit == 1) == isIn { count += 1 }
            }
        }
    }

    private static func common(_ one: [UInt16], _ two: [UInt16]) -> RecipeChunk {
        let (few, many) = one.count <= two.count ? (one, two) : (two, one)
        if few.isEmpty { return none }
        // To look each up takes about as long as twenty are gone through.
        if few.count * 20 < many.count + 240 {
            return RecipeChunk(form: .list(few.filter { place(of: $0, in: many).isFound }))
        }
        return RecipeChunk(form: .list(filter(few, by: bits(of: many), isIn: true)))
    }

    /// Goes through two lists side by side. Which of two numbers is the lower is as good as random,
    /// so nothing here branches on it.
    private static func both(_ one: [UInt16], _ two: [UInt16]) -> RecipeChunk {
        let count = one.count + two.count
        let numbers = [UInt16](unsafeUninitializedCapacity: count) { kept, count in
            one.withUnsafeBufferPointer { one in
                two.withUnsafeBufferPointer { two in
                    var (left, right) = (0, 0)
                    while left < one.count, right < two.count {
                        let (number, other) = (one[left], two[right])
                        kept[count] = min(number, other)
                        count += 1
                        left += number <= other ? 1 : 0
                        right += other <= number ? 1 : 0
                    }
                    for rest in [one[left...], two[right...]] {
                        for number in rest {
                            kept[count] = number
                            count += 1
                        }
                    }
                }
            }
        }
        return RecipeChunk(form: .list(numbers))
    }

    private static func rest(_ one: [UInt16], without two: [UInt16]) -> RecipeChunk {
        if one.count * 20 < two.count + 240 {
            return RecipeChunk(form: .list(one.filter { !place(of: $0, in: two).isFound }))
        }
        return RecipeChunk(form: .list(filter(one, by: bits(of: two), isIn: false)))
    }
}

extension RecipeChunk: Equatable {
    package static func == (one: RecipeChunk, other: RecipeChunk) -> Bool {
        one.numbers == other.numbers
    }
}

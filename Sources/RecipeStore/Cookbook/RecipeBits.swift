import RecipeSearch

/// A set of recipes of the cookbook, one bit for each.
struct RecipeBits: RecipeSet, Hashable {
    private var bits: [UInt64]

    /// None of so many recipes.
    init(count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

    /// Takes a recipe in.
    mutating func insert(_ id: Int) { bits[id >> 6] |= 1 << UInt64(id & 63) }

    /// All of so many recipes.
    static func all(count: Int) -> RecipeBits {
        var all = RecipeBits(count: count)
        for id in 0..<count { all.insert(id) }
        return all
    }

    func intersection(_ other: RecipeBits) -> RecipeBits { merged(other, &) }
    func union(_ other: RecipeBits) -> RecipeBits { merged(other, |) }
    func subtracting(_ other: RecipeBits) -> RecipeBits { merged(other) { $0 & ~$1 } }
    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    /// How many recipes there are.
    var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The recipes in the order of their numbers.
    var ids: [Int] {
        var ids: [Int] = []
        for (place, word) in bits.enumerated() {
            var rest = word
            while rest != 0 {
                ids.append(place << 6 | rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return ids
    }

    private func merged(_ other: RecipeBits, _ merge: (UInt64, UInt64) -> UInt64) -> RecipeBits {
        var merged = self
        for place in bits.indices { merged.bits[place] = merge(bits[place], other.bits[place]) }
        return merged
    }
}

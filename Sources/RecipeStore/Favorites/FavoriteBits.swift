import RecipeSearch

/// A set of favorites, one bit for each row there can be.
struct FavoriteBits: RecipeSet {
    private var bits: [UInt64] = []
    /// Rows that no file of ours has, but one that was changed or damaged may: a bit for each would
    /// fill the memory.
    private var others: Set<Int64> = []

    /// The rows that have bits: enough for any list, in 2 MB.
    private static let rowsWithBits: Range<Int64> = 0..<(1 << 24)

    /// Takes a row in.
    mutating func insert(_ row: Int64) {
        guard Self.rowsWithBits.contains(row) else {
            others.insert(row)
            return
        }
        let place = Int(row >> 6)
        if place >= bits.count {
            bits.append(contentsOf: repeatElement(0, count: place + 1 - bits.count))
        }
        bits[place] |= 1 << UInt64(row & 63)
    }

    func intersection(_ other: FavoriteBits) -> FavoriteBits {
        var both = merged(other, upTo: min(bits.count, other.bits.count), &)
        both.others = others.intersection(other.others)
        return both
    }
    func union(_ other: FavoriteBits) -> FavoriteBits {
        var either = merged(other, upTo: max(bits.count, other.bits.count), |)
        either.others = others.union(other.others)
        return either
    }
    func subtracting(_ other: FavoriteBits) -> FavoriteBits {
        var rest = merged(other, upTo: bits.count) { $0 & ~$1 }
        rest.others = others.subtracting(other.others)
        return rest
    }
    var isEmpty: Bool { others.isEmpty && bits.allSatisfy { $0 == 0 } }

    /// How many there are.
    var count: Int { bits.reduce(others.count) { $0 + $1.nonzeroBitCount } }

    /// The rows from the highest on, below `end` where there is one.
    func rows(below end: Int64?, skipping: Int, limit: Int) -> [Int64] {
        var rows: [Int64] = []
        var skipped = 0
        func take(_ row: Int64) {
            if let end, row >= end { return }
            if skipped < skipping {
                skipped += 1
            } else if rows.count < limit {
                rows.append(row)
            }
        }
        let others = others.sorted(by: >)
        for row in others where row > 0 { take(row) }
        for place in bits.indices.reversed() {
            var rest = bits[place]
            while rest != 0, rows.count < limit {
                let bit = 63 - rest.leadingZeroBitCount
                rest &= ~(1 << UInt64(bit))
                take(Int64(place << 6 | bit))
            }
            if rows.count == limit { break }
        }
        for row in others where row < 0 { take(row) }
        return rows
    }

    private func merged(
        _ other: FavoriteBits,
        upTo count: Int,
        _ merge: (UInt64, UInt64) -> UInt64
    ) -> FavoriteBits {
        var merged = FavoriteBits()
        merged.bits = (0..<count).map { place in
            merge(
                place < bits.count ? bits[place] : 0,
                place < other.bits.count ? other.bits[place] : 0
            )
        }
        return merged
    }
}

import RecipeModel

/// A set of favorites, one bit for each row there can be.
struct FavoriteBits: RecipeSet {
    private var bits: [UInt64] = []

    /// Takes a row in.
    mutating func insert(_ row: Int64) {
        let place = Int(row >> 6)
        if place >= bits.count {
            bits.append(contentsOf: repeatElement(0, count: place + 1 - bits.count))
        }
        bits[place] |= 1 << UInt64(row & 63)
    }

    func intersection(_ other: FavoriteBits) -> FavoriteBits {
        merged(other, upTo: min(bits.count, other.bits.count), &)
    }
    func union(_ other: FavoriteBits) -> FavoriteBits {
        merged(other, upTo: max(bits.count, other.bits.count), |)
    }
    func subtracting(_ other: FavoriteBits) -> FavoriteBits {
        merged(other, upTo: bits.count) { $0 & ~$1 }
    }
    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    /// How many there are.
    var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The rows from the highest on, below `end` where there is one.
    func rows(below end: Int64?, skipping: Int, limit: Int) -> [Int64] {
        var rows: [Int64] = []
        var skipped = 0
        for place in bits.indices.reversed() {
            var rest = bits[place]
            while rest != 0, rows.count < limit {
                let bit = 63 - rest.leadingZeroBitCount
                rest &= ~(1 << UInt64(bit))
                let row = Int64(place << 6 | bit)
                if let end, row >= end { continue }
                if skipped < skipping { skipped += 1 } else { rows.append(row) }
            }
            if rows.count == limit { break }
        }
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

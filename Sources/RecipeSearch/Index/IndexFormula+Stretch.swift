extension IndexFormula {
    /// Whether a chunk has so few of its recipes that to look for each is the least work.
    func isFew(in key: Int) -> Bool {
        atMost(of: RecipeChunk.span) { $0.chunk(key).atMost } <= RecipeChunk.fewLimit
    }

    /// The recipes of a stretch of a chunk that it means, as bits: words of 64 recipes each.
    ///
    /// A page has ten results, and of what has many they stand close together: a whole chunk would
    /// be hundreds of times the work.
    ///
    /// - Parameters:
    ///   - words: The stretch, in words of the chunk's bits.
    ///   - all: All recipes of the chunk.
    func bits(of words: Range<Int>, in key: Int, of all: RecipeChunk) -> [UInt64] {
        switch self {
        case .none: return [UInt64](repeating: 0, count: words.count)
        case .everything: return all.bits(of: words)
        case .term(let term): return term.chunk(key).bits(of: words)
        case .all(let parts):
            guard let first = parts.first else { return all.bits(of: words) }
            var found = first.bits(of: words, in: key, of: all)
            for part in parts.dropFirst() {
                if found.allSatisfy({ $0 == 0 }) { return found }
                let other = part.bits(of: words, in: key, of: all)
                for place in found.indices { found[place] &= other[place] }
            }
            return found
        case .any(let parts):
            var found = [UInt64](repeating: 0, count: words.count)
            for part in parts {
                if case .term(let term) = part {
                    term.chunk(key).add(words, to: &found)
                    continue
                }
                let other = part.bits(of: words, in: key, of: all)
                for place in found.indices { found[place] |= other[place] }
            }
            return found
        case .except(let part, let other):
            var found = part.bits(of: words, in: key, of: all)
            other.take(out: &found, words, in: key, of: all)
            return found
        }
    }

    /// Takes its recipes out of a stretch of a chunk.
    func take(
        out found: inout [UInt64],
        _ words: Range<Int>,
        in key: Int,
        of all: RecipeChunk
    ) {
        if case .none = self { return }
        if found.allSatisfy({ $0 == 0 }) { return }
        let other = bits(of: words, in: key, of: all)
        for place in found.indices { found[place] &= ~other[place] }
    }
}

extension RecipeChunk {
    /// Its recipes in a stretch, as bits.
    func bits(of words: Range<Int>) -> [UInt64] {
        if case .bits(let bits) = form { return Array(bits[words]) }
        var found = [UInt64](repeating: 0, count: words.count)
        add(words, to: &found)
        return found
    }
}

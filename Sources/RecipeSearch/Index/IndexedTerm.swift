import KitchenLanguage

/// The recipes of a term, chunk by chunk.
package struct IndexedTerm: Sendable {
    /// The keys of the chunks in rising order.
    package private(set) var keys: [Int] = []
    package private(set) var chunks: [RecipeChunk] = []
    /// How many recipes there are in all.
    package private(set) var count = 0

    /// No recipe.
    package init() {}

    /// Adds the next chunk: its key is above those before.
    package mutating func append(_ chunk: RecipeChunk, key: Int) {
        let size = chunk.count
        guard size > 0 else { return }
        if keys.last == key {
            let joined = chunks[chunks.count - 1].union(chunk)
            count += joined.count - chunks[chunks.count - 1].count
            chunks[chunks.count - 1] = joined
            return
        }
        keys.append(key)
        chunks.append(chunk)
        count += size
    }

    /// The recipes of a chunk; none where the term has no such chunk.
    package func chunk(_ key: Int) -> RecipeChunk {
        let place = keys.sortedPlace { $0 < key }
        return place < keys.count && keys[place] == key ? chunks[place] : .none
    }

    /// How many recipes there are without those of another term.
    package func count(but other: IndexedTerm) -> Int {
        if other.keys.isEmpty { return count }
        return zip(keys, chunks).reduce(0) { sum, entry in
            sum + entry.1.subtracting(other.chunk(entry.0)).count
        }
    }

    /// The recipes of two terms together.
    package func union(_ other: IndexedTerm) -> IndexedTerm {
        if other.keys.isEmpty { return self }
        if keys.isEmpty { return other }
        var joined = IndexedTerm()
        var (left, right) = (0, 0)
        while left < keys.count || right < other.keys.count {
            let takesLeft =
                right == other.keys.count || left < keys.count && keys[left] <= other.keys[right]
            if takesLeft {
                joined.append(chunks[left], key: keys[left])
                left += 1
            } else {
                joined.append(other.chunks[right], key: other.keys[right])
                right += 1
            }
        }
        return joined
    }

    /// About how many bytes it takes.
    package var bytes: Int { chunks.reduce(64) { $0 + $1.size } }
}

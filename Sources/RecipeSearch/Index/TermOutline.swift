/// What chunks a term has, without the recipes in them.
package struct TermOutline: Sendable {
    /// A chunk that has recipes.
    package struct Chunk: Hashable, Sendable {
        package var key: Int
        /// How many recipes it has.
        package var count: Int
        /// How many bytes it takes.
        package var bytes: Int

        package init(key: Int, count: Int, bytes: Int) {
            self.key = key
            self.count = count
            self.bytes = bytes
        }
    }

    /// The chunks in the order of their keys.
    package private(set) var chunks: [Chunk] = []

    /// No recipe.
    package init() {}

    /// The outline of a term that is known.
    package init(_ term: IndexedTerm) {
        for (key, chunk) in zip(term.keys, term.chunks) {
            append(Chunk(key: key, count: chunk.count, bytes: chunk.bytes.count))
        }
    }

    /// Adds the next chunk: its key is above those before.
    package mutating func append(_ chunk: Chunk) { if chunk.count > 0 { chunks.append(chunk) } }

    /// How many recipes there are in all.
    package var count: Int { chunks.reduce(0) { $0 + $1.count } }
}

/// How many recipes some terms have together without those of another one, told by what chunks they
/// have, as far as that tells it. No recipe may have two of the terms: it would count twice.
package struct OutlinedCount: Sendable {
    /// How many there are in the chunks that the other term has nothing in.
    private var settled = 0
    /// The keys of the chunks that have to be read to be counted, in rising order.
    package private(set) var unread: [Int] = []
    /// How many bytes the terms have there.
    package private(set) var unreadBytes = 0

    package init(of outlines: [TermOutline], but other: TermOutline) {
        let touched = Set(other.chunks.map(\.key))
        var keys: Set<Int> = []
        for chunk in outlines.flatMap(\.chunks) {
            if touched.contains(chunk.key) {
                keys.insert(chunk.key)
                unreadBytes += chunk.bytes
            } else {
                settled += chunk.count
            }
        }
        unread = keys.sorted()
    }

    /// The whole count, by what the terms and the other one have in the chunks that were unread.
    package func count(with terms: [IndexedTerm], but other: IndexedTerm) -> Int {
        terms.reduce(settled) { $0 + $1.count(but: other) }
    }
}

/// Terms of an index, as far as they were read.
package enum TermReading: Sendable {
    /// In the order of the numbers given.
    case whole([IndexedTerm])
    /// They are too long to be read at once.
    case outlined([TermOutline])
}

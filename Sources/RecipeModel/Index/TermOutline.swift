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

/// Terms of an index, as far as they were read.
package enum TermReading: Sendable {
    /// In the order of the numbers given.
    case whole([IndexedTerm])
    /// They are too long to be read at once.
    case outlined([TermOutline])
}

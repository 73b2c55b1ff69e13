import RecipeSearch

/// Some recipes of a term, in one chunk.
struct PostingChange {
    var term: UInt64
    var key: Int
    var chunk: RecipeChunk

    /// The changes of recipes by their numbers, which rise.
    static func of(_ numbers: some RandomAccessCollection<UInt32>, to term: UInt64) -> [Self] {
        var lists = ChunkLists()
        lists.add(numbers)
        return lists.changes(of: term)
    }
}

/// The recipes of a term by the chunks that their numbers are in.
struct ChunkLists {
    private var lists: [Int: [UInt16]] = [:]

    /// Adds numbers in rising order. Those of a chunk are above all that it has.
    mutating func add(_ numbers: some RandomAccessCollection<UInt32>) {
        var rest = numbers[...]
        while let first = rest.first {
            let run = rest.prefix { $0 >> 16 == first >> 16 }
            lists[Int(first >> 16), default: []]
                .append(contentsOf: run.lazy.map { UInt16(truncatingIfNeeded: $0) })
            rest = rest[run.endIndex...]
        }
    }

    /// The changes that add them to a term, in the order of the chunks.
    func changes(of term: UInt64) -> [PostingChange] {
        lists.sorted { $0.key < $1.key }
            .map { PostingChange(term: term, key: $0.key, chunk: RecipeChunk(sorted: $0.value)) }
    }
}

extension IndexedTerm {
    /// The recipes of a term in blocks, the earlier ones first.
    init(_ number: UInt64, in blocks: [PostingBlock]) throws {
        self.init()
        var lists = ChunkLists()
        // Of a chunk the later block has the higher numbers.
        for block in blocks { lists.add(try block.numbers(of: number)) }
        for change in lists.changes(of: number) { append(change.chunk, key: change.key) }
    }
}

import Foundation
import RecipeModel

/// The index of a shared cookbook as rows; each method that changes is a part of a transaction.
struct PostgresPostings {
    let connection: PostgresConnection

    /// The recipes of terms, in the order of the numbers given, in one round trip.
    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        guard !numbers.isEmpty else { return [] }
        let answer = try connection.query(
            """
            SELECT term, chunk, body FROM cookbook.posting WHERE term = ANY($1::bigint[])
            UNION ALL
            SELECT place, -1 - addition, body FROM cookbook.block WHERE place = ANY($2::integer[])
            """,
            [
                .numbers(numbers.map { Int64(bitPattern: $0) }),
                .numbers(Set(numbers.map { PostingBlocks.block(of: $0) })),
            ]
        )
        var chunks: [UInt64: [(key: Int, row: Int)]] = [:]
        var blocks: [Int: [(addition: Int, row: Int)]] = [:]
        for row in 0..<answer.count {
            let (term, chunk) = (try answer.number(row, 0), try answer.number(row, 1))
            guard chunk < RecipeNumber.chunkCount else { throw DamagedRecord() }
            if chunk < 0 {
                blocks[term, default: []].append((-1 - chunk, row))
            } else {
                chunks[UInt64(bitPattern: Int64(term)), default: []].append((chunk, row))
            }
        }
        var opened: [Int: [PostingBlock]] = [:]
        for (place, rows) in blocks {
            opened[place] = try rows.sorted { $0.addition < $1.addition }
                .map { try PostingBlock(Data(try answer.data($0.row, 2))) }
        }
        return try numbers.map { number in
            var term = IndexedTerm()
            for (key, row) in (chunks[number] ?? []).sorted(by: { $0.key < $1.key }) {
                term.append(try answer.chunk(row, 2), key: key)
            }
            let blocks = opened[PostingBlocks.block(of: number)] ?? []
            return blocks.isEmpty ? term : term.union(try IndexedTerm(number, in: blocks))
        }
    }

    // MARK: Changing

    /// Adds recipes to terms or takes them out; each chunk of a term is named once.
    func make(_ changes: [PostingChange], removing: Bool = false) throws {
        // Neither a statement nor an answer gets larger than a few megabytes.
        for start in stride(from: 0, to: changes.count, by: 2_048) {
            try makeSome(changes[start..<min(start + 2_048, changes.count)], removing: removing)
        }
    }

    private func makeSome(_ changes: ArraySlice<PostingChange>, removing: Bool) throws {
        struct Place: Hashable {
            var term: UInt64
            var key: Int
        }
        let places: [PostgresValue] = [
            .numbers(changes.map { Int64(bitPattern: $0.term) }), .numbers(changes.map(\.key)),
        ]
        let answer = try connection.query(
            """
            SELECT term, chunk, body FROM unnest($1::bigint[], $2::integer[]) AS w (term, chunk)
            JOIN cookbook.posting USING (term, chunk)
            """,
            places
        )
        var known: [Place: RecipeChunk] = [:]
        for row in 0..<answer.count {
            let term = UInt64(bitPattern: Int64(try answer.number(row, 0)))
            known[Place(term: term, key: try answer.number(row, 1))] = try answer.chunk(row, 2)
        }
        let bodies = changes.map { change in
            let old = known[Place(term: change.term, key: change.key)] ?? .none
            return (removing ? old.subtracting(change.chunk) : old.union(change.chunk)).bytes
        }
        try connection.query(
            """
            INSERT INTO cookbook.posting (term, chunk, body)
            SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bytea[])
            ON CONFLICT (term, chunk) DO UPDATE SET body = excluded.body
            """,
            places + [.lists(bodies)]
        )
    }

    // MARK: Blocks

    /// Keeps the postings of many new recipes.
    func add(_ blocks: PostingBlocks) throws {
        let answer = try connection.query(
            "SELECT coalesce(max(addition), -1) + 1 FROM cookbook.block"
        )
        let addition = Int32(truncatingIfNeeded: try answer.number(0, 0))
        var rows = CopyRows()
        for (place, body) in blocks.bodies().enumerated() {
            rows.begin(3)
            rows.add(Int32(place))
            rows.add(addition)
            rows.add(body)
        }
        try connection.copy(into: "cookbook.block (place, addition, body)", rows)
    }

    /// The places that have blocks.
    func unsettledPlaces() throws -> [Int] {
        let answer = try connection.query(
            "SELECT DISTINCT place FROM cookbook.block ORDER BY place"
        )
        return try (0..<answer.count).map { try answer.number($0, 0) }
    }

    /// Brings the blocks of one place into the table of postings.
    func settle(_ place: Int) throws {
        // What a server that dies forgets of this is only to be done again.
        try connection.query("SET LOCAL synchronous_commit TO off")
        let answer = try connection.query(
            "SELECT body FROM cookbook.block WHERE place = $1 ORDER BY addition",
            [.number(place)]
        )
        let blocks = try (0..<answer.count).map { try PostingBlock(Data(try answer.data($0, 0))) }
        guard !blocks.isEmpty else { return }
        try make(try PostingBlock.joined(blocks))
        try connection.query("DELETE FROM cookbook.block WHERE place = $1", [.number(place)])
    }
}

extension PostgresAnswer {
    /// The recipes of a chunk. Throws `DamagedRecord` where the bytes are not a chunk.
    fileprivate func chunk(_ row: Int, _ column: Int) throws -> RecipeChunk {
        guard let chunk = try withData(row, column, { RecipeChunk(bytes: $0) }) else {
            throw DamagedRecord()
        }
        return chunk
    }
}

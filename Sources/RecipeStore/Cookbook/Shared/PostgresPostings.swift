import Foundation
import RecipeModel

/// The index of a shared cookbook as rows; each method that changes is a part of a transaction.
struct PostgresPostings {
    let connection: PostgresConnection

    /// The recipes of terms, in the order of the numbers given, in one round trip.
    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        guard !numbers.isEmpty else { return [] }
        let answer = try connection.query(
            Self.statement,
            [
                .numbers(numbers.map { Int64(bitPattern: $0) }),
                .numbers(numbers.map { PostingBlocks.block(of: $0) }),
                .lists(numbers.map { withUnsafeBytes(of: $0.littleEndian) { Array($0) } }),
            ]
        )
        var pieces: [UInt64: [(place: Int, row: Int)]] = [:]
        var blocks: [UInt64: [(addition: Int, row: Int)]] = [:]
        for row in 0..<answer.count {
            let term = UInt64(bitPattern: Int64(try answer.number(row, 0)))
            let place = try answer.number(row, 1)
            if place < 0 {
                blocks[term, default: []].append((-1 - place, row))
            } else {
                pieces[term, default: []].append((place, row))
            }
        }
        return try numbers.map { number in
            var collector = PieceCollector()
            for (place, row) in (pieces[number] ?? []).sorted(by: { $0.place < $1.place }) {
                try answer.withData(row, 2) { try collector.add($0, at: place) }
            }
            let term = try collector.term()
            guard let rows = blocks[number] else { return term }
            var lists = ChunkLists()
            // Of a chunk the later block has the higher numbers.
            for (_, row) in rows.sorted(by: { $0.addition < $1.addition }) {
                lists.add(try list(of: number, answer, row))
            }
            var added = IndexedTerm()
            for change in lists.changes(of: number) { added.append(change.chunk, key: change.key) }
            return term.union(added)
        }
    }

    /// The numbers that a block has for a term.
    private func list(of term: UInt64, _ answer: PostgresAnswer, _ row: Int) throws -> [UInt32] {
        let bytes = try answer.data(row, 2)
        // What isn't a block as it should be comes whole, and is read as one.
        if try answer.number(row, 3) == 1 {
            return try PostingBlock(Data(bytes)).numbers(of: term)
        }
        guard bytes.count.isMultiple(of: 4) else { throw DamagedRecord() }
        return bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
            }
        }
    }

    /// Finds the rows of terms, and of the blocks that aren't brought into their table yet no more
    /// than the numbers of those terms: a block has those of thousands.
    ///
    /// The server looks for a term's eight bytes among the terms of a block, and cuts out its list.
    /// `OFFSET 0` has each step done once for a row.
    private static let statement = """
        SELECT term, chunk, body, false FROM cookbook.posting WHERE term = ANY($1::bigint[])
        UNION ALL
        SELECT term, place, CASE WHEN is_whole THEN body ELSE substring(
            body FROM (5 + count * 12 + start * 4)::integer FOR ((stop - start) * 4)::integer
        ) END, is_whole
        FROM (SELECT *, ends IS NULL OR start > stop
                OR 4 + count * 12 + stop * 4 > octet_length(body) AS is_whole
            FROM (SELECT *, CASE WHEN at > 1 THEN \(number(at: "ends - 4")) ELSE 0 END AS start,
                    \(number(at: "ends")) AS stop
                FROM (SELECT *, CASE WHEN at > 0 AND (at - 1) % 8 = 0
                        THEN (4 + count * 8 + (at - 1) / 8 * 4)::integer END AS ends
                    FROM (SELECT *, CASE WHEN octet_length(body) < 4 + count * 12 THEN -1
                            ELSE position(
                                bytes IN substring(body FROM 5 FOR (count * 8)::integer)
                            ) END AS at
                        FROM (SELECT *, CASE WHEN octet_length(body) < 4 THEN 1::bigint << 40
                                ELSE \(number(at: "0")) END AS count
                            FROM (SELECT wanted.term, wanted.bytes, -1 - b.addition AS place,
                                    b.body || ''::bytea AS body
                                FROM unnest($1::bigint[], $2::integer[], $3::bytea[])
                                    AS wanted (term, place, bytes)
                                JOIN cookbook.block AS b USING (place) OFFSET 0
                            ) AS blocks OFFSET 0
                        ) AS counted OFFSET 0
                    ) AS sought WHERE at <> 0 OFFSET 0
                ) AS found OFFSET 0
            ) AS bounded OFFSET 0
        ) AS lists
        """

    /// A number of four bytes in a block, the lowest first.
    private static func number(at place: String) -> String {
        (0..<4).map { "(get_byte(body, \(place) + \($0))::bigint << \($0 * 8))" }
            .joined(separator: " | ")
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
        let kept = try kept(changes)
        var (places, bodies): ([PiecePlace], [ArraySlice<UInt8>]) = ([], [])
        var gone: [PiecePlace] = []
        for (change, old) in zip(changes, kept) {
            let new = removing ? old.chunk.subtracting(change.chunk) : old.chunk.union(change.chunk)
            let rows = PostingPieces.rows(of: new, key: change.key)
            places += rows.map { PiecePlace(term: change.term, place: $0.place) }
            bodies += rows.map(\.body)
            gone += PostingPieces.places(from: rows.count, to: old.pieces, of: change.key)
                .map { PiecePlace(term: change.term, place: $0) }
        }
        try connection.query(
            """
            INSERT INTO cookbook.posting (term, chunk, body)
            SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bytea[])
            ON CONFLICT (term, chunk) DO UPDATE SET body = excluded.body
            """,
            PiecePlace.values(places) + [.lists(bodies)]
        )
        guard !gone.isEmpty else { return }
        try connection.query(
            """
            DELETE FROM cookbook.posting USING unnest($1::bigint[], $2::integer[]) AS w (t, c)
            WHERE term = t AND chunk = c
            """,
            PiecePlace.values(gone)
        )
    }

    /// What is kept where something is to be changed, and in how many pieces.
    private func kept(_ changes: ArraySlice<PostingChange>) throws
        -> [(chunk: RecipeChunk, pieces: Int)]
    {
        var bodies = try pieces(at: changes.map { PiecePlace($0, piece: 0) })
        let long = changes.filter {
            PostingPieces.mayGoOn(after: bodies[PiecePlace($0, piece: 0)]?.count ?? 0)
        }
        if !long.isEmpty {
            let rest = long.flatMap { change in
                (1..<PostingPieces.most).map { PiecePlace(change, piece: $0) }
            }
            bodies.merge(try pieces(at: rest)) { $1 }
        }
        return try changes.map { change in
            var collector = PieceCollector()
            var count = 0
            while let body = bodies[PiecePlace(change, piece: count)] {
                let place = PostingPieces.place(count, of: change.key)
                try body.withUnsafeBytes { try collector.add($0, at: place) }
                count += 1
            }
            return (try collector.term().chunk(change.key), count)
        }
    }

    private func pieces(at places: [PiecePlace]) throws -> [PiecePlace: [UInt8]] {
        let answer = try connection.query(
            """
            SELECT term, chunk, body FROM unnest($1::bigint[], $2::integer[]) AS w (term, chunk)
            JOIN cookbook.posting USING (term, chunk)
            """,
            PiecePlace.values(places)
        )
        var found: [PiecePlace: [UInt8]] = [:]
        for row in 0..<answer.count {
            let term = UInt64(bitPattern: Int64(try answer.number(row, 0)))
            let place = PiecePlace(term: term, place: try answer.number(row, 1))
            found[place] = try answer.data(row, 2)
        }
        return found
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

/// Where a piece of a term stands.
private struct PiecePlace: Hashable {
    var term: UInt64
    var place: Int
}

extension PiecePlace {
    init(_ change: PostingChange, piece: Int) {
        self.init(term: change.term, place: PostingPieces.place(piece, of: change.key))
    }

    /// Places as a statement takes them: the terms, and the places under each.
    static func values(_ places: [PiecePlace]) -> [PostgresValue] {
        [.numbers(places.map { Int64(bitPattern: $0.term) }), .numbers(places.map(\.place))]
    }
}

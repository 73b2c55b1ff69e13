import Foundation
import RecipeSearch

/// The index of a shared cookbook as rows; each method that changes is a part of a transaction.
struct PostgresPostings {
    let connection: PostgresConnection

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

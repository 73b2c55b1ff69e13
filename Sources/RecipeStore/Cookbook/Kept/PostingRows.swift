import Foundation
import GRDB
import RecipeSearch

/// The index of a cookbook as rows; each method is a part of the transaction under way.
struct PostingRows {
    let db: Database

    /// The recipes of a term.
    func term(_ number: UInt64) throws -> IndexedTerm {
        var pieces = PieceCollector()
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT chunk, body FROM posting WHERE term = ? ORDER BY chunk"
            ),
            arguments: [Int64(bitPattern: number)]
        )
        while let row = try rows.next() {
            let place = try row.number("chunk")
            try row.withUnsafeData(atIndex: 1) { data in
                try (data ?? Data()).withUnsafeBytes { try pieces.add($0, at: place) }
            }
        }
        return try pieces.term()
    }

    /// Adds recipes to a term, given by their numbers in rising order.
    func add(_ numbers: ArraySlice<UInt32>, to term: UInt64) throws {
        for change in PostingChange.of(numbers, to: term) { try add(change) }
    }

    func add(_ change: PostingChange) throws {
        let known = try kept(change)
        try put(known.chunk.union(change.chunk), insteadOf: known.pieces, at: change)
    }

    /// Takes recipes out of a term.
    func remove(_ numbers: ArraySlice<UInt32>, from term: UInt64) throws {
        for change in PostingChange.of(numbers, to: term) {
            let known = try kept(change)
            guard known.pieces > 0 else { continue }
            try put(known.chunk.subtracting(change.chunk), insteadOf: known.pieces, at: change)
        }
    }

    /// What is kept where something is to be changed, and in how many pieces.
    private func kept(_ change: PostingChange) throws -> (chunk: RecipeChunk, pieces: Int) {
        var collector = PieceCollector()
        var count = 0
        while count < PostingPieces.most {
            let place = PostingPieces.place(count, of: change.key)
            let body = try Data.fetchOne(
                db.cachedStatement(sql: "SELECT body FROM posting WHERE term = ? AND chunk = ?"),
                arguments: [Int64(bitPattern: change.term), place]
            )
            guard let body else { break }
            try body.withUnsafeBytes { try collector.add($0, at: place) }
            count += 1
            if !PostingPieces.mayGoOn(after: body.count) { break }
        }
        return (try collector.term().chunk(change.key), count)
    }

    private func put(_ chunk: RecipeChunk, insteadOf count: Int, at change: PostingChange) throws {
        let rows = PostingPieces.rows(of: chunk, key: change.key)
        let term = Int64(bitPattern: change.term)
        let insert = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting (term, chunk, body) VALUES (?, ?, ?)"
        )
        for row in rows { try insert.execute(arguments: [term, row.place, Data(row.body)]) }
        for place in PostingPieces.places(from: rows.count, to: count, of: change.key) {
            try db.cachedStatement(sql: "DELETE FROM posting WHERE term = ? AND chunk = ?")
                .execute(arguments: [term, place])
        }
    }
}

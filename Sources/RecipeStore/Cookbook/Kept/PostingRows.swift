import Foundation
import GRDB
import RecipeModel

/// The index of a cookbook as rows; each method is a part of the transaction under way.
struct PostingRows {
    let db: Database

    /// The recipes of a term.
    func term(_ number: UInt64) throws -> IndexedTerm {
        var term = IndexedTerm()
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT chunk, body FROM posting WHERE term = ? ORDER BY chunk"
            ),
            arguments: [Int64(bitPattern: number)]
        )
        while let row = try rows.next() {
            term.append(try PostingRows.chunk(of: row, at: 1), key: row[0])
        }
        return term
    }

    /// Adds recipes to a term, given by their numbers in rising order.
    func add(_ numbers: ArraySlice<UInt32>, to term: UInt64) throws {
        for change in PostingChange.of(numbers, to: term) { try add(change) }
    }

    func add(_ change: PostingChange) throws {
        let known = try chunk(change.key, of: change.term)
        try put(known?.union(change.chunk) ?? change.chunk, key: change.key, of: change.term)
    }

    /// Takes recipes out of a term.
    func remove(_ numbers: ArraySlice<UInt32>, from term: UInt64) throws {
        for change in PostingChange.of(numbers, to: term) {
            guard let known = try chunk(change.key, of: term) else { continue }
            try put(known.subtracting(change.chunk), key: change.key, of: term)
        }
    }

    private func chunk(_ key: Int, of term: UInt64) throws -> RecipeChunk? {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT body FROM posting WHERE term = ? AND chunk = ?"),
            arguments: [Int64(bitPattern: term), key]
        )
        return try row.map { try PostingRows.chunk(of: $0, at: 0) }
    }

    private func put(_ chunk: RecipeChunk, key: Int, of term: UInt64) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting (term, chunk, body) VALUES (?, ?, ?)"
        )
        try statement.execute(arguments: [Int64(bitPattern: term), key, Data(chunk.bytes)])
    }

    private static func chunk(of row: Row, at column: Int) throws -> RecipeChunk {
        let chunk = try row.withUnsafeData(atIndex: column) { data -> RecipeChunk? in
            data.flatMap { data in data.withUnsafeBytes { RecipeChunk(bytes: $0) } }
        }
        guard let chunk else { throw DamagedRecord() }
        return chunk
    }
}

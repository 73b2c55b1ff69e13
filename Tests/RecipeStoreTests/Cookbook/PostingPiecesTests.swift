import Foundation
import GRDB
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A table of postings, of either database.
private protocol PostingTable {
    func add(_ change: PostingChange) throws
    func remove(_ change: PostingChange) throws
    func term(_ number: UInt64) throws -> IndexedTerm
    /// The places of a term with their lengths.
    func rows(of number: UInt64) throws -> [Int: Int]
    /// Writes a row past everything.
    func write(_ body: [UInt8], of number: UInt64, at place: Int) throws
}

private struct SQLiteTable: PostingTable {
    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { try DatabaseSchema.cookbook.bringUp($0, from: 0) }
    }

    func add(_ change: PostingChange) throws {
        try queue.write { try PostingRows(db: $0).add(change) }
    }

    func remove(_ change: PostingChange) throws {
        let numbers = change.chunk.numbers.map { UInt32(change.key << 16) | UInt32($0) }
        try queue.write { try PostingRows(db: $0).remove(numbers[...], from: change.term) }
    }

    func term(_ number: UInt64) throws -> IndexedTerm {
        try queue.read { try PostingRows(db: $0).term(number) }
    }

    func rows(of number: UInt64) throws -> [Int: Int] {
        try queue.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT chunk, length(body) FROM posting WHERE term = ?",
                arguments: [Int64(bitPattern: number)]
            )
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
        }
    }

    func write(_ body: [UInt8], of number: UInt64, at place: Int) throws {
        try queue.write {
            try $0.execute(
                sql: "INSERT INTO posting VALUES (?, ?, ?)",
                arguments: [Int64(bitPattern: number), place, Data(body)]
            )
        }
    }
}

private struct PostgresTable: PostingTable {
    private let connection: PostgresConnection
    private var postings: PostgresPostings { PostgresPostings(connection: connection) }

    init() throws {
        connection = try SharedBook().connection()
        _ = try PostgresSchema.prepare(connection)
    }

    func add(_ change: PostingChange) throws { try postings.make([change]) }
    func remove(_ change: PostingChange) throws { try postings.make([change], removing: true) }
    func term(_ number: UInt64) throws -> IndexedTerm { try postings.terms([number])[0] }

    func rows(of number: UInt64) throws -> [Int: Int] {
        let answer = try connection.query(
            "SELECT chunk, length(body) FROM cookbook.posting WHERE term = $1",
            [.number(Int64(bitPattern: number))]
        )
        return try Dictionary(
            uniqueKeysWithValues: (0..<answer.count).map {
                (try answer.number($0, 0), try answer.number($0, 1))
            }
        )
    }

    func write(_ body: [UInt8], of number: UInt64, at place: Int) throws {
        try connection.query(
            "INSERT INTO cookbook.posting VALUES ($1, $2, $3)",
            [.number(Int64(bitPattern: number)), .number(place), .bytes(body)]
        )
    }
}

/// The chunks of the index as rows of one and of several pieces.
struct PostingPiecesTests {
    private static let term: UInt64 = 0xFEDC_BA98_7654_3210
    private static let keys = [0, 3, 1_024, 65_535]

    @Test func termsAreThoseOfSetsInAFile() throws { try checkSets(SQLiteTable()) }

    @Test(.withPostgres) func termsAreThoseOfSetsOnAServer() throws {
        try checkSets(PostgresTable())
    }

    @Test func whatWasKeptWholeIsReadAndCutInAFile() throws { try checkOldRows(SQLiteTable()) }

    @Test(.withPostgres) func whatWasKeptWholeIsReadAndCutOnAServer() throws {
        try checkOldRows(PostgresTable())
    }

    /// Random numbers come and go; lists, packed lists and bits follow each other.
    private func checkSets(_ table: some PostingTable) throws {
        var generator = SeededGenerator(seed: 11)
        var sets = [Int: Set<UInt16>](uniqueKeysWithValues: Self.keys.map { ($0, []) })
        for count in [2, 900, 30, 9_000, 40_000, 20_000, 63_000, 5_000, 8, 3_000] {
            for key in Self.keys {
                var numbers = Set<UInt16>()
                while numbers.count < count {
                    numbers.insert(.random(in: 0 ... .max, using: &generator))
                }
                let change = PostingChange(
                    term: Self.term,
                    key: key,
                    chunk: RecipeChunk(sorted: numbers.sorted())
                )
                if numbers.count % 1_000 == 0, numbers.count > 5_000 {
                    try table.remove(change)
                    sets[key]?.subtract(numbers)
                } else {
                    try table.add(change)
                    sets[key]?.formUnion(numbers)
                }
            }
            let found = try table.term(Self.term)
            for key in Self.keys {
                #expect(found.chunk(key).numbers == (sets[key] ?? []).sorted())
            }
            // No more pieces than it takes, each as long as can be but the last.
            let rows = try table.rows(of: Self.term)
            let wanted = found.keys.indices.map { place in
                max(1, (found.chunks[place].bytes.count + 1_979) / 1_980)
            }
            #expect(rows.count == wanted.reduce(0, +) + Self.keys.count - found.keys.count)
            #expect(rows.values.allSatisfy { $0 <= 1_980 })
        }
    }

    /// A cookbook of the first version has each chunk in one row, of whatever length.
    private func checkOldRows(_ table: some PostingTable) throws {
        let bits = [UInt8](repeating: 0b0101_0101, count: 8_192)
        let list = (0..<2_000).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try table.write(bits, of: Self.term, at: 5)
        try table.write(list, of: Self.term, at: 6)
        let old = try table.term(Self.term)
        #expect(old.keys == [5, 6] && old.count == 32_768 + 2_000)
        for key in [5, 6] {
            let chunk = RecipeChunk(sorted: [9_001])
            try table.add(PostingChange(term: Self.term, key: key, chunk: chunk))
        }
        let new = try table.term(Self.term)
        #expect(new.keys == [5, 6] && new.count == old.count + 2)
        let rows = try table.rows(of: Self.term)
        #expect(rows.count == 6 && rows[5] == 1_980 && rows[4 << 16 | 5] == 272)
        #expect(rows[6] == 1_039)
    }

    @Test func pieceThatIsMissingIsDamage() throws {
        let bits = RecipeChunk(sorted: (0..<32_768).map { UInt16($0 * 2) })
        let rows = PostingPieces.rows(of: bits, key: 7)
        #expect(rows.map(\.place) == [7, 0x1_0007, 0x2_0007, 0x3_0007, 0x4_0007])
        for missing in rows.indices {
            #expect(throws: DamagedRecord.self) {
                var collector = PieceCollector()
                for (place, row) in rows.enumerated() where place != missing {
                    try Array(row.body).withUnsafeBytes { try collector.add($0, at: row.place) }
                }
                _ = try collector.term()
            }
        }
        #expect(throws: DamagedRecord.self) {
            var collector = PieceCollector()
            try [UInt8]().withUnsafeBytes { try collector.add($0, at: 5 << 16) }
        }
    }
}

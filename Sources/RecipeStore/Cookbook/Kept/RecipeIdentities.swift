import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// The identities of all recipes of a cookbook, so that none comes in twice.
struct RecipeIdentities {
    private var known = NumberTable()

    /// Takes an identity in; whether it is new.
    mutating func insert(_ identity: UInt64) -> Bool { known.insert(identity).isNew }
}

extension RecipeIdentities {
    /// The identities of the starters that nobody changed or deleted.
    static func ofStarters(but hidden: Set<String>) -> [UInt64] {
        StarterIndex.builtIn.byTitle.map { $0.wholeRecipe() }
            .filter { !hidden.contains($0.id.key) }.map { RecipeIdentity.of($0) }
    }
}

extension RecipeIdentities {
    /// One identity with the number of its recipe, as the file has them.
    struct Entry {
        var identity: UInt64
        var number: UInt32
    }

    private static let entryLength = 12

    /// The identities in a file, without those of recipes that were deleted.
    static func read(_ db: Database) throws -> RecipeIdentities {
        var identities = RecipeIdentities()
        let deleted = try PostingRows(db: db).term(TermNumber.deleted)
        let rows = try Row.fetchCursor(db, sql: "SELECT body FROM identity")
        while let row = try rows.next() {
            try row.withUnsafeData(atIndex: 0) { data in
                guard let data, data.count % entryLength == 0 else { throw DamagedRecord() }
                data.withUnsafeBytes { bytes in
                    for start in stride(from: 0, to: bytes.count, by: entryLength) {
                        let number = Int(
                            bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)
                        )
                        let chunk = deleted.chunk(RecipeNumber.chunk(of: number))
                        if chunk.contains(UInt16(truncatingIfNeeded: number)) { continue }
                        _ = identities.insert(
                            bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                        )
                    }
                }
            }
        }
        return identities
    }

    /// The numbers of the recipes that have some of these identities and were not deleted.
    static func numbers(of identities: Set<UInt64>, in db: Database) throws -> [UInt64: UInt32] {
        let deleted = try PostingRows(db: db).term(TermNumber.deleted)
        var numbers: [UInt64: UInt32] = [:]
        for body in try Data.fetchAll(db, sql: "SELECT body FROM identity") {
            body.withUnsafeBytes { bytes in
                for start in stride(from: 0, to: bytes.count - entryLength + 1, by: entryLength) {
                    let identity = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                    guard identities.contains(identity) else { continue }
                    let number = bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)
                    if !deleted.has(number) { numbers[identity] = number }
                }
            }
        }
        return numbers
    }

    /// Keeps entries, in a row of their own.
    static func keep(_ entries: [Entry], in db: Database) throws {
        guard !entries.isEmpty else { return }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entries.count * entryLength)
        for entry in entries {
            withUnsafeBytes(of: entry.identity.littleEndian) { bytes.append(contentsOf: $0) }
            withUnsafeBytes(of: entry.number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        try db.execute(sql: "INSERT INTO identity (body) VALUES (?)", arguments: [Data(bytes)])
    }
}

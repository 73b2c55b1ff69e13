import GRDB
import RecipeModel

/// What tells one of the program's databases from another: its name, its tables version by version,
/// and how what can still be read of a damaged one comes into a new one.
///
/// The version stands in the file's `user_version`. A version only ever adds tables and columns,
/// so that an older file can always be brought up.
struct DatabaseSchema: Sendable {
    /// One step: what a version adds to the one before.
    typealias Step = @Sendable (Database) throws -> Void

    /// The file's name without its ending.
    let name: String
    /// Marks a file as this database, in its `application_id`.
    let applicationID: Int
    /// The steps from an empty file, the first to version 1.
    var steps: [Step]
    /// Whether a file is copied before it is brought up from an older version.
    var isCopiedFirst = true
    /// How many bytes a page of a new file has; nil for SQLite's own choice.
    var pageSize: Int?
    /// Whether a file without any table is a new one: earlier programs made the file before its
    /// tables, and may have been killed in between. Elsewhere it is damaged.
    var mayBeEmpty = false
    /// Whether a file that may not be read is told otherwise than one that can't be written.
    var isReadingToldApart = true
    /// What SQLite is told at the beginning of each connection.
    var settings = ""
    /// Gives a file of an older version that can only be read what reading needs.
    var standIn: Step = { _ in }
    /// The end of each change.
    var finish: Step = { _ in }
    /// Begins to bring what can be read of a damaged file over into a new one, at a time in seconds
    /// since 1970.
    let salvage: @Sendable (_ new: Database, _ now: Int) throws -> any DatabaseSalvage

    /// The version that these steps lead to.
    var version: Int { steps.count }

    /// Runs the steps that a file of an older version lacks, in the transaction under way.
    func bringUp(_ db: Database, from older: Int) throws {
        for step in steps.dropFirst(older) { try step(db) }
        try db.execute(
            sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)"
        )
    }

    /// The version of a file; 0 for one that has no tables yet.
    ///
    /// Throws `StoreError.newerFormat`, and `DamagedRecord` for a file of another program.
    func version(of db: Database, at path: String) throws -> Int {
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        if mayBeEmpty, found == 0, application == 0,
            try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
        {
            return 0
        }
        guard application == applicationID, found > 0 else { throw DamagedRecord() }
        guard found <= version else { throw StoreError.newerFormat(path: path) }
        return found
    }
}

/// What was brought over of a damaged database so far.
protocol DatabaseSalvage {
    /// Brings over what can be read of a source and was not brought over before. What it counts stays
    /// counted where it throws.
    mutating func carryOver(from source: Database, into new: DatabaseFile) throws
    /// The forms of the rows that are looked for in the file's pages too, without SQLite.
    var forms: [SalvagedRows.Form] { get }
    /// Learns from the rows found there before anything is brought over.
    mutating func learn(from gathered: Database) throws
    /// How many favorites or recipes were brought over and lost, and how many other rows were
    /// brought over.
    var counts: (carriedOver: Int, lost: Int, others: Int) { get }
}

extension DatabaseSalvage {
    var forms: [SalvagedRows.Form] { [] }
    func learn(from _: Database) throws {}
}

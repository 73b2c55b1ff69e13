import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// The cook's own changes to a cookbook, each of which can be undone.
struct CookbookJournal {
    let db: Database
    let session: String
    /// The time of the transaction.
    let now: Moment

    /// How many changes can be undone.
    static let depth = 50

    private var changes: ChangeTable {
        ChangeTable(db: db, name: "edit", session: session, now: now)
    }

    /// What a change did.
    struct Entry {
        var kind: KeptChange.Kind
        var titles: [String]
        /// Numbers of recipes that are in since.
        var added: [UInt32] = []
        /// Numbers of recipes that are gone since.
        var removed: [UInt32] = []
        /// Starters that are hidden since.
        var hid: [String] = []
        /// For a key the number before and after.
        var named: [Naming] = []

        /// Whether it did nothing, so that nothing is there to undo.
        var isEmpty: Bool { added.isEmpty && removed.isEmpty && hid.isEmpty && named.isEmpty }
    }

    struct Naming: Codable {
        var key: String
        var before: Int?
        var after: Int
    }

    /// Makes a change and notes it.
    func note(_ entry: Entry) throws {
        guard !entry.isEmpty else { return }
        try apply(entry, undoing: false)
        let change = try changes.begin(entry.kind, names: entry.titles)
        try db.execute(
            sql: "INSERT INTO edit_recipe VALUES (?, ?, ?, ?, ?)",
            arguments: [
                change, CookbookJournal.data(entry.added), CookbookJournal.data(entry.removed),
                try StoredJSON.text(of: entry.hid), try StoredJSON.text(of: entry.named),
            ]
        )
        try changes.forgetOldest(after: CookbookJournal.depth)
    }

    /// Undoes the last change, or redoes the one undone last; nil where there is none.
    func turn(undoing: Bool) throws -> KeptChange? {
        try changes.turn(undoing: undoing) { change, _ in
            let entry = try entry(of: change)
            try apply(entry, undoing: undoing)
            return entry.titles
        }
    }

    /// When that was made or undone, in microseconds since 1970.
    func time(undoing: Bool) throws -> Int? { try changes.time(undoing: undoing) }

    private func entry(of change: ChangeTable.Change) throws -> Entry {
        let row = try Row.fetchOne(
            db,
            sql: "SELECT * FROM edit_recipe WHERE edit_id = ?",
            arguments: [change.id]
        )
        guard let row, let hid = StoredJSON.value([String].self, of: try row.text("hid")),
            let named = StoredJSON.value([Naming].self, of: try row.text("named"))
        else { throw DamagedRecord() }
        return Entry(
            kind: change.kind,
            titles: change.names,
            added: CookbookJournal.numbers(try row.bytes("added")),
            removed: CookbookJournal.numbers(try row.bytes("removed")),
            hid: hid,
            named: named
        )
    }

    private func apply(_ entry: Entry, undoing: Bool) throws {
        let postings = PostingRows(db: db)
        let (gone, back) = undoing ? (entry.added, entry.removed) : (entry.removed, entry.added)
        try postings.remove(back[...], from: TermNumber.deleted)
        try postings.add(gone[...], to: TermNumber.deleted)
        for key in entry.hid {
            try db.execute(
                sql: undoing
                    ? "DELETE FROM hidden WHERE key = ?"
                    : "INSERT OR IGNORE INTO hidden VALUES (?)",
                arguments: [key]
            )
        }
        for naming in entry.named {
            if let number = undoing ? naming.before : naming.after {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO named (key, recipe) VALUES (?, ?)",
                    arguments: [naming.key, number]
                )
            } else {
                try db.execute(sql: "DELETE FROM named WHERE key = ?", arguments: [naming.key])
            }
        }
    }

    static func data(_ numbers: [UInt32]) -> Data {
        numbers.sorted().withUnsafeBytes { Data($0) }
    }

    static func numbers(_ bytes: some ContiguousBytes) -> [UInt32] {
        bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map {
                bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
            }
        }
    }
}

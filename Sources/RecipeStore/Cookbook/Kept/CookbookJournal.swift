import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// The cook's own changes to a cookbook, each of which can be undone.
struct CookbookJournal {
    let db: Database
    let session: String
    let now: Int

    /// How many changes can be undone.
    static let depth = 50

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
    }

    struct Naming: Codable {
        var key: String
        var before: Int?
        var after: Int
    }

    /// Makes a change and notes it.
    func note(_ entry: Entry) throws {
        try apply(entry, undoing: false)
        // What was undone before cannot be redone after something else was done.
        try db.execute(
            sql: "DELETE FROM change WHERE session = ? AND is_undone = 1",
            arguments: [session]
        )
        try db.execute(
            sql: """
                INSERT INTO change (session, kind, titles, added, removed, hid, named, done_at,
                    done_order, is_undone)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(done_order), 0) + 1 FROM change), 0)
                """,
            arguments: [
                session, entry.kind.rawValue, try StoredJSON.text(of: entry.titles),
                CookbookJournal.data(entry.added), CookbookJournal.data(entry.removed),
                try StoredJSON.text(of: entry.hid), try StoredJSON.text(of: entry.named), now,
            ]
        )
        try db.execute(
            sql: """
                DELETE FROM change WHERE id NOT IN (
                    SELECT id FROM change ORDER BY done_order DESC LIMIT ?)
                """,
            arguments: [CookbookJournal.depth]
        )
    }

    /// Undoes the last change, or redoes the one undone last; nil where there is none.
    func turn(undoing: Bool) throws -> KeptChange? {
        guard let row = try last(undoing: undoing) else { return nil }
        let entry = try entry(row)
        try apply(entry, undoing: undoing)
        try db.execute(
            sql: """
                UPDATE change SET is_undone = ?, done_at = ?, session = ?,
                    done_order = (SELECT max(done_order) + 1 FROM change)
                WHERE id = ?
                """,
            arguments: [undoing, now, session, row["id"] as Int]
        )
        return KeptChange(kind: entry.kind, names: entry.titles)
    }

    /// When the change was made or undone that is undone or redone next.
    func time(undoing: Bool) throws -> Int? { try last(undoing: undoing)?["done_at"] }

    private func last(undoing: Bool) throws -> Row? {
        let own = try Row.fetchOne(
            db,
            sql: """
                SELECT * FROM change WHERE session = ? AND is_undone = ?
                ORDER BY \(undoing ? "id" : "done_order") DESC LIMIT 1
                """,
            arguments: [session, !undoing]
        )
        if own != nil || !undoing { return own }
        let hasOwn = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM change WHERE session = ?)",
            arguments: [session]
        )
        guard hasOwn != true else { return nil }
        return try Row.fetchOne(
            db,
            sql: "SELECT * FROM change WHERE is_undone = 0 ORDER BY done_order DESC LIMIT 1"
        )
    }

    private func entry(_ row: Row) throws -> Entry {
        guard let kind = KeptChange.Kind(rawValue: row["kind"]),
            let titles = StoredJSON.value([String].self, of: row["titles"]),
            let hid = StoredJSON.value([String].self, of: row["hid"]),
            let named = StoredJSON.value([Naming].self, of: row["named"])
        else { throw DamagedRecord() }
        return Entry(
            kind: kind,
            titles: titles,
            added: CookbookJournal.numbers(row["added"]),
            removed: CookbookJournal.numbers(row["removed"]),
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

    static func numbers(_ data: Data) -> [UInt32] {
        data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map {
                bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
            }
        }
    }
}

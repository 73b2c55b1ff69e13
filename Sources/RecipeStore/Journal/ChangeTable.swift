import GRDB
import RecipeModel

/// The changes of a database that can be undone, in one order; each method is a part of the
/// transaction under way.
///
/// Each shell undoes its own changes, the last first. A shell that has made none undoes the last
/// one made by anyone. A change that another shell overtook, so that nothing is left to undo, is
/// skipped.
///
/// A place in the order is a time in microseconds, or the next number where the clock was put back:
/// so changes of several files can be told in one order. Earlier programs counted from 1.
struct ChangeTable {
    /// One of them.
    struct Change {
        let id: Int64
        let kind: KeptChange.Kind
        /// What it was done to; empty for favorites, which are asked for their titles.
        let names: [String]

        fileprivate init?(_ row: Row?) throws {
            guard let row else { return nil }
            guard let kind = KeptChange.Kind(rawValue: try row.text("kind")) else {
                throw DamagedRecord()
            }
            id = row["id"]
            self.kind = kind
            let names = String.fromDatabaseValue(row["names"])
            self.names = names.flatMap { StoredJSON.value([String].self, of: $0) } ?? []
        }
    }

    /// Makes a table of this name.
    static func make(_ name: String, in db: Database, isTemporary: Bool = false) throws {
        try db.execute(
            sql: """
                CREATE \(isTemporary ? "TEMPORARY " : "")TABLE \(name) (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    session TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    names TEXT,
                    made_at INTEGER NOT NULL,
                    made_order INTEGER NOT NULL,
                    done_order INTEGER NOT NULL,
                    undone_order INTEGER,
                    undone_by TEXT
                )
                """
        )
    }

    let db: Database
    /// The table's name.
    let name: String
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    /// Notes a change; what was undone before is given up. What it did is noted beside it.
    func begin(_ kind: KeptChange.Kind, names: [String]?) throws -> Int64 {
        try db.execute(sql: "DELETE FROM \(name) WHERE undone_by = ?", arguments: [session])
        try db.execute(
            sql: """
                INSERT INTO \(name) (session, kind, names, made_at, made_order, done_order)
                VALUES (:session, :kind, :names, :time, :order, :order)
                """,
            arguments: [
                "session": session, "kind": kind.rawValue,
                "names": try names.map { try StoredJSON.text(of: $0) }, "time": now.seconds,
                "order": try nextOrder(),
            ]
        )
        return db.lastInsertedRowID
    }

    /// Lets go of all but the last changes.
    func forgetOldest(after depth: Int) throws {
        try db.execute(
            sql: """
                DELETE FROM \(name) WHERE id NOT IN (
                    SELECT id FROM \(name) ORDER BY done_order DESC LIMIT ?)
                """,
            arguments: [depth]
        )
    }

    /// Undoes the last change, or redoes the one undone last; nil where there is none.
    ///
    /// - Parameter bring: Makes what a change was about what it was before it, or after it where that
    ///   is asked, and tells the names; none where nothing is left to be changed.
    func turn(
        undoing: Bool,
        _ bring: (_ change: Change, _ isDone: Bool) throws -> [String]
    ) throws -> KeptChange? {
        while let change = try Change(last(undoing: undoing)) {
            if undoing {
                try db.execute(
                    sql: "UPDATE \(name) SET undone_order = ?, undone_by = ? WHERE id = ?",
                    arguments: [try nextOrder(), session, change.id]
                )
            } else {
                try db.execute(
                    sql: """
                        UPDATE \(name) SET done_order = ?, undone_order = NULL, undone_by = NULL
                        WHERE id = ?
                        """,
                    arguments: [try nextOrder(), change.id]
                )
            }
            let names = try bring(change, !undoing)
            if !names.isEmpty { return KeptChange(kind: change.kind, names: names) }
        }
        return nil
    }

    /// When the change was made that is undone next, or that undone which is redone next, in
    /// microseconds since 1970; nil where there is none.
    func time(undoing: Bool) throws -> Int? {
        guard let row = try last(undoing: undoing) else { return nil }
        let order = try row.number(undoing ? "done_order" : "undone_order")
        return max(order, try row.number("made_at") * 1_000_000)
    }

    private func last(undoing: Bool) throws -> Row? {
        let hasOwn = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM \(name) WHERE session = ?)",
            arguments: [session]
        )
        if undoing {
            return try Row.fetchOne(
                db,
                sql: """
                    SELECT * FROM \(name) WHERE undone_order IS NULL
                        AND (session = :session OR NOT :hasOwn)
                    ORDER BY done_order DESC LIMIT 1
                    """,
                arguments: ["session": session, "hasOwn": hasOwn]
            )
        }
        // In a new shell also what anybody undid after the last change that was made.
        return try Row.fetchOne(
            db,
            sql: """
                SELECT * FROM \(name) WHERE undone_order IS NOT NULL AND (undone_by = :session
                    OR NOT :hasOwn AND NOT EXISTS (SELECT 1 FROM \(name) WHERE undone_by = :session)
                        AND undone_order > (SELECT max(made_order) FROM \(name)))
                ORDER BY undone_order DESC LIMIT 1
                """,
            arguments: ["session": session, "hasOwn": hasOwn]
        )
    }

    private func nextOrder() throws -> Int {
        let last = try Int.fetchOne(
            db,
            sql: "SELECT max(max(done_order), max(coalesce(undone_order, 0))) FROM \(name)"
        )
        return max((last ?? 0) + 1, now.microseconds)
    }
}

import GRDB
import RecipeModel

/// What was done to the favorites, so that it can be taken back: a part of the transaction under way.
///
/// Each shell takes back its own changes, the last first. A shell that has made none takes back the
/// last one made by anyone. A change that another shell overtook, so that nothing is left to take
/// back, is passed over.
struct FavoriteJournal {
    /// How many changes can be taken back.
    static let depth = 200

    let db: Database
    /// The shell that asks.
    let session: String

    /// Notes a change that was made to these rows; what was taken back before is given up.
    func note(_ kind: FavoriteChange.Kind, of rows: [Int64], at time: Int) throws {
        try db.execute(sql: "DELETE FROM change WHERE undone_by = ?", arguments: [session])
        try db.execute(
            sql: """
                INSERT INTO change (session, kind, made_at, made_order, done_order)
                VALUES (:session, :kind, :time, :order, :order)
                """,
            arguments: [
                "session": session, "kind": kind.rawValue, "time": time,
                "order": try nextOrder(),
            ]
        )
        let change = db.lastInsertedRowID
        for (position, row) in rows.enumerated() {
            try db.execute(
                sql: "INSERT INTO change_favorite VALUES (?, ?, ?)",
                arguments: [change, position, row]
            )
        }
        try forgetOldest()
    }

    /// Takes back the last change; nil when there is none.
    func undo() throws -> FavoriteChange? {
        while let change = try lastDone() {
            try db.execute(
                sql: "UPDATE change SET undone_order = ?, undone_by = ? WHERE id = ?",
                arguments: [try nextOrder(), session, change.id]
            )
            let titles = try setKept(change.kind == .removed, rowsOf: change)
            if !titles.isEmpty { return FavoriteChange(kind: change.kind, titles: titles) }
        }
        return nil
    }

    /// Does again what was taken back last; nil when there is nothing.
    func redo() throws -> FavoriteChange? {
        while let change = try lastUndone() {
            try db.execute(
                sql: """
                    UPDATE change SET done_order = ?, undone_order = NULL, undone_by = NULL
                    WHERE id = ?
                    """,
                arguments: [try nextOrder(), change.id]
            )
            let titles = try setKept(change.kind == .kept, rowsOf: change)
            if !titles.isEmpty { return FavoriteChange(kind: change.kind, titles: titles) }
        }
        return nil
    }

    private struct Change {
        let id: Int64
        let kind: FavoriteChange.Kind

        init?(_ row: Row?) throws {
            guard let row else { return nil }
            guard let kind = FavoriteChange.Kind(rawValue: try row.text("kind")) else {
                throw DamagedRecord()
            }
            id = row["id"]
            self.kind = kind
        }
    }

    private func lastDone() throws -> Change? {
        let own = try hasOwnChanges() ? "AND session = :session" : "AND :session IS NOT NULL"
        return try Change(
            Row.fetchOne(
                db,
                sql: """
                    SELECT id, kind FROM change WHERE undone_order IS NULL \(own)
                    ORDER BY done_order DESC LIMIT 1
                    """,
                arguments: ["session": session]
            )
        )
    }

    private func lastUndone() throws -> Change? {
        let own = try Change(
            Row.fetchOne(
                db,
                sql: """
                    SELECT id, kind FROM change WHERE undone_by = ?
                    ORDER BY undone_order DESC LIMIT 1
                    """,
                arguments: [session]
            )
        )
        if try own != nil || hasOwnChanges() { return own }
        // In a new shell only what was taken back after the last change that anyone made.
        return try Change(
            Row.fetchOne(
                db,
                sql: """
                    SELECT id, kind FROM change
                    WHERE undone_order > (SELECT max(made_order) FROM change)
                    ORDER BY undone_order DESC LIMIT 1
                    """
            )
        )
    }

    private func hasOwnChanges() throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM change WHERE session = ?)",
            arguments: [session]
        ) ?? false
    }

    private func nextOrder() throws -> Int64 {
        let last = try Int64.fetchOne(
            db,
            sql: "SELECT max(max(done_order), max(coalesce(undone_order, 0))) FROM change"
        )
        return (last ?? 0) + 1
    }

    /// Keeps or removes the rows of a change where that changes anything, and tells their titles.
    private func setKept(_ isKept: Bool, rowsOf change: Change) throws -> [String] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT favorite.id, title FROM change_favorite
                JOIN favorite ON favorite.id = favorite_id
                WHERE change_id = ? AND is_kept <> ?
                ORDER BY position
                """,
            arguments: [change.id, isKept]
        )
        return try rows.compactMap { row in
            // OR IGNORE: another shell may have kept the same recipe anew, which then stays.
            try db.execute(
                sql: "UPDATE OR IGNORE favorite SET is_kept = ? WHERE id = ?",
                arguments: [isKept, row["id"] as Int64]
            )
            return db.changesCount > 0 ? try row.text("title") : nil
        }
    }

    /// Lets go of the oldest changes, and of removed favorites that no change can bring back.
    private func forgetOldest() throws {
        try db.execute(
            sql: """
                DELETE FROM change WHERE id NOT IN (
                    SELECT id FROM change ORDER BY done_order DESC LIMIT ?)
                """,
            arguments: [FavoriteJournal.depth]
        )
        let forgotten = """
            SELECT id FROM favorite WHERE is_kept = 0
            AND NOT EXISTS (SELECT 1 FROM change_favorite WHERE favorite_id = favorite.id)
            """
        try db.execute(sql: "DELETE FROM favorite_words WHERE rowid IN (\(forgotten))")
        try db.execute(sql: "DELETE FROM favorite WHERE id IN (\(forgotten))")
    }
}

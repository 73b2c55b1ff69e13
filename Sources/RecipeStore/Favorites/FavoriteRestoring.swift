import GRDB
import RecipeModel

/// Puts all that a backup holds in place of what is kept: a part of one transaction, with the backup
/// attached as `backup`. What was there stays for `undo`.
struct FavoriteRestoring {
    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction, in seconds since 1970.
    let now: Int

    /// Restores; the answer names the file.
    func restore(named file: String) throws -> KeptChange {
        let favorites = try hasSameFavorites() ? Rows() : restoreFavorites()
        let kitchen = try KitchenTable.allCases.flatMap(restore)
        let change = KeptChange(kind: .restored, names: [file])
        guard !favorites.isEmpty || !kitchen.isEmpty else {
            return KeptChange(kind: .restored, names: [])
        }
        try FavoriteJournal(db: db, session: session).noteRestore(
            change,
            removed: favorites.removed,
            added: favorites.added,
            kitchen: kitchen,
            at: now
        )
        return change
    }

    private struct Rows {
        var removed: [Int64] = []
        var added: [Int64] = []
        var isEmpty: Bool { removed.isEmpty && added.isEmpty }
    }

    private static let kept = "(SELECT favorite_id FROM backup.favorite_list WHERE is_kept = 1)"

    private func hasSameFavorites() throws -> Bool {
        func rows(_ schema: String) -> String {
            """
            SELECT row_number() OVER (ORDER BY id), service, key, saved_at, recipe, origins
            FROM \(schema).favorite
            WHERE id IN (SELECT favorite_id FROM \(schema).favorite_list WHERE is_kept = 1)
            """
        }
        let counts = try [("main", "backup"), ("backup", "main")].map { one, other in
            try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM (\(rows(one)) EXCEPT \(rows(other)))"
            ) ?? 0
        }
        return counts == [0, 0]
    }

    /// Adds the backup's favorites under ids of their own, in their order.
    private func restoreFavorites() throws -> Rows {
        let removed = try Int64.fetchAll(
            db,
            sql: "SELECT favorite_id FROM main.favorite_list WHERE is_kept = 1 ORDER BY 1 DESC"
        )
        let last = try Int64.fetchOne(
            db,
            sql: "SELECT seq FROM main.sqlite_sequence WHERE name = 'favorite'"
        )
        let offset = last ?? 0
        try db.execute(sql: "UPDATE main.favorite_list SET is_kept = 0 WHERE is_kept = 1")
        let document = "address, status, media_type, charset, fetched_at, packing, size, body"
        let tables = [
            (
                "favorite", "id",
                "service, key, is_kept, saved_at, title, recipe, origins, needs_no_page"
            ),
            ("favorite_page", "favorite_id", document),
            ("favorite_picture", "favorite_id", document),
            ("favorite_text", "favorite_id", "text, links"),
            ("favorite_words", "rowid", "title, ingredients, text"),
        ]
        for (table, id, columns) in tables {
            let values = columns.replacing("is_kept", with: "1")
            try db.execute(
                sql: """
                    INSERT INTO main.\(table) (\(id), \(columns))
                    SELECT \(id) + ?, \(values) FROM backup.\(table)
                    WHERE \(id) IN \(Self.kept) ORDER BY \(id)
                    """,
                arguments: [offset]
            )
        }
        let added = try Int64.fetchAll(
            db,
            sql:
                "SELECT favorite_id + ? FROM backup.favorite_list WHERE is_kept = 1 ORDER BY 1 DESC",
            arguments: [offset]
        )
        return Rows(removed: removed, added: added)
    }

    /// Makes a table what it is in the backup; rows that are the same in both stay.
    private func restore(_ table: KitchenTable) throws -> [KitchenRecords.RowChange] {
        let records = KitchenRecords(db: db)
        let columns = table.columns.joined(separator: ", ")
        func rows(_ schema: String) throws -> [Int64: String] {
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT id, json_array(\(columns)) AS image FROM \(schema).\(table.rawValue)"
            )
            return try Dictionary(rows.map { (Int64(try $0.number("id")), try $0.text("image")) }) {
                $1
            }
        }
        let (before, after) = (try rows("main"), try rows("backup"))
        var changes: [KitchenRecords.RowChange] = []
        for (id, image) in before.sorted(by: { $0.key < $1.key }) where after[id] != image {
            if let change = try records.remove(id, from: table) { changes.append(change) }
        }
        for (id, image) in after.sorted(by: { $0.key < $1.key }) where before[id] != image {
            let values = try Row.fetchOne(
                db,
                sql: "SELECT \(columns) FROM backup.\(table.rawValue) WHERE id = ?",
                arguments: [id]
            )
            let change = try values.flatMap {
                try records.insert($0.databaseValues.map { $0 }, in: table)
            }
            if let change { changes.append(change) }
        }
        return changes
    }
}

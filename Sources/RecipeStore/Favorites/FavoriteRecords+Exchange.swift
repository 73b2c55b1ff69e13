import GRDB
import RecipeModel

extension FavoriteRecords {
    /// The tables beside `favorite`, with their columns after the favorite's id.
    private static let parts = [
        "favorite_page": FavoriteRecords.documentColumns,
        "favorite_picture": FavoriteRecords.documentColumns,
        "favorite_text": "text, links",
    ]

    private static let documentColumns =
        "address, status, media_type, charset, fetched_at, packing, size, body"
    private static let ownColumns = "title, recipe, origins, needs_no_page"

    /// Copies a row with all its content, byte for byte, into one that is not kept.
    func copy(of row: Int64) throws -> Int64 {
        let copy = try copyOwnColumns(of: row)
        for (table, columns) in FavoriteRecords.parts {
            try db.execute(
                sql: """
                    INSERT INTO \(table) (favorite_id, \(columns))
                    SELECT ?, \(columns) FROM \(table) WHERE favorite_id = ?
                    """,
                arguments: [copy, row]
            )
        }
        try enterWords(of: copy)
        return copy
    }

    /// Gives each of two rows the content of the other; what is kept, its date and its place stay.
    func exchangeContent(of row: Int64, and other: Int64) throws {
        let middle = try copyOwnColumns(of: row)
        for (source, target) in [(other, row), (middle, other)] {
            try db.execute(
                sql: """
                    UPDATE favorite SET (\(FavoriteRecords.ownColumns)) =
                        (SELECT \(FavoriteRecords.ownColumns) FROM favorite WHERE id = ?)
                    WHERE id = ?
                    """,
                arguments: [source, target]
            )
        }
        try db.execute(sql: "DELETE FROM favorite WHERE id = ?", arguments: [middle])
        // Between the two steps the parts belong to no favorite.
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        for table in FavoriteRecords.parts.keys {
            for change in [
                "-favorite_id WHERE favorite_id IN (:one, :other)",
                """
                CASE favorite_id WHEN -:one THEN :other ELSE :one END
                WHERE favorite_id IN (-:one, -:other)
                """,
            ] {
                try db.execute(
                    sql: "UPDATE \(table) SET favorite_id = \(change)",
                    arguments: ["one": row, "other": other]
                )
            }
        }
        try enterWords(of: row)
        try enterWords(of: other)
    }

    private func copyOwnColumns(of row: Int64) throws -> Int64 {
        try db.execute(
            sql: """
                INSERT INTO favorite (service, key, is_kept, saved_at, \(FavoriteRecords.ownColumns))
                SELECT service, key, 0, saved_at, \(FavoriteRecords.ownColumns)
                FROM favorite WHERE id = ?
                """,
            arguments: [row]
        )
        return db.lastInsertedRowID
    }

    private func enterWords(of row: Int64) throws {
        try FavoriteWords(db: db).enter(
            content(of: row).recipe,
            text: text(of: row).text,
            for: row
        )
    }
}

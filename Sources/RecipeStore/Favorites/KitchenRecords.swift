import GRDB
import RecipeModel

/// The kitchen's tables as rows: each method is a part of the transaction under way.
struct KitchenRecords {
    let db: Database

    /// A row as it was before a change and as it became; nil where there was none.
    struct RowChange {
        var table: KitchenTable
        var row: Int64
        var before: String?
        var after: String?
    }

    /// The values of a row as JSON; nil where the row is missing.
    func image(of row: Int64, in table: KitchenTable) throws -> String? {
        try String.fetchOne(
            db,
            sql: """
                SELECT json_array(\(table.columns.joined(separator: ", ")))
                FROM \(table.rawValue) WHERE id = ?
                """,
            arguments: [row]
        )
    }

    /// Adds a row; nil where an equal one is there already.
    func insert(_ values: [(any DatabaseValueConvertible)?], in table: KitchenTable) throws
        -> RowChange?
    {
        let places = values.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO \(table.rawValue) (\(table.columns.joined(separator: ", ")))
                VALUES (\(places))
                """,
            arguments: StatementArguments(values)
        )
        guard db.changesCount > 0 else { return nil }
        let row = db.lastInsertedRowID
        return RowChange(
            table: table,
            row: row,
            before: nil,
            after: try image(of: row, in: table)
        )
    }

    /// Sets one column of a row; nil where that changes nothing.
    func set(
        _ column: String,
        to value: some DatabaseValueConvertible,
        of row: Int64,
        in table: KitchenTable
    ) throws -> RowChange? {
        let before = try image(of: row, in: table)
        try db.execute(
            sql: "UPDATE \(table.rawValue) SET \(column) = ? WHERE id = ?",
            arguments: [value, row]
        )
        let after = try image(of: row, in: table)
        guard before != after else { return nil }
        return RowChange(table: table, row: row, before: before, after: after)
    }

    /// Gives a row other values; nil where that changes nothing, or there is none.
    func replace(
        _ row: Int64,
        by values: [(any DatabaseValueConvertible)?],
        in table: KitchenTable
    ) throws -> RowChange? {
        guard let before = try image(of: row, in: table) else { return nil }
        let settings = table.columns.map { "\($0) = ?" }.joined(separator: ", ")
        try db.execute(
            sql: "UPDATE \(table.rawValue) SET \(settings) WHERE id = ?",
            arguments: StatementArguments(values + [row])
        )
        let after = try image(of: row, in: table)
        guard before != after else { return nil }
        return RowChange(table: table, row: row, before: before, after: after)
    }

    /// Removes a row; nil where there is none.
    func remove(_ row: Int64, from table: KitchenTable) throws -> RowChange? {
        guard let before = try image(of: row, in: table) else { return nil }
        try db.execute(sql: "DELETE FROM \(table.rawValue) WHERE id = ?", arguments: [row])
        return RowChange(table: table, row: row, before: before, after: nil)
    }

    /// Makes a row what its image says, where it still is what the other image says.
    ///
    /// False where it is not: another shell has changed it since.
    func bring(_ row: Int64, in table: KitchenTable, from old: String?, to new: String?) throws
        -> Bool
    {
        guard try image(of: row, in: table) == old else { return false }
        guard let new else { return try remove(row, from: table) != nil }
        let values = table.columns.indices.map { "json_extract(:image, '$[\($0)]')" }
        // OR IGNORE: an equal row may have been made anew under another id, which then stays.
        if old == nil {
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO \(table.rawValue)
                        (id, \(table.columns.joined(separator: ", ")))
                    VALUES (:row, \(values.joined(separator: ", ")))
                    """,
                arguments: ["row": row, "image": new]
            )
        } else {
            let settings = zip(table.columns, values).map { "\($0) = \($1)" }
            try db.execute(
                sql: """
                    UPDATE OR IGNORE \(table.rawValue) SET \(settings.joined(separator: ", "))
                    WHERE id = :row
                    """,
                arguments: ["row": row, "image": new]
            )
        }
        return db.changesCount > 0
    }
}

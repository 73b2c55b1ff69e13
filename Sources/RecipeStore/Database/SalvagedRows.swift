import GRDB
import RecipeModel

/// Rows of a database's tables, told apart by what is in them, for nothing else tells of which table
/// a row was.
struct SalvagedRows {
    /// What a column can hold.
    enum Kind {
        case text
        case list  // a text of JSON that begins with `[`
        case object  // one that begins with `{`
        case word  // a text of one word
        case maybeText
        case flag
        case number
        case maybeNumber
        case time
        case day  // as ISO 8601 writes it
        case maybeDay
        case tenths  // of a star
        case bytes
    }
    /// The form of a table's rows.
    struct Form {
        let table: String
        let columns: [(name: String, kind: Kind)]
        /// Something that is true of its rows only, where another table's are of the same form.
        var isOwn: @Sendable ([DatabaseValue]) -> Bool = { _ in true }
    }

    /// Makes tables of what is found in the pages of a damaged file. Of two rows for one place the
    /// first counts.
    static func gather(
        _ forms: [Form],
        from pages: borrowing DatabasePages,
        into db: Database
    ) throws {
        for form in forms {
            let columns = form.columns.map(\.name).joined(separator: ", ")
            let key = form.table.hasPrefix("favorite_") ? "favorite_id" : "id"
            try db.execute(
                sql: "CREATE TABLE \(form.table) (\(key) INTEGER PRIMARY KEY, \(columns))"
            )
        }
        var failure: (any Error)?
        pages.forEachRow { row in
            guard failure == nil,
                let form = forms.first(where: { $0.fits(row.values.dropFirst()) })
            else { return }
            let places = repeatElement("?", count: row.values.count).joined(separator: ", ")
            do {
                try db.cachedStatement(
                    sql: "INSERT OR IGNORE INTO \(form.table) VALUES (\(places))"
                ).execute(
                    arguments: StatementArguments([row.id.databaseValue] + row.values.dropFirst())
                )
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}

extension SalvagedRows.Form {
    /// Whether values can be those of a row of this table.
    fileprivate func fits(_ values: ArraySlice<DatabaseValue>) -> Bool {
        guard values.count == columns.count else { return false }
        return zip(values, columns).allSatisfy { $1.kind.fits($0) } && isOwn(Array(values))
    }

    /// Whether values can be read as those of a row of this table, whatever else they could be.
    func reads(_ values: some Collection<DatabaseValue>) -> Bool {
        values.count == columns.count && zip(values, columns).allSatisfy { $1.kind.reads($0) }
    }
}

extension SalvagedRows.Kind {
    /// Whether a value of such a column can be read.
    fileprivate func reads(_ value: DatabaseValue) -> Bool {
        switch (self, value.storage) {
        case (.text, .string), (.list, .string), (.word, .string): true
        case (.object, .string(let text)): StoredJSON.value(StoredRecipe.self, of: text) != nil
        case (.maybeText, .string), (.maybeText, .null), (.maybeDay, .string): true
        case (.flag, .int64), (.number, .int64), (.maybeNumber, .int64), (.time, .int64): true
        case (.tenths, .int64), (.maybeNumber, .null), (.maybeDay, .null), (.bytes, .blob): true
        case (.day, .string(let text)): CalendarDay(iso: text) != nil
        default: false
        }
    }

    /// Whether a value is one that programs write in such a column.
    fileprivate func fits(_ value: DatabaseValue) -> Bool {
        switch (self, value.storage) {
        case (.list, .string(let text)): text.hasPrefix("[")
        case (.object, .string(let text)): text.hasPrefix("{")
        case (.word, .string(let text)):
            !text.isEmpty && text.utf8.count <= 64 && !text.contains(where: \.isWhitespace)
        case (.flag, .int64(let number)): number == 0 || number == 1
        case (.time, .int64(let number)): number > 1
        case (.maybeDay, .string(let text)): CalendarDay(iso: text) != nil
        case (.tenths, .int64(let number)): (10...50).contains(number)
        default: reads(value)
        }
    }
}

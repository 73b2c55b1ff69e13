import GRDB
import MealPlan
import RecipeModel

/// Rows of the favorites' tables, told apart by what is in them, for nothing else tells of which
/// table a row was.
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

    private static let document: [(name: String, kind: Kind)] = [
        ("address", .text), ("status", .number), ("media_type", .maybeText),
        ("charset", .maybeText), ("fetched_at", .number), ("packing", .word), ("size", .number),
        ("body", .bytes),
    ]

    /// The tables that are carried over.
    static let forms = [
        Form(
            table: "favorite",
            columns: [
                ("service", .word), ("key", .text), ("is_kept", .flag), ("saved_at", .number),
                ("title", .text), ("recipe", .object), ("origins", .object),
                ("needs_no_page", .flag),
            ]
        ),
        Form(
            table: "favorite_picture",
            columns: document,
            // A page is packed, a picture is packed by its own form.
            isOwn: { String.fromDatabaseValue($0[5]) != "gzip" }
        ),
        Form(table: "favorite_page", columns: document),
        Form(table: "favorite_text", columns: [("text", .text), ("links", .list)]),
        Form(
            table: "favorite_list",
            columns: [
                ("service", .word), ("key", .text), ("title", .text), ("is_kept", .flag),
                ("is_offline", .flag), ("has_meaning", .flag), ("minutes", .maybeNumber),
            ]
        ),
        Form(
            table: "shopping_entry",
            columns: [("text", .text), ("name", .text), ("recipe", .maybeText), ("is_done", .flag)]
        ),
        Form(
            table: "planned_meal",
            columns: [
                ("day", .day), ("meal", .word), ("service", .word), ("key", .text),
                ("title", .text), ("recipe", .object), ("servings", .maybeNumber),
                ("note", .maybeText), ("reasons", .text), ("leftovers_of", .maybeDay),
                ("uid", .word), ("changed_at", .number),
            ]
        ),
        Form(
            table: "household_rule",
            columns: [("person", .text), ("kind", .word), ("word", .text), ("day", .day)],
            isOwn: { String.fromDatabaseValue($0[1]).flatMap(HouseholdRule.Kind.init) != nil }
        ),
        Form(
            table: "cooked_meal",
            columns: [("service", .word), ("key", .text), ("title", .text), ("day", .day)]
        ),
        Form(table: "pantry_date", columns: [("food", .text), ("day", .day)]),
        Form(
            table: "recipe_rating",
            columns: [("service", .word), ("key", .text), ("tenths", .tenths)]
        ),
        Form(
            table: "recipe_note",
            columns: [("service", .word), ("key", .text), ("text", .text), ("written_at", .time)]
        ),
        Form(
            table: "pantry_item",
            columns: [("food", .text), ("name", .text), ("is_staple", .flag)]
        ),
        Form(
            table: "recipe_tag",
            columns: [("service", .word), ("key", .text), ("tag", .word)]
        ),
    ]

    /// Makes tables of what is found in the pages of a damaged file. Of two rows for one place the
    /// first counts.
    static func gather(from pages: borrowing DatabasePages, into db: Database) throws {
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
}

extension SalvagedRows.Kind {
    fileprivate func fits(_ value: DatabaseValue) -> Bool {
        switch (self, value.storage) {
        case (.text, .string), (.maybeText, .string), (.maybeText, .null): true
        case (.list, .string(let text)): text.hasPrefix("[")
        case (.object, .string(let text)): text.hasPrefix("{")
        case (.word, .string(let text)):
            !text.isEmpty && text.utf8.count <= 64 && !text.contains(where: \.isWhitespace)
        case (.flag, .int64(let number)): number == 0 || number == 1
        case (.number, .int64), (.maybeNumber, .int64), (.maybeNumber, .null): true
        case (.time, .int64(let number)): number > 1
        case (.day, .string(let text)), (.maybeDay, .string(let text)):
            CalendarDay(iso: text) != nil
        case (.maybeDay, .null): true
        case (.tenths, .int64(let number)): (10...50).contains(number)
        case (.bytes, .blob): true
        default: false
        }
    }
}

import GRDB
import RecipeModel

/// Reads a damaged file row by row and enters into a new one what reads as it was written.
struct FavoriteSalvage {
    let source: Database
    let target: Database

    /// Brings over every favorite that can be read, and tells how many those are.
    ///
    /// A page or picture that cannot be read is left out; its favorite is not.
    func carryOver() throws -> Int {
        // Made once: without the table nothing to look for row by row.
        let question = try source.makeStatement(
            sql: "SELECT is_kept, saved_at FROM favorite WHERE id = ?"
        )
        var count = 0
        for row in 1...max(1, lastRow()) {
            guard let (content, savedAt) = try? favorite(row, question) else { continue }
            try target.inSavepoint {
                do {
                    let records = FavoriteRecords(db: target)
                    _ = try records.insert(content, savedAt: savedAt, row: row)
                    count += 1
                    return .commit
                } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                    // In damaged tables a recipe may be met twice.
                    return .rollback
                }
            }
        }
        try carryOverKitchen()
        return count
    }

    /// Brings over every row of the kitchen that can be read.
    private func carryOverKitchen() throws {
        for table in KitchenTable.allCases {
            let columns = (["id"] + table.columns).joined(separator: ", ")
            let places = (["id"] + table.columns).map { _ in "?" }.joined(separator: ", ")
            let question = "SELECT \(columns) FROM \(table.rawValue) ORDER BY id"
            guard let rows = try? Row.fetchCursor(source, sql: question) else { continue }
            // A page that cannot be read ends a table; what stood before it is kept.
            while let row = try? rows.next() {
                try? target.execute(
                    sql: "INSERT OR IGNORE INTO \(table.rawValue) (\(columns)) VALUES (\(places))",
                    arguments: StatementArguments(Array(row.databaseValues))
                )
            }
        }
    }

    private func favorite(_ row: Int64, _ question: Statement) throws
        -> (content: FavoriteContent, savedAt: Int)?
    {
        let records = FavoriteRecords(db: source)
        guard let values = try Row.fetchOne(question, arguments: [row]),
            try values.number("is_kept") == 1
        else { return nil }
        var content = try records.content(of: row)
        if let (text, links) = try? records.text(of: row) {
            content.text = text
            content.links = links
        }
        content.page = try? records.page(of: row)
        content.picture = try? records.picture(of: row)
        return (content, try values.number("saved_at"))
    }

    /// The highest row there can be: the tables may be unreadable from the top.
    private func lastRow() -> Int64 {
        let questions = [
            "SELECT seq FROM sqlite_sequence WHERE name = 'favorite'",
            "SELECT max(id) FROM favorite",
            "SELECT max(favorite_id) FROM favorite_text",
        ]
        let answers = questions.compactMap { try? Int64.fetchOne(source, sql: $0) }
        let unknown: Int64 = 10_000
        let most: Int64 = 1_000_000
        return min(answers.filter { $0 > 0 }.max() ?? unknown, most)
    }
}

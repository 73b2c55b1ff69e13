import GRDB
import RecipeModel

/// Reads damaged tables row by row and enters into a new file what reads as it was written.
struct FavoriteSalvage {
    let source: Database
    let target: Database

    /// What was found so far.
    struct Found {
        /// Favorites that were carried over.
        var carried: Set<Int64> = []
        /// Favorites of which something says that they were there.
        var known: Set<Int64> = []
        /// Favorites that were removed.
        var removed: Set<Int64> = []
        /// Rows of the kitchen that were carried over.
        var others = 0

        /// How many favorites could not be read.
        var lost: Int { known.subtracting(removed).subtracting(carried).count }
    }

    /// Brings over every favorite and every row of the kitchen that can be read and was not before.
    ///
    /// A page or picture that cannot be read is left out; its favorite is not.
    func carryOver(_ found: inout Found) throws {
        found.removed.subtract(ids("favorite_id", in: "favorite_list WHERE is_kept = 1"))
        found.removed.formUnion(ids("favorite_id", in: "favorite_list WHERE is_kept = 0"))
        found.known.formUnion(ids("favorite_id", in: "favorite_list"))
        for table in ["favorite_text", "favorite_page"] {
            found.known.formUnion(ids("favorite_id", in: table))
        }
        for row in ids("id", in: "favorite").union(rowsByNumber()).sorted()
        where !found.carried.contains(row) && !found.removed.contains(row) {
            found.known.insert(row)
            guard let (content, savedAt, isKept) = try? favorite(row) else { continue }
            guard isKept else {
                found.removed.insert(row)
                continue
            }
            try target.inSavepoint {
                do {
                    let records = FavoriteRecords(db: target)
                    _ = try records.insert(content, savedAt: savedAt, row: row)
                    found.carried.insert(row)
                    return .commit
                } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                    // In damaged tables a recipe may be met twice.
                    found.removed.insert(row)
                    return .rollback
                }
            }
        }
        found.others += carryOverKitchen()
    }

    /// Brings over every row of the kitchen that can be read; how many those are.
    private func carryOverKitchen() -> Int {
        var count = 0
        for table in KitchenTable.allCases {
            let form = KitchenSalvage.forms.first { $0.table == table.rawValue }
            let columns = (["id"] + table.columns).joined(separator: ", ")
            let places = (["id"] + table.columns).map { _ in "?" }.joined(separator: ", ")
            // A page that cannot be read ends a table, from either side.
            for order in ["ASC", "DESC"] {
                let question = "SELECT \(columns) FROM \(table.rawValue) ORDER BY id \(order)"
                guard let rows = try? Row.fetchCursor(source, sql: question) else { continue }
                while let row = try? rows.next() {
                    // One that nobody can read would stop every reading of its table.
                    guard form?.reads(row.databaseValues.dropFirst()) != false else { continue }
                    try? target.execute(
                        sql: """
                            INSERT OR IGNORE INTO \(table.rawValue) (\(columns)) VALUES (\(places))
                            """,
                        arguments: StatementArguments(Array(row.databaseValues))
                    )
                    count += target.changesCount
                }
            }
        }
        return count
    }

    private func favorite(_ row: Int64) throws
        -> (content: FavoriteContent, savedAt: Int, isKept: Bool)?
    {
        let records = FavoriteRecords(db: source)
        guard
            let values = try Row.fetchOne(
                source.cachedStatement(sql: "SELECT is_kept, saved_at FROM favorite WHERE id = ?"),
                arguments: [row]
            )
        else { return nil }
        var content = try records.content(of: row)
        if let (text, links) = try? records.text(of: row) {
            content.text = text
            content.links = links
        }
        content.page = try? records.page(of: row)
        content.picture = try? records.picture(of: row)
        return (content, try values.number("saved_at"), try values.number("is_kept") == 1)
    }

    /// The ids in a table as far as it can be read, from either side.
    private func ids(_ column: String, in table: String) -> Set<Int64> {
        var ids: Set<Int64> = []
        for order in ["ASC", "DESC"] {
            let question = "SELECT \(column) FROM \(table) ORDER BY \(column) \(order)"
            guard let cursor = try? Int64.fetchCursor(source, sql: question) else { continue }
            while let id = try? cursor.next() { ids.insert(id) }
        }
        return ids
    }

    /// Rows that may be there although no list of them can be read from its ends.
    private func rowsByNumber() -> Set<Int64> {
        let questions = [
            "SELECT seq FROM sqlite_sequence WHERE name = 'favorite'",
            "SELECT max(id) FROM favorite",
            "SELECT max(favorite_id) FROM favorite_text",
        ]
        guard
            (try? source.makeStatement(sql: "SELECT is_kept FROM favorite WHERE id = 1")) != nil
        else { return [] }
        let answers = questions.compactMap { try? Int64.fetchOne(source, sql: $0) }
        let most: Int64 = 1_000_000
        let last = min(answers.filter { $0 > 0 }.max() ?? 0, most)
        return last > 0 ? Set(1...last) : []
    }
}

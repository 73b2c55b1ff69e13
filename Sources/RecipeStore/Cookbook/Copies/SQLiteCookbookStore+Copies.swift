import GRDB
import RecipeSearch

/// A recipe of another place, with the key and the stamp that it has there.
struct CopiedRecipe: Sendable {
    var recipe: PreparedRecipe
    var key: String
    var stamp: String
}

/// A cookbook that is a copy of another place. It has a table more, for the stamps.
extension SQLiteCookbookStore {
    /// The keys of all recipes of the copy, each with its stamp.
    func copiedStamps() throws -> [String: String] {
        try file.read(orElse: [:]) { db in
            guard try db.tableExists("copied") else { return [:] }
            let rows = try Row.fetchAll(db, sql: "SELECT key, stamp FROM copied")
            return Dictionary(rows.map { ($0["key"], $0["stamp"]) }) { first, _ in first }
        }
    }

    /// How many recipes the copy has, and when it was last up to date.
    func copied() throws -> (recipes: Int, at: Int?)? {
        try file.read(orElse: nil) { db in
            guard try db.tableExists("copied") else { return nil }
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM copied") ?? 0
            let at = try Int.fetchOne(db, sql: "SELECT value FROM fact WHERE name = 'copied_at'")
            return (count, at)
        }
    }

    /// Puts recipes into the copy, in the place of those with their keys, in one transaction.
    ///
    /// - Parameters:
    ///   - gone: The keys of recipes that are to be in it no longer.
    ///   - time: When all of it was up to date; nil where it isn't yet.
    func copy(
        _ recipes: [CopiedRecipe],
        removing gone: [String] = [],
        from origin: String,
        upToDateAt time: Int? = nil
    ) throws {
        forgetIdentities()
        try file.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS copied (key TEXT PRIMARY KEY, stamp TEXT NOT NULL)
                    WITHOUT ROWID
                    """
            )
            let rows = CookbookRows(db: db, now: time ?? 0)
            try rows.remove(keys: gone + recipes.map(\.key))
            try rows.add(
                recipes.map { MovedRecipe(recipe: $0.recipe, origin: origin, key: $0.key) }
            )
            let statement = try db.cachedStatement(
                sql: "INSERT OR REPLACE INTO copied (key, stamp) VALUES (?, ?)"
            )
            for recipe in recipes { try statement.execute(arguments: [recipe.key, recipe.stamp]) }
            if let time {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO fact (name, value) VALUES ('copied_at', ?)",
                    arguments: [time]
                )
            }
        }
    }
}

extension CookbookRows {
    /// Removes recipes for good; what is not there isn't missed.
    fileprivate func remove(keys: [String]) throws {
        var numbers: [UInt32] = []
        for key in keys {
            let number = try UInt32.fetchOne(
                db.cachedStatement(sql: "SELECT recipe FROM named WHERE key = ?"),
                arguments: [key]
            )
            guard let number else { continue }
            numbers.append(number)
            for table in ["named", "copied"] {
                try db.execute(sql: "DELETE FROM \(table) WHERE key = ?", arguments: [key])
            }
            try db.execute(sql: "DELETE FROM recipe WHERE id = ?", arguments: [Int(number)])
        }
        try PostingRows(db: db).add(numbers.sorted()[...], to: TermNumber.deleted)
    }
}

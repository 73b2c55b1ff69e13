import GRDB
import RecipeModel
import RecipeSearch

/// What each favorite means, as the postings that a search asks for: so a search is answered without
/// reading a recipe.
struct FavoriteMeanings {
    let db: Database

    /// Whether some favorite's meaning is not in the tables yet, or is of other rules than today's.
    func areMissing() throws -> Bool {
        try !isCurrent()
            || Bool.fetchOne(
                db,
                sql: "SELECT EXISTS (SELECT 1 FROM favorite_list WHERE has_meaning = 0)"
            ) ?? false
    }

    /// Enters the meaning of up to so many favorites where it is missing.
    func fillIn(atMost limit: Int) throws {
        if try !isCurrent() {
            try db.execute(
                sql: """
                    UPDATE favorite_list SET has_meaning = 0;
                    DELETE FROM favorite_meaning_rules;
                    """
            )
            try db.execute(
                sql: "INSERT INTO favorite_meaning_rules VALUES (?)",
                arguments: [FavoriteMeanings.fingerprint]
            )
        }
        let rows = try missing(limit: limit)
        for row in rows {
            // One that doesn't read is damaged, which is for those to notice who read it.
            let recipe = try? FavoriteRecords(db: db).content(of: row).recipe
            try enter(recipe.map { RecipeMeaning($0) }, for: row)
        }
    }

    /// The favorites whose meaning is missing.
    func missing(limit: Int) throws -> [Int64] {
        try Int64.fetchAll(
            db,
            sql: "SELECT favorite_id FROM favorite_list WHERE has_meaning = 0 LIMIT ?",
            arguments: [limit]
        )
    }

    private func enter(_ meaning: RecipeMeaning?, for row: Int64) throws {
        let numbers = try (meaning?.postings.sorted() ?? []).map {
            try number(of: $0, making: true)
        }
        try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO favorite_meaning (rowid, postings) VALUES (?, ?)"
        ).execute(arguments: [row, numbers.map { String($0 ?? 0) }.joined(separator: " ")])
        try db.cachedStatement(
            sql: "UPDATE favorite_list SET has_meaning = 1, minutes = ? WHERE favorite_id = ?"
        ).execute(arguments: [meaning?.minutes, row])
    }

    /// The number that stands for a posting.
    private func number(of posting: Posting, making: Bool) throws -> Int64? {
        let known = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM posting WHERE name = ?"),
            arguments: [posting.name]
        )
        guard known == nil, making else { return known }
        try db.cachedStatement(sql: "INSERT INTO posting (name) VALUES (?)")
            .execute(arguments: [posting.name])
        return db.lastInsertedRowID
    }

    private func isCurrent() throws -> Bool {
        try String.fetchOne(db, sql: "SELECT fingerprint FROM favorite_meaning_rules")
            == FavoriteMeanings.fingerprint
    }

    /// Changes when the rules do by which a recipe is understood: it is made from what the starters
    /// mean by them.
    private static let fingerprint: String = {
        let mark = StarterIndex.meaningMark
        return "1 \(String(mark, radix: 36))"
    }()

    /// The favorites of which a posting is true.
    func rows(_ posting: Posting) throws -> FavoriteBits {
        guard let number = try number(of: posting, making: false) else { return FavoriteBits() }
        return try rows(
            "SELECT rowid FROM favorite_meaning WHERE favorite_meaning MATCH ?",
            [String(number)]
        )
    }

    /// The rows that a question gives.
    func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> FavoriteBits {
        var bits = FavoriteBits()
        let cursor = try Int64.fetchCursor(db, sql: sql, arguments: arguments)
        while let row = try cursor.next() { bits.insert(row) }
        return bits
    }
}

/// The favorites as a cookbook is asked: by postings.
///
/// What goes wrong is told at the end, for nobody can be told in between.
final class FavoritePostings: RecipePostings {
    let all: FavoriteBits
    let none = FavoriteBits()
    private let meanings: FavoriteMeanings
    private(set) var failure: (any Error)?

    /// The favorites that a search is for, of which `all` are asked.
    init(_ meanings: FavoriteMeanings, all: FavoriteBits) {
        self.meanings = meanings
        self.all = all
    }

    func recipes(_ posting: Posting) -> FavoriteBits {
        // Where results cannot be brought in order, a tart is not shown to who asked for pies.
        posting.isNear ? none : found { try meanings.rows(posting) }
    }

    func recipes(withinMinutes limit: Int) -> FavoriteBits {
        found {
            try meanings.rows(
                "SELECT favorite_id FROM favorite_list WHERE minutes <= ?",
                [limit]
            )
        }
    }

    private func found(_ rows: () throws -> FavoriteBits) -> FavoriteBits {
        do {
            return try rows()
        } catch {
            failure = error
            return none
        }
    }
}

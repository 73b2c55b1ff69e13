import GRDB
import KitchenLanguage
import RecipeModel
import RecipeSearch

/// Finds favorites: part of the transaction under way.
///
/// Conditions hold as in a search; a wanted plain term also where the text or the cook's own words
/// have it.
struct FavoriteSearching {
    let db: Database

    private var meanings: FavoriteMeanings { FavoriteMeanings(db: db) }

    /// A page of the favorites that are wanted, the one kept last first, and how many there are.
    func page(_ search: FavoriteSearch, _ part: FavoritePage.Part) throws -> FavoritePage {
        let (keys, counts) =
            search.isForAll ? try listed(part) : try found(search, part)
        return FavoritePage(
            rows: try keys.compactMap { key in
                try favorite(key).map { FavoritePage.Row(key: key, favorite: $0) }
            },
            counts: counts
        )
    }

    private func listed(_ part: FavoritePage.Part) throws -> ([Int64], FavoriteCounts) {
        // 1e19 is above every number that an id can be.
        let keys = try Int64.fetchAll(
            db,
            sql: """
                SELECT favorite_id FROM favorite_list
                WHERE is_kept = 1 AND favorite_id < coalesce(?, 1e19)
                ORDER BY favorite_id DESC LIMIT ? OFFSET ?
                """,
            arguments: [part.after, part.limit, part.skipping]
        )
        return (keys, try counts())
    }

    /// How many favorites there are.
    func counts() throws -> FavoriteCounts {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*) AS whole, coalesce(sum(is_offline), 0) AS offline
                FROM favorite_list WHERE is_kept = 1
                """
        )
        guard let row else { return FavoriteCounts() }
        return FavoriteCounts(all: try row.number("whole"), offline: try row.number("offline"))
    }

    private func found(_ search: FavoriteSearch, _ part: FavoritePage.Part) throws
        -> ([Int64], FavoriteCounts)
    {
        var kept = try meanings.rows("SELECT favorite_id FROM favorite_list WHERE is_kept = 1")
        let missing = try meanings.rows(
            "SELECT favorite_id FROM favorite_list WHERE is_kept = 1 AND is_offline = 0"
        )
        if search.lacksPage { kept = missing }
        if let tag = search.tag {
            kept = kept.intersection(try rows(ofRecipes: ownWords { $0.tags.contains(tag) }))
        }
        if !search.conditions.isEmpty {
            let unread = try unread(within: kept)
            for condition in search.conditions {
                kept = try kept.intersection(meeting(condition, among: kept, unread))
            }
        }
        return (
            kept.rows(below: part.after, skipping: part.skipping, limit: part.limit),
            FavoriteCounts(all: kept.count, offline: kept.subtracting(missing).count)
        )
    }

    private func meeting(
        _ condition: Condition,
        among kept: FavoriteBits,
        _ unread: [Int64: RecipeWords]
    ) throws -> FavoriteBits {
        let postings = FavoritePostings(meanings, all: kept)
        var met = QueryMeaning([condition]).allRecipes(in: postings)
        if let failure = postings.failure { throw failure }
        if !unread.isEmpty {
            let match = QueryMatch([condition])
            for (row, words) in unread {
                var one = FavoriteBits()
                one.insert(row)
                met = match.holds(for: words) ? met.union(one) : met.subtracting(one)
            }
        }
        guard case .any(let terms) = condition else { return met }
        for term in terms where term.field == .anywhere {
            if let question = FavoriteWords.question(for: [term.text]) {
                met = met.union(
                    try meanings.rows(
                        "SELECT rowid FROM favorite_words WHERE favorite_words MATCH ?",
                        [question]
                    )
                )
            }
            let words = FoodWords(term.text)
            met = met.union(try rows(ofRecipes: ownWords { $0.has(words) }))
        }
        return met
    }

    /// Favorites whose meaning could not be entered, where the file cannot be written.
    private func unread(within kept: FavoriteBits) throws -> [Int64: RecipeWords] {
        var unread: [Int64: RecipeWords] = [:]
        for row in try meanings.missing(limit: .max) {
            var one = FavoriteBits()
            one.insert(row)
            guard !kept.intersection(one).isEmpty else { continue }
            unread[row] = RecipeWords(try FavoriteRecords(db: db).content(of: row).recipe)
        }
        return unread
    }

    private func ownWords(where isWanted: (OwnWords) -> Bool) throws -> [RecipeID] {
        try KitchenRows(db: db, session: "", now: 0).ownWords().filter { isWanted($0.value) }
            .map(\.key)
    }

    private func rows(ofRecipes ids: [RecipeID]) throws -> FavoriteBits {
        var bits = FavoriteBits()
        for id in ids {
            if let row = try FavoriteRecords(db: db).row(of: id) { bits.insert(row) }
        }
        return bits
    }

    /// A favorite, or one that was; nil where it is gone.
    private func favorite(_ key: Int64) throws -> Favorite? {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT CAST(favorite.service AS BLOB) AS service,
                        CAST(favorite.key AS BLOB) AS key, recipe, saved_at, is_offline
                    FROM favorite JOIN favorite_list ON favorite_id = id WHERE id = ?
                    """
            ),
            arguments: [key]
        )
        return try row.map {
            Favorite(
                recipe: try FavoriteRecords.recipe($0),
                savedAt: try $0.number("saved_at"),
                isOffline: try $0.number("is_offline") != 0
            )
        }
    }
}

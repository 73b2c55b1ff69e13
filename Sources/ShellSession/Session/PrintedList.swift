package import RecipeModel

/// The list that was printed last: what bare numbers mean.
package enum PrintedList: Hashable, Sendable {
    /// None yet.
    case nothing
    /// Results, by their numbers.
    case results
    /// The favorites.
    case favorites
    /// Categories or cuisines.
    case names(NameKind, [String])
    /// Recipes of another list, the first with number 1.
    case recipes([Recipe])
}

/// The favorites as they were listed last; the first has number 1.
package struct FavoritesWindow: Hashable, Sendable {
    /// What was searched for among them; without conditions where all were listed.
    package var query: RecipeQuery
    /// The tag that was asked for.
    package var tag: String?
    /// Those that were printed, the one kept last first unless another order was asked for.
    package var rows: [FavoritePage.Row]
    /// Those that come next, where the store doesn't know the order.
    package var waiting: [FavoritePage.Row] = []
    /// How many match in all.
    package var counts: FavoriteCounts

    /// A list of favorites of which some were printed.
    package init(query: RecipeQuery = RecipeQuery(), tag: String? = nil, page: FavoritePage) {
        self.query = query
        self.tag = tag
        rows = page.rows
        counts = page.counts
    }

    /// The highest number that a favorite can have.
    package static let most = 10_000_000

    /// What was searched for, as the store is asked.
    package var search: FavoriteSearch { FavoriteSearch(query.conditions, tag: tag) }
}

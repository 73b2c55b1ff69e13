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
}

/// The favorites as they were listed last; the first has number 1.
package struct FavoritesWindow: Hashable, Sendable {
    /// What was searched for among them; without conditions where all were listed.
    package var query: RecipeQuery
    /// All that match, the one kept last first.
    package var favorites: [Favorite]
    /// How many of them were printed.
    package var printed: Int

    /// A list of favorites of which nothing was printed yet.
    package init(query: RecipeQuery = RecipeQuery(), favorites: [Favorite], printed: Int = 0) {
        self.query = query
        self.favorites = favorites
        self.printed = printed
    }
}

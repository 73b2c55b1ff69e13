import RecipeModel

/// Finds the starters that a query means, what it means most first.
struct StarterSearch {
    private let query: RecipeQuery

    init(_ query: RecipeQuery) { self.query = query }

    /// The recipes found, best first; without any condition all of them by title.
    func outlines(in index: StarterIndex) -> [StarterOutline] {
        if query.conditions.isEmpty { return index.byTitle }
        return QueryMeaning(query).recipes(in: index).flatMap(\.ids).map(index.outline)
    }

    /// How many there are.
    func count(in index: StarterIndex) -> Int {
        query.conditions.isEmpty
            ? index.count
            : QueryMeaning(query).recipes(in: index).reduce(0) { $0 + $1.count }
    }
}

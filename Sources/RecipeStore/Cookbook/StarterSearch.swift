import RecipeModel

/// Finds the starters that a query means, what it means most first.
struct StarterSearch {
    private let query: RecipeQuery

    init(_ query: RecipeQuery) { self.query = query }

    /// The recipes found, best first; without any condition all of them by title.
    func outlines(in index: StarterIndex) -> [StarterOutline] {
        if query.conditions.isEmpty { return ranked(index.byTitle) }
        return ranked(QueryMeaning(query).recipes(in: index).flatMap(\.ids).map(index.outline))
    }

    /// The recipes in the order that the cook's own kitchen decides, where one does.
    private func ranked(_ found: [StarterOutline]) -> [StarterOutline] {
        guard let ranking = query.ranking else { return found }
        let recipes = found.map { $0.wholeRecipe() }
        let places = Dictionary(
            zip(recipes.map(\.id), found.indices),
            uniquingKeysWith: { first, _ in first }
        )
        return ranking.arranged(recipes, named: query.namedFoods).compactMap { recipe in
            places[recipe.id].map { found[$0] }
        }
    }

    /// How many there are.
    func count(in index: StarterIndex) -> Int {
        query.conditions.isEmpty
            ? index.count
            : QueryMeaning(query).recipes(in: index).reduce(0) { $0 + $1.count }
    }
}

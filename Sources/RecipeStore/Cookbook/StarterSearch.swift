import RecipeModel
import RecipeSearch

/// Finds the starters that a query means, what it means most first.
struct StarterSearch {
    private let query: RecipeQuery

    init(_ query: RecipeQuery) { self.query = query }

    /// The recipes found, best first; without any condition all of them by title.
    func outlines(in index: StarterIndex) -> [StarterOutline] {
        let found =
            query.conditions.isEmpty
            ? index.byTitle
            : QueryMeaning(query).recipes(in: index).flatMap(\.ids).map(index.outline)
        guard let ranking = query.ranking else { return found }
        // The kitchen's order looks at foods alone, so no recipe is read for it.
        var judge = RankingJudge(ranking, for: query)
        let foods = index.foods
        let standings = found.map { outline in
            judge.standing(
                of: outline.id,
                foods: outline.foods.map { foods[$0] },
                in: outline.recipe
            )
        }
        return ranking.places(by: standings).map { found[$0] }
    }

    /// How many there are.
    func count(in index: StarterIndex) -> Int {
        query.conditions.isEmpty
            ? index.count
            : QueryMeaning(query).recipes(in: index).reduce(0) { $0 + $1.count }
    }
}

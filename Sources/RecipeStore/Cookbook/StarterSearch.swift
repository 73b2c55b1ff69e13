import RecipeModel

/// Finds the starters that meet a query and puts them in order.
///
/// Recipes with every wanted word in the title come first, then those with some, then those that
/// have them among the ingredients only; within each, the fewest ingredients first, then by title.
/// Where no word is looked for in titles or ingredients, the order is that of the titles.
struct StarterSearch {
    private let match: QueryMatch
    private let looksForWords: Bool

    init(_ query: RecipeQuery) {
        match = QueryMatch(query)
        looksForWords = query.conditions.contains { condition in
            if case .any(let terms) = condition {
                return terms.contains { $0.field != .cuisine && $0.field != .category }
            }
            return false
        }
    }

    /// The recipes found, best first.
    func outlines(in index: StarterIndex) -> [StarterOutline] {
        let found = index.entries.filter { match.holds(for: $0.words) }
        guard looksForWords else { return found.map(\.outline) }
        return found.indices
            .map { rank(of: found[$0], at: $0) }
            .sorted()
            .map { found[$0.place].outline }
    }

    private func rank(of entry: StarterIndex.Entry, at place: Int) -> Rank {
        Rank(
            grade: match.titleGrade(of: entry.words),
            ingredients: entry.words.ingredients.count,
            place: place
        )
    }

    /// Where a recipe stands in the results.
    private struct Rank: Comparable {
        let grade: TitleGrade
        let ingredients: Int
        /// Its place among all that were found, which are in title order.
        let place: Int

        static func < (one: Rank, other: Rank) -> Bool {
            if one.grade != other.grade { return one.grade > other.grade }
            return (one.ingredients, one.place) < (other.ingredients, other.place)
        }
    }
}

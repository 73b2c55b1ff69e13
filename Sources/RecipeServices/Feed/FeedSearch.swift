import RecipeModel
import RecipeSearch

/// A query asked of the feed's recipes, of which only name and cuisine are known.
///
/// A plain term is met by the words of a name or by a whole cuisine. What is not to be had is left
/// out where name or cuisine say it; what a recipe is made of nobody knows here.
struct FeedSearch: Sendable {
    private let match: QueryMatch
    private let sort: RecipeSort

    init(_ query: RecipeQuery) {
        sort = query.sort
        match = QueryMatch(
            query.conditions.filter { condition in
                switch condition {
                case .any(let terms): terms.allSatisfy { Self.isTold($0.field) }
                case .none: true
                case .minutes: false
                }
            }
        )
    }

    /// The recipes that the query is met by, in the list's order or the one asked for.
    func recipes(in list: [Recipe]) -> [Recipe] {
        sort.arranged(list.filter { match.holds(for: RecipeWords($0)) })
    }

    private static func isTold(_ field: TermField) -> Bool {
        switch field {
        case .anywhere, .title, .cuisine: true
        case .ingredient, .category, .tool: false
        }
    }
}

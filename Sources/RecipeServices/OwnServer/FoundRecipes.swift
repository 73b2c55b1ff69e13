import KitchenLanguage
import RecipeModel
import RecipeSearch

/// The recipes of a server that meet a query, put together from one list for each term.
///
/// Neither Mealie nor Tandoor answers several terms rightly by itself. So it is asked which recipes
/// have what a term means among their ingredients; titles, tags and categories, which are in the
/// list of all recipes, are judged here, and so are minutes.
struct FoundRecipes: Sendable {
    /// The recipes of a list, and how old the oldest answer is where nobody could be asked.
    struct List: Sendable {
        var recipes: [Recipe] = []
        var age: Int?

        mutating func add(_ other: List) {
            recipes += other.recipes
            age = [age, other.age].compactMap(\.self).max()
        }
    }

    private(set) var recipes: [Recipe]
    private(set) var age: Int?

    /// What meets every condition of a query, that with the words in its title first.
    ///
    /// - Parameters:
    ///   - everything: All recipes, in the order of their names.
    ///   - list: The recipes that have what a term means among their ingredients; those to leave
    ///     out, where it is unwanted.
    init(
        _ query: RecipeQuery,
        everything: @escaping @Sendable () async throws -> List,
        list: @escaping @Sendable (Term, _ isUnwanted: Bool) async throws -> List
    ) async throws {
        let wishes = Set(query.conditions.flatMap(\.wishes))
        async let all = everything()
        let asked = wishes.filter { [.anywhere, .ingredient].contains($0.term.field) }
        let lists = try await Array(asked).mapped(atMost: ListedDetails.atOnce) {
            ($0, try await list($0.term, $0.isUnwanted))
        }
        let found = Dictionary(lists, uniquingKeysWith: { first, _ in first })
        let judges = Dictionary(
            wishes.map { ($0, WishJudge($0, found: found[$0]?.recipes ?? [])) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: Set<RecipeID> = []
        recipes = try await all.recipes.filter { recipe in
            guard seen.insert(recipe.id).inserted else { return false }
            let words = WishJudge.Words(recipe)
            return query.conditions.allSatisfy { condition in
                if case .minutes(let limit) = condition {
                    return recipe.times.minutes.map { $0 <= limit } ?? false
                }
                return condition.wishes.contains { wish in
                    judges[wish].map { $0.means(words) != wish.isUnwanted } ?? false
                }
            }
        }
        age = (try await [all.age] + lists.map(\.1.age)).compactMap(\.self).max()
        arrange(
            by: query.conditions.flatMap(\.wishes).filter { !$0.isUnwanted }.map(\.term)
                .filter { $0.field == .anywhere || $0.field == .title }
        )
    }

    /// Puts recipes with more of the words in their titles first; the others stay in their order.
    private mutating func arrange(by terms: [Term]) {
        guard !terms.isEmpty else { return }
        let words = terms.map { FoodWords($0.text) }
        let counted = recipes.enumerated().map { place, recipe in
            let title = FoodWords(recipe.title)
            return (recipe, words.filter { title.contains($0) }.count, place)
        }
        recipes = counted.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map(\.0)
    }
}

/// A term that is looked for, or that must not be there.
private struct Wish: Hashable, Sendable {
    var term: Term
    var isUnwanted: Bool
}

extension Condition {
    fileprivate var wishes: [Wish] {
        switch self {
        case .any(let terms): terms.map { Wish(term: $0, isUnwanted: false) }
        case .none(let term): [Wish(term: term, isUnwanted: true)]
        case .minutes: []
        }
    }
}

/// Judges whether a term means a recipe.
private struct WishJudge {
    private let found: Set<RecipeID>
    private let title: QueryMatch?
    private let tags: Set<FoodWords>

    /// What is looked at in a recipe.
    struct Words {
        let id: RecipeID
        let title: RecipeWords
        let tags: [FoodWords]

        init(_ recipe: Recipe) {
            id = recipe.id
            title = RecipeWords(Recipe(id: recipe.id, title: recipe.title))
            tags = (recipe.keywords + recipe.categories + recipe.cuisines).map { FoodWords($0) }
        }
    }

    /// - Parameter found: The recipes that have it among their ingredients.
    init(_ wish: Wish, found: [Recipe]) {
        self.found = Set(found.map(\.id))
        let field = wish.term.field
        let looksAtTitle = field == .anywhere || field == .title
        title = looksAtTitle ? QueryMatch([.has(Term(wish.term.text, in: .title))]) : nil
        let looksAtTags = field != .ingredient && field != .title
        tags = looksAtTags ? Set(wish.term.tagNames.map { FoodWords($0) }) : []
    }

    func means(_ recipe: Words) -> Bool {
        found.contains(recipe.id) || recipe.tags.contains { tags.contains($0) }
            || (title?.holds(for: recipe.title) ?? false)
    }
}

import RecipeModel

/// The recipes of a server that meet a query, put together from one list for each term.
///
/// Neither Mealie nor Tandoor answers several terms rightly by itself: lists are intersected and
/// subtracted here, by the recipes' ids.
struct FoundRecipes: Sendable {
    /// The recipes of a list, and how old the oldest answer is where nobody could be asked.
    struct List: Sendable {
        var recipes: [Recipe] = []
        var age: Int?
    }

    private(set) var recipes: [Recipe] = []
    private(set) var age: Int?

    /// What meets every condition of a query, that with the words in its title first.
    ///
    /// - Parameters:
    ///   - everything: The list of all recipes; asked for where nothing is wished for.
    ///   - list: The recipes that a term means; those to leave out, where it is unwanted.
    init(
        _ query: RecipeQuery,
        everything: @Sendable () async throws -> List,
        list: @escaping @Sendable (Term, _ isUnwanted: Bool) async throws -> List
    ) async throws {
        var wanted: [[Term]] = []
        var unwanted: [Term] = []
        var limit: Int?
        for condition in query.conditions {
            switch condition {
            case .any(let terms): wanted.append(terms)
            case .none(let term): unwanted.append(term)
            case .minutes(let minutes): limit = minutes
            }
        }
        let wishes = Array(Set(wanted.joined()))
        let wishLists = try await wishes.mapped(atMost: ListedDetails.atOnce) {
            ($0, try await list($0, false))
        }
        let byTerm = Dictionary(wishLists, uniquingKeysWith: { first, _ in first })
        if wanted.isEmpty {
            take(try await everything(), keeping: nil)
        } else {
            for (place, terms) in wanted.enumerated() {
                let met = terms.compactMap { byTerm[$0] }
                let union = List(
                    recipes: met.flatMap(\.recipes),
                    age: met.compactMap(\.age).max()
                )
                take(union, keeping: place == 0 ? nil : Set(recipes.map(\.id)))
            }
        }
        for list in try await unwanted.mapped(
            atMost: ListedDetails.atOnce,
            { try await list($0, true) }
        ) {
            let out = Set(list.recipes.map(\.id))
            recipes.removeAll { out.contains($0.id) }
            age = [age, list.age].compactMap(\.self).max()
        }
        if let limit {
            recipes.removeAll { $0.times.minutes.map { $0 > limit } ?? true }
        }
        arrange(by: wanted.joined().filter { $0.field == .anywhere || $0.field == .title })
    }

    /// Takes a list in: each recipe once and, where there are some already, only those.
    private mutating func take(_ list: List, keeping kept: Set<RecipeID>?) {
        var seen: Set<RecipeID> = []
        let next = list.recipes.filter {
            seen.insert($0.id).inserted && (kept?.contains($0.id) ?? true)
        }
        // The order is the first list's, and so are the recipes: all lists tell the same of them.
        if kept == nil {
            recipes = next
        } else {
            recipes.removeAll { !seen.contains($0.id) }
        }
        age = [age, list.age].compactMap(\.self).max()
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

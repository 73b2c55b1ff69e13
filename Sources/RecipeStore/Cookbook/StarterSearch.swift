import RecipeModel

/// Finds the starters that meet a query and puts them in order.
///
/// Recipes with every wanted word in the title come first, then those with some, then those that
/// have them among the ingredients only; within each, the fewest ingredients first, then by title.
/// Where no word is looked for in titles or ingredients, the order is that of the titles.
struct StarterSearch {
    private let index: StarterIndex
    private let tests: [ConditionTest]
    private let looksForWords: Bool

    init(_ query: RecipeQuery, in index: StarterIndex) {
        self.index = index
        tests = query.conditions.map { ConditionTest($0, in: index) }
        looksForWords = query.conditions.contains { condition in
            if case .any(let terms) = condition {
                return terms.contains { $0.field != .cuisine && $0.field != .category }
            }
            return false
        }
    }

    /// The recipes found, best first.
    func recipes() -> [Recipe] {
        guard looksForWords else {
            return index.entries.filter { entry in tests.allSatisfy { $0.holds(for: entry) } }
                .map(\.recipe)
        }
        // The entries are in title order, and the sort's last key is their place in it.
        return index.entries.indices.compactMap { place in
            rank(of: index.entries[place], at: place)
        }
        .sorted()
        .map { index.entries[$0.place].recipe }
    }

    private func rank(of entry: StarterIndex.Entry, at place: Int) -> Rank? {
        guard tests.allSatisfy({ $0.holds(for: entry) }) else { return nil }
        let wishes = tests.filter(\.looksForWords)
        let inTitle = wishes.count { $0.isInTitle(of: entry) }
        let tier = inTitle == wishes.count ? 0 : inTitle > 0 ? 1 : 2
        return Rank(tier: tier, ingredients: entry.foods.count, place: place)
    }

    /// Where a recipe stands in the results.
    private struct Rank: Comparable {
        let tier: Int
        let ingredients: Int
        let place: Int

        static func < (one: Rank, other: Rank) -> Bool {
            (one.tier, one.ingredients, one.place) < (other.tier, other.ingredients, other.place)
        }
    }
}

/// A condition of a query, made ready to be tried on many recipes.
private struct ConditionTest {
    private let condition: Condition
    private let terms: [TermTest]

    init(_ condition: Condition, in index: StarterIndex) {
        self.condition = condition
        terms = condition.terms.map { TermTest($0, in: index) }
    }

    /// Whether it wishes for a word in the title or the ingredients.
    var looksForWords: Bool {
        if case .any = condition { return terms.contains(where: \.looksForWords) }
        return false
    }

    func holds(for entry: StarterIndex.Entry) -> Bool {
        switch condition {
        case .any: terms.contains { $0.holds(for: entry) }
        case .none: !terms.contains { $0.holds(for: entry) }
        case .minutes(let limit): (entry.recipe.times.minutes ?? .max) <= limit
        }
    }

    func isInTitle(of entry: StarterIndex.Entry) -> Bool {
        terms.contains { $0.isInTitle(of: entry) }
    }
}

/// A term with the foods that it means.
private struct TermTest {
    private let field: TermField
    private let key: FoodKey
    /// For each food of the index whether the term means it.
    private let means: [Bool]

    init(_ term: Term, in index: StarterIndex) {
        let key = FoodKey(term.text)
        self.key = key
        field = term.field
        means = index.foods.map { $0.contains(key) }
    }

    var looksForWords: Bool { field != .cuisine && field != .category }

    func isInTitle(of entry: StarterIndex.Entry) -> Bool {
        looksForWords && field != .ingredient && entry.title.contains(key)
    }

    func holds(for entry: StarterIndex.Entry) -> Bool {
        switch field {
        case .anywhere: hasFood(entry) || entry.title.contains(key)
        case .title: entry.title.contains(key)
        case .ingredient: hasFood(entry)
        case .cuisine: entry.recipe.cuisines.contains { FoodKey($0) == key }
        case .category: entry.recipe.categories.contains { FoodKey($0) == key }
        }
    }

    private func hasFood(_ entry: StarterIndex.Entry) -> Bool {
        entry.foods.contains { means[$0] }
    }
}

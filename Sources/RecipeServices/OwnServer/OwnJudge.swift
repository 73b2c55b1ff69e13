import KitchenLanguage
import RecipeModel
import RecipeSearch

/// What is decided here about recipes of a cook's own server, by reading them: what they must not
/// have, diets, and how many things may be missing. The server can't be asked any of it.
struct OwnJudge: Sendable {
    /// What the server is asked.
    let asked: RecipeQuery
    private let exclusions: [NameChoice]
    /// Conditions about diets, each with its match and, where ingredients are unknown, its tags.
    private let diets: [(condition: Condition, match: QueryMatch, tags: TagMatch)]
    /// The order and the limit of what is missing.
    let ranking: RecipeRanking?
    private let query: RecipeQuery
    private let byTags: [Condition]

    /// The judge of a query.
    init(_ query: RecipeQuery) {
        var asked = query
        diets = asked.drop(where: \.isOfDiet).map { ($0, QueryMatch([$0]), TagMatch($0)) }
        self.asked = asked
        self.query = query
        exclusions = asked.conditions.filter(\.isExclusion).flatMap(\.terms)
            .filter { [.anywhere, .ingredient].contains($0.field) }
            .map { NameChoice($0, .unwanted) }
        byTags = asked.conditions.filter(\.isOfTags)
        ranking = query.ranking.flatMap { ranking in
            guard case .missing(let provisions) = ranking else { return nil }
            return provisions.use == .cooking || provisions.maxMissing != nil ? ranking : nil
        }
    }

    /// Whether recipes have to be read for it.
    var isNeeded: Bool { !exclusions.isEmpty || !diets.isEmpty || ranking != nil }

    /// Whether what the server lists is mostly right, so that its count is.
    var trustsTheServer: Bool { diets.isEmpty && ranking == nil }

    /// What is told of a page.
    func judgement(of recipes: [Recipe]) -> PageJudgement? {
        guard !diets.isEmpty || !byTags.isEmpty || ranking != nil else { return nil }
        return PageJudgement(
            byIngredients: diets.map(\.condition),
            byTags: byTags,
            unknown: diets.isEmpty ? 0 : recipes.count { $0.ingredients.isEmpty }
        )
    }

    /// Whether a recipe is what the cook asked for, as far as it is known.
    func means(_ recipe: Recipe) -> Bool {
        guard !recipe.ingredients.isEmpty else {
            // What nothing is known of can't be cooked from; a diet goes by tags.
            return ranking == nil && diets.allSatisfy { $0.tags.holds(for: recipe) }
        }
        guard !exclusions.contains(where: { $0.means(recipe) }) else { return false }
        guard !diets.isEmpty else { return true }
        let words = RecipeWords(recipe)
        return diets.allSatisfy { $0.match.holds(for: words) }
    }

    /// Recipes in the order asked for, without those that lack too much.
    ///
    /// - Parameter fewest: How many of the named foods the best recipe before these leaves unused that
    ///   is within a limit which gives way; it doesn't give way for others then.
    func arranged(_ recipes: [Recipe], fewest: inout Int?) -> [Recipe] {
        guard let ranking, case .missing(let provisions) = ranking else { return recipes }
        var judge = RankingJudge(ranking, for: query)
        let standings = recipes.map { judge.standing(of: $0) }
        let places = ranking.places(by: standings)
        guard let limit = provisions.maxMissing, provisions.isLimitSoft else {
            return places.map { recipes[$0] }
        }
        let within = standings.compactMap { $0 }.filter { $0.first <= limit }.map(\.unused).min()
        fewest = [fewest, within].compactMap(\.self).min()
        let least = fewest
        return places.filter { place in
            guard let standing = standings[place], let least else { return true }
            return standing.first <= limit || standing.unused < least
        }.map { recipes[$0] }
    }
}

/// Whether a recipe's tags meet a condition.
struct TagMatch: Sendable {
    private let names: Set<FoodWords>
    private let isUnwanted: Bool

    init(_ condition: Condition) {
        names = Set(condition.terms.flatMap(\.tagNames).map { FoodWords($0) })
        isUnwanted = condition.isExclusion
    }

    func holds(for recipe: Recipe) -> Bool {
        let tags = recipe.keywords + recipe.categories + recipe.cuisines
        return tags.contains { names.contains(FoodWords($0)) } != isUnwanted
    }
}

extension Condition {
    /// Whether a diet is in it, which ingredients tell better than tags.
    fileprivate var isOfDiet: Bool {
        terms.contains { term in
            guard [.anywhere, .category].contains(term.field) else { return false }
            return if case .diet = Term(term.text).role { true } else { false }
        }
    }

    /// Whether tags alone decide it: a cuisine, a course, a category.
    fileprivate var isOfTags: Bool {
        !terms.isEmpty
            && terms.allSatisfy { term in
                switch term.field {
                case .cuisine, .category: return true
                case .anywhere:
                    return switch term.role {
                    case .cuisine, .course: true
                    case .words, .diet: false
                    }
                case .title, .ingredient, .tool: return false
                }
            }
    }
}

import KitchenLanguage
import RecipeModel
import RecipeSearch

/// A query as parameters of `complexSearch`.
///
/// Terms of which one must hold have no parameter. Where such a condition is all that narrows,
/// searches for its terms take turns; else it is left to be applied on what comes.
struct SpoonacularQuery: Equatable, Sendable {
    /// What one search asks for.
    struct Search: Equatable, Sendable {
        var included: [String] = []
        var excluded: [String] = []
        var words: [String] = []
        var cuisine: String?
        var type: String?
        var diets: [String] = []
        var intolerances: [String] = []
        var minutes: Int?

        /// Whether it asks for less than everything, apart from what it leaves out.
        var narrows: Bool {
            !included.isEmpty || !words.isEmpty || cuisine != nil || type != nil
                || !diets.isEmpty || !intolerances.isEmpty
        }
    }

    /// At least one; page 1 is the first one's, page 2 the second one's, and so on.
    private(set) var searches: [Search]
    /// For how many of the foods to cook with it asks; nil for all.
    private(set) var foodsAsked: Int?
    /// Conditions that the service answers, but of which it takes only one at a time: these are the
    /// others, and hold for recipes that tell so.
    private(set) var unsent: [Condition] = []

    /// More would take long until each had its turn.
    static let searchLimit = 4
    /// More names of one kind of food would make the address too long.
    private static let nameLimit = 40

    init(_ query: RecipeQuery, isKnownFood: (String) -> Bool) {
        var common = Search()
        var alternatives: [Term] = []
        var named = 0
        for condition in query.conditions {
            switch condition {
            case .minutes(let limit): common.minutes = limit
            case .none(let term): common.excluded += Self.names(unwanted: term)
            case .any(let terms) where terms.count == 1:
                for term in terms where !common.add(term, isKnownFood) { unsent.append(condition) }
            case .any(let terms):
                // Of all that a cook has, the first foods are asked for.
                if alternatives.isEmpty && (terms.count <= Self.searchLimit || query.isToCook) {
                    alternatives = Array(terms.prefix(Self.searchLimit))
                    named = terms.count
                }
            }
        }
        searches = [common]
        guard !common.narrows, !alternatives.isEmpty else { return }
        let turns = alternatives.map { term in
            var search = common
            _ = search.add(term, isKnownFood)
            return search
        }
        guard turns.allSatisfy(\.narrows) else { return }
        searches = turns
        foodsAsked = turns.count < named ? turns.count : nil
    }

    /// All names of a food that is not wanted: `nuts` are walnuts too.
    private static func names(unwanted term: Term) -> [String] {
        guard term.field == .anywhere || term.field == .ingredient else { return [] }
        let others = FoodMatch(term, isUnwanted: true).otherNames
            .map { $0.words.joined(separator: " ") }
        return [term.text.withoutCommas] + others.prefix(nameLimit)
    }
}

extension SpoonacularQuery.Search {
    /// Adds a wanted term; false where it has no more room for it.
    mutating func add(_ term: Term, _ isKnownFood: (String) -> Bool) -> Bool {
        let text = term.text.withoutCommas
        switch term.field {
        case .ingredient: included.append(text)
        case .anywhere:
            if addRole(of: term) { return true }
            if isKnownFood(term.text) { included.append(text) } else { words.append(text) }
        case .title: words.append(text)
        case .tool: return false
        case .cuisine:
            // Several cuisines would be answered by recipes of any of them.
            if cuisine != nil { return false }
            cuisine = text
        case .category:
            let name = FoodMatch(term).words.words.joined(separator: " ")
            if let diet = SpoonacularNames.diet(of: name) {
                diets.append(diet)
            } else if let intolerance = SpoonacularNames.intolerance(of: name) {
                intolerances.append(intolerance)
            } else if type == nil {
                type = SpoonacularNames.type(of: name) ?? text
            } else {
                return false
            }
        }
        return true
    }

    /// Adds a plain term as the parameter that it is: `italian`, `vegetarian`, `dessert`; false
    /// where there is none for it, or only one and that is taken.
    private mutating func addRole(of term: Term) -> Bool {
        switch term.role {
        case .words: return false
        case .cuisine(let names):
            let typed = term.text.lowercased()
            guard cuisine == nil,
                let known = SpoonacularNames.cuisines.first(where: {
                    $0.lowercased() == typed || $0.lowercased() == names.first
                })
            else { return false }
            cuisine = known
        case .diet(let name):
            if let diet = SpoonacularNames.diet(of: name) {
                diets.append(diet)
            } else if let intolerance = SpoonacularNames.intolerance(of: name) {
                intolerances.append(intolerance)
            } else {
                return false
            }
        case .course(let name):
            guard type == nil, let known = SpoonacularNames.type(of: name) else { return false }
            type = known
        }
        return true
    }

    /// The parameters that say it, encoded, each only where there is something to say.
    var parameters: [String] {
        func list(_ name: String, _ values: [String]) -> String? {
            guard !values.isEmpty else { return nil }
            return "\(name)=" + values.map { PercentEncoding.value($0) }.joined(separator: ",")
        }
        let query = words.joined(separator: " ")
        return [
            query.isEmpty ? nil : "query=" + PercentEncoding.value(query),
            list("includeIngredients", included), list("excludeIngredients", excluded),
            list("cuisine", cuisine.map { [$0] } ?? []), list("type", type.map { [$0] } ?? []),
            list("diet", diets), list("intolerances", intolerances),
            minutes.map { "maxReadyTime=\($0)" },
        ].compactMap(\.self)
    }
}

extension String {
    /// The text as one entry of a list that has commas between its entries.
    fileprivate var withoutCommas: String { replacing(",", with: " ").collapsingWhitespace() }
}

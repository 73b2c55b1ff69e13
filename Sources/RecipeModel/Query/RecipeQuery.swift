import KitchenLanguage

/// What a term is looked for in.
package enum TermField: String, Hashable, Sendable, Codable, CaseIterable {
    /// An ingredient or the words of the title: a plain term.
    case anywhere
    case title
    case ingredient
    case cuisine
    case category
    /// What the steps need, such as an oven; see `KitchenTools`.
    case tool
}

/// One thing that a cook names: `garlic`, `goat cheese`, `title:omelet`.
package struct Term: Hashable, Sendable, Codable {
    /// The words in lower case, as typed otherwise; runs of spaces are one.
    package var text: String
    /// Where it is looked for.
    package var field: TermField

    /// A term, plain unless a field is named.
    package init(_ text: String, in field: TermField = .anywhere) {
        self.text = text
        self.field = field
    }
}

/// One condition of a query. A recipe must meet all of them.
package enum Condition: Hashable, Sendable, Codable {
    /// At least one of the terms holds; most conditions have a single term.
    case any([Term])
    /// The term does not hold.
    case none(Term)
    /// The recipe takes at most so many minutes.
    case minutes(Int)

    /// A condition of a single term.
    package static func has(_ term: Term) -> Condition { .any([term]) }

    /// The terms in it, in order.
    package var terms: [Term] {
        switch self {
        case .any(let terms): terms
        case .none(let term): [term]
        case .minutes: []
        }
    }

    /// Whether it says what must not be there.
    package var isExclusion: Bool {
        if case .none = self { true } else { false }
    }

    /// Whether it says the same as another one, whatever the words' forms: `-nut` and `-nuts`.
    package func means(_ other: Condition) -> Bool {
        guard case .none(let term) = self, case .none(let same) = other else {
            return self == other
        }
        return term.field == same.field && FoodWords(term.text).words == FoodWords(same.text).words
    }
}

/// The order that a cook asks for inside each page.
package enum RecipeSort: String, Hashable, Sendable, Codable, CaseIterable {
    /// The service's own order.
    case best
    /// By title.
    case title
    /// Fewest things missing from the pantry first: `RecipeRanking` does this and what follows.
    case missing
    /// The quickest first.
    case minutes
    /// The cook's own best first.
    case rating
    /// The one cooked last first.
    case cooked

    /// Whether it goes by one thing that is known of each recipe.
    package var isByFact: Bool { [.minutes, .rating, .cooked].contains(self) }
}

/// What is asked of a service: conditions in the order in which they were typed.
///
/// Without any condition it asks for everything that the service lists.
package struct RecipeQuery: Hashable, Sendable, Codable {
    /// All must hold; no two are equal.
    package private(set) var conditions: [Condition]
    /// The order inside each page.
    package var sort: RecipeSort
    /// An order that the cook's own kitchen decides; it goes before `sort`.
    package var ranking: RecipeRanking?
    /// How many the recipes shall serve, which finds none but scales those that are opened; nil for as
    /// many as they say.
    package var servings: Int?
    /// Those of the conditions that the household demands, and nobody asked for.
    package private(set) var demands: [Condition] = []
    /// Whether the household's demands don't count for it.
    package var isAnyway = false

    /// A query of these conditions; a condition met a second time is dropped.
    package init(
        _ conditions: [Condition] = [],
        sort: RecipeSort = .best,
        ranking: RecipeRanking? = nil
    ) {
        self.conditions = []
        self.sort = sort
        self.ranking = ranking
        for condition in conditions { add(condition) }
    }

    /// Adds a condition unless it is there; a new limit of minutes takes the old one's place.
    package mutating func add(_ condition: Condition) {
        let isLimit = { (other: Condition) in if case .minutes = other { true } else { false } }
        if isLimit(condition), let place = conditions.firstIndex(where: isLimit) {
            conditions[place] = condition
        } else if !conditions.contains(condition) {
            conditions.append(condition)
        }
    }

    /// Lifts every condition for which `isLifted` is true, but for what the household demands, and
    /// tells which.
    package mutating func drop(where isLifted: (Condition) -> Bool) -> [Condition] {
        let lifted = own.filter(isLifted)
        conditions.removeAll(where: lifted.contains)
        return lifted
    }

    /// What was asked for, without what the household demands.
    package var own: [Condition] {
        demands.isEmpty ? conditions : conditions.filter { !demands.contains($0) }
    }

    /// Marks what the household demands of another query as its demand here too.
    package mutating func markDemands(of other: RecipeQuery) {
        demands = other.demands.filter(conditions.contains)
    }

    /// Takes what the household demands in place of what it demanded.
    package mutating func setDemands(_ wanted: [Condition]) {
        conditions = own
        demands = []
        for condition in wanted where !conditions.contains(condition) {
            conditions.append(condition)
            demands.append(condition)
        }
    }

    /// Takes terms out of a condition of which one is enough, and leaves the others; false where there
    /// is no such condition, or nothing would be left of it.
    package mutating func takeOut(_ texts: Set<String>) -> Bool {
        for (place, condition) in conditions.enumerated() {
            guard case .any(let terms) = condition else { continue }
            let others = terms.filter { !texts.contains($0.text) }
            guard others.count < terms.count, !others.isEmpty else { continue }
            conditions[place] = .any(others)
            return true
        }
        return false
    }

    /// Whether there is something to look for, not only things to leave out.
    package var hasWish: Bool {
        conditions.contains { if case .none = $0 { false } else { true } }
    }
}

extension RecipeQuery {
    private enum CodingKeys: CodingKey {
        case conditions
        case sort
        case ranking
        case servings
        case demands
        case isAnyway
    }

    /// Reads a query; what it promises of its conditions holds whatever was written.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode([Condition].self, forKey: .conditions),
            sort: try container.decode(RecipeSort.self, forKey: .sort),
            ranking: try container.decodeIfPresent(RecipeRanking.self, forKey: .ranking)
        )
        servings = try container.decodeIfPresent(Int.self, forKey: .servings)
        demands = (try container.decodeIfPresent([Condition].self, forKey: .demands) ?? [])
            .filter(conditions.contains)
        isAnyway = try container.decodeIfPresent(Bool.self, forKey: .isAnyway) ?? false
    }
}

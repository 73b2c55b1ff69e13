/// An order of recipes that the cook's own kitchen decides, not the service.
package enum RecipeRanking: Hashable, Sendable, Codable {
    /// Fewest missing things first; to cook with some foods, those first that use most of them.
    case missing(Provisions)
    /// Those most alike first; staples tell nothing.
    case likeness(Likeness, staples: [String])

    /// What a cook has at hand.
    package struct Provisions: Hashable, Sendable, Codable {
        /// What is asked of it.
        package enum Use: String, Hashable, Sendable, Codable {
            /// What to cook with it: what the cook names is at hand too, and what uses nothing of it
            /// is left out.
            case cooking
            /// An order for what is searched for.
            case sorting
            /// A limit alone; the order stays.
            case limiting
        }

        package var pantry: Pantry
        package var use: Use
        /// How many things may be missing at most; nil for any number.
        package var maxMissing: Int?
        /// Whether the limit gives way where it would hide everything.
        package var isLimitSoft: Bool

        package init(
            pantry: Pantry,
            for use: Use = .cooking,
            maxMissing: Int? = nil,
            isLimitSoft: Bool = false
        ) {
            self.pantry = pantry
            self.use = use
            self.maxMissing = maxMissing
            self.isLimitSoft = isLimitSoft
        }
    }

    /// The order's name in JSON; nil where it only limits.
    package var name: String? {
        switch self {
        case .missing(let provisions): provisions.use == .limiting ? nil : "missing"
        case .likeness: "likeness"
        }
    }

    /// Whether nothing of a recipe is looked at but its foods.
    package var isOfFoodsAlone: Bool { if case .missing = self { true } else { false } }

    /// Recipes in this order; those that are equal in it stay in the order given, and those that it
    /// leaves out are not among them.
    ///
    /// - Parameter query: What the cook asked for.
    package func arranged(_ recipes: [Recipe], for query: RecipeQuery) -> [Recipe] {
        var judge = RankingJudge(self, for: query)
        return places(by: recipes.map { judge.standing(of: $0) }).map { recipes[$0] }
    }

    /// The places of recipes in this order, by how they stand; nil leaves one out.
    package func places(by standings: [RecipeStanding?]) -> [Int] {
        var ranked = standings.enumerated().compactMap { place, standing in
            standing.map { (place: place, standing: $0) }
        }
        if case .missing(let provisions) = self {
            if let limit = provisions.maxMissing {
                let within = ranked.filter { $0.standing.first <= limit }
                if !provisions.isLimitSoft {
                    ranked = within
                } else if let fewest = within.map(\.standing.unused).min() {
                    // What uses more of the foods than all within the limit is worth a walk to the shop.
                    ranked.removeAll {
                        $0.standing.first > limit && $0.standing.unused >= fewest
                    }
                }
            }
            if provisions.use == .limiting { return ranked.map(\.place) }
        }
        return ranked.sorted {
            $0.standing < $1.standing || !($1.standing < $0.standing) && $0.place < $1.place
        }.map(\.place)
    }
}

/// How a recipe stands in an order that the cook's kitchen decides: the less, the sooner.
package struct RecipeStanding: Hashable, Sendable, Comparable {
    /// What counts before all: how many of the foods that the cook named to cook with are not used.
    package var unused = 0
    /// What counts first: how many things are missing, or minus how alike it is.
    package var first: Int
    /// What counts among equals: minus how many things are used up, or the foods not shared.
    package var second: Int

    init(missing: Int, fromPantry: Int, unused: Int = 0) {
        (first, second) = (missing, -fromPantry)
        self.unused = unused
    }

    init(_ score: Likeness.Score) {
        (first, second) = (-score.likeness, score.others)
        self.score = score
    }

    /// How alike it is, where that is the order.
    package private(set) var score: Likeness.Score?

    package static func < (left: RecipeStanding, right: RecipeStanding) -> Bool {
        (left.unused, left.first, left.second) < (right.unused, right.first, right.second)
    }
}

extension RecipeQuery {
    /// Whether it asks what to cook.
    package var isToCook: Bool {
        if case .missing(let provisions) = ranking { provisions.use == .cooking } else { false }
    }

    /// The foods that the query asks for, each once.
    package var namedFoods: [String] {
        var met: Set<String> = []
        return conditions.flatMap { condition -> [String] in
            guard case .any(let terms) = condition else { return [] }
            return terms.filter(\.isFood).map(\.text).filter { met.insert($0).inserted }
        }
    }

    /// The foods that count as there because a query that asks what to cook names them.
    package var foodsAtHand: [String] { isToCook ? namedFoods : [] }
}

extension RecipeRanking {
    /// Of how many named foods it counts how many are used; more of them are only had.
    static let namedLimit = 32
}

extension [Condition] {
    /// The same for a cook who asks what to cook: the foods, of which some are enough, are one
    /// condition, and what else is named must hold.
    package var toCook: [Condition] {
        var met: Set<Term> = []
        let foods = filter(\.isOfFoods).flatMap(\.terms).filter { met.insert($0).inserted }
        return (foods.isEmpty ? [] : [.any(foods)]) + filter { !$0.isOfFoods }
    }
}

extension Condition {
    /// Whether it asks for one of some foods, or for one food.
    package var isOfFoods: Bool {
        guard case .any(let terms) = self else { return false }
        return terms.allSatisfy(\.isFood)
    }
}

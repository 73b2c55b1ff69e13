/// An order of recipes that the cook's own kitchen decides, not the service.
package enum RecipeRanking: Hashable, Sendable, Codable {
    /// Fewest missing things first.
    case missing(Provisions)
    /// Most shared ingredients first; staples tell nothing.
    case likeness(Likeness, staples: [String])

    /// What a cook has at hand when asking what to cook.
    package struct Provisions: Hashable, Sendable, Codable {
        package var pantry: Pantry
        /// How many things may be missing at most; nil for any number.
        package var maxMissing: Int?
        /// Whether the limit gives way where it would hide everything.
        package var isLimitSoft: Bool

        package init(pantry: Pantry, maxMissing: Int? = nil, isLimitSoft: Bool = true) {
            self.pantry = pantry
            self.maxMissing = maxMissing
            self.isLimitSoft = isLimitSoft
        }
    }

    /// The order's name in JSON.
    package var name: String {
        switch self {
        case .missing: "missing"
        case .likeness: "likeness"
        }
    }

    /// Recipes in this order; those that are equal in it stay in the order given, and those that it
    /// leaves out are not among them.
    ///
    /// - Parameter foods: What the cook named in the query, which is at hand too.
    package func arranged(_ recipes: [Recipe], named foods: [String]) -> [Recipe] {
        switch self {
        case .likeness(let likeness, let staples):
            return likeness.arranged(recipes, staples: staples)
        case .missing(let provisions):
            let match = PantryMatch(provisions.pantry, having: foods)
            let ranked = recipes.enumerated().map { place, recipe in
                Ranked(recipe: recipe, tally: match.tally(of: recipe), place: place)
            }
            // What only staples are in uses nothing that the cook has to use.
            let used = ranked.filter { $0.tally.fromPantry > 0 }
            var within = used
            if let limit = provisions.maxMissing {
                within = used.filter { $0.tally.missing.count <= limit }
                if within.isEmpty, provisions.isLimitSoft { within = used }
            }
            return within.sorted().map(\.recipe)
        }
    }

    private struct Ranked: Comparable {
        let recipe: Recipe
        let tally: PantryTally
        let place: Int

        /// Fewest missing first, then those that use most of what is there.
        static func < (left: Ranked, right: Ranked) -> Bool {
            (left.tally.missing.count, -left.tally.fromPantry, left.place)
                < (right.tally.missing.count, -right.tally.fromPantry, right.place)
        }

        static func == (left: Ranked, right: Ranked) -> Bool { left.place == right.place }
    }
}

extension RecipeQuery {
    /// The foods that the query asks for: what a cook who asks what to cook with has at hand.
    package var namedFoods: [String] {
        conditions.flatMap { condition -> [String] in
            guard case .any(let terms) = condition else { return [] }
            return terms.filter { $0.field == .anywhere || $0.field == .ingredient }.map(\.text)
        }
    }
}

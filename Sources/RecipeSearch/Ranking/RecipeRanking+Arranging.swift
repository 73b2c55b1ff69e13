package import RecipeModel

extension RecipeRanking {
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

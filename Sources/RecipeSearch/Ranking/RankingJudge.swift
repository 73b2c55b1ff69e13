package import RecipeModel

/// Judges how recipes stand in an order that is worked out here.
///
/// A food's name is judged once, however many recipes have it, and for what is missing nothing of a
/// recipe is looked at but its foods: a cookbook that knows those by number need not read any recipe.
package struct RankingJudge: Sendable {
    /// A food as the order sees it.
    private struct Food {
        /// What tells it from the recipe's other foods.
        var key: String
        var holding: PantryMatch.Holding
        /// Which of the foods that the cook named it is, or is a kind of, a bit for each.
        var named: UInt64 = 0
        /// What it tells of a dish, where that is asked.
        var features: [(name: String, weight: Int)] = []
    }

    private let ranking: RecipeRanking
    private let atHand: [FoodFills.Column]
    private let staples: [FoodFills.Column]
    /// Whether a recipe has to use something of what is at hand. What a query finds that names foods
    /// uses them, as a kind of theirs at least.
    private let needsFood: Bool
    /// The foods that the cook named, as far as it counts which are used.
    private let named: [FoodFills.Column]
    private var wanted = LikenessProfile()
    private var foods: [String: Food] = [:]
    /// What is known of foods that fill others, for the next judge.
    package private(set) var fills: FoodFills

    /// A judge of the recipes that a query finds.
    ///
    /// - Parameter fills: What an earlier judge came to know.
    package init(
        _ ranking: RecipeRanking,
        for query: RecipeQuery,
        knowing fills: FoodFills = FoodFills()
    ) {
        self.ranking = ranking
        var fills = fills
        fills.makeRoom()
        switch ranking {
        case .missing(let provisions):
            needsFood = provisions.use == .cooking && query.foodsAtHand.isEmpty
            atHand = fills.columns(of: provisions.pantry.foods + query.foodsAtHand)
            staples = fills.columns(of: provisions.pantry.staples)
            named = fills.columns(of: Array(query.foodsAtHand.prefix(RecipeRanking.namedLimit)))
        case .likeness(let likeness, let staples):
            needsFood = false
            (atHand, named) = ([], [])
            self.staples = fills.columns(of: staples)
            wanted = LikenessProfile(likeness)
        case .fact:
            needsFood = false
            (atHand, staples, named) = ([], [], [])
        }
        self.fills = fills
    }

    /// How a recipe stands; nil where the order leaves it out.
    package mutating func standing(of recipe: Recipe) -> RecipeStanding? {
        standing(of: recipe.id, foods: foods(of: recipe), in: recipe)
    }

    /// The foods of a recipe that the order looks at.
    package func foods(of recipe: Recipe) -> [String] {
        if case .fact = ranking { return [] }
        return recipe.ingredients.filter(isCounted).map(\.name)
    }

    /// How a recipe stands of which these are all the foods that it cannot do without.
    ///
    /// - Parameter recipe: The recipe, of which no ingredients are looked at; where the order looks at
    ///   foods alone, nothing of it is, and it may be nil.
    package mutating func standing(
        of id: RecipeID,
        foods names: [String],
        in recipe: @autoclosure () -> Recipe?
    ) -> RecipeStanding? {
        switch ranking {
        case .missing:
            var met: Set<String> = []
            var (missing, fromPantry) = (0, 0)
            var used: UInt64 = 0
            for food in names.map({ food($0) }) where met.insert(food.key).inserted {
                if food.holding == .missing { missing += 1 }
                if food.holding == .inPantry { fromPantry += 1 }
                used |= food.named
            }
            // What only staples are in uses nothing that the cook has to use.
            guard !needsFood || fromPantry > 0 else { return nil }
            return RecipeStanding(
                missing: missing,
                fromPantry: fromPantry,
                unused: named.count - used.nonzeroBitCount
            )
        case .likeness(let likeness, _):
            guard id != likeness.id else { return nil }
            var own = LikenessProfile()
            for food in names.map({ food($0) }) where food.holding == .missing {
                if !food.key.isEmpty { own.add(food: food.key, food.features) }
            }
            if let recipe = recipe() { own.add(traits: Likeness.traits(of: recipe)) }
            return wanted.score(of: own).map(RecipeStanding.init)
        case .fact(let fact):
            return RecipeStanding(fact, of: id, in: recipe())
        }
    }

    /// What can be left out does not count as missing, but makes recipes alike.
    private func isCounted(_ ingredient: Ingredient) -> Bool {
        if case .likeness = ranking { return true }
        return !ingredient.isOptional
    }

    private func key(of name: String) -> String {
        switch ranking {
        case .missing: PantryTally.key(of: name)
        case .likeness, .fact: Likeness.words(of: name)
        }
    }

    private mutating func holding(of name: String) -> PantryMatch.Holding {
        if fills.isFilled(name, byOneOf: atHand) { return .inPantry }
        return fills.isFilled(name, byOneOf: atHand + staples) ? .staple : .missing
    }

    private mutating func food(_ name: String) -> Food {
        if let known = foods[name] { return known }
        var food = Food(key: key(of: name), holding: holding(of: name))
        for (place, column) in named.enumerated() where fills.isUsed(column, in: name) {
            food.named |= 1 << UInt64(place)
        }
        if case .likeness = ranking, food.holding == .missing {
            food.features = LikenessProfile.features(of: food.key)
        }
        foods[name] = food
        return food
    }
}

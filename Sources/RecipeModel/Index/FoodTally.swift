/// Chooses the recipes of a search that an order of the cook's own is worth working out for.
///
/// Working it out takes the recipes themselves, which are too many to read where a cookbook has
/// millions. The index knows which recipes have a food, and a recipe's number says how many
/// ingredients it has: that is close to what the order comes to, and read for all at once.
package struct FoodTally: Sendable {
    /// Something that moves recipes up: a food, or what else makes recipes alike.
    private struct Food {
        var formula: MeaningFormula
        /// How much it says of what a recipe is about; nothing where it is taken to be there.
        var weight: UInt16
        /// Whether a recipe that has it has one of the foods.
        var isFood = true
    }

    private let foods: [Food]
    /// What all that is in the recipe tells that others are compared with; nil where few other foods
    /// count.
    private let likeness: (whole: Int, ofFood: Int)?
    /// Whether a recipe has to have one of the foods that are no staples.
    private let needsFood: Bool

    /// The most foods that are counted.
    private static let foodLimit = 250

    /// A tally for an order of what a query finds.
    package init(_ ranking: RecipeRanking, for query: RecipeQuery) {
        var foods: [Food] = []
        func add(_ names: [String], weight: UInt16) {
            for name in names.prefix(Self.foodLimit - foods.count) {
                let meaning = QueryMeaning([.has(Term(name, in: .ingredient))])
                // The last tier has what is only made of the food.
                let formula = meaning.tiers.dropLast().reduce(MeaningFormula.none) { $0.or($1) }
                foods.append(Food(formula: formula, weight: weight))
            }
        }
        switch ranking {
        case .missing(let provisions):
            add(provisions.pantry.foods + query.foodsAtHand, weight: 1)
            add(provisions.pantry.staples, weight: 0)
            likeness = nil
            needsFood = provisions.use == .cooking
        case .likeness(let wanted, _):
            let profile = LikenessProfile(wanted)
            for (formula, weight, isFood) in profile.formulas.prefix(Self.foodLimit) {
                foods.append(
                    Food(formula: formula, weight: UInt16(clamping: weight), isFood: isFood)
                )
            }
            likeness = (profile.weight, profile.weight / max(profile.foods.count, 1))
            needsFood = true
        }
        self.foods = foods
    }

    /// The numbers of all terms that it reads.
    package func terms(minutes: [Int]) -> [UInt64] {
        Array(Set(foods.flatMap { $0.formula.terms(minutes: minutes) }))
    }

    /// The places of the most promising recipes of a search, in the order of its results.
    package func best(_ limit: Int, of search: IndexSearch, in index: IndexView) -> [IndexPlace] {
        let formulas = foods.map { (IndexFormula($0.formula, in: index), $0.weight, $0.isFood) }
        // The places of each standing; the first are the best.
        var found = [[IndexPlace]](repeating: [], count: 1 << (2 * Self.standingBits))
        var had = [UInt16](repeating: 0, count: RecipeChunk.span)
        var used = had
        search.forEachChunk { key, all, tiers in
            for place in had.indices { (had[place], used[place]) = (0, 0) }
            for (formula, weight, isFood) in formulas {
                formula.recipes(in: key, of: all).forEach(from: 0) { number in
                    if isFood { had[Int(number)] += 1 }
                    used[Int(number)] &+= weight
                    return true
                }
            }
            for (tier, recipes) in tiers.enumerated() {
                recipes.forEach(from: 0) { low in
                    if needsFood, min(used[Int(low)], had[Int(low)]) == 0 { return true }
                    let place = IndexPlace(tier: tier, number: key << 16 | Int(low))
                    let standing = standing(
                        ingredients: RecipeNumber.ingredientCount(of: place.number),
                        had: Int(had[Int(low)]),
                        used: Int(used[Int(low)])
                    )
                    if found[standing].count < limit { found[standing].append(place) }
                    return true
                }
            }
        }
        return found.joined().prefix(limit).sorted()
    }

    private static let standingBits = 6

    /// What a recipe stands by, close to how `RecipeStanding` orders it: the fewest missing, then the
    /// most used up; or the most alike.
    private func standing(ingredients: Int, had: Int, used: Int) -> Int {
        let most = 1 << Self.standingBits - 1
        var (first, second) = (ingredients - had, most - used)
        if let likeness {
            let all = max(likeness.whole + ingredients * likeness.ofFood - used, 1)
            (first, second) = (most - most * used / all, ingredients)
        }
        return min(max(first, 0), most) << Self.standingBits | min(max(second, 0), most)
    }
}

import KitchenLanguage
package import RecipeModel

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
        /// Whether it is one that the cook named to cook with.
        var isNamed = false
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
        var met: Set<String> = []
        func add(_ names: [String], weight: UInt16, named limit: Int = 0) {
            let names = names.prefix(Self.foodLimit - foods.count)
            for (place, name) in names.enumerated() where met.insert(name).inserted {
                let formula = FoodAtHand(name).formula.or(
                    .except(Self.formulaBefore(name), .posting(.reading))
                ).withoutDoubles
                foods.append(Food(formula: formula, weight: weight, isNamed: place < limit))
            }
        }
        switch ranking {
        case .missing(let provisions):
            add(query.foodsAtHand, weight: 1, named: RecipeRanking.namedLimit)
            add(provisions.pantry.foods, weight: 1)
            add(provisions.pantry.staples, weight: 0)
            likeness = nil
            needsFood = provisions.use == .cooking && query.foodsAtHand.isEmpty
        case .likeness(let wanted, _):
            let profile = LikenessProfile(wanted)
            for (formula, weight, isFood) in profile.formulas.prefix(Self.foodLimit) {
                foods.append(
                    Food(formula: formula, weight: UInt16(clamping: weight), isFood: isFood)
                )
            }
            likeness = (profile.weight, profile.weight / max(profile.foods.count, 1))
            needsFood = true
        case .fact:
            likeness = nil
            needsFood = false
        }
        self.foods = foods
    }

    /// What comes close for recipes that an earlier version of the program has brought into the index:
    /// the food, or one of its family.
    private static func formulaBefore(_ name: String) -> MeaningFormula {
        let food = AskedFood.withoutAmount(name)
        let term = Term(NameParts.shared.foodAlone(food) ?? food, in: .ingredient)
        // The last tier has what is only made of the food.
        return QueryMeaning([.has(term)]).tiers.dropLast().reduce(MeaningFormula.none) { $0.or($1) }
    }

    /// What moves recipes up, in the order in which `best` wants to be given it.
    package var formulas: [MeaningFormula] { foods.map(\.formula) }

    /// The places of the most promising recipes of a search, in the order of its results.
    ///
    /// - Parameter formulas: Those of the tally, with what the index has of them.
    package func best(
        _ limit: Int,
        of search: IndexSearch,
        by formulas: [IndexFormula]
    ) -> [IndexPlace] {
        var best = BestStandings(limit: limit, levels: foods.count { $0.isNamed } + 1)
        if let likeness {
            addMostAlike(likeness, of: search, by: formulas, to: &best)
        } else {
            addLeastMissing(of: search, by: formulas, to: &best)
        }
        return best.places.sorted()
    }

    /// Adds the recipes that use most of the named foods, of those the ones of which the fewest
    /// ingredients are missing, of as many those that use the most foods.
    ///
    /// All recipes of a chunk have as many ingredients, so what is missing is a matter of how many
    /// foods are had; and only those are looked at one by one that may still be among the best.
    private func addLeastMissing(
        of search: IndexSearch,
        by formulas: [IndexFormula],
        to best: inout BestStandings
    ) {
        let formulas = zip(formulas, foods)
        let namedCount = foods.count { $0.isNamed }
        var (had, used, named) = (ChunkCounter(), ChunkCounter(), ChunkCounter())
        search.forEachChunk { key, all, tiers in
            used.clear()
            named.clear()
            for (formula, food) in formulas where food.weight > 0 {
                let recipes = formula.recipes(in: key, of: all)
                used.add(recipes)
                if food.isNamed { named.add(recipes) }
            }
            had = used
            for (formula, food) in formulas where food.weight == 0 {
                had.add(formula.recipes(in: key, of: all))
            }
            let ingredients = RecipeNumber.ingredientCount(of: key << 16)
            // What of the chunk has so many foods is the same on every level.
            var isHad = [[UInt64]?](repeating: nil, count: ingredients + 1)
            var usesMore = [UInt64](repeating: 0, count: RecipeChunk.wordCount)
            for unused in 0...namedCount {
                let usesMost = named.atLeast(namedCount - unused)
                var isOnLevel = usesMost
                for word in isOnLevel.indices { isOnLevel[word] &= ~usesMore[word] }
                usesMore = usesMost
                guard isOnLevel.contains(where: { $0 != 0 }) else { continue }
                for missing in 0...ingredients where !best.isFull(before: missing, at: unused) {
                    let most = best.mostSecond(after: missing, at: unused)
                    var found = used.atLeast(max(BestStandings.most - most, needsFood ? 1 : 0))
                    let isHadNow = isHad[missing] ?? had.atLeast(ingredients - missing)
                    isHad[missing] = isHadNow
                    let isHadBefore = missing > 0 ? isHad[missing - 1] : nil
                    for word in found.indices {
                        found[word] &= isOnLevel[word] & isHadNow[word]
                        if let isHadBefore { found[word] &= ~isHadBefore[word] }
                    }
                    let recipes = RecipeChunk(bits: found)
                    for (tier, results) in tiers.enumerated() {
                        results.intersection(recipes).forEach(from: 0) { low in
                            best.add(
                                IndexPlace(tier: tier, number: key << 16 | Int(low)),
                                at: unused,
                                first: missing,
                                second: BestStandings.most - used.count(of: Int(low))
                            )
                            return true
                        }
                    }
                }
            }
        }
    }

    /// Adds the recipes that are most alike, of as much those with the fewest ingredients.
    private func addMostAlike(
        _ likeness: (whole: Int, ofFood: Int),
        of search: IndexSearch,
        by formulas: [IndexFormula],
        to best: inout BestStandings
    ) {
        let formulas = zip(formulas, foods).map { ($0, $1.weight, $1.isFood) }
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
            let ingredients = RecipeNumber.ingredientCount(of: key << 16)
            for (tier, results) in tiers.enumerated() {
                results.forEach(from: 0) { low in
                    let used = Int(used[Int(low)])
                    if min(used, Int(had[Int(low)])) == 0 { return true }
                    let all = max(likeness.whole + ingredients * likeness.ofFood - used, 1)
                    best.add(
                        IndexPlace(tier: tier, number: key << 16 | Int(low)),
                        first: BestStandings.most - BestStandings.most * used / all,
                        second: ingredients
                    )
                    return true
                }
            }
        }
    }
}

/// The places that stand best, of those that are met in rising order: on the lowest level, and the
/// lower both numbers of a standing are, the better.
struct BestStandings {
    /// The highest number that is told from a higher one.
    static let most = 63

    let limit: Int
    /// For each standing its places, the best standings first.
    private var found: [[IndexPlace]]
    /// For each level and first number how many places were added.
    private var counts: [Int]

    init(limit: Int, levels: Int = 1) {
        self.limit = limit
        counts = [Int](repeating: 0, count: levels * (Self.most + 1))
        found = [[IndexPlace]](repeating: [], count: counts.count * (Self.most + 1))
    }

    mutating func add(_ place: IndexPlace, at level: Int = 0, first: Int, second: Int) {
        let (row, second) = (Self.row(of: first, at: level), Self.held(second))
        let standing = row * (Self.most + 1) + second
        guard found[standing].count < limit else { return }
        found[standing].append(place)
        counts[row] += 1
    }

    /// Whether there are enough places on better levels, or on this one with a lower first number.
    func isFull(before first: Int, at level: Int = 0) -> Bool {
        counts[..<Self.row(of: first, at: level)].reduce(0, +) >= limit
    }

    /// The highest second number that another place of a level with a first number may have to be
    /// among the best; less than nothing where none may.
    func mostSecond(after first: Int, at level: Int = 0) -> Int {
        let row = Self.row(of: first, at: level)
        var count = counts[..<row].reduce(0, +)
        for second in 0...Self.most {
            count += found[row * (Self.most + 1) + second].count
            // One that stands as well but is met later comes later.
            if count >= limit { return second - 1 }
        }
        return Self.most
    }

    /// The best, no more than the limit.
    var places: [IndexPlace] { Array(found.joined().prefix(limit)) }

    private static func row(of first: Int, at level: Int) -> Int {
        level * (most + 1) + held(first)
    }

    private static func held(_ number: Int) -> Int { min(max(number, 0), most) }
}

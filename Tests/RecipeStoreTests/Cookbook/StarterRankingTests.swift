import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The order of the cookbook's results, recomputed from what `why` tells of each.
struct StarterRankingTests {
    private static let foods = [
        "eggs", "rice", "onion", "garlic", "cheese", "flour", "butter", "milk", "tomatoes",
        "chicken",
        "beans", "potatoes", "lemon", "sugar", "cream", "carrots",
    ]

    private func query(_ random: inout SeededGenerator, ranked: Bool) -> RecipeQuery {
        let words = Self.foods + ["soup", "italian", "vegetarian", "cake", "quick"]
        var conditions: [Condition] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            .has(Term(words.randomElement(using: &random) ?? ""))
        }
        if Bool.random(using: &random) {
            conditions.append(.none(Term(Self.foods.randomElement(using: &random) ?? "")))
        }
        guard ranked else { return RecipeQuery(conditions) }
        let pantry = Pantry(
            foods: Array(
                Self.foods.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random))
            ),
            staples: ["salt", "pepper", "water", "oil"]
        )
        if Int.random(in: 0..<4, using: &random) == 0,
            let other = StarterCookbook().recipe(
                forKey: Self.keys.randomElement(using: &random) ?? ""
            )
        {
            let staples = pantry.staples
            return RecipeQuery(
                ranking: .likeness(Likeness(other, staples: staples), staples: staples)
            )
        }
        let provisions = RecipeRanking.Provisions(
            pantry: pantry,
            for: Bool.random(using: &random) ? .cooking : .sorting,
            maxMissing: Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil,
            isLimitSoft: Bool.random(using: &random)
        )
        return RecipeQuery(
            provisions.use == .cooking ? conditions.toCook : conditions,
            ranking: .missing(provisions)
        )
    }

    private static let keys = StarterIndex.builtIn.byTitle.map(\.id.key)

    /// What `why` tells of a result, as the order looks at it.
    private struct Rank: Comparable {
        var parts: [Int]
        var key: String
        var missing = 0

        init(_ recipe: Recipe, for query: RecipeQuery) {
            var pantry: Pantry?
            if case .missing(let provisions) = query.ranking { pantry = provisions.pantry }
            let reasons = MatchReasons(recipe, for: query, pantry: pantry)
            parts = []
            if let tally = reasons.tally {
                parts.append(query.isToCook ? reasons.standing?.unused ?? 0 : 0)
                missing = tally.missing.count
            }
            if let tally = reasons.tally { parts += [tally.missing.count, -tally.fromPantry] }
            if let score = reasons.score { parts += [-score.likeness, score.others] }
            if !query.conditions.isEmpty { parts += [reasons.tier ?? .max, reasons.ingredients] }
            key = recipe.id.key
        }

        static func < (left: Rank, right: Rank) -> Bool {
            left.parts == right.parts
                ? left.key < right.key : left.parts.lexicographicallyPrecedes(right.parts)
        }
    }

    @Test(arguments: 0..<8)
    func whatWhyTellsIsTheOrder(_ seed: Int) {
        var random = SeededGenerator(seed: 500 + seed)
        for round in 0..<3 {
            let query = query(&random, ranked: round.isMultiple(of: 2))
            let found = StarterSearch(query).outlines(in: .builtIn).prefix(40)
                .map { $0.wholeRecipe() }
            let ranks = found.map { Rank($0, for: query) }
            #expect(ranks == ranks.sorted(), "\(query)")
            if case .missing(let provisions) = query.ranking, let limit = provisions.maxMissing,
                !provisions.isLimitSoft
            {
                #expect(ranks.allSatisfy { $0.missing <= limit })
            }
        }
    }

    /// The order by foods alone is the order by whole recipes.
    @Test(arguments: 0..<6)
    func noRecipeNeedsToBeRead(_ seed: Int) {
        var random = SeededGenerator(seed: 600 + seed)
        let query = query(&random, ranked: true)
        guard let ranking = query.ranking else { return }
        var base = query
        base.ranking = nil
        let whole = StarterSearch(base).outlines(in: .builtIn).map { $0.wholeRecipe() }
        let expected = ranking.arranged(whole, for: query).map(\.id)
        #expect(StarterSearch(query).outlines(in: .builtIn).map(\.id) == expected)
    }
}

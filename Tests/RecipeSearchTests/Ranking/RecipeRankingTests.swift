import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

struct RecipeRankingTests {
    private static let recipes = [
        ("far", ["rice", "leek", "ham"]), ("near", ["rice", "eggs", "leek"]), ("there", ["eggs"]),
    ].map { key, foods in
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: key)
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return recipe
    }

    private func ranked(
        _ foods: [String],
        _ use: RecipeRanking.Provisions.Use = .cooking,
        atMost limit: Int?,
        isSoft: Bool = false
    ) -> [String] {
        let provisions = RecipeRanking.Provisions(
            pantry: Pantry(foods: foods),
            for: use,
            maxMissing: limit,
            isLimitSoft: isSoft
        )
        let query = RecipeQuery(ranking: .missing(provisions))
        return query.ranking?.arranged(Self.recipes, for: query).map(\.title) ?? []
    }

    @Test func whatNeedsLeastShoppingIsFirst() {
        #expect(ranked(["eggs", "rice"], atMost: nil) == ["there", "near", "far"])
        #expect(ranked(["eggs", "rice"], atMost: 1) == ["there", "near"])
        #expect(ranked(["eggs", "rice"], atMost: 0) == ["there"])
        // What has nothing of it is nothing to cook with it.
        #expect(ranked(["eggs"], atMost: nil) == ["there", "near"])
    }

    @Test func aLimitIsHardUnlessItIsSoftAndNothingIsWithinIt() {
        #expect(ranked(["rice"], atMost: 1).isEmpty)
        #expect(ranked(["rice"], atMost: 1, isSoft: true) == ["far", "near"])
        #expect(ranked(["eggs"], atMost: 0, isSoft: true) == ["there"])
    }

    // MARK: - By one thing

    /// The quickest, best and latest come first, those of which it isn't known last, and equal ones
    /// stay as they were.
    @Test(arguments: 0..<60) func aFactIsAnOrder(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var known: [RecipeID: Int] = [:]
        var minutes: [RecipeID: Int] = [:]
        let recipes = (0..<random.number(0...30)).map { number in
            var recipe = Recipe(id: RecipeID(service: .cookbook, key: "\(number)"), title: "")
            if random.chance(70) {
                recipe.times.total = random.number(0...5)
                minutes[recipe.id] = recipe.times.total
            }
            if random.chance(50) { known[recipe.id] = random.number(1...5) }
            return recipe
        }
        let place = Dictionary(uniqueKeysWithValues: zip(recipes.map(\.id), 0...))
        let orders: [(RecipeRanking.Fact, [RecipeID: Int])] = [
            (.minutes, minutes), (.rating(known), known.mapValues(-)),
            (.cooked(known), known.mapValues(-)),
        ]
        for (fact, ranks) in orders {
            let query = RecipeQuery(ranking: .fact(fact))
            let arranged = try #require(query.ranking).arranged(recipes, for: query).map(\.id)
            #expect(Set(arranged) == Set(recipes.map(\.id)) && arranged.count == recipes.count)
            for (one, two) in zip(arranged, arranged.dropFirst()) {
                let (first, second) = (ranks[one] ?? .max, ranks[two] ?? .max)
                let isBefore = place[one, default: 0] < place[two, default: 0]
                #expect(first < second || first == second && isBefore)
            }
        }
    }

    // MARK: - With some of these

    /// The recipes for a cook who names foods, as titles.
    private func cooked(_ foods: [String], atMost limit: Int? = nil, isSoft: Bool = false)
        -> [String]
    {
        let conditions = foods.map { Condition.has(Term($0)) }.toCook
        let provisions = RecipeRanking.Provisions(
            pantry: Pantry(),
            maxMissing: limit,
            isLimitSoft: isSoft
        )
        let query = RecipeQuery(conditions, ranking: .missing(provisions))
        let found = Self.recipes.filter(query.matches)
        return query.ranking?.arranged(found, for: query).map(\.title) ?? []
    }

    @Test func whatUsesMostOfTheFoodsIsFirst() {
        #expect(cooked(["leek", "ham"]) == ["far", "near"])
        #expect(cooked(["eggs", "rice", "leek"]) == ["near", "far", "there"])
        #expect(cooked(["eggs"]) == ["there", "near"])
    }

    /// A soft limit hides what needs more, but nothing that uses more than all within it.
    @Test func aSoftLimitSparesWhatUsesMore() {
        #expect(cooked(["leek", "ham", "eggs"], atMost: 0) == ["there"])
        #expect(
            cooked(["leek", "ham", "eggs"], atMost: 0, isSoft: true) == ["far", "near", "there"]
        )
        #expect(cooked(["ham", "eggs"], atMost: 0, isSoft: true) == ["there"])
    }

    @Test func oneOfSeveralFoodsCanGo() {
        var query = RecipeQuery([.any(["leek", "ham"].map { Term($0) }), .minutes(20)])
        let (gone, unknown) = (query.takeOut(["ham"]), query.takeOut(["rice"]))
        #expect(gone && !unknown && query.conditions == [.has(Term("leek")), .minutes(20)])
        let last = query.takeOut(["leek"])
        #expect(!last)
    }

    @Test func aLimitAloneKeepsTheOrder() {
        #expect(ranked(["rice", "leek"], .limiting, atMost: 1) == ["far", "near", "there"])
        #expect(ranked(["rice"], .limiting, atMost: 1) == ["there"])
    }
}

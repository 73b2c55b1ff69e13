import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// Orders that the cook's own kitchen decides.
struct RankingTests {
    private func ranking(
        _ foods: [String],
        staples: [String] = [],
        for use: RecipeRanking.Provisions.Use = .cooking,
        atMost limit: Int? = nil,
        isSoft: Bool = false
    ) -> RecipeRanking {
        .missing(
            .init(
                pantry: Pantry(foods: foods, staples: staples),
                for: use,
                maxMissing: limit,
                isLimitSoft: isSoft
            )
        )
    }

    private func standing(
        _ lines: [String],
        _ ranking: RecipeRanking,
        _ conditions: [Condition] = []
    ) -> RecipeStanding? {
        var judge = RankingJudge(ranking, for: RecipeQuery(conditions, ranking: ranking))
        return judge.standing(of: .sample("Supper", lines))
    }

    /// What the cook names is at hand, where the cook asks what to cook with it.
    @Test func whatIsNamedIsAtHand() {
        let named: [Condition] = [
            .has(Term("leek")), .any([Term("ham", in: .ingredient), Term("peas")]),
            .has(Term("carrot", in: .title)), .none(Term("salt")), .has(Term("thai", in: .cuisine)),
            .has(Term("main", in: .category)), .minutes(20),
        ]
        let query = RecipeQuery(named, ranking: ranking(["rice"]))
        #expect(query.namedFoods == ["leek", "ham", "peas"])
        #expect(query.foodsAtHand == ["leek", "ham", "peas"])
        for use in [RecipeRanking.Provisions.Use.sorting, .limiting] {
            #expect(RecipeQuery(named, ranking: ranking(["rice"], for: use)).foodsAtHand.isEmpty)
        }
        #expect(RecipeQuery(named).foodsAtHand.isEmpty)
        let lines = ["leek", "ham", "salt", "carrot"]
        let found = standing(lines, ranking(["rice"]), named)
        #expect(found == RecipeStanding(missing: 2, fromPantry: 2, unused: 1))
        let sorted = standing(lines, ranking(["rice"], for: .sorting), named)
        #expect(sorted == RecipeStanding(missing: 4, fromPantry: 0))
    }

    @Test func theOrderOfStandings() {
        let standings = [(0, 5), (0, 1), (1, 9), (1, 0), (2, 2)].map {
            RecipeStanding(missing: $0, fromPantry: $1)
        }
        for (place, one) in standings.enumerated() {
            #expect(!(one < one))
            for other in standings[(place + 1)...] { #expect(one < other && !(other < one)) }
        }
        #expect(standings.map(\.first) == [0, 0, 1, 1, 2])
        #expect(standings.map(\.second) == [-5, -1, -9, 0, -2])
        #expect(standings.allSatisfy { $0.score == nil })
    }

    /// Places of recipes that miss 2, 0, none known, 1 and 0 things.
    @Test(
        arguments: [
            (.sorting, nil, false, [1, 4, 3, 0]), (.cooking, nil, false, [1, 4, 3, 0]),
            (.cooking, 2, false, [1, 4, 3, 0]), (.cooking, 1, false, [1, 4, 3]),
            (.cooking, 0, false, [1, 4]), (.limiting, nil, false, [0, 1, 3, 4]),
            (.limiting, 1, false, [1, 3, 4]), (.limiting, 2, true, [0, 1, 3, 4]),
            (.cooking, -1, false, []), (.cooking, -1, true, [1, 4, 3, 0]),
            (.limiting, -1, true, [0, 1, 3, 4]), (.cooking, 0, true, [1, 4]),
        ] as [(RecipeRanking.Provisions.Use, Int?, Bool, [Int])]
    )
    func places(
        _ use: RecipeRanking.Provisions.Use,
        _ limit: Int?,
        _ isSoft: Bool,
        _ expected: [Int]
    ) {
        let standings = [2, 0, nil, 1, 0].map {
            $0.map { RecipeStanding(missing: $0, fromPantry: 1) }
        }
        let ranking = ranking([], for: use, atMost: limit, isSoft: isSoft)
        #expect(ranking.places(by: standings) == expected)
    }

    @Test func namesOfOrders() {
        let like = Likeness(.sample("Supper", ["leek"]), staples: [])
        #expect(ranking([]).name == "missing")
        #expect(ranking([], for: .sorting).name == "missing")
        #expect(ranking([], for: .limiting).name == nil)
        #expect(RecipeRanking.likeness(like, staples: []).name == "likeness")
    }

    @Test func provisionsAreToCookWithoutALimit() {
        let provisions = RecipeRanking.Provisions(pantry: Pantry())
        #expect(
            provisions.use == .cooking && provisions.maxMissing == nil && !provisions.isLimitSoft
        )
        #expect(Pantry().isEmpty && Pantry(staples: ["salt"]).isEmpty)
        #expect(!Pantry(foods: ["rice"]).isEmpty)
    }

    // MARK: Likeness

    private func score(_ one: Recipe, _ other: Recipe, staples: [String] = []) -> Likeness.Score? {
        let like = Likeness(one, staples: staples)
        let ranking = RecipeRanking.likeness(like, staples: staples)
        var judge = RankingJudge(ranking, for: RecipeQuery(ranking: ranking))
        return judge.standing(of: other)?.score
    }

    @Test func withoutASharedFoodNothingIsAlike() {
        func soup(_ line: String, _ key: String) -> Recipe { .sample("Soup", [line], key: key) }
        #expect(score(soup("leek", "1"), soup("gloop", "2")) == nil)
        #expect(score(soup("leek", "1"), soup("leek", "1")) == nil)
        #expect(score(soup("leek", "1"), soup("leek", "2")) != nil)
        #expect(score(.sample("Soup", []), soup("leek", "2")) == nil)
    }

    /// The kind of dish tells most, then what the recipe says of itself.
    @Test func kindsTellMoreThanCategories() {
        let one = Recipe.sample("Leek soup", ["leek"], categories: ["main"], cuisines: ["thai"])
        let kind = Recipe.sample("Soup", ["leek", "gloop"], key: "2")
        let category = Recipe.sample(
            "Cups",
            ["leek", "gloop"],
            categories: ["Main course"],
            key: "3"
        )
        let cuisine = Recipe.sample("Cups", ["leek", "gloop"], cuisines: ["Thai"], key: "4")
        let none = Recipe.sample("Cups", ["leek", "gloop"], key: "5")
        let scores = [kind, category, cuisine, none].compactMap { score(one, $0)?.likeness }
        #expect(scores.count == 4)
        #expect(scores == scores.sorted(by: >))
        #expect(scores[1] == scores[2] && scores[0] > scores[1] && scores[2] > scores[3])
    }

    @Test func ofEquallyAlikeOnesFewestOthersComeFirst() {
        let like = Likeness(.sample("A", ["leek"]), staples: [])
        let ranking = RecipeRanking.likeness(like, staples: [])
        let standings = [2, 1].map {
            RecipeStanding(Likeness.Score(shared: 1, others: $0, likeness: 500))
        }
        #expect(ranking.places(by: standings) == [1, 0])
        #expect(standings[0].first == -500 && standings[0].second == 2)
    }

    @Test func whatIsCompared() {
        let recipe = Recipe.sample(
            "Leek soup",
            ["2 leeks, sliced", "1 onion", "salt", "1 leek"],
            categories: ["Main course", "veggie"],
            cuisines: ["Thai"]
        )
        let like = Likeness(recipe, staples: ["salt"])
        #expect(like.id == recipe.id && like.title == "Leek soup")
        #expect(like.foods == ["leek", "onion"])
        #expect(
            like.traits == ["dish soup", "category main", "category vegetarian", "cuisine thai"]
        )
        #expect(Likeness(.sample("Goulash"), staples: []).traits == ["dish stew"])
    }

    // MARK: Reasons

    @Test func whyARecipeStandsWhereItDoes() {
        let recipe = Recipe.sample("Leek pie", ["1 kg leeks", "1 egg", "salt"])
        let pantry = Pantry(foods: ["egg"], staples: ["salt"])
        let ranking = RecipeRanking.missing(.init(pantry: pantry))
        let query = RecipeQuery([.has(Term("leek"))], ranking: ranking)
        let reasons = MatchReasons(recipe, for: query, pantry: pantry)
        #expect(reasons.grounds.map(\.grounds) == [[.named(food: "leek")]])
        #expect(reasons.grounds.map(\.condition) == [.has(Term("leek"))])
        #expect(reasons.tier == 0 && reasons.tiers == 5 && reasons.ingredients == 3)
        #expect(reasons.tally?.missing == [] && reasons.tally?.inPantry == ["leeks", "egg"])
        #expect(reasons.tally?.staples == ["salt"])
        #expect(reasons.standing == RecipeStanding(missing: 0, fromPantry: 2))
        #expect(reasons.score == nil)

        let plain = MatchReasons(recipe, for: RecipeQuery([.has(Term("ham"))]), pantry: nil)
        #expect(plain.grounds.isEmpty && plain.tier == nil && plain.tally == nil)
        #expect(plain.standing == nil && plain.tiers == 5)
    }

    // MARK: The pantry

    @Test func aTallyOfAll() {
        let recipe = Recipe.sample(
            "A",
            ["2 eggs", "salt", "1 leek", "1 egg", "ham (optional)", "½"]
        )
        let tally = PantryMatch(Pantry(foods: ["egg"], staples: ["salt"])).tally(of: recipe)
        #expect(tally.need == 4 && tally.have == 2 && tally.fromPantry == 1)
        #expect(tally.inPantry == ["eggs"] && tally.staples == ["salt"])
        #expect(tally.missing == ["leek", "½"] && tally.had == ["eggs", "salt"])
        #expect(PantryTally().need == 0 && PantryTally().have == 0)
    }

    @Test func theFoodOfALine() {
        #expect(Ingredient(text: "2 eggs, beaten").food == "eggs")
        #expect(Ingredient(text: "2 eggs, beaten", name: "big eggs").food == "big eggs")
    }
}

import RecipeModel
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

    @Test func aLimitAloneKeepsTheOrder() {
        #expect(ranked(["rice", "leek"], .limiting, atMost: 1) == ["far", "near", "there"])
        #expect(ranked(["rice"], .limiting, atMost: 1) == ["there"])
    }
}

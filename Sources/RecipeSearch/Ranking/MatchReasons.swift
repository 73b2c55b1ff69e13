package import RecipeModel

/// Why a recipe stands where it does in a list: what matched, and what the order looks at.
package struct MatchReasons: Hashable, Sendable {
    /// How it meets each condition that must hold; where its list tells too little, none.
    package var grounds: [MatchGrounds]
    /// Its tier in the cookbook's order, 0 the best; nil where what the list tells is not enough.
    package var tier: Int?
    /// How many tiers there are.
    package var tiers: Int
    /// How many different ingredients it has: inside a tier, fewest come first.
    package var ingredients: Int
    /// What of it is in the pantry; nil where nothing is known of that.
    package var tally: PantryTally?
    /// Where the kitchen's own order puts it; nil where there is none.
    package var standing: RecipeStanding?

    /// How alike the recipe is to the one that others are compared with.
    package var score: Likeness.Score? { standing?.score }

    /// Looks at a recipe as a query's order does.
    package init(_ recipe: Recipe, for query: RecipeQuery, pantry: Pantry?) {
        let meaning = RecipeMeaning(recipe)
        grounds = meaning.grounds(for: query)
        let order = QueryMeaning(query)
        tier = order.tier(of: meaning)
        tiers = order.tiers.count
        ingredients = meaning.ingredientCount
        tally = pantry.map { PantryMatch($0, having: query.foodsAtHand).tally(of: recipe) }
        standing = query.ranking.flatMap { ranking in
            var judge = RankingJudge(ranking, for: query)
            return judge.standing(of: recipe)
        }
    }
}

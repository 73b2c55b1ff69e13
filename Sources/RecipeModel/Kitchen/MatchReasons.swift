/// Why a recipe stands where it does in a list: what matched, and what the order looks at.
package struct MatchReasons: Hashable, Sendable {
    /// How it meets each condition that must hold; where its list tells too little, none.
    package var grounds: [MatchGrounds]
    /// Its tier in the cookbook's order, 0 the best; nil where what the list tells is not enough.
    package var tier: Int?
    /// How many different ingredients it has: inside a tier, fewest come first.
    package var ingredients: Int
    /// What of it is in the pantry; nil where nothing is known of that.
    package var tally: PantryTally?

    /// Looks at a recipe as a query's order does.
    package init(_ recipe: Recipe, for query: RecipeQuery, pantry: Pantry?) {
        let meaning = RecipeMeaning(recipe)
        grounds = meaning.grounds(for: query)
        tier = QueryMeaning(query).tier(of: meaning)
        ingredients = meaning.ingredientCount
        tally = pantry.map { PantryMatch($0, having: query.namedFoods).tally(of: recipe) }
    }
}

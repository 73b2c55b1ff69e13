/// Conditions made ready to be asked of many recipes.
package struct QueryMatch: Sendable {
    private let meaning: QueryMeaning
    private let wantsNothing: Bool

    /// Conditions, all of which must hold.
    package init(_ conditions: [Condition]) {
        meaning = QueryMeaning(conditions)
        wantsNothing = conditions.isEmpty
    }

    /// All conditions of a query.
    package init(_ query: RecipeQuery) { self.init(query.conditions) }

    /// Whether all conditions hold. Unknown minutes meet no limit.
    package func holds(for recipe: RecipeWords) -> Bool {
        wantsNothing || meaning.recipes(in: StrictPostings(recipe.meaning)).contains { !$0.isEmpty }
    }
}

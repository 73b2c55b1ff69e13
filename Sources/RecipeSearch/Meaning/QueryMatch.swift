package import RecipeModel

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

/// What a query looks at in a recipe, decided once so that many queries can be asked of it.
package struct RecipeWords: Hashable, Sendable {
    /// What the recipe means.
    package let meaning: RecipeMeaning

    /// Reads a recipe.
    package init(_ recipe: Recipe) { meaning = RecipeMeaning(recipe) }
}

extension Condition {
    /// Whether the condition holds for a recipe.
    ///
    /// A plain term holds for what a cook means by it (`TermMeaning`). For many recipes make a
    /// `QueryMatch` and `RecipeWords` once.
    package func holds(for recipe: Recipe) -> Bool { holds(for: RecipeWords(recipe)) }

    /// Whether the condition holds for a recipe's words.
    package func holds(for recipe: RecipeWords) -> Bool { QueryMatch([self]).holds(for: recipe) }
}

extension RecipeQuery {
    /// Whether all conditions hold for a recipe.
    package func matches(_ recipe: Recipe) -> Bool { matches(RecipeWords(recipe)) }

    /// Whether all conditions hold for a recipe's words.
    package func matches(_ recipe: RecipeWords) -> Bool { QueryMatch(self).holds(for: recipe) }
}

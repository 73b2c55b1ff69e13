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

extension Condition {
    /// Whether the condition holds for a recipe.
    ///
    /// A plain term holds where its words stand in a row in the name of one ingredient, or are all
    /// words of the title. A cuisine or category is meant by its whole name. For many recipes make
    /// a `QueryMatch` and `RecipeWords` once.
    package func holds(for recipe: Recipe) -> Bool { holds(for: RecipeWords(recipe)) }

    /// Whether the condition holds for a recipe's words.
    package func holds(for recipe: RecipeWords) -> Bool { QueryMatch([self]).holds(for: recipe) }
}

extension RecipeQuery {
    /// Whether all conditions hold for a recipe.
    package func matches(_ recipe: Recipe) -> Bool { matches(RecipeWords(recipe)) }

    /// Whether all conditions hold for a recipe's words.
    package func matches(_ recipe: RecipeWords) -> Bool { QueryMatch(self).holds(for: recipe) }

    /// How many of the wanted terms are in a recipe's title.
    package func titleGrade(of recipe: RecipeWords) -> TitleGrade {
        QueryMatch(self).titleGrade(of: recipe)
    }
}

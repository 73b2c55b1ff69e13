/// What a query looks at in a recipe, decided once so that many queries can be asked of it.
package struct RecipeWords: Hashable, Sendable {
    /// What the recipe means.
    package let meaning: RecipeMeaning

    /// Reads a recipe.
    package init(_ recipe: Recipe) { meaning = RecipeMeaning(recipe) }
}

/// What to show of a recipe.
package enum RecipePart: Hashable, Sendable {
    /// Title, facts, ingredients, steps and notes.
    case whole
    case ingredients
    case steps
    /// The page's readable text.
    case text
}

/// What of a recipe is to be shown.
package enum RecipePart: Hashable, Sendable {
    /// Title, facts, ingredients, steps and notes.
    case whole
    case ingredients
    case steps
    /// The page's readable text.
    case text
}

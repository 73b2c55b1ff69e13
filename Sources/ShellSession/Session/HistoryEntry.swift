package import RecipeModel

/// A recipe that is read, and the list that it was opened from.
package struct OpenedRecipe: Hashable, Sendable {
    /// The recipe.
    package let recipe: RecipeID
    /// What bare numbers meant when it was opened.
    let list: PrintedList
}

/// A place that `back` left, and to which `forward` leads.
enum HistoryEntry: Sendable {
    case results(SessionView)
    case favorites
    case recipe(OpenedRecipe)

    /// The results, where it is some.
    var view: SessionView? {
        if case .results(let view) = self { view } else { nil }
    }
}

import KitchenLanguage

extension RecipeSort {
    /// The recipes of one page in this order; those that are equal in it stay in the order given.
    ///
    /// Titles are compared without letter case and diacritics, so `Éclairs` stand before `Eggs`.
    package func arranged(_ recipes: [Recipe]) -> [Recipe] {
        switch self {
        case .best, .missing, .minutes, .rating, .cooked: return recipes
        case .title:
            let keyed = recipes.enumerated().map { place, recipe in
                (title: LetterFolding.folded(recipe.title), place: place, recipe: recipe)
            }
            return keyed.sorted { left, right in
                left.title == right.title
                    ? left.place < right.place
                    : left.title.lexicographicallyPrecedes(right.title)
            }.map(\.recipe)
        }
    }
}

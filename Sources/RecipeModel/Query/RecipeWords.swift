/// What a query looks at in a recipe, normalised once so that many queries can be asked of it.
package struct RecipeWords: Hashable, Sendable {
    /// The words of the title.
    package var title: FoodWords
    /// For each ingredient the words of its name.
    package var ingredients: [FoodWords]
    /// For each cuisine its whole name.
    package var cuisines: [FoodWords]
    /// For each category its whole name, the same for names that mean the same.
    package var categories: [FoodWords]
    /// The minutes from start to table, where they are known.
    package var minutes: Int?

    /// The words of a recipe.
    package init(_ recipe: Recipe) {
        title = FoodWords(recipe.title)
        ingredients = recipe.ingredientGroups.flatMap { $0.items.map { FoodWords($0.name) } }
        cuisines = recipe.cuisines.map { FoodWords($0) }
        categories = recipe.categories.map { CategoryName.canonical(FoodWords($0)) }
        minutes = recipe.times.minutes
    }
}

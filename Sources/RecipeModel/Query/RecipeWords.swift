/// What a query looks at in a recipe, normalised once so that many queries can be asked of it.
public struct RecipeWords: Hashable, Sendable {
    /// The words of the title.
    public var title: FoodWords
    /// For each ingredient the words of its name.
    public var ingredients: [FoodWords]
    /// For each cuisine its whole name.
    public var cuisines: [FoodWords]
    /// For each category its whole name, the same for names that mean the same.
    public var categories: [FoodWords]
    /// The minutes from start to table, where they are known.
    public var minutes: Int?

    /// The words of a recipe.
    public init(_ recipe: Recipe) {
        title = FoodWords(recipe.title)
        ingredients = recipe.ingredientGroups.flatMap { $0.items.map { FoodWords($0.name) } }
        cuisines = recipe.cuisines.map { FoodWords($0) }
        categories = recipe.categories.map { CategoryName.canonical(FoodWords($0)) }
        minutes = recipe.times.minutes
    }
}

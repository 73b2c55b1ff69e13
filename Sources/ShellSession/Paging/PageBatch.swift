public import RecipeModel

/// A recipe with the number by which the cook names it.
public struct NumberedRecipe: Hashable, Sendable {
    /// The number, from 1; it never changes within a query.
    public var number: Int
    /// The recipe.
    public var recipe: Recipe

    /// A recipe with its number.
    public init(number: Int, recipe: Recipe) {
        self.number = number
        self.recipe = recipe
    }
}

/// What one `search`, `more` or `retry` brought: the recipes of a page, and how they were come by.
public struct PageBatch: Hashable, Sendable {
    /// The page that the recipes are from; the last one looked at when there are none.
    public var page: Int
    /// The recipes that are new, in the order in which they are shown.
    public var recipes: [NumberedRecipe]
    /// Pages that were looked past on the way.
    public var skipped: [SkippedPage]
    /// Recipes that had been seen before in the query, on all pages that were looked at.
    public var repeatsHidden: Int
    /// Recipes that a condition took out here, on all pages that were looked at.
    public var takenOut: Int
    /// Pages that came and of which nothing was left.
    public var barrenPages: Int
    /// Entries that could not be used, on all pages that were looked at.
    public var unusableEntries: Int
    /// How old the oldest answer is, in seconds, where nobody could be asked.
    public var age: Int?
    /// What each service contributed to the page, where several were asked at once; the counts in it
    /// are of the page as it came.
    public var parts: [PagePart] = []
}

extension PageBatch {
    /// This batch and one that came behind it, as one.
    func joined(with later: PageBatch) -> PageBatch {
        PageBatch(
            page: later.page,
            recipes: recipes + later.recipes,
            skipped: skipped + later.skipped,
            repeatsHidden: repeatsHidden + later.repeatsHidden,
            takenOut: takenOut + later.takenOut,
            barrenPages: barrenPages + later.barrenPages,
            unusableEntries: unusableEntries + later.unusableEntries,
            age: [age, later.age].compactMap(\.self).max(),
            parts: parts + later.parts
        )
    }
}

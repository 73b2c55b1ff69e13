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
    /// Recipes that were on the page and had been seen before.
    public var repeatsHidden: Int
    /// Recipes that a condition took out here.
    public var takenOut: Int
    /// Pages of which nothing was left, before this one.
    public var barrenPages: Int
    /// Entries that could not be used.
    public var unusableEntries: Int
    /// How old the answer is, in seconds, where nobody could be asked.
    public var age: Int?
}

/// What a request for recipes ended in.
public enum PagingReport: Hashable, Sendable {
    /// Recipes, or pages of which nothing was left.
    case arrived(PageBatch)
    /// There is nothing more.
    case ended(skipped: [SkippedPage])
    /// A failure, on one page or several behind each other.
    case failed(PagingFailure)
    /// It was called off.
    case cancelled
}

/// Why no recipes came.
public struct PagingFailure: Error, Hashable, Sendable {
    /// The first failure.
    public var failure: ServiceFailure
    /// The pages that failed.
    public var pages: ClosedRange<Int>
}

package import RecipeModel

/// A recipe with the number by which the cook names it.
package struct NumberedRecipe: Hashable, Sendable {
    /// The number, from 1; it never changes within a query.
    package var number: Int
    /// The recipe.
    package var recipe: Recipe

    /// A recipe with its number.
    package init(number: Int, recipe: Recipe) {
        self.number = number
        self.recipe = recipe
    }
}

/// What one `search`, `more` or `retry` brought: the recipes of a page, and how they were come by.
package struct PageBatch: Hashable, Sendable {
    /// The page that the recipes are from; the last one looked at when there are none.
    package var page: Int
    /// The recipes that are new, in the order in which they are shown.
    package var recipes: [NumberedRecipe]
    /// Pages that were skipped on the way.
    package var skipped: [SkippedPage]
    /// Recipes that had been seen before in the query, on all pages that were looked at.
    package var repeatsHidden: Int
    /// Recipes that a condition took out here, on all pages that were looked at.
    package var takenOut: Int
    /// Pages that came and of which nothing was left.
    package var barrenPages: Int
    /// Entries that could not be used, on all pages that were looked at.
    package var unusableEntries: Int
    /// How old the oldest answer is, in seconds, where nobody could be asked.
    package var age: Int?
    /// What each service contributed to the page, where several were asked at once; the counts in it
    /// are of the page as it came.
    package var parts: [PagePart] = []
    /// What was found out by reading recipes, on the page that came last.
    package var judgement: PageJudgement?
}

extension PageBatch {
    /// This batch and one that came after it, as one.
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
            parts: parts + later.parts,
            judgement: later.judgement ?? judgement
        )
    }
}

import RecipeModel

/// Parts of a page that were told before the page was there.
actor ToldParts: PartialPageObserver {
    private(set) var parts: [PagePart] = []
    private(set) var recipes: [Recipe] = []

    func received(_ part: PagePart, _ recipes: [Recipe]) {
        parts.append(part)
        self.recipes += recipes
    }
}

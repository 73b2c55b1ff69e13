/// What of a page was found out by reading its recipes, because the server can't be asked it.
package struct PageJudgement: Hashable, Sendable, Codable {
    /// Conditions that the ingredients decided, where they are known.
    package var byIngredients: [Condition]
    /// Conditions that tags and categories decided alone.
    package var byTags: [Condition]
    /// How many recipes of the page have no known ingredients, so that tags decided for them too.
    package var unknown: Int
    /// How many recipes were read up to here, from the first on, and among how many; nil where the
    /// page needed none to be read.
    package var read: Int?
    package var candidates: Int

    package init(
        byIngredients: [Condition] = [],
        byTags: [Condition] = [],
        unknown: Int = 0,
        read: Int? = nil,
        candidates: Int = 0
    ) {
        self.byIngredients = byIngredients
        self.byTags = byTags
        self.unknown = unknown
        self.read = read
        self.candidates = candidates
    }
}

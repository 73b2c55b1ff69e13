/// What part a food has in a recipe; the lower, the more.
package enum FoodRank: Int, Hashable, Sendable, CaseIterable {
    /// The dish is called after it.
    case named
    /// It is one of the main foods.
    case main
    /// It is one food among others.
    case present
    /// Something made of it is in the recipe, or so little of it that nobody would say so.
    case madeFrom
}

/// What can be wrong with a command of the kitchen.
package enum KitchenMistake: Hashable, Sendable {
    /// The pantry is empty and no food was named.
    case nothingToCookWith
    case notInPantry(word: String, foods: [String])
    case notOnShoppingList(word: String)
    /// The recipe does not say how many it serves.
    case servingsUnknown
    /// Own words are written on favorites only.
    case notKept(number: Int?, title: String)
    /// The recipe stands in no list of results.
    case notAResult(title: String)
    /// No recipe is being cooked step by step.
    case noGuide
    case noSuchTimer(name: String)
    /// What was typed is not a time.
    case notATime(word: String)
}

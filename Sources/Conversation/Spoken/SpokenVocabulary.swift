import RecipeModel

/// What the grammar asks about the words of cooking.
package protocol SpokenVocabulary: Sendable {
    /// How many words, from the given one on, are the longest name of a food or dish; 0 for none.
    func lengthOfName(at start: Int, in words: [String]) -> Int
    /// Whether a word alone is the name of a food or dish.
    func isFood(_ word: String) -> Bool
    /// Whether a word stands in the name of some food or dish, or in a title of the cookbook.
    func isKnown(_ word: String) -> Bool
}

/// The names that come with the program.
package struct KnownFoodVocabulary: SpokenVocabulary {
    package init() {}

    package func lengthOfName(at start: Int, in words: [String]) -> Int {
        guard words.indices.contains(start) else { return 0 }
        return KnownFoods.shared.longestName(in: words[start...])?.wordCount ?? 0
    }

    package func isFood(_ word: String) -> Bool { KnownFoods.shared.kind(of: word) != nil }

    package func isKnown(_ word: String) -> Bool { KnownFoods.shared.isWordOfName(word) }
}

import RecipeModel

/// What is known of foods and dishes by name, as far as reading a line needs it.
protocol FoodKnowledge: Sendable {
    /// How many words, from the given one on, are the longest name of a food or dish; 0 for none.
    ///
    /// The words are in lower case, as typed otherwise.
    func lengthOfName(at start: Int, in words: [String]) -> Int

    /// Whether a word stands in the name of some food or dish.
    func isWordOfName(_ word: String) -> Bool
}

/// The names that come with the program.
struct LiveFoods: FoodKnowledge {
    func lengthOfName(at start: Int, in words: [String]) -> Int {
        guard words.indices.contains(start) else { return 0 }
        return KnownFoods.shared.longestName(in: words[start...])?.wordCount ?? 0
    }

    func isWordOfName(_ word: String) -> Bool { KnownFoods.shared.isWordOfName(word) }
}

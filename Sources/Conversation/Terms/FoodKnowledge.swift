import KitchenLanguage

/// What is known of foods and dishes by name, as far as reading a line needs it.
protocol FoodKnowledge: Sendable {
    /// How many words, from the given one on, are the longest name of a food or dish; 0 for none.
    ///
    /// The words are in lower case, as typed otherwise.
    func lengthOfName(at start: Int, in words: [String]) -> Int

    /// Whether a word stands in the name of some food or dish.
    func isWordOfName(_ word: String) -> Bool

    /// Whether a word says nothing of what is looked for, as `something` and `tasty` do.
    func isDropped(_ word: String) -> Bool

    /// Whether a text names a sort of dish, and no food: a course, a kind, a cuisine, a diet.
    func isSort(_ text: String) -> Bool

    /// Whether a text names a course, a cuisine or a diet.
    func isClass(_ text: String) -> Bool
}

extension FoodKnowledge {
    func isDropped(_ word: String) -> Bool { false }
    func isSort(_ text: String) -> Bool { false }
    func isClass(_ text: String) -> Bool { false }
}

/// The names that come with the program.
struct LiveFoods: FoodKnowledge {
    func lengthOfName(at start: Int, in words: [String]) -> Int {
        guard words.indices.contains(start) else { return 0 }
        return Vocabulary.shared.longestName(in: words[start...])?.wordCount ?? 0
    }

    func isWordOfName(_ word: String) -> Bool { Vocabulary.shared.isWordOfName(word) }

    func isDropped(_ word: String) -> Bool { Vocabulary.shared.isDropped(word) }

    func isSort(_ text: String) -> Bool {
        let senses = Vocabulary.shared.senses(of: text)
        return !senses.isEmpty && !senses.contains(.food)
    }

    func isClass(_ text: String) -> Bool {
        !Vocabulary.shared.senses(of: text).isDisjoint(with: [.course, .cuisine, .diet])
    }
}

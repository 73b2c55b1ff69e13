extension RecipeQuestion {
    /// Whether somebody only says what they like or how something is: `I want it saucier`, `it is
    /// really thick`. It does not tell that a step is done.
    var isRemark: Bool { !isAsked && Self.remarks(text) }

    /// Whether it can only be about the dish before the cook, though it names foods as a search does:
    /// `I hate mushrooms`, `we like it hotter`, `no wine`, `table salt ok`.
    package var isOfDish: Bool {
        guard !looksElsewhere else { return false }
        let words = QuestionSentence.words(of: text[...])
        if isAsked { return [.substitute, .diet].contains(subject) }
        if subject == .substitute { return isRemark || words.first == "no" }
        return isRemark && words.contains { ["it", "this", "them"].contains($0) }
    }

    /// Whether it asks, or speaks of somebody who eats, and looks for no other dish: `one of us can't
    /// have nuts`, `cabbage as well?`, `roasted cashews ok`.
    var isOfThisDish: Bool {
        guard !looksElsewhere else { return false }
        return isAsked || speaksOfEater || subject == .substitute
    }

    /// Whether it looks for another dish.
    package var looksElsewhere: Bool {
        let words = QuestionSentence.words(of: text[...])
        let others = speaksOfEater ? Self.otherDishes : Self.finding
        return words.contains(where: others.contains) || Self.asksWhatToMake(words)
    }

    /// Whether it can only look for other recipes: `which other rice dishes are there`.
    var asksForRecipes: Bool {
        let words = QuestionSentence.words(of: text[...])
        let text = " " + words.joined(separator: " ") + " "
        return ["recipes", "dishes", "collection"].contains(where: words.contains)
            || ["which", "another", "a", "any", "other"].contains { word in
                text.contains(" \(word) recipe ") || text.contains(" some dish ")
            }
    }

    /// Whether a question that nothing in the recipe bears on is one of the kitchen: `peel them?`,
    /// `is that fan`.
    var isOfKitchen: Bool {
        has("it", "this", "that", "them", "these", "those", "they") || !deeds.isEmpty
            || !sentence.foodNames.isEmpty
            || sentence.words.contains(where: QuestionSentence.tools.contains)
                && !has("my", "your")
    }

    /// `What can I make with plums`.
    private static func asksWhatToMake(_ words: [String]) -> Bool {
        let text = " " + words.joined(separator: " ") + " "
        return ["can", "could", "shall", "to"].contains { verb in
            ["make", "cook", "do with all"].contains { deed in
                text.contains(verb == "to" ? " what to \(deed) " : " what \(verb) i \(deed) ")
            }
        }
    }

    /// Words of those who look for another dish.
    private static let finding: Set<String> = [
        "something", "anything", "recipe", "recipes", "find", "search", "show", "dish", "dishes",
        "else", "another",
    ]
    /// Those of them that can't be about the dish itself, as `anything in it?` is.
    private static let otherDishes = finding.subtracting(["anything", "show", "else"])
    /// Words of those who only like it.
    private static let praise: Set<String> = [
        "a", "lot", "much", "very", "so", "too", "again", "now", "here", "one", "please", "really",
        "it", "this", "that", "them", "good", "great", "nice", "lovely", "delicious",
    ]

    static func remarks(_ text: String) -> Bool {
        let words = QuestionSentence.words(of: text[...])
        guard let first = words.first, speakers.contains(first) else { return false }
        if words.contains(where: { $0 == "too" || $0 == "only" }) { return true }
        guard let wish = words.prefix(4).firstIndex(where: wishes.contains) else { return false }
        // Whoever only likes it says nothing of it.
        return words[(wish + 1)...].contains { !praise.contains($0) }
    }

    private static let speakers: Set<String> = [
        "i", "we", "my", "our", "mine", "ours", "they", "he", "she", "somebody", "someone", "it",
    ]
    private static let wishes: Set<String> = [
        "hate", "hates", "like", "likes", "love", "loves", "prefer", "prefers", "want", "wants",
        "wish", "dislike", "would", "only", "looks", "tastes", "smells", "feels", "seems",
    ]
}

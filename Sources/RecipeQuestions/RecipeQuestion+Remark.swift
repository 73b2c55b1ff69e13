extension RecipeQuestion {
    /// Whether somebody only says what they like or how something is: `I want it saucier`, `it is
    /// really thick`. It does not tell that a step is done.
    var isRemark: Bool { !isAsked && Self.remarks(text) }

    /// Whether it can only be about the dish before the cook, though it names foods as a search does:
    /// `I hate mushrooms`, `we like it hotter`, `no wine`, `table salt ok`.
    package var isOfDish: Bool {
        let words = QuestionSentence.words(of: text[...])
        guard !words.contains(where: Self.finding.contains) else { return false }
        if isAsked { return [.substitute, .diet].contains(subject) }
        if subject == .substitute { return isRemark || words.first == "no" }
        return isRemark && words.contains { ["it", "this", "them"].contains($0) }
    }

    /// Words of those who look for another dish.
    private static let finding: Set<String> = [
        "something", "anything", "recipe", "recipes", "find", "search", "show", "dish", "dishes",
        "else", "another",
    ]
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
        "i", "we", "my", "our", "they", "he", "she", "somebody", "someone", "it",
    ]
    private static let wishes: Set<String> = [
        "hate", "hates", "like", "likes", "love", "loves", "prefer", "prefers", "want", "wants",
        "wish", "dislike", "would", "only", "looks", "tastes", "smells", "feels", "seems",
    ]
}

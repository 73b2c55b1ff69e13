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

    /// Whether it looks for another dish.
    package var looksElsewhere: Bool {
        if Self.cooking.stand(in: text) { return true }
        let found = QuestionSentence.words(of: text[...]).filter(Self.finding.contains)
        // `Anything in it?`, for somebody who must not have something.
        return !found.isEmpty
            && (found.contains(where: Self.otherDishes.contains) || !speaksOfEater)
    }

    /// Whether it can only look for other recipes: `which other rice dishes are there`.
    var asksForRecipes: Bool { Self.otherRecipes.stand(in: text) }

    /// Whether a question that nothing in the recipe bears on is one of the kitchen: `peel them?`,
    /// `is that fan`.
    var isOfKitchen: Bool {
        has("it", "this", "that", "them", "these", "those", "they") || !deeds.isEmpty
            || !sentence.foodNames.isEmpty
            || sentence.words.contains(where: QuestionSentence.tools.contains)
                && !has("my", "your")
    }

    /// What asks what can be made of foods.
    private static let cooking = SaidPhrases(
        """
        what can|could|shall i make|cook; what can|could|shall i do with all
        what to make|cook; what to do with all
        """
    )
    private static let otherRecipes = SaidPhrases(
        "recipes; dishes; collection; which|another|a|any|other recipe; some dish"
    )
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

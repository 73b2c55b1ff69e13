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

    /// Whether somebody who cooks wants time, or to know where they are, so that the step stays.
    package static func stays(_ text: String) -> Bool { pauses.are(text) }

    private static let pauses = SaidPhrases(
        """
        ?ok ?no ?wait hang|hold on|it ?there ?please ?a|one|just ?a ?sec|second|minute|moment|min
        ?ok ?no ?just ?wait ?give|gimme ?me a|one sec|second|minute|moment|min ?please
        ?no ?just wait|whoa|stay|hmm ?here|there|please|now; slow down ?please; not so fast
        ?no ?im ?i ?am ?m ?we ?are ?re ?it ?is ?its ?am not ?quite yet|done|ready|finished|there ?yet ?with ?it|this|that
        let me|us think|see|check|look ?first; bear with me; never|nevermind ?mind; forget it|that
        ?ok ?so ?sorry where was|were|am|are i|we ?now ?again ?up ?to; ?ok where did we|i get to|stop
        """
    )

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

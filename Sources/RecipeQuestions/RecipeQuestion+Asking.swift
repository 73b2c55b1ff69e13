/// By what words somebody asks and doesn't tell, without a question mark.
extension RecipeQuestion {
    /// Whether a sentence asks.
    static func asks(_ sentence: QuestionSentence) -> Bool {
        let words = Array(sentence.words.drop { interjections.contains($0) })
        // `Don't put this on the list` asks nothing.
        if let first = words.first, openers.contains(first), words != ["will", "do"],
            !words.starts(with: ["do", "not"]),
            first != "must" || words.count < 2
                || rulesOver.contains(words[1])
        {
            return true
        }
        // `Tips in as well`, `all the cream now`.
        if (2...7).contains(words.count), let last = words.last, closings.contains(last),
            !words.dropLast().contains(where: { unasked.contains($0) || $0.hasSuffix("ed") })
        {
            return true
        }
        // `Ok for coeliacs`, `table salt ok`.
        if words.count > 1, words.count < 9, !words.contains("i"), !words.contains("we") {
            if leaves.contains(words[0]), ["for", "to", "if", "with"].contains(words[1]) {
                return true
            }
            if leaves.contains(words[words.count - 1]), !telling.contains(words[0]) { return true }
        }
        // `Dinner's at 7, start when`.
        if words.count > 2, ["when", "where", "how"].contains(words[words.count - 1]) {
            return true
        }
        // `The flour, does all of it go in`.
        if words.count > 3, QuestionSentence.topics.contains(words[0]),
            words[2...].prefix(3).contains(where: clauseOpeners.contains)
        {
            return true
        }
        // `Need I peel them`.
        if words.count > 2, words[0] == "need", ["i", "we"].contains(words[1]) { return true }
        // `At what temperature`, `in Celsius how hot`.
        if let first = words.first, prepositions.contains(first),
            words.dropFirst().prefix(2).contains(where: ["what", "which", "how"].contains)
        {
            return true
        }
        // `If I want to eat at 9, when should I start`.
        if zip(words, words.dropFirst()).contains(where: {
            interrogatives[$0]?.contains($1) == true
        }) {
            return true
        }
        // `Low or high`
        if words.count < 12, let place = words.firstIndex(of: "or"), place > 0,
            !["less", "more", "under", "so"].contains(words[(place + 1)...].first),
            !words.contains("i"), !words.contains("we"), !words[0].hasSuffix("ed")
        {
            return true
        }
        let text = " " + words.joined(separator: " ") + " "
        return phrases.contains { text.contains($0) }
    }

    /// What a question after its topic begins with.
    private static let clauseOpeners: Set<String> = [
        "do", "does", "can", "could", "should", "how", "what", "when", "where", "which",
    ]

    /// Words at whose place a question mark might stand.
    private static let closings: Set<String> = ["now", "too", "well", "yet", "later"]
    /// Words of those who tell.
    private static let unasked: Set<String> = [
        "i", "we", "it", "he", "she", "they", "that", "this", "is", "are", "was", "has", "have",
        "done", "ok", "okay", "next", "what", "not", "no", "yes", "very", "let", "go", "right",
        "please", "thanks", "me", "us",
    ]

    /// Who must do or be something: `must it rest`, and not `must contain lemon`.
    private static let rulesOver: Set<String> = [
        "i", "we", "it", "they", "this", "that", "the", "these", "you",
    ]

    /// What is called out before a question.
    private static let interjections: Set<String> = ["wait", "sorry", "hmm", "oh", "um", "er"]

    /// What asks for leave at the end or the beginning of a few words.
    private static let leaves: Set<String> = [
        "ok", "okay", "fine", "safe", "suitable", "possible", "alright", "allowed", "instead",
    ]

    /// Whether it can be about a dish by its name; what takes another's place, or comes next, is of the dish
    /// before the cook.
    package var isOfNamedDish: Bool {
        guard isAsked, !looksElsewhere, !asksForRecipes, !Self.ordering.stand(in: text),
            let subject
        else { return false }
        return Self.ofDishes.contains(subject)
    }

    /// What asks for a dish, and nothing about it.
    private static let ordering = SaidPhrases("can|could|may i|we have|get|see")

    private static let ofDishes: Set<QuestionSubject> = [
        .diet, .contains, .time, .amount, .ingredients, .servings, .temperature, .tool, .source,
        .count,
    ]

    /// Whether it says that somebody wants to know.
    static func wants(_ sentence: QuestionSentence) -> Bool {
        sentence.words.contains("know") && sentence.words.contains { $0 == "want" || $0 == "need" }
    }

    private static let prepositions: Set<String> = ["at", "in", "with", "to", "on", "from"]

    /// What is told so often by the way that it must be asked: `I put it in a bowl`.
    static let asIsOnly: Set<QuestionSubject> = [
        .tool, .temperature, .time, .amount, .finished, .diet, .contains, .servings, .other,
    ]

    static let openers: Set<String> = [
        "how", "what", "which", "is", "are", "can", "when", "should", "for", "does", "do", "could",
        "who", "where", "did", "have", "has", "why", "was", "were", "will", "would", "may",
        "must", "shall", "am", "any",
    ]

    /// Whether a word only asks, and says nothing of what is asked.
    package static func onlyAsks(_ word: String) -> Bool { QuestionWords.content(of: word).isEmpty }

    /// Whether a word begins questions that yes and no don't answer.
    static func opensOpenly(_ word: String) -> Bool { openly.contains(word) }

    private static let openly: Set<String> = [
        "how", "what", "which", "when", "where", "who", "why",
    ]

    /// Words that ask wherever they stand, by those that come before them.
    private static let interrogatives: [String: Set<String>] = [
        "when": ["should", "do", "must", "shall", "can"],
        "what": ["should", "time", "temperature"],
        "how": ["long", "much", "many", "hot"], "which": ["step", "pan"],
        "do": ["i", "we", "they"], "does": ["it", "this", "that"], "are": ["they", "these"],
        "can": ["i", "we", "it", "they"], "should": ["i", "we", "it", "they"],
        "shall": ["i", "we"],
        "must": ["it", "they"], "would": ["it", "they"],
    ]

    private static let phrases = [
        " tell me ", " wonder ", " give me ", " could i ", " could you ", " may i ", " can you ",
        " need to know ", " want to know ", " remind me ", " not understand ", " not hear ",
        " not catch ", " total time ", " is that right ", " is that normal ", " is it normal ",
        " can not have ", " can not eat ", " must not eat ", " do not eat ", " does not eat ",
        " is that ok ",
    ]
}

/// Somebody who lacks something: `I have no wok`, `we're out of cream`, `no floss`.
extension RecipeQuestion {
    /// Whether it is said that something is lacking.
    static func lacks(_ text: String) -> Bool {
        let words = QuestionSentence.words(of: text[...])
        let text = " " + words.joined(separator: " ") + " "
        // Who may not have a food doesn't lack it.
        return !text.contains(" can not have ") && lackings.contains { text.contains($0) }
    }

    /// Whether a line begins with what is lacking, and ends there or goes on after it: `no thermometer`,
    /// `no wok, ok in a pan`.
    static func beginsWithLack(_ text: String) -> Bool {
        let end = text.firstIndex { ",;:-.?!".contains($0) } ?? text.endIndex
        let words = QuestionSentence.words(of: text[..<end])
        guard words.first == "no", words.count > 1, !answers.contains(words[1]) else {
            return false
        }
        return words.count <= (end == text.endIndex || text[end...].count < 2 ? 4 : 7)
    }

    private static let lackings = [
        " have no ", " not have ", " got no ", " not own ", " there is no ", " there are no ",
        " out of ", " gone off ", " not get ", " not find any ",
    ]
    /// What follows a `no` that lacks nothing.
    private static let answers: Set<String> = [
        "thanks", "thank", "more", "less", "idea", "problem", "need", "way", "one", "it", "i", "we",
        "not", "that", "this", "the", "wait", "worries", "rush", "hurry", "good", "luck", "longer",
    ]
}

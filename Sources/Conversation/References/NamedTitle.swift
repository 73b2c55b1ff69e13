import RecipeQuestions

/// The title of a recipe among the words of a line, which was looked up before it is read.
package struct NamedTitle: Hashable, Sendable {
    /// Its words, in lower case and without signs at their ends; empty where the line names none.
    private let words: [String]

    /// - Parameter words: The words as they stand in the line.
    package init(_ words: [String] = []) {
        self.words = words.map(Self.plain)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// It as it is typed.
    var text: String { words.joined(separator: " ") }

    /// Whether all of some words together are it.
    func isAll(of words: [String]) -> Bool { !isEmpty && words.map(Self.plain) == self.words }

    /// How many of the first words are it; zero where they aren't.
    func count(in words: some Collection<String>) -> Int {
        words.prefix(self.words.count).map(Self.plain) == self.words ? self.words.count : 0
    }

    /// A question with `it` in a title's place: `is it vegan` for `is the pad thai vegan`. Nil where it
    /// names none.
    func question(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let start = words.indices.first { count(in: words[$0...]) > 0 }
        return start.map { Self.question(words, naming: $0..<$0 + count(in: words[$0...])) }
    }

    /// Words with `it` in the place of a title and of the article before it.
    package static func question(_ words: [String], naming title: Range<Int>) -> String {
        let isArticle =
            title.lowerBound > 0
            && ["the", "a", "an"].contains(words[title.lowerBound - 1].lowercased())
        let before = words[..<(title.lowerBound - (isArticle ? 1 : 0))]
        let sign = words[title.upperBound - 1].hasSuffix("?") ? "?" : ""
        return (before + ["it" + sign] + words[title.upperBound...]).joined(separator: " ")
    }

    /// The runs at the beginning of words that may be a title, the longest first: those that a command
    /// stands before.
    package static func candidates(beginning words: [String]) -> [Range<Int>] {
        let words = words.map(plain)
        guard words.first?.isEmpty == false, words.count <= mostWords else { return [] }
        return runs(in: words, 0..<words.count) { !ends.contains($0) }
    }

    /// The runs of a question's words that may be a title, from the left and the longest first. Words that
    /// only ask stand in no title, but for those that join others.
    package static func candidates(inQuestion words: [String]) -> [Range<Int>] {
        let words = words.map(plain)
        guard words.count <= mostWords else { return [] }
        let tells = { (word: String) in !RecipeQuestion.onlyAsks(word) }
        return words.indices.filter { tells(words[$0]) }.flatMap { start in
            let end = words[start...].firstIndex { !tells($0) && !joiners.contains($0) }
            return runs(in: words, start..<(end ?? words.count), endingIn: tells)
        }
    }

    /// The runs from the beginning of a range that end in a word of a kind, the longest first; none that
    /// names recipes by their numbers.
    private static func runs(
        in words: [String],
        _ range: Range<Int>,
        endingIn isEnd: (String) -> Bool
    ) -> [Range<Int>] {
        range.prefix(longest).reversed().compactMap { last in
            let run = words[range.lowerBound...last]
            guard isEnd(words[last]), !run.allSatisfy({ ParsedReference($0) != nil }) else {
                return nil
            }
            return range.lowerBound..<last + 1
        }
    }

    /// Nobody says more words, and no title that is typed without quotes has more.
    private static let mostWords = 24
    private static let longest = 8
    /// What no title ends in.
    private static let ends: Set<String> = [
        "", "a", "an", "the", "and", "or", "of", "with", "in", "on", "for", "to", "my", "please",
    ]
    /// Words inside titles that also only ask.
    private static let joiners: Set<String> = [
        "and", "with", "of", "the", "a", "an", "in", "on", "me", "my",
    ]

    private static func plain(_ word: String) -> String {
        word.lowercased().trimmingPunctuation()
    }
}

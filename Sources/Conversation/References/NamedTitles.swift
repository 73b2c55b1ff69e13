/// The titles of recipes among the words of a line, which were looked up before it is read.
package struct NamedTitles: Hashable, Sendable {
    /// Each as its words, in lower case and without signs at their ends.
    private var titles: Set<[String]> = []

    package init() {}

    /// - Parameter titles: The words of each as they stand in the line.
    package init(_ titles: [[String]]) {
        self.titles = Set(titles.map { $0.map(Self.plain) })
    }

    package var isEmpty: Bool { titles.isEmpty }

    /// Whether all of some words together are one.
    func has(_ words: [String]) -> Bool { titles.contains(words.map(Self.plain)) }

    /// How many of the first words are one, the longest that is; zero where none is.
    func count(in words: some Collection<String>) -> Int {
        let plain = words.map(Self.plain)
        return titles.filter { plain.starts(with: $0) }.map(\.count).max() ?? 0
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

    /// The words that may be a title, of a line after its command's name: each run that names a recipe
    /// by no number, with the longest first.
    package static func candidates(in words: [String]) -> [Range<Int>] {
        let words = words.map(plain)
        guard words.count <= mostWords else { return [] }
        return words.indices.flatMap { start in
            (start..<min(words.count, start + longest)).reversed().compactMap { last in
                let run = words[start...last]
                guard !run[start].isEmpty, !small.contains(run[last]),
                    !run.allSatisfy({ ParsedReference($0) != nil || small.contains($0) })
                else { return nil }
                return start..<last + 1
            }
        }
    }

    /// Nobody says more words, and no title that is typed without quotes has more.
    private static let mostWords = 24
    private static let longest = 8
    /// What no title ends in, and what is none by itself.
    private static let small: Set<String> = [
        "", "a", "an", "the", "and", "or", "of", "with", "in", "on", "for", "to", "is", "are", "it",
        "my", "me", "i", "we", "add", "have", "does", "do", "can", "how", "what", "please",
    ]

    private static func plain(_ word: String) -> String {
        word.lowercased().trimmingPunctuation()
    }
}

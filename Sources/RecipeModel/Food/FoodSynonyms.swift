/// Words of which several mean one food, each with the one that stands for all.
struct FoodSynonyms: Sendable {
    /// The table of `groups`.
    static let shared = FoodSynonyms(groups)

    /// One word for one word: `yoghurt` is `yogurt`, `prawn` is `shrimp`.
    let spellings: [String: String]
    /// Rows of words for others, by their first word, the longest first.
    private let phrases: [String: [Phrase]]

    private struct Phrase {
        var from: [String]
        var to: [String]
    }

    /// Reads lines of the form `canonical: other, other`.
    init(_ lines: String) {
        var spellings: [String: String] = [:]
        var rows: [(from: String, to: String)] = []
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let canonical = sides[0].trimmingWhitespace()
            // So that `romaine lettuce` stays as it is where `romaine` alone becomes it.
            if canonical.contains(" ") { rows.append((canonical, canonical)) }
            for other in sides[1].split(separator: ",") {
                let other = other.trimmingWhitespace()
                if canonical.contains(" ") || other.contains(" ") {
                    rows.append((other, canonical))
                } else {
                    spellings[SingularForm.of(other)] = SingularForm.of(canonical)
                }
            }
        }
        // The words of rows are spelt as scanned words are, whatever the table says.
        func words(_ text: String) -> [String] {
            text.split(separator: " ").filter { $0 != "and" }.map {
                let singular = SingularForm.of(String($0))
                return spellings[singular] ?? singular
            }
        }
        var phrases: [String: [Phrase]] = [:]
        for row in rows {
            let from = words(row.from)
            let to = words(row.to)
            guard let first = from.first else { continue }
            phrases[first, default: []].append(Phrase(from: from, to: to))
        }
        self.spellings = spellings
        self.phrases = phrases.mapValues { $0.sorted { $0.from.count > $1.from.count } }
    }

    /// Puts the canonical words in the place of every row that means the same, from the left.
    func unify(_ words: [PlacedFoodWord]) -> [PlacedFoodWord] {
        guard words.contains(where: { phrases[$0.word] != nil }) else { return words }
        let plain = words.map(\.word)
        var result: [PlacedFoodWord] = []
        var place = 0
        while place < words.count {
            let phrase = phrases[plain[place]]?.first { plain.hasRow($0.from, at: place) }
            if let phrase {
                let last = words[place + phrase.from.count - 1]
                let range = words[place].range.lowerBound..<last.range.upperBound
                result += phrase.to.map { PlacedFoodWord(word: $0, range: range) }
                place += phrase.from.count
            } else {
                result.append(words[place])
                place += 1
            }
        }
        return result
    }
}

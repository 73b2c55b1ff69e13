/// Words of which several mean one food, each with the one that stands for all.
struct FoodSynonyms: Sendable {
    /// The table of `groups`.
    static let shared = FoodSynonyms(groups)

    /// What is known of a single word.
    struct Entry {
        /// One word for one word: `yoghurt` is `yogurt`, `prawn` is `shrimp`.
        var spelling: String
        /// Whether the word, so spelt, begins a row that another stands for.
        var beginsPhrase: Bool
    }

    private let entries: [String: Entry]
    private let numbers: Set<PhraseHash>
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
        for line in lines.fields(separatedBy: "\n") {
            let sides = line.fields(separatedBy: ":")
            guard sides.count == 2 else { continue }
            let canonical = sides[0]
            // So that `romaine lettuce` stays unchanged where `romaine` alone becomes it.
            if canonical.contains(" ") { rows.append((canonical, canonical)) }
            for other in sides[1].fields(separatedBy: ",") {
                if canonical.contains(" ") || other.contains(" ") {
                    rows.append((other, canonical))
                } else {
                    spellings[SingularForm.of(other)] = SingularForm.of(canonical)
                }
            }
        }
        // The words of rows are spelt as scanned words are, whatever the table says.
        func words(_ text: String) -> [String] {
            text.fields(separatedBy: " ").filter { $0 != "and" }.map {
                let singular = SingularForm.of($0)
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
        var entries: [String: Entry] = [:]
        for word in phrases.keys { entries[word] = Entry(spelling: word, beginsPhrase: true) }
        for (word, spelling) in spellings {
            entries[word] = Entry(spelling: spelling, beginsPhrase: phrases[spelling] != nil)
        }
        self.entries = entries
        numbers = Set(entries.keys.map { PhraseHash($0.utf8) })
        self.phrases = phrases.mapValues { $0.sorted { $0.from.count > $1.from.count } }
    }

    /// The words that are spelt otherwise.
    var spellings: [String] { Array(entries.keys) }

    /// Whether anything is known of a singular word, given by its number.
    func hasEntry(for word: PhraseHash) -> Bool { numbers.contains(word) }

    /// What is known of a singular word; nil of most.
    func entry(for word: String) -> Entry? { entries[word] }

    /// Puts the canonical words in the place of every row that means the same, from the left.
    func unify(_ words: [WordScanner.Word]) -> [WordScanner.Word] {
        guard words.contains(where: { $0.mayBeginPhrase }) else { return words }
        let plain = words.map { $0.word }
        var result: [WordScanner.Word] = []
        var place = 0
        while place < words.count {
            let candidates = words[place].mayBeginPhrase ? phrases[plain[place]] : nil
            let phrase = candidates?.first { plain.hasRow($0.from, at: place) }
            if let phrase {
                let last = words[place + phrase.from.count - 1]
                result += phrase.to.map {
                    WordScanner.Word(word: $0, start: words[place].start, end: last.end)
                }
                place += phrase.from.count
            } else {
                result.append(words[place])
                place += 1
            }
        }
        return result
    }
}

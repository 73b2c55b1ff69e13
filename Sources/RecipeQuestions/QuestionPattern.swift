/// Words in a row that a sentence may have, as `QuestionTable` writes them.
struct QuestionPattern: Sendable {
    /// One place of a pattern.
    private enum Place {
        case word([PatternWords.Number], isOptional: Bool)
        /// Up to five words.
        case gap
        case beginning
        case end
    }

    private let places: [Place]

    init(_ text: Substring) {
        places = text.split(separator: " ").map { part in
            switch part {
            case "*": return .gap
            case "^": return .beginning
            case "$": return .end
            default:
                let isOptional = part.first == "?"
                let words = (isOptional ? part.dropFirst() : part).split(separator: "|")
                return .word(words.map(PatternWords.number), isOptional: isOptional)
            }
        }
    }

    /// Words of which a sentence has one at least, wherever the pattern stands in it.
    fileprivate var needs: [PatternWords.Number] {
        places.compactMap { place in
            if case .word(let words, false) = place { words } else { nil }
        }.min { $0.count < $1.count } ?? []
    }

    /// Whether the words stand in a sentence.
    func stands(in sentence: QuestionSentence) -> Bool {
        (0...sentence.words.count).contains { matches(0, sentence, at: $0) }
    }

    private func matches(_ place: Int, _ sentence: QuestionSentence, at word: Int) -> Bool {
        guard place < places.count else { return true }
        switch places[place] {
        case .beginning: return word == 0 && matches(place + 1, sentence, at: word)
        case .end:
            return word == sentence.words.count && matches(place + 1, sentence, at: word)
        case .gap:
            let last = min(sentence.words.count, word + 5)
            return (word...last).contains { matches(place + 1, sentence, at: $0) }
        case .word(let alternatives, let isOptional):
            if word < sentence.words.count {
                for alternative in alternatives {
                    let count = sentence.length(of: alternative, at: word)
                    if count > 0, matches(place + 1, sentence, at: word + count) { return true }
                }
            }
            return isOptional && matches(place + 1, sentence, at: word)
        }
    }
}

/// The words of patterns by number, so that no text is compared when a line is read.
enum PatternWords {
    typealias Number = Int32

    /// Names of foods, of diets and of tools, whatever they are.
    static let food: Number = -1
    static let diet: Number = -2
    static let tool: Number = -3

    /// A word of no pattern.
    static let unknown: Number = 0

    /// The number of an alternative of a pattern.
    static func number(_ word: some StringProtocol) -> Number {
        switch word {
        case "@food": food
        case "@diet": diet
        case "@tool": tool
        default: all[String(word)] ?? unknown
        }
    }

    /// Each word of a pattern with its number.
    static let all: [String: Number] = {
        var numbers: [String: Number] = [:]
        for text in [QuestionTable.text, ListQuestion.table, PairingQuestion.table] {
            for part in text.split(whereSeparator: { " |\n?:".contains($0) }) {
                let word = String(part)
                if numbers[word] == nil { numbers[word] = Number(numbers.count + 1) }
            }
        }
        return numbers
    }()
}

/// Rules, the first of which counts that stands in a sentence.
struct QuestionRules<Meaning: Sendable>: Sendable {
    private let rules: [(meaning: Meaning, pattern: QuestionPattern)]
    /// The rules, by their places, that need one of a word.
    private let places: [PatternWords.Number: [Int]]

    /// Reads a rule from each line, `meaning: words`.
    init(_ text: String, _ meaning: (String) -> Meaning?) {
        rules = text.split(separator: "\n").compactMap { line in
            guard let colon = line.firstIndex(of: ":"),
                let meaning = meaning(String(line[..<colon]))
            else { return nil }
            return (meaning, QuestionPattern(line[line.index(after: colon)...]))
        }
        var places: [PatternWords.Number: [Int]] = [:]
        for (place, rule) in rules.enumerated() {
            for word in rule.pattern.needs { places[word, default: []].append(place) }
        }
        self.places = places
    }

    /// What a sentence means; of the rules that stand in it the first that is allowed counts.
    func meaning(of sentence: QuestionSentence, where isAllowed: (Meaning) -> Bool) -> Meaning? {
        var found = Set<Int>()
        for word in sentence.numbers { found.formUnion(places[word] ?? []) }
        return found.sorted().lazy.map { rules[$0] }
            .first { isAllowed($0.meaning) && $0.pattern.stands(in: sentence) }?.meaning
    }
}

/// Words in a row that a sentence may have, as `QuestionTable` writes them.
struct QuestionPattern: Sendable {
    /// One place of a pattern.
    private enum Place {
        case word([Substring], isOptional: Bool)
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
                return .word(words, isOptional: isOptional)
            }
        }
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
                    if let count = sentence.length(of: alternative, at: word),
                        matches(place + 1, sentence, at: word + count)
                    {
                        return true
                    }
                }
            }
            return isOptional && matches(place + 1, sentence, at: word)
        }
    }
}

/// Phrases of which a step may have one: `so that; to keep|avoid; over ?very low|high heat`.
///
/// `;` stands between two phrases, `|` between the words of one place, `?` before words that may be
/// missing, and `*` for up to three words.
struct SaidPhrases: Sendable {
    private enum Place {
        case word(Set<String>, isOptional: Bool)
        case gap
    }

    private let phrases: [[Place]]

    init(_ text: String) {
        phrases = text.split { $0 == ";" || $0.isNewline }.map { phrase in
            phrase.split(separator: " ").map { part in
                if part == "*" { return .gap }
                let isOptional = part.first == "?"
                let words = (isOptional ? part.dropFirst() : part).split(separator: "|")
                return .word(Set(words.map(String.init)), isOptional: isOptional)
            }
        }
    }

    /// Whether one of them stands in a text.
    func stand(in text: String) -> Bool {
        let words = QuestionWords.words(of: text)
        return words.indices.contains { start in
            phrases.contains { Self.match($0[...], words, at: start) }
        }
    }

    /// Whether a text is one of them and no more.
    func are(_ text: String) -> Bool {
        let words = QuestionWords.words(of: text)
        return phrases.contains { Self.match($0[...], words, at: 0, toEnd: true) }
    }

    private static func match(
        _ places: ArraySlice<Place>,
        _ words: [String],
        at word: Int,
        toEnd: Bool = false
    ) -> Bool {
        guard let place = places.first else { return !toEnd || word == words.count }
        let rest = places.dropFirst()
        switch place {
        case .gap:
            return (word...min(word + 3, words.count)).contains {
                match(rest, words, at: $0, toEnd: toEnd)
            }
        case .word(let any, let isOptional):
            if word < words.count, any.contains(words[word]),
                match(rest, words, at: word + 1, toEnd: toEnd)
            {
                return true
            }
            return isOptional && match(rest, words, at: word, toEnd: toEnd)
        }
    }
}

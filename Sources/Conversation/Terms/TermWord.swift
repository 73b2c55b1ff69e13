import RecipeModel

/// A word of a list of terms, taken apart: `-`, qualifier, text.
struct TermWord {
    /// What follows `-` and the qualifier.
    var signs: [Sign]
    /// Where all of it stands.
    var span: Span
    /// Whether a `-` stands before it.
    var isExcluded = false
    /// The qualifier with its place; in lower case.
    var qualifier: (name: String, span: Span)?
    /// Whether it was quoted, wholly or in part, and so has no other meaning.
    var isQuoted: Bool

    /// The text as terms have it: in lower case, with single spaces.
    var text: String { String(signs.map(\.character)).lowercased().collapsingWhitespace() }

    /// Whether neither a quote nor `-` nor a qualifier parts it from the word before.
    var isPlain: Bool { !isQuoted && !isExcluded && qualifier == nil }
}

/// A word or a comma of a list of terms.
enum TermToken {
    case word(TermWord)
    case comma

    /// The plain word; nil for all else.
    var plainWord: TermWord? {
        guard case .word(let word) = self, word.isPlain else { return nil }
        return word
    }

    /// Takes words apart at their commas; those that are nothing but punctuation are left out.
    static func all(in words: [Word]) -> [TermToken] {
        var tokens: [TermToken] = []
        for (index, word) in words.enumerated() {
            var signs = word.signs
            if index == words.count - 1 {
                while let last = signs.last, !last.isLiteral, ".?!".contains(last.character) {
                    signs.removeLast()
                }
            }
            var part: [Sign] = []
            for sign in signs {
                if sign.means(",") {
                    append(part, to: &tokens)
                    part = []
                    tokens.append(.comma)
                } else {
                    part.append(sign)
                }
            }
            if signs.isEmpty, word.isQuoted {
                tokens.append(.word(TermWord(signs: [], span: word.span, isQuoted: true)))
            } else {
                append(part, to: &tokens, end: part.count == word.signs.count ? word.span : nil)
            }
        }
        return tokens
    }

    private static func append(_ part: [Sign], to tokens: inout [TermToken], end: Span? = nil) {
        guard let first = part.first, let last = part.last else { return }
        let span = end ?? first.span.lowerBound..<last.span.upperBound
        tokens.append(.word(TermWord(part, at: span)))
    }
}

extension TermWord {
    init(_ part: [Sign], at span: Span) {
        var signs = part[...]
        self.span = span
        if signs.first?.means("-") == true {
            isExcluded = true
            signs.removeFirst()
        }
        if let colon = signs.firstIndex(where: { $0.means(":") }) {
            let name = signs[..<colon]
            let start = name.first?.span.lowerBound ?? span.lowerBound
            let end = name.last?.span.upperBound ?? span.upperBound
            qualifier = (String(name.map(\.character)).lowercased(), start..<end)
            signs = signs[(colon + 1)...]
        }
        self.signs = Array(signs)
        isQuoted = signs.contains(where: \.isLiteral)
    }
}

import KitchenLanguage
import RecipeModel

/// A word of a list of terms, taken apart: `-`, qualifier, text.
struct TermWord {
    /// What follows `-` and the qualifier, as terms have it: in lower case, with single spaces.
    var text: String
    /// Where all of it stands.
    var span: Span
    /// Whether a `-` stands before it.
    var isExcluded = false
    /// The qualifier with its place; in lower case.
    var qualifier: (name: String, span: Span)?
    /// Whether it was quoted, wholly or in part, and so has no other meaning.
    var isQuoted: Bool

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
    ///
    /// - Parameter keepsAmounts: Whether things are listed, of which `1,5 kg` is an amount.
    static func all(in words: [Word], keepsAmounts: Bool = false) -> [TermToken] {
        var tokens: [TermToken] = []
        for (index, word) in words.enumerated() {
            var signs = word.signs
            if index == words.count - 1 {
                while let last = signs.last, !last.isLiteral, ".?!".contains(last.character) {
                    signs.removeLast()
                }
            }
            if signs.isNumberOfRecipes { continue }
            if let parts = word.partsWithTime ?? (keepsAmounts ? word.partsWithAmount : nil) {
                tokens += parts.map { .word($0) }
                continue
            }
            if keepsAmounts, signs.isDecimal {
                tokens.append(.word(TermWord(signs, at: word.span)))
                continue
            }
            if signs.isEmpty, word.isQuoted {
                tokens.append(.word(TermWord(text: "", span: word.span, isQuoted: true)))
                continue
            }
            // Places are taken from the commas around a part, so that its quotes belong to it.
            var part: [Sign] = []
            var start = word.span.lowerBound
            for sign in signs {
                guard sign.means(",") else {
                    part.append(sign)
                    continue
                }
                append(part, at: start..<max(start, sign.span.lowerBound), to: &tokens)
                tokens.append(.comma)
                part = []
                start = sign.span.upperBound
            }
            let isTrimmed = signs.count < word.signs.count
            let end = isTrimmed ? part.last?.span.upperBound : word.span.upperBound
            append(part, at: start..<max(start, end ?? start), to: &tokens)
        }
        return tokens
    }

    private static func append(_ part: [Sign], at span: Span, to tokens: inout [TermToken]) {
        guard let first = part.first, let last = part.last else { return }
        // All signs of a variable's value have the variable's place.
        let isInside = span.lowerBound <= first.span.lowerBound && !span.isEmpty
        let place = isInside ? span : first.span.lowerBound..<last.span.upperBound
        tokens.append(.word(TermWord(part, at: place)))
    }
}

extension [Sign] {
    /// Whether it is a number with a comma in front of its decimals: `1,5`.
    fileprivate var isDecimal: Bool {
        guard let comma = firstIndex(where: { $0.means(",") }), comma > startIndex else {
            return false
        }
        let decimals = self[(comma + 1)...]
        return (1...2).contains(decimals.count)
            && (self[..<comma] + decimals).allSatisfy { $0.character.isDigit }
    }

    /// Whether it is the number of recipes that the program tells after a query: `(22)`.
    fileprivate var isNumberOfRecipes: Bool {
        count > 2 && first?.means("(") == true && last?.means(")") == true
            && self[1..<(count - 1)].allSatisfy { $0.character.isASCII && $0.character.isNumber }
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
        text = String(signs.map(\.character)).lowercased().collapsingWhitespace()
        isQuoted = signs.contains(where: \.isLiteral)
    }
}

extension Word {
    /// The amount in front of a quoted thing, in words, and the thing: `"1 1/2 kg pasta"`.
    fileprivate var partsWithAmount: [TermWord]? {
        guard isQuoted, signs.allSatisfy(\.isLiteral) else { return nil }
        let texts = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard let amount = LeadingAmount(of: texts), amount.count < texts.count else { return nil }
        let thing = texts[amount.count...].joined(separator: " ")
        return texts[..<amount.count].map { TermWord(text: $0, span: span, isQuoted: false) }
            + [TermWord(text: thing, span: span, isQuoted: true)]
    }

    /// The words of a quoted text with a time in it, unless it names a food or a dish: `"bread in 20
    /// min"`, as it is often typed in the system's shell. As one term the time would be looked for in
    /// titles, and found in none.
    fileprivate var partsWithTime: [TermWord]? {
        guard isQuoted, signs.allSatisfy(\.isLiteral) else { return nil }
        let texts = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard (2...12).contains(texts.count),
            Vocabulary.shared.senses(of: text).isEmpty
        else { return nil }
        let isTimed = texts.indices.contains { start in
            guard let time = TimePhrase(texts[start...]) else { return false }
            return time.isExact && time.wordCount < texts.count
        }
        guard isTimed else { return nil }
        return texts.map { TermWord(text: $0, span: span, isQuoted: false) }
    }
}

/// One character of a word as it counts, with its place in the line.
struct Sign: Hashable, Sendable {
    /// The character.
    var character: Character
    /// Where it stands; of a variable's value, where the variable stands.
    var span: Span
    /// Whether it was quoted or escaped, and so means nothing but itself.
    var isLiteral: Bool

    /// Whether it is this character with the meaning that the language gives it.
    func means(_ other: Character) -> Bool { !isLiteral && character == other }
}

/// A word of a line with its variables replaced and its quotes removed.
struct Word: Hashable, Sendable {
    /// What is in it.
    var signs: [Sign]
    /// Where it stands, quotes included.
    var span: Span
    /// Whether it begins with a quote, and so is nothing but text.
    var isQuoted = false

    /// The word as text.
    var text: String { String(signs.map(\.character)) }

    /// The word as text in lower case.
    var lowercased: String { text.lowercased() }

    /// Whether every sign of it was typed plainly.
    var isBare: Bool { !isQuoted && !signs.contains(where: \.isLiteral) }

    /// Where the signs from the given one on stand.
    func span(from start: Int) -> Span {
        guard signs.indices.contains(start) else { return span.upperBound..<span.upperBound }
        return signs[start].span.lowerBound..<max(span.upperBound, signs[start].span.upperBound)
    }

    /// The words of a quoted text, as if they had been typed without quotes.
    var parts: [Word] {
        signs.split { $0.character.isWhitespace }.map { part in
            let signs = part.map { Sign(character: $0.character, span: $0.span, isLiteral: false) }
            let (start, end) = (part.first?.span.lowerBound, part.last?.span.upperBound)
            let from = start ?? span.lowerBound
            return Word(signs: signs, span: from..<max(from, end ?? span.upperBound))
        }
    }

    /// The words that a typed `/` parts: `prawns/crab` are two.
    var choices: [Word] {
        guard isBare else { return [self] }
        let parts = signs.split { $0.character == "/" }.map { part in
            let start = part.first?.span.lowerBound ?? span.lowerBound
            return Word(signs: Array(part), span: start..<(part.last?.span.upperBound ?? start))
        }
        return parts.isEmpty ? [self] : parts
    }

    /// The word without its first signs.
    func dropping(_ count: Int) -> Word {
        Word(signs: Array(signs.dropFirst(count)), span: span(from: count))
    }
}

extension Array where Element == Sign {
    /// The signs of a text that did not stand in the line itself, all at one place.
    ///
    /// A text with spaces in it is one term or one name, as if it were quoted; what comes before
    /// it, such as `-` or `title:`, keeps its meaning.
    init(value text: String, at span: Span) {
        self = text.map { Sign(character: $0, span: span, isLiteral: false) }
        guard text.contains(where: \.isWhitespace) else { return }
        for index in indices where index >= plainPrefix { self[index].isLiteral = true }
    }

    /// Whether a quote after these signs opens a quoted part.
    ///
    /// Quotes count at the start of a word, and after what may stand before a value: `-`,
    /// `title:`, `NAME=` and `--sort=`.
    var mayBeFollowedByQuote: Bool { plainPrefix == count }

    /// How many signs at the start are a `-`, a qualifier's name or an option's name.
    private var plainPrefix: Int {
        var index = 0
        while index < count, index < 2, self[index].means("-") { index += 1 }
        let dashes = index
        while index < count, !self[index].isLiteral, self[index].character.isNamePart {
            index += 1
        }
        let hasName = index > dashes
        guard index < count, hasName, !self[index].isLiteral else {
            return dashes == 1 && !hasName ? 1 : 0
        }
        switch self[index].character {
        case ":": return dashes < 2 ? index + 1 : 0
        case "=": return index + 1
        default: return dashes == 1 ? 1 : 0
        }
    }
}

extension Character {
    /// Whether it may stand in the name of a variable, an option or an alias.
    var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "-" || self == "." }

    /// Whether it is one of `0` to `9`.
    var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
}

// MARK: - Before variables are replaced

/// A word as it stands in the line, its variables not yet replaced.
struct RawWord: Hashable, Sendable {
    /// A part of a word.
    enum Piece: Hashable, Sendable {
        /// A sign that stands for itself.
        case sign(Sign)
        /// A variable; `isQuoted` where it stands in double quotes.
        case variable(VariableUse, at: Span, isQuoted: Bool)
    }

    /// What is in it.
    var pieces: [Piece] = []
    /// Where it stands, quotes included.
    var span: Span
    /// Whether it begins with a quote.
    var isQuoted = false

    /// Whether nothing was typed, not even an empty quote.
    var isNothing: Bool { pieces.isEmpty && !isQuoted }

    /// Whether a quote after it opens a quoted part.
    var mayBeFollowedByQuote: Bool {
        guard pieces.count <= 48, let signs else { return false }
        return signs.mayBeFollowedByQuote
    }

    /// The signs of a word without variables; nil for others.
    var signs: [Sign]? {
        var signs: [Sign] = []
        for piece in pieces {
            guard case .sign(let sign) = piece else { return nil }
            signs.append(sign)
        }
        return signs
    }

    /// The word in lower case where it was typed plainly, without quotes and variables; else nil.
    var plainName: String? {
        guard !isQuoted, let signs, !signs.contains(where: \.isLiteral) else { return nil }
        return String(signs.map(\.character)).lowercased()
    }
}

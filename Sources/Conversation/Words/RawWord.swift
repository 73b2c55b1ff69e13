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

    /// Whether a quote behind it opens a quoted part.
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

import RecipeModel

/// Finds the terms in a row of words: names of several words, qualifiers, and what lies between.
struct TermScanner {
    private let tokens: [TermToken]
    private let foods: any FoodKnowledge
    private let source: SourceLine
    private let hasCommas: Bool
    private var index = 0
    private var startsPiece = true
    private var units: [TermUnit] = []

    /// No known name has more words.
    private static let longestName = 8

    init(_ words: [Word], foods: any FoodKnowledge, source: SourceLine) {
        tokens = TermToken.all(in: words)
        self.foods = foods
        self.source = source
        let firstWord = tokens.firstIndex { if case .word = $0 { true } else { false } }
        let lastWord = tokens.lastIndex { if case .word = $0 { true } else { false } }
        hasCommas = tokens[(firstWord ?? 0)..<(lastWord ?? 0)].contains {
            if case .comma = $0 { true } else { false }
        }
    }

    /// All units in the order of the line.
    ///
    /// Throws `emptyTerm`, `unknownQualifier`, `emptyQualifier` or `badMinutes` at its place.
    mutating func scan() throws(Mistake) -> [TermUnit] {
        while index < tokens.count {
            guard case .word(let word) = tokens[index] else {
                units.append(TermUnit(kind: .comma, span: 0..<0))
                index += 1
                startsPiece = true
                continue
            }
            if word.isPlain, lengthOfName(at: index) < 2, let small = SmallWord(word.text) {
                units.append(TermUnit(kind: .small(small), span: word.span))
                index += 1
                startsPiece = true
                continue
            }
            try takeTerm(word)
            startsPiece = false
        }
        return units
    }

    private mutating func takeTerm(_ word: TermWord) throws(Mistake) {
        let field = try field(of: word)
        if case .minutes = field {
            units.append(try minutes(of: word))
            index += 1
            return
        }
        // A text of signs that are not seen would match nothing, and nobody could tell why.
        guard !CleanText.line(word.text).isEmpty else {
            if let qualifier = word.qualifier {
                throw mistake(.emptyQualifier(name: qualifier.name), at: word.span)
            }
            throw mistake(.emptyTerm, at: word.span)
        }
        let length = word.isQuoted ? 1 : termLength(at: index)
        var texts = [word.text]
        var end = word.span.upperBound
        for token in tokens[(index + 1)..<(index + length)] {
            guard let next = token.plainWord else { break }
            texts.append(next.text)
            end = max(end, next.span.upperBound)
        }
        let termField: TermField = if case .term(let field) = field { field } else { .anywhere }
        let term = Term(texts.joined(separator: " "), in: termField)
        units.append(
            TermUnit(
                kind: .term(term, isExcluded: word.isExcluded),
                span: word.span.lowerBound..<end
            )
        )
        index += length
    }

    private func mistake(_ kind: Mistake.Kind, at span: Span) -> Mistake {
        Mistake(kind, at: span, in: source)
    }
}

// MARK: - Qualifiers

extension TermScanner {
    /// What stands before a colon.
    private enum Qualifier {
        case term(TermField)
        case minutes
    }

    /// The names of all qualifiers.
    static let qualifiers = ["title", "ingredient", "cuisine", "category", "minutes"]

    private func field(of word: TermWord) throws(Mistake) -> Qualifier {
        guard let (name, span) = word.qualifier else { return .term(.anywhere) }
        if name == "minutes" { return .minutes }
        if let field = TermField(rawValue: name), field != .anywhere { return .term(field) }
        let suggestion = Closeness.closest(to: name, among: TermScanner.qualifiers)
        throw mistake(.unknownQualifier(word: name, suggestion: suggestion), at: span)
    }

    private func minutes(of word: TermWord) throws(Mistake) -> TermUnit {
        let text = word.text
        guard !text.isEmpty else { throw mistake(.emptyQualifier(name: "minutes"), at: word.span) }
        guard !word.isExcluded, text.count <= 6, text.allSatisfy(\.isDigit),
            let minutes = Int(text), minutes > 0
        else { throw mistake(.badMinutes(word: text), at: word.span) }
        return TermUnit(kind: .minutes(minutes), span: word.span)
    }
}

// MARK: - Names of several words

extension TermScanner {
    /// How many tokens the term takes that begins at a word.
    private func termLength(at start: Int) -> Int {
        let known = max(1, lengthOfName(at: start))
        guard hasCommas, startsPiece else { return known }
        // Between commas stands one term: it reaches up to a word that parts terms.
        var end = start + known
        var next = end
        while next < tokens.count, let word = tokens[next].plainWord {
            let length = lengthOfName(at: next)
            if length >= 2 {
                next += length
                end = next
                continue
            }
            switch SmallWord(word.text) {
            case nil:
                next += 1
                end = next
            case .dropped:
                next += 1
            default:
                return end - start
            }
        }
        return end - start
    }

    /// How many tokens, from the given one on, are the name of a food or dish; 0 for none.
    private func lengthOfName(at start: Int) -> Int {
        guard case .word(let first) = tokens[start], !first.isQuoted else { return 0 }
        var words = [first.text]
        for token in tokens[(start + 1)...].prefix(TermScanner.longestName - 1) {
            guard let word = token.plainWord else { break }
            words.append(word.text)
        }
        return min(foods.lengthOfName(at: 0, in: words), words.count)
    }
}

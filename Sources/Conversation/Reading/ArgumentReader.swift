import RecipeModel

/// Reads what follows a command's name, in the form that the command takes.
struct ArgumentReader {
    let signature: CommandSignature
    /// The line, for mistakes and for text that is taken as typed.
    let source: SourceLine
    /// What is known of foods by name.
    let foods: any FoodKnowledge
    /// Where the command's name stands.
    let nameSpan: Span

    /// The arguments in the words, with their places.
    ///
    /// Throws a mistake of words, terms, references or names at the first word that does not fit.
    func arguments(in words: [Word]) throws(Mistake) -> [Argument] {
        switch signature.arguments {
        case .none:
            try refuse(words[...])
            return []
        case .terms(let isRequired):
            return try terms(in: words, isRequired: isRequired)
        case .references(let isRequired):
            if words.isEmpty { return try nothing(isRequired) }
            return try ReferenceReader(source: source).references(in: words)
        case .referencesAndFile:
            return try referencesAndFile(in: words)
        case .recipePlace:
            return try recipePlace(in: words)
        case .count(let isRequired):
            return try count(in: words, isRequired: isRequired)
        case .words(let count, _):
            if words.count < count.lowerBound { throw missing() }
            try refuse(words.dropFirst(count.upperBound))
            return words.map { Argument(.word($0.text), at: $0.span) }
        case .fileAndWords:
            guard let file = words.first, !file.text.isEmpty else { throw missing() }
            return [Argument(.file(file.text), at: file.span)]
                + words.dropFirst().map { Argument(.word($0.text), at: $0.span) }
        case .file:
            guard let file = words.first, !file.text.isEmpty else { throw missing() }
            try refuse(words.dropFirst())
            return [Argument(.file(file.text), at: file.span)]
        case .assignment(let isRequired):
            if signature.name == CommandName.let { return try wordAssignment(in: words) }
            if words.isEmpty { return try nothing(isRequired) }
            return try assignment(in: words)
        case .text(let isRequired):
            guard let text = TypedText(words, in: source) else { return try nothing(isRequired) }
            return [Argument(.text(text.text), at: text.span)]
        case .expectation:
            let reader = ExpectationReader(source: source, foods: foods, nameSpan: nameSpan)
            return [try reader.expectation(in: words)]
        }
    }

    /// No arguments, where that is allowed.
    private func nothing(_ isRequired: Bool) throws(Mistake) -> [Argument] {
        if isRequired { throw missing() }
        return []
    }

    func missing() -> Mistake {
        let wanted = signature.arguments.placeholder
        return mistake(.missingArgument(command: signature.name, wanted: wanted), at: nameSpan)
    }

    func mistake(_ kind: Mistake.Kind, at span: Span) -> Mistake {
        Mistake(kind, at: span, in: source)
    }

    /// Throws at the first of words that nothing is left for.
    private func refuse(_ words: ArraySlice<Word>) throws(Mistake) {
        guard let word = words.first else { return }
        throw mistake(
            .unexpectedArgument(command: signature.name, word: word.text),
            at: word.span
        )
    }
}

// MARK: - Forms of one kind

extension ArgumentReader {
    private func terms(in words: [Word], isRequired: Bool) throws(Mistake) -> [Argument] {
        let reader = TermReader(
            foods: foods,
            source: source,
            beginsExcluded: signature.name == CommandName.without
        )
        let arguments = try reader.conditions(in: words)
        guard let first = words.first, let last = words.last else { return try nothing(isRequired) }
        let span = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
        if arguments.isEmpty, isRequired { throw mistake(.nothingToLookFor, at: span) }
        if signature.name == CommandName.search {
            let query = RecipeQuery(
                arguments.compactMap {
                    if case .condition(let condition) = $0.value { condition } else { nil }
                }
            )
            if !query.hasWish { throw mistake(.nothingToLookFor, at: span) }
        }
        return arguments
    }

    private func referencesAndFile(in words: [Word]) throws(Mistake) -> [Argument] {
        guard let last = words.last else { throw missing() }
        let references = ReferenceReader(source: source)
        guard words.count > 1, !references.isReference(words), !last.text.isEmpty else {
            return try references.references(in: words)
        }
        return try references.references(in: Array(words.dropLast()))
            + [Argument(.file(last.text), at: last.span)]
    }

    private func recipePlace(in words: [Word]) throws(Mistake) -> [Argument] {
        guard let first = words.first else { throw missing() }
        let references = ReferenceReader(source: source)
        if references.isReference(words) { return try references.references(in: words) }
        let text = first.text
        let isAddress = Self.isAddress(text)
        guard isAddress || text.contains("/") || text.dropLast().contains(".") else {
            return try references.references(in: words)
        }
        try refuse(words.dropFirst())
        guard isAddress else { return [Argument(.file(text), at: first.span)] }
        guard let address = WebAddress(text) else {
            throw mistake(.notAnAddress(word: text), at: first.span)
        }
        return [Argument(.address(address), at: first.span)]
    }

    /// Whether a text has the form of an address; only some of these can be opened.
    private static func isAddress(_ text: String) -> Bool {
        guard let end = text.range(ofFirst: "://"), let first = text.first else { return false }
        return first.isLetter && first.isASCII
            && text[..<end.lowerBound].allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            }
    }

    private func count(in words: [Word], isRequired: Bool) throws(Mistake) -> [Argument] {
        guard let word = words.first else { return try nothing(isRequired) }
        let range = 1...WholeNumber.largest
        guard let number = WholeNumber.read(word.text), range.contains(number) else {
            throw mistake(.notANumber(option: nil, word: word.text, range: range), at: word.span)
        }
        try refuse(words.dropFirst())
        return [Argument(.number(number), at: word.span)]
    }
}

extension WholeNumber {
    /// The largest number that is read.
    static let largest = 999_999_999
}

// MARK: - Assignments

extension ArgumentReader {
    /// `NAME = TEXT`, with the text as typed.
    private func assignment(in words: [Word]) throws(Mistake) -> [Argument] {
        guard let parts = Assignment(words), let text = TypedText(parts.value, rawIn: source) else {
            throw missing()
        }
        let name = parts.name.lowercased()
        guard Assignment.isAliasName(name) else {
            throw mistake(.badAliasName(name: parts.name), at: parts.nameSpan)
        }
        return [
            Argument(.word(name), at: parts.nameSpan), Argument(.text(text.text), at: text.span),
        ]
    }

    /// `NAME = WORD…`.
    private func wordAssignment(in words: [Word]) throws(Mistake) -> [Argument] {
        guard let parts = Assignment(words), VariableUse.isOwnName(parts.name),
            !parts.value.isEmpty
        else {
            let end = words.last.map { max($0.span.upperBound, nameSpan.upperBound) }
            throw mistake(.badLet, at: nameSpan.lowerBound..<(end ?? nameSpan.upperBound))
        }
        return [Argument(.word(parts.name), at: parts.nameSpan)]
            + parts.value.map { Argument(.word($0.text), at: $0.span) }
    }
}

/// A name and what is behind the `=`, with or without spaces around it.
private struct Assignment {
    var name: String
    var nameSpan: Span
    var value: [Word]

    /// Takes words apart at the first `=`; nil where there is none, or no name before it.
    init?(_ words: [Word]) {
        guard let first = words.first else { return nil }
        if let equals = first.signs.firstIndex(where: { $0.means("=") }), equals > 0 {
            name = String(first.signs[..<equals].map(\.character))
            nameSpan = first.span(ofFirst: equals)
            value = first.value(from: equals + 1) + words.dropFirst()
            return
        }
        guard words.count > 1, words[1].signs.first?.means("=") == true else { return nil }
        name = first.text
        nameSpan = first.span
        value = words[1].value(from: 1) + words.dropFirst(2)
    }

    /// Whether an alias can have the name, which is in lower case.
    static func isAliasName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first.isNumber || first == "_" else {
            return false
        }
        return name.count <= 40 && name.allSatisfy(\.isNamePart)
    }
}

extension Word {
    /// What stands behind a `=` in the word: nothing, or a word, which may be an empty quote.
    fileprivate func value(from start: Int) -> [Word] {
        var rest = dropping(start)
        if rest.signs.isEmpty {
            let end = signs.last?.span.upperBound ?? span.lowerBound
            guard span.upperBound > end else { return [] }
            return [Word(signs: [], span: end..<span.upperBound, isQuoted: true)]
        }
        rest.isQuoted = rest.signs.allSatisfy(\.isLiteral)
        return [rest]
    }
}

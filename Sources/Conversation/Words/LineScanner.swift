import RecipeModel

/// Walks over a line once and finds its words and what stands between them.
///
/// It knows quotes, escapes, variables and comments (SHELL.md sections 3.1 and 10) and nothing of
/// commands, apart from `expect`, in which `>` compares.
struct LineScanner {
    /// What was open where a line ended, which is where its next part goes on.
    struct End: Hashable {
        /// The quote that is open.
        var quote: Character?
        /// Whether the rest belongs to the system's shell.
        var isRaw = false
        /// Whether the last sign is a `\` that joins the next line.
        var hasBackslash = false
        /// Whether no word of the statement was met yet.
        var isStatementStart = true

        /// Whether the line is not whole.
        var goesOn: Bool { quote != nil || hasBackslash }
    }

    /// What stands in a line.
    enum Token: Hashable {
        case word(RawWord)
        case separator
        case redirection(isAppending: Bool, Span)
        case pipe(text: String, Span)
        case systemShell(text: String, Span)
        case end
    }

    private let characters: [Character]
    private let mode: ReadingMode
    private var index = 0
    private var isComparing = false
    private let isUnfinished: Bool
    /// What is open at the place that was reached.
    private(set) var state: End

    /// Whether a comment was reached, which goes to the end of the line.
    private(set) var isInComment = false

    /// Begins at the start of a line, or in the middle of one that went on.
    ///
    /// Of an unfinished line, an open quote reaches to its end and is no mistake.
    init(
        _ characters: [Character],
        mode: ReadingMode,
        from end: End = End(),
        isUnfinished: Bool = false
    ) {
        self.characters = characters
        self.mode = mode
        self.isUnfinished = isUnfinished
        state = end
        state.hasBackslash = false
    }

    /// The next token. Throws the kind of mistake with its place.
    mutating func next() throws(ScanFault) -> Token {
        if state.isRaw { return .pipe(text: takeRawText(), 0..<characters.count) }
        if let quote = state.quote {
            guard index < characters.count else { return .end }
            var word = RawWord(span: 0..<0, isQuoted: true)
            try takeQuoted(quote, from: 0, into: &word)
            return .word(try takeWord(word))
        }
        skipSpaces()
        guard let character = current, !isCommentStart else {
            isInComment = index < characters.count
            index = characters.count
            return .end
        }
        let start = index
        switch character {
        case ";":
            index += 1
            isComparing = false
            state.isStatementStart = true
            return .separator
        case "!" where state.isStatementStart:
            index += 1
            return .systemShell(text: takeRawText(), start..<characters.count)
        case "|":
            index += 1
            return .pipe(text: takeRawText(), start..<characters.count)
        case ">" where !isComparing:
            index += 1
            let isAppending = current == ">"
            if isAppending { index += 1 }
            return .redirection(isAppending: isAppending, start..<index)
        default:
            let word = try takeWord(RawWord(span: start..<start))
            guard !word.isNothing else { return try next() }
            if state.isStatementStart { isComparing = word.plainName == "expect" }
            state.isStatementStart = false
            return .word(word)
        }
    }

    /// Takes a `-` at the very start of a script's line; tells whether there was one.
    mutating func takeLeadingDash() -> Bool {
        skipSpaces()
        guard current == "-" else { return false }
        index += 1
        return true
    }

    /// Goes to the end of the line, and tells what is open there.
    mutating func end() -> End {
        do {
            while try next() != .end, !state.isRaw {}
        } catch {
            guard case .openQuote = error.kind else { return End() }
        }
        return state
    }

    private var current: Character? { characters.indices.contains(index) ? characters[index] : nil }

    private mutating func skipSpaces() {
        while let current, current.isWhitespace { index += 1 }
    }

    /// `#` behind a space or a separator, and not before a digit.
    private var isCommentStart: Bool {
        guard current == "#" else { return false }
        let isAfterSpace = index == 0 || characters[index - 1].isWhitespace
        let isAfterSeparator = index > 0 && characters[index - 1] == ";"
        let next = characters.indices.contains(index + 1) ? characters[index + 1] : " "
        return (isAfterSpace || isAfterSeparator) && !next.isDigit
    }

    private mutating func takeRawText() -> String {
        state.isRaw = true
        state.isStatementStart = false
        let text = characters[min(index, characters.count)...]
        let backslashes = text.reversed().prefix { $0 == "\\" }.count
        state.hasBackslash = !backslashes.isMultiple(of: 2)
        index = characters.count
        return String(text).trimmingWhitespace()
    }
}

/// What is wrong with a line's signs, and where.
struct ScanFault: Error {
    var kind: Mistake.Kind
    var span: Span
}

// MARK: - Words

extension LineScanner {
    /// The rest of a word, up to a space or a sign that ends it.
    private mutating func takeWord(_ begun: RawWord) throws(ScanFault) -> RawWord {
        var word = begun
        var isQuoteOpening = !word.isQuoted
        while let character = current {
            let start = index
            switch character {
            case "\\":
                takeEscape(into: &word)
                isQuoteOpening = false
            case "'" where isQuoteOpening && word.mayBeFollowedByQuote,
                "\"" where isQuoteOpening && word.mayBeFollowedByQuote:
                if word.pieces.isEmpty { word.isQuoted = true }
                index += 1
                try takeQuoted(character, from: start, into: &word)
                isQuoteOpening = false
            case "$" where mode.hasVariables:
                word.pieces.append(try takeVariable(isQuoted: false))
                isQuoteOpening = false
            case _ where endsWord(character):
                return ended(word)
            default:
                word.pieces.append(.sign(Sign(character, at: start)))
                index += 1
            }
        }
        return ended(word)
    }

    private func ended(_ word: RawWord) -> RawWord {
        var word = word
        word.span = word.span.lowerBound..<max(word.span.lowerBound, index)
        return word
    }

    private func endsWord(_ character: Character) -> Bool {
        switch character {
        case ";", "|": true
        case ">": !isComparing
        default: character.isWhitespace
        }
    }

    /// A `\` and the sign behind it; at the end of the line it joins the next one.
    private mutating func takeEscape(into word: inout RawWord) {
        let start = index
        index += 1
        guard let escaped = current else {
            state.hasBackslash = true
            return
        }
        index += 1
        word.pieces.append(.sign(Sign(escaped, at: start..<index)))
    }

    /// What stands between quotes; the opening one, at `start`, was taken.
    private mutating func takeQuoted(
        _ quote: Character,
        from start: Int,
        into word: inout RawWord
    ) throws(ScanFault) {
        state.quote = quote
        while let character = current {
            if character == quote {
                index += 1
                state.quote = nil
                return
            }
            if quote == "\"", character == "\\" {
                takeQuotedEscape(into: &word)
            } else if quote == "\"", character == "$", mode.hasVariables {
                word.pieces.append(try takeVariable(isQuoted: true))
            } else {
                word.pieces.append(.sign(Sign(character, at: index..<index + 1)))
                index += 1
            }
        }
        if isUnfinished { return }
        throw ScanFault(kind: .openQuote(quote), span: start..<min(start + 1, characters.count))
    }

    /// A `\` in double quotes: before a sign that it cannot escape it stays.
    private mutating func takeQuotedEscape(into word: inout RawWord) {
        let start = index
        index += 1
        guard let escaped = current else {
            state.hasBackslash = true
            return
        }
        let replacement: Character? =
            switch escaped {
            case "\"", "\\", "$": escaped
            case "n": "\n"
            case "t": "\t"
            default: nil
            }
        guard let replacement else {
            word.pieces.append(.sign(Sign("\\", at: start..<index)))
            return
        }
        index += 1
        word.pieces.append(.sign(Sign(replacement, at: start..<index)))
    }
}

extension Sign {
    /// A sign that was typed plainly.
    fileprivate init(_ character: Character, at place: Int) {
        self.init(character: character, span: place..<place + 1, isLiteral: false)
    }

    /// A sign that was quoted or escaped.
    fileprivate init(_ character: Character, at span: Span) {
        self.init(character: character, span: span, isLiteral: true)
    }
}

// MARK: - Variables

extension LineScanner {
    /// `$1`, `$@`, `$#`, `$name` or `${name:-text}`, at its `$`.
    private mutating func takeVariable(isQuoted: Bool) throws(ScanFault) -> RawWord.Piece {
        let start = index
        index += 1
        let use: VariableUse
        switch current {
        case let sign? where sign.isDigit || sign == "@" || sign == "#":
            use = VariableUse(name: String(sign))
            index += 1
        case "{":
            use = try takeBraces(from: start)
        case let sign? where VariableUse.isOwnName(String(sign)):
            use = VariableUse(name: takeName())
        default:
            throw ScanFault(kind: .badVariable, span: start..<index)
        }
        return .variable(use, at: start..<index, isQuoted: isQuoted)
    }

    private mutating func takeName() -> String {
        let start = index
        while let current, current.isVariableNamePart { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func takeBraces(from start: Int) throws(ScanFault) -> VariableUse {
        index += 1
        let nameStart = index
        while let current, current.isNamePart || current == "@" || current == "#" { index += 1 }
        let name = String(characters[nameStart..<index])
        var fallback: String?
        if current == ":", characters.indices.contains(index + 1), characters[index + 1] == "-" {
            index += 2
            fallback = takeFallback()
        }
        guard current == "}", VariableUse.isName(name) else {
            throw ScanFault(
                kind: .badVariable,
                span: start..<min(index + 1, characters.count)
            )
        }
        index += 1
        return VariableUse(name: name, fallback: fallback)
    }

    /// The text behind `:-`, up to the closing brace; `\` makes the next sign plain.
    private mutating func takeFallback() -> String {
        var text: [Character] = []
        while let character = current, character != "}" {
            index += 1
            if character == "\\", let escaped = current {
                text.append(escaped)
                index += 1
            } else {
                text.append(character)
            }
        }
        return String(text)
    }
}

extension VariableUse {
    /// Whether a variable can have the name: `@`, `#`, digits, or letters, digits and `_`.
    static func isName(_ name: String) -> Bool {
        if name == "@" || name == "#" { return true }
        if !name.isEmpty, name.allSatisfy(\.isDigit) { return name.count <= 4 }
        return isOwnName(name)
    }

    /// Whether `let` can set a variable of that name.
    static func isOwnName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy(\.isVariableNamePart)
    }
}

extension Character {
    /// Whether it may stand in the name of a variable.
    fileprivate var isVariableNamePart: Bool { isLetter || isDigit || self == "_" }
}

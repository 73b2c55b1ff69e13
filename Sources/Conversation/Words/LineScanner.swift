import KitchenLanguage
import RecipeModel

/// Walks over a line once and finds its words and what comes between them.
///
/// It knows quotes, escapes, variables and comments and nothing of commands, apart from `expect`,
/// in which `>` compares. The grammar, in which a bare sign is any but spaces and `; | >`, and
/// `#` after a space and before no digit begins a comment:
///
///     statement = word { word } [ ( ">" | ">>" ) word | "|" text ] | "!" text
///     word      = { bare | "\" sign | quoted | variable }
///     quoted    = "'" literal "'" | '"' { sign | escape | variable } '"'
///     escape    = "\" ( '"' | "\" | "n" | "t" | "$" )
///     variable  = "$" ( digit | "@" | "#" | name ) | "${" name [ ":-" text ] "}"
///
/// A quote opens only at the start of a word, or after what may stand before a value there: `-`,
/// `title:`, `NAME=`. Variables are not part of lines from the prompt.
///
/// At the prompt the text of `note` is taken as typed up to the end of the line, unless all of it is
/// quoted.
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

    let characters: [Character]
    let mode: ReadingMode
    /// The place that was reached.
    var index = 0
    /// Whether `>` compares, as it does in `expect`.
    var isComparing = false
    let isUnfinished: Bool
    /// How many words of a `note` were met; nil in other statements.
    private var wordsOfNote: Int?
    /// Whether a tag may stand at the place that was reached: in `tag`, and after `--tag`.
    private var namesTags = false
    private var isTagging = false
    /// Whether everything up to the end of the line is text.
    private var isInText = false
    /// What is open at the place that was reached.
    var state: End

    /// Whether a comment was reached, which goes to the end of the line.
    private(set) var isInComment = false

    /// Begins at the start of a line, or in the middle of one that went on.
    ///
    /// Of an unfinished line, an open quote reaches to its end and isn't a mistake.
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
    mutating func next() throws(ScanError) -> Token {
        if state.isRaw { return .pipe(text: takeRawText(), 0..<characters.count) }
        if let quote = state.quote {
            guard index < characters.count else { return .end }
            var word = RawWord(span: 0..<0, isQuoted: true)
            try takeQuoted(quote, from: 0, into: &word)
            return .word(try takeWord(word))
        }
        skipSpaces()
        if beginsText || isInText, current != nil {
            isInText = true
            return .word(takeTypedWord())
        }
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
            wordsOfNote = nil
            (namesTags, isTagging) = (false, false)
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
            if state.isStatementStart {
                isComparing = word.plainName == "expect"
                isTagging = word.plainName == "tag"
                wordsOfNote = mode == .prompt && word.plainName == "note" ? 0 : nil
            }
            wordsOfNote? += 1
            namesTags = isTagging || word.plainName == "--tag"
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

    /// Whether the text of a `note` begins here: something that is not quoted as a whole, after the
    /// word that says of what.
    private var beginsText: Bool {
        guard let count = wordsOfNote, count >= 2, let current, !isCommentStart else {
            return false
        }
        if current == "'" || current == "\"" { return !isQuotedAsAWhole(with: current) }
        return !";|>".contains(current)
    }

    /// Whether the quote here ends where the statement does, or not in this line.
    private func isQuotedAsAWhole(with quote: Character) -> Bool {
        var place = index + 1
        while place < characters.count, characters[place] != quote {
            place += quote == "\"" && characters[place] == "\\" ? 2 : 1
        }
        let next = characters[min(place + 1, characters.count)...].first { !$0.isWhitespace }
        return next.map { ";|>#".contains($0) } ?? true
    }

    /// Goes to the end of the line, and tells what is open there.
    mutating func end() -> End {
        do {
            while try next() != .end, !state.isRaw {}
        } catch {
            guard case .line(.openQuote) = error.kind else { return End() }
        }
        return state
    }

    /// The sign at the place that was reached; nil at the end.
    var current: Character? { characters.indices.contains(index) ? characters[index] : nil }

    private mutating func skipSpaces() {
        while let current, current.isWhitespace { index += 1 }
    }

    /// `#` after a space or a separator, and not before a digit; nor right before the letters of a
    /// tag, where tags are named.
    private var isCommentStart: Bool {
        guard current == "#" else { return false }
        let isAfterSpace = index == 0 || characters[index - 1].isWhitespace
        let isAfterSeparator = index > 0 && characters[index - 1] == ";"
        let next = characters.indices.contains(index + 1) ? characters[index + 1] : " "
        if namesTags, next.isLetter { return false }
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
struct ScanError: Error {
    var kind: UsageError.Kind
    var span: Span
}

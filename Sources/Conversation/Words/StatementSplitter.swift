/// Puts the tokens of one line together to statements.
struct StatementSplitter {
    private let source: SourceLine
    private let characters: [Character]
    private let mode: ReadingMode
    private var scanner: LineScanner
    private var ended: [Statement] = []
    private var words: [RawWord] = []
    private var redirection: Statement.RawRedirection?
    private var mayFail = false

    init(_ source: SourceLine, mode: ReadingMode) {
        self.source = source
        self.mode = mode
        characters = Array(source.text)
        scanner = LineScanner(characters, mode: mode)
    }

    /// All statements of the line.
    mutating func statements() throws(ScanError) -> [Statement] {
        if mode == .script { mayFail = scanner.takeLeadingDash() }
        while true {
            switch try scanner.next() {
            case .word(let word):
                try refuse(afterRedirection: word)
                words.append(word)
            case .separator:
                endStatement()
            case .redirection(let isAppending, let span):
                try refuse(afterRedirection: RawWord(span: span), sign: isAppending ? ">>" : ">")
                redirection = .file(try fileName(after: span), isAppending: isAppending)
            case .pipe(let text, let span):
                try refuse(afterRedirection: RawWord(span: span), sign: "|")
                guard !text.isEmpty else {
                    throw ScanError(
                        kind: .line(.missingProgram(sign: "|")),
                        span: span.lowerBound..<span.lowerBound + 1
                    )
                }
                redirection = .pipe(text: text, span)
                endStatement()
                return ended
            case .systemShell(let text, let span):
                guard !text.isEmpty else {
                    throw ScanError(
                        kind: .line(.missingProgram(sign: "!")),
                        span: span.lowerBound..<span.lowerBound + 1
                    )
                }
                append(.systemShell(text), at: span)
                return ended
            case .end:
                endStatement()
                return ended
            }
        }
    }

    private mutating func fileName(after span: Span) throws(ScanError) -> RawWord {
        guard case .word(let word) = try scanner.next() else {
            throw ScanError(kind: .line(.missingFileName), span: span)
        }
        return word
    }

    /// Behind a file's name the statement ends.
    private func refuse(afterRedirection word: RawWord, sign: String? = nil) throws(ScanError) {
        guard redirection != nil else { return }
        let name = words.first?.plainName ?? ""
        let text = sign ?? word.signs.map { String($0.map(\.character)) } ?? "$"
        throw ScanError(
            kind: .command(.unexpectedArgument(command: name, word: text)),
            span: word.span
        )
    }

    private mutating func endStatement() {
        defer {
            words = []
            redirection = nil
        }
        var spans = words.map(\.span)
        switch redirection {
        case .file(let word, _): spans.append(word.span)
        case .pipe(_, let span): spans.append(span)
        case nil: break
        }
        guard let first = spans.first, let last = spans.last else { return }
        append(
            .words(words, redirection),
            at: first.lowerBound..<max(first.upperBound, last.upperBound)
        )
    }

    private mutating func append(_ body: Statement.Body, at span: Span) {
        ended.append(
            Statement(
                source: source,
                span: span,
                text: String(characters[span.clamped(to: 0..<characters.count)]),
                mayFail: mayFail,
                mode: mode,
                body: body
            )
        )
    }
}

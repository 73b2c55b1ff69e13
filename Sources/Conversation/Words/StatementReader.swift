/// Splits a line into its statements: words, quotes, comments, redirections; no command yet.
public struct StatementReader: Sendable {
    /// The longest line that is read, in bytes of UTF-8.
    public static let lineLimit = 65_536

    /// Where the lines come from.
    public let mode: ReadingMode

    /// A reader of lines from the prompt, the command line or a script.
    public init(mode: ReadingMode) {
        self.mode = mode
    }

    /// The statements of a line, none of them empty; a blank line or a comment has none.
    ///
    /// Throws `lineTooLong`, `openQuote`, `badVariable`, `missingFileName`, `missingProgram` or
    /// `unexpectedArgument`, with its place.
    public func statements(in line: SourceLine) throws(Mistake) -> [Statement] {
        try StatementReader.check(line.text, place: line.place, chain: line.chain)
        var splitter = StatementSplitter(line, mode: mode)
        do {
            return try splitter.statements()
        } catch {
            throw Mistake(error.kind, at: error.span, in: line)
        }
    }

    /// Whether a line goes on in the next one: an open quote, or a `\` at its end.
    ///
    /// A comment and a line that is wrong in another way are complete.
    public func continuation(of text: String) -> Continuation {
        let end = end(of: text, from: LineScanner.End(), isLineStart: true)
        if let quote = end.quote { return .openQuote(quote) }
        return end.hasBackslash ? .finalBackslash : .complete
    }

    /// A line that goes on, and its next part, as one: with a space in place of the line's end.
    public func joining(_ text: String, _ next: String) -> String {
        let end = end(of: text, from: LineScanner.End(), isLineStart: true)
        return (end.hasBackslash ? String(text.dropLast()) : text) + " " + next
    }

    /// What is open behind a part of a line, when it began with `start` being open.
    func end(of text: String, from start: LineScanner.End, isLineStart: Bool) -> LineScanner.End {
        guard text.utf8.count <= StatementReader.lineLimit else { return LineScanner.End() }
        var scanner = LineScanner(Array(text), mode: mode, from: start)
        if mode == .script, isLineStart { _ = scanner.takeLeadingDash() }
        do {
            while try scanner.next() != .end, !scanner.state.isRaw {}
        } catch {
            guard case .openQuote = error.kind else { return LineScanner.End() }
        }
        return scanner.state
    }

    /// Throws `lineTooLong` when a line is; the mistake shows only how it begins.
    static func check(
        _ text: String,
        place: ScriptPlace?,
        chain: [ScriptPlace]
    ) throws(Mistake) {
        guard text.utf8.count > lineLimit else { return }
        let beginning = SourceLine(String(text.prefix(60)) + "…", place: place, chain: chain)
        throw Mistake(.lineTooLong(limit: lineLimit), at: nil, in: beginning)
    }
}

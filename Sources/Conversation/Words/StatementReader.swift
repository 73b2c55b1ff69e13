/// Where a line comes from, which decides what may stand in it.
package enum ReadingMode: Hashable, Sendable, CaseIterable {
    /// Typed at the prompt: `$` is a plain sign; foods, references and aliases may stand alone.
    case prompt
    /// From `-c` or as `recipe CMD`: variables and aliases, but a command must be named.
    case commandLine
    /// A line of a script: variables and a leading `-`, and only the commands' own names.
    case script

    /// Whether `$` begins a variable.
    var hasVariables: Bool { self != .prompt }
}

/// Splits a line into its statements: words, quotes, comments, redirections; no command yet.
package struct StatementReader: Sendable {
    /// The longest line that is read, in bytes of UTF-8.
    package static let lineLimit = 65_536

    /// Where the lines come from.
    package let mode: ReadingMode

    /// A reader of lines from the prompt, the command line or a script.
    package init(mode: ReadingMode) {
        self.mode = mode
    }

    /// The statements of a line, none of them empty; a blank line or a comment has none.
    ///
    /// A text with line ends in it is read as the lines that it has; those that go on are joined.
    /// Throws `lineTooLong`, `openQuote`, `badVariable`, `missingFileName`, `missingProgram` or
    /// `unexpectedArgument`, with its place.
    package func statements(in line: SourceLine) throws(UsageError) -> [Statement] {
        try StatementReader.check(line)
        guard line.text.contains(where: \.isLineEnd) else { return try split(line) }
        var statements: [Statement] = []
        var joiner = LineJoiner(mode: mode)
        for part in line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
            guard let text = joiner.add(String(part)) else { continue }
            statements += try split(SourceLine(text, place: line.place, chain: line.chain))
        }
        guard let text = joiner.finish() else { return statements }
        return statements
            + (try split(SourceLine(text, place: line.place, chain: line.chain)))
    }

    /// Whether a line goes on in the next one: an open quote (but in a script), or a `\` at its end.
    ///
    /// The text may be several lines already, with line ends between them. A comment, a line that
    /// is wrong in another way and one that is too long are complete.
    package func continuation(of text: String) -> Continuation {
        guard text.utf8.count <= StatementReader.lineLimit else { return .complete }
        var joiner = LineJoiner(mode: mode)
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
            _ = joiner.add(String(part))
        }
        return joiner.continuation
    }

    private func split(_ line: SourceLine) throws(UsageError) -> [Statement] {
        var splitter = StatementSplitter(line, mode: mode)
        do {
            return try splitter.statements()
        } catch {
            throw UsageError(error.kind, at: error.span, in: line)
        }
    }

    /// Throws `lineTooLong` when a line is; the mistake shows only how it begins.
    static func check(_ line: SourceLine) throws(UsageError) {
        guard line.text.utf8.count > lineLimit else { return }
        var beginning = line
        beginning.text = String(line.text.prefix(60)) + "…"
        throw UsageError(.line(.tooLong(limit: lineLimit)), at: nil, in: beginning)
    }
}

extension Character {
    /// Whether a line ends here: LF or CR LF.
    var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

/// One command of a line, split into words but not yet understood.
package struct Statement: Hashable, Sendable {
    /// The line that it stands in.
    package let source: SourceLine
    /// Where it stands in the line.
    package let span: Span
    /// The statement as it was typed.
    package let text: String
    /// Whether a failure of it stops nothing.
    package let mayFail: Bool
    /// Where it comes from.
    package let mode: ReadingMode
    let body: Body

    /// What is in it.
    enum Body: Hashable, Sendable {
        /// Words, and where the output goes.
        case words([RawWord], RawRedirection?)
        /// The text after `!`.
        case systemShell(String)
    }

    /// `> FILE`, `>> FILE` or `| TEXT` with the file's name as it stands in the line.
    enum RawRedirection: Hashable, Sendable {
        case file(RawWord, isAppending: Bool)
        case pipe(text: String, Span)
    }
}

extension Statement {
    /// Whether it asks what there is, as each sentence does whose meaning depends on today's dinner.
    package var saysWhat: Bool { text.lowercased().contains("what") }

    /// The words among which a recipe's title may stand, as typed, and where: after a command that takes
    /// recipes, and at the prompt in a question where no recipe is open.
    package func mayNameTitles(
        in context: ConversationContext
    ) -> (words: [String], runs: [Range<Int>]) {
        guard case .words(let all, _) = body, all.count > 1, let name = all[0].plainName
        else { return ([], []) }
        let words = all.dropFirst().map { $0.plainName ?? "" }
        if let signature = context.table.command(called: name)?.signature {
            guard signature.namesRecipes else { return ([], []) }
            let first = NamedTitle.candidates(beginning: words)
            // After `plan add`, `shop for`.
            let second = signature.mayBeginWithAction ? words.dropFirst() : []
            let after = NamedTitle.candidates(beginning: Array(second))
            return (words, first + after.map { $0.lowerBound + 1..<$0.upperBound + 1 })
        }
        // `put dal tadka on wednesday`
        let said = all.map { $0.plainName ?? "" }
        if mode == .prompt, said.count <= 12, said.contains(where: LineFeatures.isDay) {
            return (said, NamedTitle.candidates(inQuestion: said))
        }
        if case .opened = context.screen.it { return ([], []) }
        guard mode == .prompt, AskCommand.isOpener(name) else { return ([], []) }
        return (words, NamedTitle.candidates(inQuestion: words))
    }

    /// A command that comes as words already: what follows `recipe` on the command line.
    ///
    /// Each element is one word. One with spaces in it is one term or name, as if it was quoted.
    /// Throws `lineTooLong` when all together are longer than a line may be.
    package init(arguments: [String]) throws(UsageError) {
        var text = ""
        var words: [RawWord] = []
        var place = 0
        for argument in arguments {
            let shown = Statement.shown(argument)
            let span = place..<place + shown.count
            let signs = [Sign](value: argument, at: span)
            words.append(
                RawWord(
                    pieces: signs.map { .sign($0) },
                    span: span,
                    isQuoted: argument.isEmpty || signs.first?.isLiteral == true
                )
            )
            text += (text.isEmpty ? "" : " ") + shown
            place = span.upperBound + 1
        }
        try StatementReader.check(SourceLine(text))
        self.init(
            source: SourceLine(text),
            span: 0..<text.count,
            text: text,
            mayFail: false,
            mode: .commandLine,
            body: .words(words, nil)
        )
    }

    /// An element as a line would have it, for showing mistakes in it.
    private static func shown(_ argument: String) -> String {
        let isPlain = !argument.isEmpty && !argument.contains { $0.isWhitespace || $0 == "\"" }
        if isPlain { return argument }
        let line = argument.map { $0.isWhitespace ? " " : String($0) }.joined()
        return line.contains("'") ? "\"\(line)\"" : "'\(line)'"
    }
}

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
    /// The words that may name recipes by their titles, as typed: those after a command that takes some,
    /// and at the prompt those of a question where no recipe is open.
    package func wordsOfRecipes(in context: ConversationContext) -> [String] {
        guard case .words(let words, _) = body, words.count > 1, let name = words[0].plainName
        else { return [] }
        if let type = context.table.command(called: name) {
            guard type.signature.namesRecipes else { return [] }
        } else {
            if case .opened = context.scene.it { return [] }
            guard mode == .prompt, AskCommand.isOpener(name) else { return [] }
        }
        return words.dropFirst().map { $0.plainName ?? "" }
    }

    /// A command that comes as words already: what follows `recipe` on the command line.
    ///
    /// Each element is one word. One with spaces in it is one term or name, as if it was quoted.
    /// Throws `lineTooLong` when all together are longer than a line may be.
    package init(arguments: [String]) throws(Mistake) {
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

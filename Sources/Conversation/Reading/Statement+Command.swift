import RecipeModel

extension Statement {
    /// The statements that this one stands for: itself, or what an alias says of its first word.
    ///
    /// An alias's text takes the place of the word and is read like a typed line; aliases in it
    /// are not looked for again. In scripts there are none. Throws what `StatementReader` throws,
    /// with places in the line that the alias makes.
    package func resolved(in context: ConversationContext) throws(UsageError) -> [Statement] {
        guard mode != .script, case .words(let words, _) = body,
            let word = words.first, let name = word.plainName,
            context.table.command(named: name) == nil, let text = context.aliases[name]
        else { return [self] }
        let characters = Array(source.text)
        let rest = characters[
            Span(
                uncheckedBounds: (word.span.upperBound, max(word.span.upperBound, span.upperBound))
            )
            .clamped(to: 0..<characters.count)
        ]
        let line = SourceLine(text + String(rest), place: source.place, chain: source.chain)
        return try StatementReader(mode: mode).statements(in: line)
    }

    /// The commands that the statement means, by the rules of `CommandReader`: one, or several
    /// where a sentence means several. What the statement says of the output holds for the last.
    ///
    /// Aliases of the cook's own are taken by `resolved(in:)` before. Throws the first mistake
    /// that is found, with its place in `source`.
    package func commands(in context: ConversationContext) throws(UsageError) -> [Command] {
        var commands = try understood(in: context)
        for index in commands.indices { commands[index].mayFail = mayFail }
        return commands
    }

    /// The command that the statement names, for saying whose mistake it is: its own name where
    /// there is one of that name or alias, else the first word as it was typed.
    package func commandName(in context: ConversationContext) -> String {
        guard case .words(let words, _) = body else { return SystemShellCommand.name }
        guard let first = words.first, let name = first.plainName else { return "" }
        return context.table.command(called: name)?.name ?? name
    }

    /// Whether it says how the command before it was to fail: `expect error NAME`, `expect exit N`.
    package var expectsFailure: Bool {
        guard case .words(let words, _) = body, words.count > 1,
            words[0].plainName == ExpectCommand.name, let check = words[1].plainName
        else { return false }
        return Expectation.ofFailures.contains(check)
    }

    private func understood(in context: ConversationContext) throws(UsageError) -> [Command] {
        switch body {
        case .systemShell(let text):
            let textStart = max(span.lowerBound, span.upperBound - text.count)
            var places = CommandPlaces()
            places.add(\SystemShellCommand.text, at: textStart..<span.upperBound)
            return [
                Command(
                    SystemShellCommand { $0.text = text },
                    source: source,
                    nameSpan: span.lowerBound..<min(span.lowerBound + 1, span.upperBound),
                    places: places
                )
            ]
        case .words(_, let redirection):
            let words = try words(with: context.variables)
            let reader = CommandReader(statement: self, words: words, context: context)
            var commands = try reader.commands()
            guard let redirection, let last = commands.indices.last else { return commands }
            commands[last].redirection = try self.redirection(redirection, with: context.variables)
            return commands
        }
    }

    private func redirection(
        _ raw: RawRedirection,
        with variables: ScriptVariables
    ) throws(UsageError) -> Redirection {
        switch raw {
        case .pipe(let text, let span):
            return .pipe(text: text, at: span)
        case .file(let rawWord, let isAppending):
            let words = try expanded(rawWord, with: variables)
            guard words.count == 1, let file = words.first?.text, !file.isEmpty else {
                throw UsageError(.line(.missingFileName), at: rawWord.span, in: source)
            }
            return isAppending
                ? .append(file: file, at: rawWord.span) : .replace(file: file, at: rawWord.span)
        }
    }
}

/// The values that variables have while a line is read.
package struct ScriptVariables: Hashable, Sendable {
    /// `$0`: the script as it was named; nil where there is none.
    package var script: String?
    /// `$1` and on.
    package var arguments: [String]
    /// What `let` has set; a value is the words that were given.
    package var values: [String: [String]]

    /// Values of variables; by default none is set.
    package init(
        script: String? = nil,
        arguments: [String] = [],
        values: [String: [String]] = [:]
    ) {
        self.script = script
        self.arguments = arguments
        self.values = values
    }

    /// The words that a variable stands for; nil when it is not set.
    func words(for name: String) -> [String]? {
        switch name {
        case "@": return arguments
        case "#": return [String(arguments.count)]
        case "0": return script.map { [$0] }
        default: break
        }
        guard let number = Int(name) else { return values[name] }
        return arguments.indices.contains(number - 1) ? [arguments[number - 1]] : nil
    }
}

extension Statement {
    /// Its words with every variable replaced.
    ///
    /// A variable that is a word by itself gives one word for each that it stands for, so that
    /// nothing is split at a value's spaces. Throws `unsetVariable`, and `lineTooLong` where the
    /// values make the line longer than a line may be: they could double with each line.
    func words(with variables: ScriptVariables) throws(UsageError) -> [Word] {
        guard case .words(let rawWords, _) = body else { return [] }
        var words: [Word] = []
        var length = 0
        for word in rawWords {
            for expanded in try expanded(word, with: variables) {
                length += expanded.signs.count
                try check(length: length)
                words.append(expanded)
            }
        }
        return words
    }

    private func check(length: Int) throws(UsageError) {
        guard length > StatementReader.lineLimit else { return }
        throw UsageError(.line(.tooLong(limit: StatementReader.lineLimit)), at: span, in: source)
    }

    /// The words that one word stands for; none for an empty variable.
    func expanded(_ word: RawWord, with variables: ScriptVariables) throws(UsageError) -> [Word] {
        if word.pieces.count == 1, case .variable(let use, let span, let isQuoted) = word.pieces[0],
            !isQuoted || use.name == "@"
        {
            return try values(of: use, at: span, with: variables).map { text in
                let signs = [Sign](value: text, at: span)
                let isText = isQuoted || signs.first?.isLiteral == true
                return Word(
                    signs: isQuoted ? signs.map(\.literal) : signs,
                    span: span,
                    isQuoted: isText
                )
            }
        }
        var signs: [Sign] = []
        for piece in word.pieces {
            switch piece {
            case .sign(let sign):
                signs.append(sign)
            case .variable(let use, let span, let isQuoted):
                let text = try values(of: use, at: span, with: variables).joined(separator: " ")
                let isText = isQuoted || text.contains(where: \.isWhitespace)
                signs += text.map { Sign(character: $0, span: span, isLiteral: isText) }
                try check(length: signs.count)
            }
        }
        if signs.isEmpty && !word.isQuoted { return [] }
        return [Word(signs: signs, span: word.span, isQuoted: word.isQuoted)]
    }

    private func values(
        of use: VariableUse,
        at span: Span,
        with variables: ScriptVariables
    ) throws(UsageError) -> [String] {
        let words = variables.words(for: use.name)
        if let words, use.fallback == nil || words.contains(where: { !$0.isEmpty }) {
            return words.filter { !$0.isEmpty || words.count > 1 }
        }
        guard let fallback = use.fallback else {
            throw UsageError(.line(.unsetVariable(name: use.name)), at: span, in: source)
        }
        return fallback.isEmpty ? [] : [fallback]
    }
}

extension Sign {
    /// The same sign without any meaning.
    var literal: Sign { Sign(character: character, span: span, isLiteral: true) }
}

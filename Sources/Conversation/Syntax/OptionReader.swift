import RecipeModel

/// Takes the options out of the words that follow a command's name, or the program's.
struct OptionReader {
    /// The command, for mistakes.
    let command: String
    /// The options that there are; of two with one name the first counts.
    let options: [OptionShape]
    let rest: Rest
    /// The line, for mistakes.
    let source: SourceLine

    /// What the words are that are not options.
    enum Rest {
        /// Words, options between them.
        case words
        /// From the first word on everything, dashes or not.
        case everything
        /// The same; and what looks like an option that is not known is where it begins.
        case text
        /// A sentence: words with options between them; what looks like one and isn't known is a word.
        case sentence

        /// What the parts of a command's syntax make of it.
        init(_ shapes: [ArgumentShape]) {
            self = .words
            for shape in shapes {
                switch shape.kind {
                case .text, .definition, .assignment, .expectation: self = .text
                case .sentence: self = .sentence
                case .scriptArguments: self = .everything
                default: break
                }
            }
        }
    }

    /// An option that was given.
    struct Given {
        /// Its long name with the dashes.
        var name: String
        var value: OptionValue
        /// Where option and value stand in the line.
        var span: Span
        /// Where the value alone stands; all of it where there is none.
        var valueSpan: Span
    }

    /// Options, and the words between them.
    struct Parts {
        var options: [Given] = []
        var words: [Word] = []
        /// Whether `--` stood before the words.
        var isEnded = false
    }

    /// Splits words into options and the rest; of an option given twice the last one counts.
    ///
    /// Throws a `UsageError` of the group `option`.
    func parts(of words: [Word]) throws(UsageError) -> Parts {
        var parts = Parts()
        var index = 0
        while index < words.count {
            let word = words[index]
            if word.isEndOfOptions {
                parts.isEnded = true
                parts.words += words[(index + 1)...]
                break
            }
            guard isOption(word), !isText(from: word) else {
                parts.words.append(word)
                index += 1
                if rest == .words || rest == .sentence { continue }
                parts.words += words[index...]
                break
            }
            let next = words.indices.contains(index + 1) ? words[index + 1] : nil
            let (option, takesNext) = try option(word, next: next)
            parts.options.removeAll { $0.name == option.name }
            parts.options.append(option)
            index += takesNext ? 2 : 1
        }
        return parts
    }

    /// Whether a word is an option: a long one, or a letter that is known.
    private func isOption(_ word: Word) -> Bool {
        if word.isOption { return true }
        guard !word.isQuoted, word.signs.count == 2, word.signs[0].means("-") else { return false }
        return option(named: word.text) != nil
    }

    private func option(named name: String) -> OptionShape? {
        options.first { $0.name == name }
    }

    /// Whether a word that looks like an option is the start of a text.
    private func isText(from word: Word) -> Bool {
        (rest == .text || rest == .sentence) && option(named: word.optionName.name) == nil
    }

    private func option(_ word: Word, next: Word?) throws(UsageError) -> (Given, Bool) {
        let (name, length) = word.optionName
        guard let shape = option(named: name) else {
            let suggestion = Closeness.closest(to: name, among: options.map(\.name))
            throw mistake(
                .option(.unknown(option: name, command: command, suggestion: suggestion)),
                at: word.span.lowerBound..<word.span(ofFirst: length).upperBound
            )
        }
        let hasValue = length < word.signs.count
        guard let wanted = shape.value.placeholder else {
            if hasValue { throw mistake(.option(.unexpectedValue(option: name)), at: word.span) }
            return (Given(name: name, value: .flag, span: word.span, valueSpan: word.span), false)
        }
        if hasValue {
            let value = word.dropping(length + 1)
            guard !value.signs.isEmpty else {
                throw mistake(.option(.missingValue(option: name, wanted: wanted)), at: word.span)
            }
            return (
                Given(
                    name: name,
                    value: try self.value(value, of: shape),
                    span: word.span,
                    valueSpan: value.span
                ),
                false
            )
        }
        guard let next, !next.isOption, !next.isEndOfOptions else {
            throw mistake(.option(.missingValue(option: name, wanted: wanted)), at: word.span)
        }
        let span = word.span.lowerBound..<max(word.span.upperBound, next.span.upperBound)
        let given = Given(
            name: name,
            value: try value(next, of: shape),
            span: span,
            valueSpan: next.span
        )
        return (given, true)
    }

    private func value(
        _ word: Word,
        of shape: OptionShape
    ) throws(UsageError) -> OptionValue {
        let text = word.text
        switch shape.value {
        case .flag:
            return .flag
        case .choice(let choices):
            return .word(try choice(text, among: choices, of: shape, at: word.span))
        case .choices(let choices):
            let words = text.split(separator: ",", omittingEmptySubsequences: false)
            for name in words {
                let name = name.filter { !$0.isWhitespace }
                _ = try choice(name, among: choices, of: shape, at: word.span)
            }
            return .word(text.lowercased().filter { !$0.isWhitespace })
        case .number(let range):
            guard let number = WholeNumber.read(text), range.contains(number) else {
                throw mistake(
                    .option(.notANumber(option: shape.name, word: text, range: range)),
                    at: word.span
                )
            }
            return .number(number)
        case .address:
            guard let address = WebAddress(typed: text) else {
                throw mistake(.option(.notAnAddress(word: text)), at: word.span)
            }
            return .address(address)
        case .serviceAddress:
            guard let address = ServiceAddress(typed: text) else {
                throw mistake(.option(.notAnAddress(word: text)), at: word.span)
            }
            return .serviceAddress(address)
        case .file, .service, .word:
            return .word(text)
        }
    }

    private func choice(
        _ text: String,
        among choices: [String],
        of shape: OptionShape,
        at span: Span
    ) throws(UsageError) -> String {
        let word = text.lowercased()
        if choices.contains(where: { $0.lowercased() == word }) { return word }
        let suggestion = Closeness.closest(to: word, among: choices)
        throw mistake(
            .option(
                .notAChoice(
                    option: shape.name,
                    word: text,
                    choices: choices,
                    suggestion: suggestion
                )
            ),
            at: span
        )
    }

    private func mistake(_ kind: UsageError.Kind, at span: Span) -> UsageError {
        UsageError(kind, at: span, in: source)
    }
}

extension Word {
    /// Whether it is `--`, after which no options are looked for.
    var isEndOfOptions: Bool {
        !isQuoted && signs.count == 2 && signs[0].means("-") && signs[1].means("-")
    }

    /// Whether it is an option: `--sort` or `--sort=title`.
    var isOption: Bool {
        !isQuoted && signs.count > 2 && signs[0].means("-") && signs[1].means("-")
    }

    /// An option's name in lower case, and how many signs it has.
    var optionName: (name: String, length: Int) {
        let name = signs.prefix { !$0.means("=") }
        return (String(name.map(\.character)).lowercased(), name.count)
    }

    /// Where the first signs stand.
    func span(ofFirst count: Int) -> Span {
        guard let last = signs.prefix(count).last else {
            return span.lowerBound..<span.lowerBound
        }
        return span.lowerBound..<max(span.lowerBound, last.span.upperBound)
    }
}

import RecipeModel

/// The words of a statement up to the cursor, the last of which may be begun only.
struct TypedPlace {
    let words: [Word]
    let current: Word
    let openQuote: Character?
    let context: ConversationContext

    /// What the current word is to become.
    var place: CompletionPlace {
        guard let first = words.first else { return firstWord }
        let behind = Array(words.dropFirst())
        guard let signature = signature(of: first) else {
            guard let search = context.table.command(named: CommandName.search) else {
                return place(.nothing)
            }
            return optionPlace(of: search, behind: words) ?? termPlace(behind: words)
        }
        let takesText = signature.arguments.takesOptionsFirst && !behind.isEmpty
        if !takesText, let place = optionPlace(of: signature, behind: behind) { return place }
        return argumentPlace(of: signature, behind: behind)
    }

    /// The current word as a whole.
    func place(_ subject: CompletionPlace.Subject) -> CompletionPlace {
        place(subject, from: 0)
    }

    /// The current word without its first signs.
    private func place(_ subject: CompletionPlace.Subject, from start: Int) -> CompletionPlace {
        let signs = current.signs.dropFirst(start)
        // A quote at the start of what is typed is replaced with it.
        var lower = start == 0 ? current.span.lowerBound : current.span.upperBound
        if start > 0 {
            lower = current.signs[start - 1].span.upperBound
        }
        let isQuoted = signs.first.map { $0.isLiteral && $0.span.lowerBound > lower } ?? false
        let quote = openQuote ?? (isQuoted ? "\"" : nil)
        return CompletionPlace(
            subject,
            typed: String(signs.map(\.character)),
            span: lower..<max(lower, current.span.upperBound),
            quote: quote
        )
    }

    /// The command that a word names, also through an alias of the cook's.
    private func signature(of word: Word) -> CommandSignature? {
        guard word.isBare else { return nil }
        let name = word.lowercased
        if let signature = context.table.command(called: name) { return signature }
        guard let text = context.aliases[name],
            let first = text.split(whereSeparator: \.isWhitespace).first
        else { return nil }
        return context.table.command(called: first.lowercased())
    }

    private var firstWord: CompletionPlace {
        let isTerm = current.isQuoted || openQuote != nil || current.signs.first?.means("-") == true
        return isTerm ? termPlace(behind: []) : place(.command)
    }
}

// MARK: - Options and arguments

extension TypedPlace {
    /// An option, or what follows one; nil where neither is being typed.
    private func optionPlace(
        of signature: CommandSignature,
        behind: [Word]
    ) -> CompletionPlace? {
        if behind.contains(where: \.isEndOfOptions) { return nil }
        if let last = behind.last, last.isOption {
            let (name, length) = last.optionName
            if length == last.signs.count, let option = signature.option(named: name),
                option.value != .flag
            {
                return valuePlace(of: option, signature, from: 0)
            }
        }
        if current.isOption {
            let (name, length) = current.optionName
            guard length < current.signs.count else { return place(.option(of: signature)) }
            guard let option = signature.option(named: name) else { return place(.nothing) }
            return valuePlace(of: option, signature, from: length + 1)
        }
        let takesTerms = if case .terms = signature.arguments { true } else { false }
        let isDash = current.signs.count == 1 && current.signs[0].means("-")
        return current.isEndOfOptions || (isDash && !takesTerms)
            ? place(.option(of: signature)) : nil
    }

    private func valuePlace(
        of option: OptionShape,
        _ signature: CommandSignature,
        from start: Int
    ) -> CompletionPlace {
        switch option.value {
        case .flag: place(.nothing)
        case .file: place(.file, from: start)
        case .word where option.name == "--service": place(.service, from: start)
        default: place(.optionValue(option, of: signature), from: start)
        }
    }

    private func argumentPlace(
        of signature: CommandSignature,
        behind: [Word]
    ) -> CompletionPlace {
        let words = behind.filter { !$0.isOption && !$0.isEndOfOptions }
        switch signature.arguments {
        case .none, .count, .text: return place(.nothing)
        case .terms: return termPlace(behind: behind)
        case .references: return referencePlace(.reference)
        case .recipePlace: return isPath ? place(.file) : referencePlace(.recipePlace)
        case .referencesAndFile:
            guard !words.isEmpty else { return referencePlace(.reference) }
            return isPath ? place(.file) : referencePlace(.recipePlace)
        case .words: return wordPlace(of: signature, behind: words.map(\.text))
        case .file: return words.isEmpty ? place(.file) : place(.nothing)
        case .fileAndWords:
            guard let file = words.first else { return place(.file) }
            return place(.scriptArgument(of: file.text))
        case .assignment:
            guard signature.name != CommandName.let else { return place(.nothing) }
            return words.isEmpty ? place(.alias) : place(.nothing)
        case .expectation: return place(.expectation(behind: words.map(\.text)))
        }
    }

    /// Whether what is typed can only be a file's path.
    private var isPath: Bool { current.signs.contains { "/~.".contains($0.character) } }

    private func wordPlace(of signature: CommandSignature, behind: [String]) -> CompletionPlace {
        switch (signature.name, behind.count) {
        case (CommandName.set, 0), (CommandName.unset, 0): place(.settingKey)
        case (CommandName.set, _): place(.settingValue(of: behind[0].lowercased()))
        case (CommandName.unalias, 0): place(.alias)
        case (CommandName.service, 0): place(.service)
        case (CommandName.help, _): place(.topic)
        default: place(.word(of: signature, behind: behind))
        }
    }

    /// A reference: what stands behind the last comma of the word.
    private func referencePlace(_ subject: CompletionPlace.Subject) -> CompletionPlace {
        let comma = current.signs.lastIndex { $0.character == "," }
        return place(subject, from: comma.map { $0 + 1 } ?? 0)
    }
}

// MARK: - Terms

extension TypedPlace {
    /// The most words that the beginning of a name is looked for in.
    private static let longestPhrase = 4

    private func termPlace(behind: [Word]) -> CompletionPlace {
        let (start, isExcluded, field) = current.termStart
        let typed = place(.nothing, from: start)
        var phrases = [CompletionPlace.Phrase(text: typed.typed, span: typed.span)]
        if start == 0, typed.quote == nil {
            phrases.insert(contentsOf: longerPhrases(than: phrases[0], behind: behind), at: 0)
        }
        let term = CompletionPlace.TermPlace(
            isExcluded: isExcluded,
            field: field,
            phrases: phrases
        )
        return CompletionPlace(
            .term(term),
            typed: typed.typed,
            span: typed.span,
            quote: typed.quote
        )
    }

    /// The phrases that reach back over the words before, the longest first.
    private func longerPhrases(
        than phrase: CompletionPlace.Phrase,
        behind: [Word]
    ) -> [CompletionPlace.Phrase] {
        var phrases: [CompletionPlace.Phrase] = []
        var text = phrase.text
        for word in behind.reversed().prefix(TypedPlace.longestPhrase - 1) {
            guard word.isBare, !word.isOption, !word.isEndOfOptions,
                word.signs.last?.means(",") != true
            else { break }
            let (start, _, _) = word.termStart
            let signs = word.signs.dropFirst(start)
            guard let first = signs.first else { break }
            text = String(signs.map(\.character)) + " " + text
            let span = first.span.lowerBound..<phrase.span.upperBound
            phrases.insert(CompletionPlace.Phrase(text: text, span: span), at: 0)
            // A `-`, a qualifier or a comma is where a name begins.
            if start > 0 { break }
        }
        return phrases
    }
}

extension Word {
    /// Where the last term in the word begins: behind a comma, a `-` and a qualifier.
    fileprivate var termStart: (start: Int, isExcluded: Bool, field: TermField) {
        var start = signs.lastIndex { $0.means(",") }.map { $0 + 1 } ?? 0
        var isExcluded = false
        var field = TermField.anywhere
        if signs.indices.contains(start), signs[start].means("-") {
            isExcluded = true
            start += 1
        }
        if let colon = signs.dropFirst(start).firstIndex(where: { $0.means(":") }) {
            let name = String(signs[start..<colon].map(\.character)).lowercased()
            field = TermField(rawValue: name) ?? .anywhere
            start = colon + 1
        }
        return (start, isExcluded, field)
    }
}

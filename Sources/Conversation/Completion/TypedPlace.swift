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
            return optionPlace(of: SearchCommand.signature, behind: words)
                ?? termPlace(behind: words)
        }
        let takesText = OptionReader.Rest(signature.arguments) != .words && !behind.isEmpty
        if !takesText, let place = optionPlace(of: signature, behind: behind) { return place }
        if signature.name == DropCommand.name { return place(.condition) }
        return keptPlace(of: signature, behind: behind)
            ?? argumentPlace(of: signature, behind: behind)
    }

    /// Something that the cook keeps, where a command names what is there; nil where it does not.
    private func keptPlace(of signature: CommandSignature, behind: [Word]) -> CompletionPlace? {
        let words = behind.filter { !$0.isOption }.map(\.text)
        guard let first = words.first?.lowercased() else {
            switch signature.name {
            case TimerCommand.name: return place(.kept(.timerTime, after: []))
            case StepCommand.name: return place(.kept(.guideStep, after: []))
            default: return nil
            }
        }
        let after = Array(words.dropFirst())
        switch (signature.name, first) {
        case (PantryCommand.name, "remove"): return place(.kept(.pantryFood, after: after))
        case (ShopCommand.name, "remove"), (ShopCommand.name, "done"):
            return place(.kept(.shoppingThing, after: after))
        case (TimersCommand.name, _) where TimersCommand.Action(rawValue: first) != nil:
            return place(.kept(.timer, after: after))
        case (TagCommand.name, _): return place(.kept(.tag, after: []))
        case (NoteCommand.name, _): return place(.kept(.note, after: after))
        default: return nil
        }
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
        if let command = context.table.command(called: name) { return command.signature }
        guard let text = context.aliases[name],
            let first = text.split(whereSeparator: \.isWhitespace).first
        else { return nil }
        return context.table.command(called: first.lowercased())?.signature
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
        let takesTerms = signature.arguments.contains { $0.kind == .terms }
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
        case .service: place(.service, from: start)
        case .choices:
            place(.optionValue(option, of: signature), from: current.lastPart(from: start))
        default: place(.optionValue(option, of: signature), from: start)
        }
    }

    private func argumentPlace(
        of signature: CommandSignature,
        behind: [Word]
    ) -> CompletionPlace {
        var behind = behind.filter { !$0.isOption && !$0.isEndOfOptions }
        var before: String?
        for shape in signature.arguments {
            guard shape.isOneWord, let word = behind.first, shape.takes(word) else {
                guard !shape.isLeftOut(before: current) else { continue }
                return argumentPlace(of: shape, behind: behind, after: before)
            }
            before = word.text
            behind.removeFirst()
        }
        return place(.nothing)
    }

    /// What completes a part of the arguments, after the words that belong to it already and the
    /// word of the part before it.
    private func argumentPlace(
        of shape: ArgumentShape,
        behind: [Word],
        after before: String?
    ) -> CompletionPlace {
        switch shape.kind {
        case .number, .words, .assignment, .text, .sentence, .shellText: place(.nothing)
        case .terms: termPlace(behind: behind)
        case .references: referencePlace(.reference, behind)
        case .recipePlace: isPath ? place(.file) : referencePlace(.recipePlace, behind)
        case .referencesAndFile:
            if behind.isEmpty {
                referencePlace(.reference, behind)
            } else {
                isPath ? place(.file) : referencePlace(.recipePlace, behind)
            }
        case .choice(let words): place(.choice(words))
        case .file, .script: place(.file)
        case .scriptArguments: place(.scriptArgument(of: before ?? ""))
        case .setting: place(.settingKey)
        case .settingValue: place(.settingValue(of: (before ?? "").lowercased()))
        case .service: place(.service)
        case .alias: place(.alias)
        case .definition: behind.isEmpty ? place(.alias) : place(.nothing)
        case .topic: place(.topic)
        case .expectation: place(.expectation(behind: behind.map(\.text)))
        }
    }

    /// Whether what is typed can only be a file's path.
    private var isPath: Bool { current.signs.contains { "/~.".contains($0.character) } }

    /// A reference: what follows the last comma of the word; or a title: all the words.
    private func referencePlace(
        _ subject: CompletionPlace.Subject,
        _ behind: [Word]
    ) -> CompletionPlace {
        var found = place(subject, from: current.lastPart(from: 0))
        let whole = place(subject)
        if found.span != whole.span { return found }
        if behind.isEmpty {
            found.title = CompletionPlace.Phrase(text: whole.typed, span: whole.span)
        } else if whole.quote == nil, behind.allSatisfy(\.isBare) {
            let words = behind.map(\.text) + [whole.typed]
            found.title = CompletionPlace.Phrase(
                text: words.joined(separator: " "),
                span: behind[0].span.lowerBound..<whole.span.upperBound
            )
        }
        return found
    }
}

extension Word {
    /// Where what follows the last comma begins, at `start` at the earliest.
    fileprivate func lastPart(from start: Int) -> Int {
        signs.lastIndex { $0.character == "," }.map { max($0 + 1, start) } ?? start
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

extension ArgumentShape {
    /// Whether a word that comes before the cursor belongs to the part.
    fileprivate func takes(_ word: Word) -> Bool {
        if case .choice(let words) = kind { words.contains(word.lowercased) } else { true }
    }

    /// Whether a word that is begun can only belong to the next part.
    fileprivate func isLeftOut(before word: Word) -> Bool {
        guard case .choice(let words) = kind else { return false }
        return !words.contains { $0.hasPrefix(word.lowercased) }
    }
}

extension Word {
    /// Where the last term in the word begins: after a comma, a `-` and a qualifier.
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

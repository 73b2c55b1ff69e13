extension LineScanner {
    /// The rest of a word, up to a space or a sign that ends it.
    mutating func takeWord(_ begun: RawWord) throws(ScanError) -> RawWord {
        var word = begun
        var isQuoteOpening = !word.isQuoted
        while let character = current {
            let start = index
            switch character {
            case "\\":
                takeEscape(into: &word)
                isQuoteOpening = false
            case "'" where isQuoteOpening && word.mayBeFollowedByQuote,
                "\"" where isQuoteOpening && word.mayBeFollowedByQuote:
                if word.pieces.isEmpty { word.isQuoted = true }
                index += 1
                try takeQuoted(character, from: start, into: &word)
                isQuoteOpening = false
            case "$" where mode.hasVariables:
                word.pieces.append(try takeVariable(isQuoted: false))
                isQuoteOpening = false
            case _ where endsWord(character):
                return ended(word)
            default:
                word.pieces.append(.sign(Sign(character, at: start)))
                index += 1
            }
        }
        return ended(word)
    }

    /// A word of a text: every sign up to a space is itself.
    mutating func takeTypedWord() -> RawWord {
        var word = RawWord(span: index..<index)
        while let character = current, !character.isWhitespace {
            word.pieces.append(.sign(Sign(character, at: index)))
            index += 1
        }
        return ended(word)
    }

    private func ended(_ word: RawWord) -> RawWord {
        var word = word
        word.span = word.span.lowerBound..<max(word.span.lowerBound, index)
        return word
    }

    private func endsWord(_ character: Character) -> Bool {
        switch character {
        case ";", "|": true
        case ">": !isComparing
        default: character.isWhitespace
        }
    }

    /// A `\` and the sign after it; at the end of the line it joins the next one.
    private mutating func takeEscape(into word: inout RawWord) {
        let start = index
        index += 1
        guard let escaped = current else {
            state.hasBackslash = true
            return
        }
        index += 1
        word.pieces.append(.sign(Sign(escaped, at: start..<index)))
    }

    /// What stands between quotes; the opening one, at `start`, was taken.
    mutating func takeQuoted(
        _ quote: Character,
        from start: Int,
        into word: inout RawWord
    ) throws(ScanError) {
        state.quote = quote
        while let character = current {
            if character == quote {
                index += 1
                state.quote = nil
                return
            }
            if quote == "\"", character == "\\" {
                takeQuotedEscape(into: &word)
            } else if quote == "\"", character == "$", mode.hasVariables {
                word.pieces.append(try takeVariable(isQuoted: true))
            } else {
                word.pieces.append(.sign(Sign(character, at: index..<index + 1)))
                index += 1
            }
        }
        if isUnfinished { return }
        throw ScanError(
            kind: .line(.openQuote(quote)),
            span: start..<min(start + 1, characters.count)
        )
    }

    /// A `\` in double quotes: before a sign that it cannot escape it stays.
    private mutating func takeQuotedEscape(into word: inout RawWord) {
        let start = index
        index += 1
        guard let escaped = current else {
            state.hasBackslash = true
            return
        }
        let replacement: Character? =
            switch escaped {
            case "\"", "\\", "$": escaped
            case "n": "\n"
            case "t": "\t"
            default: nil
            }
        guard let replacement else {
            word.pieces.append(.sign(Sign("\\", at: start..<index)))
            return
        }
        index += 1
        word.pieces.append(.sign(Sign(replacement, at: start..<index)))
    }
}

extension Sign {
    /// A sign that was typed plainly.
    fileprivate init(_ character: Character, at place: Int) {
        self.init(character: character, span: place..<place + 1, isLiteral: false)
    }

    /// A sign that was quoted or escaped.
    fileprivate init(_ character: Character, at span: Span) {
        self.init(character: character, span: span, isLiteral: true)
    }
}

/// Reads the ways to name recipes: `3`, `1-3,7`, `the second one`, `it`, `f3`, `victoria sponge`.
struct ReferenceReader {
    /// The line, for mistakes.
    let source: SourceLine
    /// The title that the line is known to name.
    var named = NamedTitle()
    /// Whether words that name nothing otherwise can be a title; no words can, by default.
    var isTitle: @Sendable ([Word]) -> Bool = { _ in false }

    /// Every reference in the words, each once, with its place; at least one.
    ///
    /// Throws `notAReference` or `backwardRange` at the first word that is none.
    func references(in words: [Word]) throws(UsageError) -> [Placed<Reference>] {
        let pieces = ReferencePiece.all(in: words)
        // First whether all of it names recipes at all, so that a line of other words is none.
        for piece in pieces where piece.parsed == nil && !piece.isRangeSign {
            if let title = title(words) { return [title] }
            throw UsageError(.reference(.unreadable(word: piece.shown)), at: piece.span, in: source)
        }
        var references: [Placed<Reference>] = []
        var met: Set<Reference> = []
        var index = 0
        while index < pieces.count {
            let (reference, length) = try reference(at: index, in: pieces)
            index += length
            if met.insert(reference.content).inserted { references.append(reference) }
        }
        guard references.isEmpty, let first = words.first, let last = words.last else {
            return references
        }
        let span = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
        let text = words.map(\.text).joined(separator: " ")
        throw UsageError(.reference(.unreadable(word: text)), at: span, in: source)
    }

    /// The recipe that all the words together name by its title.
    private func title(_ words: [Word]) -> Placed<Reference>? {
        guard let span = words.span, named.isAll(of: words.map(\.text)) || isTitle(words) else {
            return nil
        }
        return Placed(.title(words.map(\.text).joined(separator: " ")), at: span)
    }

    /// Whether all the words together name recipes.
    func isReference(_ words: [Word]) -> Bool {
        !words.isEmpty && (try? references(in: words)) != nil
    }

    /// The same, but for titles.
    var withoutTitles: ReferenceReader { ReferenceReader(source: source) }

    /// How many words name recipes before other words follow; nil where the first ones don't.
    ///
    /// `3 this is good` names 3 alone: only a comma, `and` or `to` leads on to another one. Of a title,
    /// nothing but quotes tells the end, unless it is known.
    func leadingCount(in words: [Word]) -> Int? {
        if let first = words.first, first.isQuoted, title([first]) != nil { return 1 }
        let titled = named.count(in: words.map(\.text))
        if titled > 0 { return titled }
        func names(_ count: Int) -> Bool {
            count <= words.count && withoutTitles.isReference(Array(words.prefix(count)))
        }
        guard var end = (1...8).first(where: names) else { return nil }
        while end < words.count {
            let next = words[end].lowercased
            if ["one", "ones"].contains(next) {
                end += 1
            } else if ["and", "&", "to", "-", "–", ","].contains(next), names(end + 2) {
                end += 2
            } else if words[end - 1].text.hasSuffix(",") || next.hasPrefix(","), names(end + 1) {
                end += 1
            } else {
                break
            }
        }
        return end
    }

    /// The one recipe that the first words name, and how many words do it; nil where they don't.
    ///
    /// The words after it may be a text of their own: `3 the kids loved it`.
    func leadingRecipe(in words: [Word]) -> (Placed<Reference>, Int)? {
        if let first = words.first, first.isQuoted, let title = title([first]) { return (title, 1) }
        let titled = named.count(in: words.map(\.text))
        if titled > 0, let title = title(Array(words.prefix(titled))) { return (title, titled) }
        for count in 1...6 where count <= words.count {
            guard let read = try? withoutTitles.references(in: Array(words.prefix(count))),
                read.count == 1, read[0].content.isSingle
            else { continue }
            // `This one`, but `it` stands alone.
            let hasOne =
                count < words.count && words[count].lowercased == "one"
                && words[count - 1].lowercased != "it"
            return (read[0], hasOne ? count + 1 : count)
        }
        return nil
    }

    /// The reference that begins at a piece, and how many pieces it takes.
    private func reference(
        at index: Int,
        in pieces: [ReferencePiece]
    ) throws(UsageError) -> (Placed<Reference>, Int) {
        let piece = pieces[index]
        guard let parsed = piece.parsed else {
            throw UsageError(.reference(.unreadable(word: piece.shown)), at: piece.span, in: source)
        }
        let next = pieces.indices.contains(index + 1) ? pieces[index + 1] : nil
        // `1 to 3` and `1 - 3` are written in three words.
        if case .number(let first, let list) = parsed, index + 2 < pieces.count,
            let next, next.isRangeSign,
            case .number(let last, let other) = pieces[index + 2].parsed,
            other == list || other == .shown
        {
            let span = piece.span.lowerBound..<pieces[index + 2].span.upperBound
            return (try placed(.range(first, last, list), at: span), 3)
        }
        if let next, next.isJoined, case .number(let count, .shown) = next.parsed {
            let span = piece.span.lowerBound..<next.span.upperBound
            // `the first three`
            if piece.text == "first", count > 0 {
                return (try placed(.range(1, count, .shown), at: span), 2)
            }
            // `the last three` is not `the last and three`.
            if parsed == .other(.last) {
                let shown = "\(piece.shown) \(next.shown)"
                throw UsageError(.reference(.unreadable(word: shown)), at: span, in: source)
            }
        }
        return (try placed(parsed, at: piece.span), 1)
    }

    private func placed(_ parsed: ParsedReference, at span: Span) throws(UsageError) -> Placed<
        Reference
    > {
        switch parsed {
        case .other(let reference):
            return Placed(reference, at: span)
        case .number(let number, let list):
            return Placed(.number(number, in: list), at: span)
        case .range(let first, let last, let list):
            guard first <= last else {
                throw UsageError(
                    .reference(.backwardRange(first, last)),
                    at: span,
                    in: source
                )
            }
            let reference: Reference =
                first == last ? .number(first, in: list) : .range(first, last, in: list)
            return Placed(reference, at: span)
        }
    }
}

/// A part of a word between commas, where references are wanted.
private struct ReferencePiece {
    /// In lower case, without `#` and final punctuation.
    var text: String
    /// As it was typed.
    var shown: String
    var span: Span
    /// Whether neither a comma nor `and` parts it from the piece before.
    var isJoined: Bool

    /// What it names; nil when that isn't a recipe.
    var parsed: ParsedReference? { ParsedReference(text) }

    /// Whether it stands for "to" between two numbers.
    var isRangeSign: Bool { ["-", "–", "to"].contains(text) }

    private static let dropped: Set<String> = [
        "the", "one", "ones", "number", "#", "and", "&", "please", "",
    ]

    /// All pieces of the words that could name something.
    static func all(in words: [Word]) -> [ReferencePiece] {
        var pieces: [ReferencePiece] = []
        var isJoined = true
        var before = ""
        for word in words {
            let parts = word.signs.split(
                omittingEmptySubsequences: false,
                whereSeparator: { $0.character == "," }
            )
            for (place, part) in parts.enumerated() {
                if place > 0 { isJoined = false }
                guard let first = part.first, let last = part.last else { continue }
                let shown = String(part.map(\.character))
                // What was quoted may have several words in it.
                let isID = shown.lowercased().hasPrefix(ParsedReference.idMark)
                let text = isID ? ParsedReference.idMark + shown.dropFirst(3) : shown.lowercased()
                for text in text.split(whereSeparator: \.isWhitespace) {
                    // `the second one` has a word that means nothing, `number one` has not.
                    // In `one and three` it is a number as well, and in `three, one`.
                    let isFirst =
                        pieces.isEmpty && before.isEmpty
                        && (words.count > 2 || place < parts.count - 1)
                    let isNumber = text == "one" && (before == "number" || isFirst || !isJoined)
                    let piece = ReferencePiece(
                        text: isNumber ? "1" : trimmed(text),
                        shown: shown,
                        span: first.span.lowerBound..<last.span.upperBound,
                        isJoined: isJoined
                    )
                    before = piece.text
                    isJoined = piece.text != "and" && piece.text != "&"
                    if !dropped.contains(piece.text) { pieces.append(piece) }
                }
            }
        }
        return pieces
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let last = text.last, ".?!".contains(last) { text.removeLast() }
        if text.first == "#", text.count > 1 { text.removeFirst() }
        return String(text)
    }
}

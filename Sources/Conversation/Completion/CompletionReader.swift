import RecipeModel

/// Finds out what is being typed at the cursor.
struct CompletionReader {
    let context: ConversationContext
    let mode: ReadingMode

    /// What stands at the cursor of a line that may be unfinished in every way; it is read as
    /// `StreamSafeText`, whose characters are as many.
    func place(in text: String, cursor: Int) -> CompletionPlace {
        let text = StreamSafeText.of(text)
        let characters = CompletionReader.joined(Array(text).prefix(max(0, cursor)))
        let end = characters.count
        let nothing = CompletionPlace(.nothing, span: end..<end)
        guard text.utf8.count <= StatementReader.lineLimit else { return nothing }
        var scanner = LineScanner(characters, mode: mode, isUnfinished: true)
        if mode == .script { _ = scanner.takeLeadingDash() }
        var words: [RawWord] = []
        var isFile = false
        do {
            scan: while true {
                switch try scanner.next() {
                case .word(let word): words.append(word)
                case .separator:
                    words = []
                    isFile = false
                case .redirection: isFile = true
                case .pipe, .systemShell: return nothing
                case .end: break scan
                }
            }
        } catch {
            return nothing
        }
        guard !scanner.isInComment else { return nothing }
        let quote = scanner.state.quote
        let isAtWord = words.last.map { $0.span.upperBound == end } ?? false
        var current = Word(signs: [], span: end..<end)
        if isAtWord || quote != nil, let last = words.popLast() { current = last.asTyped }
        let typed = TypedPlace(
            words: words.map(\.asTyped),
            current: current,
            openQuote: quote,
            context: context
        )
        if isFile { return typed.place(.file) }
        return typed.place
    }

    /// The line with its own line ends as spaces, each sign at its place.
    private static func joined(_ characters: ArraySlice<Character>) -> [Character] {
        var joined = Array(characters)
        for index in joined.indices where joined[index].isLineEnd {
            joined[index] = " "
            if index > 0, joined[index - 1] == "\\" { joined[index - 1] = " " }
        }
        return joined
    }
}

extension RawWord {
    /// The word with its variables as they are typed.
    fileprivate var asTyped: Word {
        var signs: [Sign] = []
        for piece in pieces {
            switch piece {
            case .sign(let sign): signs.append(sign)
            case .variable(let use, let span, _):
                signs += "$\(use.name)".map { Sign(character: $0, span: span, isLiteral: true) }
            }
        }
        return Word(signs: signs, span: span, isQuoted: isQuoted)
    }
}

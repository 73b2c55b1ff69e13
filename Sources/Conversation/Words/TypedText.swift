/// The rest of a line as one text, its spaces as they were typed.
struct TypedText {
    /// The text.
    let text: String
    /// Where it stands.
    let span: Span

    /// The text of some words, quotes removed and variables replaced; nil without words.
    init?(_ words: [Word], in source: SourceLine) {
        guard let first = words.first, let last = words.last else { return nil }
        let characters = Array(source.text)
        var text = ""
        var end = first.span.lowerBound
        for word in words {
            // Several words of one variable have one place, so nothing stands between them.
            let gap = min(end, word.span.lowerBound)..<word.span.lowerBound
            let between = String(characters[gap.clamped(to: 0..<characters.count)])
            text += text.isEmpty ? "" : (between.isEmpty ? " " : between)
            text += word.text
            end = word.span.upperBound
        }
        self.text = text
        span = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
    }

    /// The text of some words as it stands in the line, so that it can be read again; of a single
    /// quoted word, what is in the quotes. Nil without words.
    init?(_ words: [Word], rawIn source: SourceLine) {
        guard let first = words.first, let last = words.last else { return nil }
        let span = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
        self.span = span
        if words.count == 1, first.isQuoted {
            text = first.text
        } else {
            let characters = Array(source.text)
            text = String(characters[span.clamped(to: 0..<characters.count)])
        }
    }
}

/// How many something is for, at the end of a line: `for 6`, `for 6 people`.
struct ServingsEnding {
    let servings: Int
    /// Where it stands.
    let span: Span
    /// The words before it.
    let rest: ArraySlice<Word>

    /// What words end in; nil where that is no number of servings.
    init?(of words: ArraySlice<Word>) {
        var rest = words
        guard let last = rest.last, last.isBare else { return nil }
        if Self.eaters.contains(last.lowercased) { rest.removeLast() }
        guard let number = rest.popLast(), number.isBare, let first = rest.popLast(), first.isBare,
            Self.openings.contains(first.lowercased),
            let servings = Int(number.text), Self.range.contains(servings)
        else { return nil }
        self.servings = servings
        self.rest = rest
        span = first.span.lowerBound..<last.span.upperBound
    }

    /// How many anybody cooks for.
    static let range = 1...1_000

    private static let openings: Set<String> = ["for", "serves", "serving"]
    private static let eaters: Set<String> = [
        "people", "persons", "servings", "portions", "guests", "adults", "diners",
    ]
}

import RecipeModel

/// Whether a line goes on in the next one.
package enum Continuation: Hashable, Sendable {
    /// It is whole.
    case complete
    /// A quote is open.
    case openQuote(Character)
    /// Its last sign is a `\`.
    case finalBackslash
}

/// Joins lines that go on, over an open quote or a final `\`, with a space in place of the end.
///
/// In a script only a `\` goes on: a quote closes in the line in which it opens.
///
/// Each part is scanned once, so that many short parts cost no more than one long line.
struct LineJoiner {
    private let mode: ReadingMode
    private var begun: String?
    private var state = LineScanner.End()

    init(mode: ReadingMode) {
        self.mode = mode
    }

    /// Whether a line is begun that is not whole.
    var isOpen: Bool { begun != nil }

    /// What the begun line waits for.
    var continuation: Continuation {
        guard isOpen else { return .complete }
        return state.quote.map { .openQuote($0) } ?? .finalBackslash
    }

    /// Takes the next part; the joined line when it is whole with it.
    mutating func add(_ part: String) -> String? {
        let part = StreamSafeText.of(part)
        let isFirst = begun == nil
        var text = begun.map { $0 + " " } ?? ""
        begun = nil
        text += part
        var scanner = LineScanner(
            Array(isFirst ? part : " " + part),
            mode: mode,
            from: isFirst ? LineScanner.End() : state
        )
        if isFirst, mode == .script { _ = scanner.takeLeadingDash() }
        state = scanner.end()
        // In a script a quote that was forgotten would take the commands after it.
        let isClosed = state.quote == nil || mode != .script || state.hasBackslash
        guard state.goesOn, isClosed, text.utf8.count <= StatementReader.lineLimit else {
            state = LineScanner.End()
            return text
        }
        if state.hasBackslash { text.removeLast() }
        begun = text
        return nil
    }

    /// The line that was not whole at the end of all parts, as it is; nil where there is none.
    mutating func finish() -> String? {
        defer {
            begun = nil
            state = LineScanner.End()
        }
        return begun
    }
}

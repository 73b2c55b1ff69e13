import Documents
import KitchenLanguage
import RecipeModel

/// What a screen shows of a long text.
package struct ReadingView: Sendable {
    /// The words of a search.
    package enum Search: Hashable, Sendable {
        case none
        case typing(String)
        case nothing(String)
        case found(String, place: Int, count: Int)
    }

    package var text: LongText
    /// The lines in view.
    package var window: Range<Int>
    package var search: Search
    /// The words to mark where they are found.
    package var marked: String?

    package init(text: LongText, window: Range<Int>, search: Search, marked: String?) {
        self.text = text
        self.window = window
        self.search = search
        self.marked = marked
    }
}

extension Renderer {
    /// A long text on a screen of so many rows, written over what it showed before.
    package func text(of view: ReadingView, rows: Int) -> String {
        let screen = ReadingScreen(view: view, context: context)
        return text(ofScreen: screen.lines(rows: rows), cursor: (rows, screen.cursorColumn))
    }

    /// What stays above the prompt of a long text: the lines that were in view, as many as have room
    /// with the prompt, and which they are.
    package func text(keptOf view: ReadingView) -> String {
        let isWhole = view.window.count == view.text.count
        let window = isWhole ? view.window : view.window.dropLast()
        var lines = view.text.lines(in: window, marking: nil)
        if !isWhole {
            let words = ReadingScreen.place(window, of: view.text.count)
            lines.append(StyledText(words, .secondary))
        }
        return Painter(style: style).paint(lines)
    }

    /// How many lines of a text a screen of so many rows shows.
    package static func readingHeight(rows: Int) -> Int { max(1, rows - 1) }

    /// A whole screen, written over what was there, with the cursor at a place counted from 1.
    ///
    /// Each row is erased before it is written: after a full one, erasing would take its last column.
    func text(ofScreen lines: [StyledText], cursor: (row: Int, column: Int)) -> String {
        let painter = Painter(style: style)
        let rows = lines.map { "\u{1B}[K" + painter.paint($0) }
        return "\u{1B}[H" + rows.joined(separator: "\r\n") + "\u{1B}[J"
            + "\u{1B}[\(cursor.row);\(cursor.column)H"
    }
}

/// The lines in view, and below them where that is and which keys there are.
struct ReadingScreen {
    let view: ReadingView
    let context: ScreenContext

    /// As many lines as the screen has rows.
    func lines(rows: Int) -> [StyledText] {
        var lines = view.text.lines(in: view.window, marking: view.marked)
        while lines.count < Renderer.readingHeight(rows: rows) { lines.append(StyledText()) }
        return rows > 1 ? lines + [foot] : lines
    }

    /// `lines 1-22 of 64`.
    static func place(_ window: Range<Int>, of count: Int) -> String {
        "lines \(window.lowerBound + 1)-\(window.upperBound) of \(NumberWords.grouped(count))"
    }

    /// The column behind what was typed, else the last, counted from 1.
    var cursorColumn: Int {
        guard case .typing = view.search else { return context.width }
        return min(foot.width + 1, context.width)
    }

    private var room: Int { context.width - 1 }

    private var foot: StyledText {
        if case .typing(let words) = view.search { return typed("/" + CleanText.line(words)) }
        let place = ReadingScreen.place(view.window, of: view.text.count)
        var parts = [context.hasBadgeBeside ? place : String(place.dropFirst("lines ".count))]
        switch view.search {
        case .found(let words, let place, let count):
            parts.append("\(CleanText.line(words)): \(place) of \(count)")
        case .nothing(let words): parts.append("nothing found for \(CleanText.line(words))")
        case .none, .typing: break
        }
        let line = context.row(parts, with: hints, room: room)
        var text = StyledText()
        text.append(.init(text: line, isReversed: true))
        return text.cut(to: room, ellipsis: context.symbols.ellipsis)
    }

    private func typed(_ text: String) -> StyledText {
        var tail = Substring(text)
        while TextWidth.of(tail) > room { tail = tail.dropFirst() }
        var line = StyledText()
        line.append(.init(text: String(tail), isReversed: true))
        return line
    }

    /// In the order of the hand.
    private var hints: KeyHints {
        var hints: KeyHints = []
        let isAtEnd = view.window.upperBound >= view.text.count
        if !isAtEnd { hints.append(("Space next", 1)) }
        if view.window.lowerBound > 0 { hints.append(("b back", 3)) }
        hints.append(("/ search", 2))
        if case .found(_, _, let count) = view.search, count > 1 {
            hints += [("n next found", 1), ("N previous", 4)]
        }
        if view.window.lowerBound > 0 { hints.append(("g top", 5)) }
        if !isAtEnd { hints.append(("G end", 6)) }
        hints.append(("q leaves", 0))
        return hints
    }
}

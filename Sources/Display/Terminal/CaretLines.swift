import Conversation
import RecipeModel

/// The line that a mistake is in, with a caret under the exact words.
struct CaretLines {
    let text: String
    let span: Span
    /// How many columns there are for the line.
    let width: Int
    let ellipsis: String

    /// The part of the line that is shown, and the marks below it.
    var lines: (source: String, marks: String) {
        var cells = visibleCells
        let length = cells.count
        let start = min(max(0, span.lowerBound), length)
        let end = min(max(start, span.upperBound), length)
        // A caret behind the line's end needs a column there.
        if start == length { cells.append(Cell(text: "", width: 1)) }
        let count = cells.count
        let window = window(over: cells, keeping: start, end)
        let prefix = window.lowerBound > 0 ? ellipsis : ""
        let suffix = window.upperBound < count ? ellipsis : ""
        let source = prefix + cells[window].map(\.text).joined() + suffix
        let before = cells[window.lowerBound..<max(window.lowerBound, start)]
        let lead = TextWidth.of(prefix) + before.reduce(0) { $0 + $1.width }
        let marked = cells[start..<max(start, min(end, window.upperBound))]
        let marks = max(1, marked.reduce(0) { $0 + $1.width })
        let caret = "^" + String(repeating: "~", count: marks - 1)
        return (source, String(repeating: " ", count: lead) + caret)
    }

    private struct Cell {
        var text: String
        var width: Int
    }

    /// Every character of the line as it is shown: what could disturb the terminal is a question
    /// mark, so that the places stay the same.
    private var visibleCells: [Cell] {
        text.map { character in
            if character == "\t" { return Cell(text: " ", width: 1) }
            let shown = Painter.withoutControls(String(character))
            let width = TextWidth.of(shown)
            return shown.isEmpty || width == 0 || width > 8
                ? Cell(text: "?", width: 1) : Cell(text: shown, width: width)
        }
    }

    /// The cells that fit, the marked ones among them; the start of the mark where not all do.
    private func window(over cells: [Cell], keeping start: Int, _ end: Int) -> Range<Int> {
        let total = cells.reduce(0) { $0 + $1.width }
        guard total > width else { return 0..<cells.count }
        let sign = TextWidth.of(ellipsis)
        let room = max(4, width - 2 * sign)
        // A third of the room stays before the mark, so that the words before it can be read.
        var lower = start
        var used = 0
        let wanted = cells[start..<end].reduce(0) { $0 + $1.width }
        let before = max(0, min(room / 3, room - wanted))
        while lower > 0, used + cells[lower - 1].width <= before {
            lower -= 1
            used += cells[lower].width
        }
        var upper = start
        while upper < cells.count, used + cells[upper].width <= room {
            used += cells[upper].width
            upper += 1
        }
        // At the end of the line there is room left for more of its beginning.
        while lower > 0, used + cells[lower - 1].width <= room {
            lower -= 1
            used += cells[lower].width
        }
        return lower..<upper
    }
}

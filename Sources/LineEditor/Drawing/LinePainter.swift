/// Draws a line on a terminal, and again as it changes.
///
/// libedit could draw it, but goes wrong where wide characters meet the end of a row, at lines
/// taller than the screen, and at combining characters. So what is drawn is worked out from the
/// prompt and the line alone; libedit only edits.
///
/// Nothing but movement relative to the cursor is used, so what comes above stays unchanged.
struct LinePainter {
    /// What stands on the screen; nil where nothing has been drawn.
    private(set) var shown: LineFrame?
    /// Where the terminal's cursor is.
    private var cursor = LineFrame.Place()

    /// What to write so that the screen shows a frame, which must fit on it.
    mutating func paint(_ frame: LineFrame) -> String {
        var output = ""
        if let first = firstChange(to: frame) {
            if let tail = appended(in: frame) {
                output = tail
            } else {
                output = move(to: LineFrame.Place(row: first, column: 0))
                output += Self.draw(frame, from: first)
            }
            cursor = frame.end
            if !frame.rightPrompt.isEmpty || !frame.suggestion.isEmpty { cursor.column = -1 }
        }
        shown = frame
        return output + move(to: frame.cursor)
    }

    /// What to write so that nothing of the line is left; the cursor is then where it began.
    mutating func erase() -> String {
        defer { forget() }
        return shown == nil ? "" : move(to: LineFrame.Place()) + "\u{1B}[J"
    }

    /// What to write so that the cursor is after the line's end.
    mutating func moveToEnd() -> String {
        guard let shown else { return "" }
        return move(to: shown.end)
    }

    /// What to write so that something is written from where the line begins, and the cursor is back
    /// at its place after that. The text must leave the cursor where it finds it.
    mutating func detour(_ text: String) -> String {
        let place = cursor
        let there = move(to: LineFrame.Place())
        return there + text + move(to: place)
    }

    /// Forgets what was drawn: it stays on the screen as it is, or was erased.
    mutating func forget() {
        shown = nil
        cursor = LineFrame.Place()
    }

    /// Finds the cursor again after the screen got so many columns.
    ///
    /// Rows end in a line break, so a wider screen leaves them as they are. A narrower one breaks
    /// each where it no longer fits, as most terminals do.
    mutating func screenChanged(toColumns columns: Int) {
        guard let shown else { return }
        let columns = max(1, columns)
        let above = shown.rows.prefix(shown.cursor.row).reduce(0) {
            $0 + max(1, ($1.width + columns - 1) / columns)
        }
        cursor = LineFrame.Place(row: above + shown.cursor.column / columns, column: -1)
    }

    // MARK: Steps

    /// The first row that has to be written; nil if all are as they should be.
    private func firstChange(to frame: LineFrame) -> Int? {
        guard let shown else { return 0 }
        if shown.rows == frame.rows && shown.rightPrompt == frame.rightPrompt
            && shown.suggestion == frame.suggestion
        {
            return nil
        }
        var first = zip(shown.rows, frame.rows).prefix { $0 == $1 }.count
        if first == frame.rows.count { first -= 1 }
        return first < frame.promptRows || shown.rightPrompt != frame.rightPrompt ? 0 : first
    }

    /// What was added after the end, if nothing else changed: the usual case.
    private func appended(in frame: LineFrame) -> String? {
        guard let shown, cursor == shown.end, shown.rightPrompt.isEmpty,
            frame.rightPrompt.isEmpty, shown.suggestion.isEmpty, frame.suggestion.isEmpty,
            shown.rows.count == frame.rows.count,
            shown.rows.dropLast() == frame.rows.dropLast(),
            let old = shown.rows.last?.text, let new = frame.rows.last?.text,
            new.unicodeScalars.starts(with: old.unicodeScalars)
        else { return nil }
        return String(new.unicodeScalars.dropFirst(old.unicodeScalars.count))
    }

    private static func draw(_ frame: LineFrame, from first: Int) -> String {
        var output = ""
        let last = frame.rows.count - 1
        for row in first...last {
            output += frame.rows[row].text
            if row == last {
                output += frame.rows[row].isFull ? "" : frame.suggestion + "\u{1B}[J"
            } else {
                // Of a full row nothing can be erased: the cursor still stands on its last column.
                output += (frame.rows[row].isFull ? "" : "\u{1B}[K") + "\r\n"
            }
        }
        if !frame.rightPrompt.isEmpty {
            output += "\u{1B}[\(frame.rightPromptColumn + 1)G" + frame.rightPrompt
        }
        return output
    }

    private mutating func move(to place: LineFrame.Place) -> String {
        guard place != cursor else { return "" }
        defer { cursor = place }
        var output = ""
        if place.row < cursor.row { output += "\u{1B}[\(cursor.row - place.row)A" }
        if place.row > cursor.row { output += "\u{1B}[\(place.row - cursor.row)B" }
        if place.column != cursor.column || place.column == 0 {
            output += "\r" + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
        }
        return output
    }
}

import CEditLine

/// A prompt and a line as rows of a screen.
///
/// A character has the columns that the C library gives it, as libedit and the common terminals
/// count. A control character stands as `^X`, one that cannot be printed as `\U+XXXX`, a tab goes
/// to the next multiple of eight, and a newline in the line begins a row.
struct LineFrame: Equatable {
    /// One row.
    struct Row: Equatable {
        /// What stands in it, with escape sequences of the prompt.
        var text = ""
        /// How many columns that takes.
        var width = 0
        /// Whether the row is full.
        var isFull = false
    }

    /// A place, counted from the first row.
    struct Place: Equatable {
        var row = 0
        var column = 0
    }

    /// The rows, at least one. Behind a full one there is always another.
    private(set) var rows = [Row()]
    /// Where the cursor stands.
    private(set) var cursor = Place()
    /// Where the text ends.
    private(set) var end = Place()
    /// What stands at the right end of the only row, with its colours; empty where there is no
    /// room.
    private(set) var rightPrompt = ""
    /// What stands after the line's end, with its style: the rest of an older line. Empty for none.
    private(set) var suggestion = ""
    /// The column where the right prompt begins.
    private(set) var rightPromptColumn = 0
    /// The rows that the prompt is in; they are written together, because of its colours.
    private(set) var promptRows = 1

    private let columns: Int
    /// Whether what is put now is marked as not known.
    private var isMarked = false

    private static let mark = (on: "\u{1B}[4m", off: "\u{1B}[24m")

    /// Lays out a prompt and a line.
    ///
    /// - Parameters:
    ///   - prompt: The prompt, whose escape sequences take no room.
    ///   - line: The line.
    ///   - offset: Where the cursor is in the line.
    ///   - marked: The parts of the line that are underlined.
    ///   - suggestion: What could follow the line, and the escape sequence for its style.
    ///   - columns: The columns of the screen.
    ///   - rightPrompt: What should stand at the right end.
    ///   - rightPromptStyle: The escape sequence before that; nil for none.
    init(
        prompt: PromptText,
        line: some Collection<UInt32>,
        cursor offset: Int,
        marked: [Range<Int>] = [],
        suggestion: (text: String, style: String)? = nil,
        columns: Int,
        rightPrompt: String = "",
        rightPromptStyle: String? = nil
    ) {
        self.columns = max(2, columns)
        rows[0].text = prompt.style
        for scalar in prompt.body.unicodeScalars { put(scalar.value) }
        if !prompt.style.isEmpty { rows[end.row].text += "\u{1B}[0m" }
        for scalar in prompt.tail.unicodeScalars { put(scalar.value) }
        promptRows = end.row + 1
        var place = 0
        var marked = marked.sorted { $0.lowerBound < $1.lowerBound }[...]
        for value in line {
            if place == offset { cursor = startOfCharacter(value) }
            while let first = marked.first, first.upperBound <= place { marked.removeFirst() }
            setMark(marked.first?.contains(place) == true)
            put(value)
            place += 1
        }
        setMark(false)
        if place <= offset { cursor = end }
        putRight(rightPrompt, style: rightPromptStyle)
        if let suggestion, place <= offset { suggest(suggestion.text, style: suggestion.style) }
    }

    /// As much of it as the row has room for, so that it never makes a row of its own.
    private mutating func suggest(_ text: String, style: String) {
        let room = (rightPrompt.isEmpty ? columns : rightPromptColumn) - 1 - end.column
        let shown = ScreenText(text).cut(to: room).text
        if room > 1, !shown.isEmpty { suggestion = style + shown + "\u{1B}[0m" }
    }

    private mutating func setMark(_ isOn: Bool) {
        guard isOn != isMarked else { return }
        isMarked = isOn
        rows[end.row].text += isOn ? Self.mark.on : Self.mark.off
    }

    /// There is at least one column between the line and the right prompt, and one after it.
    private mutating func putRight(_ rightPrompt: String, style: String?) {
        let text = ScreenText(rightPrompt)
        guard rows.count == 1, text.width > 0, end.column + text.width + 2 <= columns else {
            return
        }
        rightPromptColumn = columns - 1 - text.width
        self.rightPrompt = style.map { $0 + text.text + "\u{1B}[0m" } ?? text.text
    }

    /// The part that fits on a screen, with the cursor in it.
    ///
    /// - Parameter height: The rows of the screen.
    func window(height: Int) -> LineFrame {
        guard height > 0, rows.count > height else { return self }
        var part = self
        let first = min(max(0, cursor.row - height / 2), rows.count - height)
        part.rows = Array(rows[first..<first + height])
        part.cursor.row -= first
        part.end.row = min(end.row - first, height - 1)
        if end.row - first >= height { part.end.column = columns }
        part.promptRows = max(0, promptRows - first)
        return part
    }

    private func startOfCharacter(_ value: UInt32) -> Place {
        let width = value < 0xA0 ? 1 : Int(cel_character_width(value))
        return width > 1 && end.column + width > columns
            ? Place(row: end.row + 1, column: 0) : end
    }

    private mutating func put(_ value: UInt32) {
        switch value {
        case 0x20..<0x7F: write(value, width: 1)
        case 0x0A: beginRow(isFull: false)
        case 0x09: repeat { write(0x20, width: 1) } while end.column % 8 != 0
        case 0x00..<0x20, 0x7F..<0xA0:
            write(0x5E, width: 1)
            write(value == 0x7F ? 0x3F : (value & 0x3F) | 0x40, width: 1)
        default: putWide(value)
        }
    }

    private mutating func putWide(_ value: UInt32) {
        let width = Int(cel_character_width(value))
        if width < 0 {
            for sign in Self.visible(value).utf8 { write(UInt32(sign), width: 1) }
        } else if width == 0, end.column == 0, end.row > 0, rows[end.row - 1].isFull {
            // A mark belongs to the character before it, in the row that this one has filled.
            rows[end.row - 1].text += String(scalars: [value])
        } else {
            write(value, width: width)
        }
    }

    private static func visible(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "\\U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private mutating func write(_ value: UInt32, width: Int) {
        if end.column + width > columns {
            rows[end.row].text += String(repeating: " ", count: columns - end.column)
            beginRow(isFull: true)
        }
        rows[end.row].text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        end.column += width
        rows[end.row].width = end.column
        if end.column >= columns { beginRow(isFull: true) }
    }

    private mutating func beginRow(isFull: Bool) {
        rows[end.row].isFull = isFull
        if isMarked { rows[end.row].text += Self.mark.off }
        rows.append(Row())
        if isMarked { rows[end.row + 1].text = Self.mark.on }
        end = Place(row: end.row + 1, column: 0)
    }
}

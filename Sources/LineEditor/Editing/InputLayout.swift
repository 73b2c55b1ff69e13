import CEditLine

/// Where on the screen libedit draws a prompt and a line.
///
/// libedit tells nobody which row its cursor is in, so its way of drawing is followed here: the
/// C library's widths, wrapping after the last column, `^X` for control characters, `\U+XXXX` for
/// what cannot be printed, and a new row for a newline within the line.
struct InputLayout: Equatable {
    /// A place on the screen, counted from the prompt's first row.
    struct Place: Equatable {
        var row = 0
        var column = 0
    }

    private let columns: Int
    /// Where the cursor stands.
    private(set) var cursor = Place()
    /// Where the text ends.
    private(set) var end = Place()

    /// Lays a line out behind a prompt.
    init(prompt: String, line: some Collection<UInt32>, cursor offset: Int, columns: Int) {
        self.columns = max(2, columns)
        for scalar in prompt.unicodeScalars { put(scalar.value) }
        var place = 0
        for value in line {
            if place == offset { cursor = startOfCharacter(value) }
            put(value)
            place += 1
        }
        if place <= offset { cursor = end }
    }

    /// How many rows the cursor is below the first one that is still on a screen of `rows` rows.
    func rowsAboveCursor(onScreenOf rows: Int) -> Int {
        guard rows > 0, end.row >= rows else { return cursor.row }
        return max(0, cursor.row - (end.row - rows + 1))
    }

    private func startOfCharacter(_ value: UInt32) -> Place {
        let width = Int(cel_character_width(value))
        return width > 1 && end.column + width > columns
            ? Place(row: end.row + 1, column: 0) : end
    }

    private mutating func put(_ value: UInt32) {
        switch value {
        case 0x0A: end = Place(row: end.row + 1, column: 0)
        case 0x09:
            repeat { advance(by: 1) } while end.column % 8 != 0
        case 0x00..<0x20, 0x7F..<0xA0:
            advance(by: 1)
            advance(by: 1)
        default:
            let width = Int(cel_character_width(value))
            if width >= 0 {
                advance(by: width)
            } else {
                for _ in 0..<(value > 0xFFFF ? 8 : 7) { advance(by: 1) }
            }
        }
    }

    private mutating func advance(by width: Int) {
        if end.column + width > columns { end = Place(row: end.row + 1, column: 0) }
        end.column += width
        if end.column >= columns { end = Place(row: end.row + 1, column: 0) }
    }
}

/// What a terminal shows: a grid of cells, drawn by the bytes that a program writes.
///
/// It understands what libedit, pagers and this program use of a VT100 and of xterm: cursor
/// movement, erasing, inserting and deleting, scrolling, the pending wrap after the last column,
/// wide and combining characters. Colours are read and left out.
package struct TerminalScreen: Sendable {
    /// One place of the grid.
    struct Cell: Equatable, Sendable {
        /// The character there; empty in the right half of a wide one.
        var text = " "
        static let blank = Cell()
        static let rightHalf = Cell(text: "")
    }

    /// A place, counted from 0 at the top left.
    package struct Position: Equatable, Sendable {
        /// The row, from the top.
        package var row: Int
        /// The column, from the left.
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// The number of columns.
    package private(set) var columns: Int
    /// The number of rows.
    package private(set) var rows: Int
    /// Where the next character goes.
    package internal(set) var cursor = Position(row: 0, column: 0)
    /// How often the bell rang.
    package internal(set) var bells = 0
    /// The private modes that are on, such as 2004 for bracketed paste.
    package internal(set) var modes: Set<Int> = []
    /// What the terminal has to answer to the questions it was asked, not yet taken.
    package internal(set) var answers: [UInt8] = []
    /// The colour that the terminal says its background has, as in `rgb:0000/0000/0000`; nil for a
    /// terminal that does not answer.
    package var background: String?
    /// Whether the terminal answers no question at all.
    package var isSilent = false
    /// Whether the terminal knows kitty's graphics protocol.
    package var knowsKittyGraphics = false
    /// The attributes that the terminal tells (DA1); 4 stands for sixels.
    package var attributes = [62, 22]
    /// The pixels of a cell, as the terminal tells them; nil for one that does not.
    package var cellPixels: (width: Int, height: Int)?
    /// The pictures that were shown as pixels, in the order in which they came.
    package internal(set) var pictures: [ShownPicture] = []
    /// The rows that have left the screen at the top.
    package private(set) var scrolledOff: [String] = []

    var cells: [[Cell]]
    var saved = Position(row: 0, column: 0)
    /// The screen below a program's own (mode 1049), and where its cursor was.
    var below: (cells: [[Cell]], cursor: Position)?
    /// Whether the last column was just written: the next character begins a new row.
    var isWrapPending = false
    var inserts = false
    var parser = Parser()

    /// Makes an empty screen.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    }

    // MARK: Looking

    /// The text of a row, without the blanks at its end.
    package func row(_ row: Int) -> String {
        guard cells.indices.contains(row) else { return "" }
        return Self.text(of: cells[row])
    }

    /// All rows up to the last that has something.
    package var lines: [String] {
        var lines = cells.map(Self.text)
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// All rows, with those that have left the screen before them.
    package var everything: [String] { scrolledOff + lines }

    /// The characters left of the cursor in its row.
    package var textBeforeCursor: String {
        cells[cursor.row].prefix(cursor.column).map(\.text).joined()
    }

    private static func text(of cells: [Cell]) -> String {
        var text = cells.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    // MARK: Changing

    /// Gives the terminal another size; rows are cut or filled, not broken anew.
    package mutating func resize(columns: Int, rows: Int) {
        let blankRow = [Cell](repeating: .blank, count: columns)
        let fitted = { (cells: [[Cell]]) in
            cells.map { Array(($0 + blankRow.dropFirst($0.count)).prefix(columns)) }
        }
        if let below {
            let filled = fitted(below.cells).prefix(rows)
            self.below?.cells = filled + Array(repeating: blankRow, count: rows - filled.count)
        }
        cells = fitted(cells)
        while cells.count > rows, cursor.row > rows - 1 || cells.count > cursor.row + 1 {
            if cells.count > cursor.row + 1 {
                cells.removeLast()
            } else {
                scrolledOff.append(Self.text(of: cells.removeFirst()))
                for place in pictures.indices { pictures[place].row -= 1 }
                cursor.row -= 1
            }
        }
        while cells.count < rows {
            cells.append(blankRow)
        }
        (self.columns, self.rows) = (columns, rows)
        cursor.column = min(cursor.column, columns - 1)
        isWrapPending = false
    }

    /// Takes the answers that wait to be sent back.
    package mutating func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    mutating func moveCursor(row: Int, column: Int) {
        cursor.row = min(max(0, row), rows - 1)
        cursor.column = min(max(0, column), columns - 1)
        isWrapPending = false
    }

    mutating func scrollUp() {
        for place in pictures.indices { pictures[place].row -= 1 }
        let row = Self.text(of: cells.removeFirst())
        if below == nil { scrolledOff.append(row) }
        cells.append(blankRow)
    }

    /// Gives the program a screen of its own, or takes it away and shows what was there before.
    mutating func setOwnScreen(_ isOwn: Bool) {
        if isOwn, below == nil {
            below = (cells, cursor)
            cells = Array(repeating: blankRow, count: rows)
        } else if !isOwn, let before = below {
            (cells, cursor) = before
            moveCursor(row: cursor.row, column: cursor.column)
            below = nil
        }
    }

    mutating func lineFeed() {
        isWrapPending = false
        if cursor.row == rows - 1 {
            scrollUp()
        } else {
            cursor.row += 1
        }
    }

    var blankRow: [Cell] { Array(repeating: .blank, count: columns) }
}

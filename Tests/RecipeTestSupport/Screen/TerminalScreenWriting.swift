extension TerminalScreen {
    /// Puts a character where the cursor is.
    mutating func put(_ scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width == 0 {
            combine(scalar)
            return
        }
        if isWrapPending || cursor.column + width > columns {
            cursor.column = 0
            lineFeed()
        }
        if inserts { insertBlanks(width) }
        breakWideCharacters(at: cursor.column)
        breakWideCharacters(at: cursor.column + width - 1)
        cells[cursor.row][cursor.column] = Cell(text: String(Character(scalar)))
        if width == 2, cursor.column + 1 < columns {
            cells[cursor.row][cursor.column + 1] = .rightHalf
        }
        cursor.column += width
        if cursor.column >= columns {
            cursor.column = columns - 1
            isWrapPending = true
        }
    }

    /// A half of a wide character cannot stand alone.
    private mutating func breakWideCharacters(at column: Int) {
        guard column < columns else { return }
        if cells[cursor.row][column] == .rightHalf, column > 0 {
            cells[cursor.row][column - 1] = .blank
            cells[cursor.row][column] = .blank
        } else if column + 1 < columns, cells[cursor.row][column + 1] == .rightHalf {
            cells[cursor.row][column + 1] = .blank
        }
    }

    private mutating func combine(_ scalar: Unicode.Scalar) {
        var column = isWrapPending ? cursor.column : cursor.column - 1
        while column > 0, cells[cursor.row][column] == .rightHalf { column -= 1 }
        guard column >= 0 else { return }
        cells[cursor.row][column].text.unicodeScalars.append(scalar)
    }

    mutating func insertBlanks(_ count: Int) {
        let count = min(count, columns - cursor.column)
        cells[cursor.row].insert(
            contentsOf: Array(repeating: .blank, count: count),
            at: cursor.column
        )
        cells[cursor.row].removeLast(count)
    }

    mutating func deleteCells(_ count: Int) {
        let count = min(count, columns - cursor.column)
        cells[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
        cells[cursor.row] += Array(repeating: .blank, count: count)
    }

    mutating func eraseCells(_ count: Int) {
        erase(cursor.column..<min(columns, cursor.column + count), inRow: cursor.row)
    }

    mutating func insertRows(_ count: Int) {
        for _ in 0..<min(count, rows - cursor.row) {
            cells.insert(blankRow, at: cursor.row)
            cells.removeLast()
        }
    }

    mutating func deleteRows(_ count: Int) {
        for _ in 0..<min(count, rows - cursor.row) {
            cells.remove(at: cursor.row)
            cells.append(blankRow)
        }
    }

    mutating func eraseInLine(_ what: Int) {
        switch what {
        case 0: erase(cursor.column..<columns, inRow: cursor.row)
        case 1: erase(0..<cursor.column + 1, inRow: cursor.row)
        default: erase(0..<columns, inRow: cursor.row)
        }
    }

    mutating func eraseInDisplay(_ what: Int) {
        switch what {
        case 0:
            eraseInLine(0)
            for row in cursor.row + 1..<max(rows, cursor.row + 1) { cells[row] = blankRow }
        case 1:
            eraseInLine(1)
            for row in 0..<cursor.row { cells[row] = blankRow }
        default: cells = Array(repeating: blankRow, count: rows)
        }
    }

    private mutating func erase(_ range: Range<Int>, inRow row: Int) {
        for column in range where column < columns { cells[row][column] = .blank }
    }

    /// The columns of a character: 0 for combining marks and joiners, 2 for East Asian wide ones
    /// and emoji.
    static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return scalar.value == 0xAD ? 1 : 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

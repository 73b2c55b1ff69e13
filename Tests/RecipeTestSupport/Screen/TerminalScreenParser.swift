extension TerminalScreen {
    /// How far the reading of a sequence has come.
    struct Parser: Sendable {
        enum State: Sendable {
            case text, escape, control, answerText, answerEnd, charset, string, stringEnd
        }

        var state = State.text
        var sequence: [UInt8] = []
        var utf8: [UInt8] = []
        /// What began the string that is being read: `_` (APC) or `P` (DCS).
        var stringKind: UInt8 = 0
        /// A picture of kitty's protocol of which more pieces are to come.
        var unfinishedPicture: ShownPicture?
    }

    /// Draws what a program wrote.
    package mutating func write(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { take(byte) }
    }

    private mutating func take(_ byte: UInt8) {
        switch parser.state {
        case .text: takeText(byte)
        case .escape: takeEscape(byte)
        case .control: takeControl(byte)
        case .charset: parser.state = .text
        case .answerText:
            if byte == 0x07 {
                finishCommand()
            } else if byte == 0x1B {
                parser.state = .answerEnd
            } else {
                parser.sequence.append(byte)
            }
        case .answerEnd: finishCommand()
        case .string:
            if byte == 0x1B {
                parser.state = .stringEnd
            } else {
                parser.sequence.append(byte)
            }
        case .stringEnd: finishString(byte)
        }
    }

    private mutating func takeText(_ byte: UInt8) {
        if byte >= 0x80 {
            parser.utf8.append(byte)
            decodeUTF8()
            return
        }
        parser.utf8 = []
        switch byte {
        case 0x07: bells += 1
        case 0x08: moveCursor(row: cursor.row, column: cursor.column - 1)
        case 0x09: moveCursor(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D: moveCursor(row: cursor.row, column: 0)
        case 0x1B:
            parser.state = .escape
            parser.sequence = []
        case 0x20..<0x7F: put(Unicode.Scalar(byte))
        default: break
        }
    }

    private mutating func decodeUTF8() {
        guard let lead = parser.utf8.first else { return }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard parser.utf8.count >= length else { return }
        for scalar in String(decoding: parser.utf8, as: UTF8.self).unicodeScalars { put(scalar) }
        parser.utf8 = []
    }

    private mutating func takeEscape(_ byte: UInt8) {
        parser.state = .text
        switch byte {
        case UInt8(ascii: "["): parser.state = .control
        case UInt8(ascii: "]"): parser.state = .answerText
        case UInt8(ascii: "_"), UInt8(ascii: "P"):
            parser.state = .string
            parser.stringKind = byte
        case UInt8(ascii: "("), UInt8(ascii: ")"): parser.state = .charset
        case UInt8(ascii: "M"):
            if cursor.row == 0 {
                cells.insert(blankRow, at: 0)
                cells.removeLast()
            } else {
                moveCursor(row: cursor.row - 1, column: cursor.column)
            }
        case UInt8(ascii: "7"): saved = cursor
        case UInt8(ascii: "8"): moveCursor(row: saved.row, column: saved.column)
        case UInt8(ascii: "c"): self = TerminalScreen(columns: columns, rows: rows)
        default: break
        }
    }

    private mutating func takeControl(_ byte: UInt8) {
        parser.sequence.append(byte)
        guard (0x40...0x7E).contains(byte) else { return }
        parser.state = .text
        let isPrivate = parser.sequence.first == UInt8(ascii: "?")
        let body = parser.sequence.dropLast().drop { $0 == UInt8(ascii: "?") }
        let numbers = String(decoding: body, as: UTF8.self).split(
            separator: ";",
            omittingEmptySubsequences: false
        ).map { Int($0) ?? 0 }
        run(Character(Unicode.Scalar(byte)), numbers, isPrivate: isPrivate)
    }

    private mutating func run(_ command: Character, _ numbers: [Int], isPrivate: Bool) {
        let first = numbers.first ?? 0
        let count = max(1, first)
        switch command {
        case "A": moveCursor(row: cursor.row - count, column: cursor.column)
        case "B": moveCursor(row: cursor.row + count, column: cursor.column)
        case "C": moveCursor(row: cursor.row, column: cursor.column + count)
        case "D": moveCursor(row: cursor.row, column: cursor.column - count)
        case "G": moveCursor(row: cursor.row, column: count - 1)
        case "d": moveCursor(row: count - 1, column: cursor.column)
        case "H", "f":
            let second = numbers.dropFirst().first ?? 0
            moveCursor(row: count - 1, column: max(1, second) - 1)
        case "J": eraseInDisplay(first)
        case "K": eraseInLine(first)
        case "X": eraseCells(count)
        case "@": insertBlanks(count)
        case "P": deleteCells(count)
        case "L": insertRows(count)
        case "M": deleteRows(count)
        case "h", "l": setModes(numbers, on: command == "h", isPrivate: isPrivate)
        case "c": if !isSilent { answerAttributes() }
        case "t": if first == 16, !isSilent { answerCellSize() }
        default: break
        }
    }

    private mutating func setModes(_ numbers: [Int], on: Bool, isPrivate: Bool) {
        for number in numbers {
            if !isPrivate {
                if number == 4 { inserts = on }
                continue
            }
            if number == 1049 { setOwnScreen(on) }
            if on {
                modes.insert(number)
            } else {
                modes.remove(number)
            }
        }
    }

    /// `ESC ] 11 ; ?` asks for the colour of the background.
    private mutating func finishCommand() {
        parser.state = .text
        let text = String(decoding: parser.sequence, as: UTF8.self)
        if text == "11;?", !isSilent, let background {
            answers += Array("\u{1B}]11;\(background)\u{1B}\\".utf8)
        }
    }
}

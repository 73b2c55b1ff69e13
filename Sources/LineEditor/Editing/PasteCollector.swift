import CEditLine

/// Gathers a bracketed paste, which may arrive in many pieces, within a bound.
struct PasteCollector {
    private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    private var gathered: [UInt8] = []
    private var dropped = 0

    /// How far a paste has come.
    enum Progress: Equatable {
        case unfinished
        case whole([UInt8])
        /// It had so many bytes, more than a line may have; they are gone.
        case tooLong(bytes: Int)
    }

    /// Takes what has arrived.
    mutating func take(from keys: inout KeyDecoder) -> Progress {
        let searched = max(0, gathered.count - (Self.end.count - 1))
        gathered += keys.takeAll()
        guard let place = endOfPaste(from: searched) else {
            if gathered.count > LineLimit.bytes + Self.end.count {
                dropped += gathered.count - (Self.end.count - 1)
                gathered = gathered.suffix(Self.end.count - 1)
            }
            return .unfinished
        }
        keys.append(gathered[(place + Self.end.count)...])
        let count = dropped + place
        return count > LineLimit.bytes
            ? .tooLong(bytes: count) : .whole(Array(gathered[..<place]))
    }

    private func endOfPaste(from start: Int) -> Int? {
        let last = gathered.count - Self.end.count
        guard start <= last else { return nil }
        return (start...last).first { place in
            gathered[place] == Self.end[0] && gathered[place...].starts(with: Self.end)
        }
    }

    /// A pasted text as it can stand in a line: with `\n` for every kind of line end, spaces for
    /// tabs, no other control characters, and no line end after it.
    static func text(of bytes: [UInt8]) -> String {
        var text = ""
        for character in String(decoding: bytes, as: UTF8.self) {
            switch character {
            case "\r\n", "\r", "\n": text.append("\n")
            case "\t": text.append(" ")
            default:
                let isControl = character.unicodeScalars.contains {
                    $0.properties.generalCategory == .control
                }
                if !isControl { text.append(character) }
            }
        }
        while text.last == "\n" { text.removeLast() }
        return text
    }
}

extension PromptEditor {
    /// Puts a pasted block into the line, where it waits for Enter.
    ///
    /// Its newlines stay: the block is shown as it will run. A newline at its end is left out.
    func takePaste() -> Int {
        var collector = PasteCollector()
        while outcome == .none {
            switch collector.take(from: &loop.keys) {
            case .unfinished: _ = waitForBytes()
            case .tooLong(let bytes): return drop(bytes)
            case .whole(let bytes):
                let values = PasteCollector.text(of: bytes).scalarValues
                let count = cel_current_line(editor).count
                guard count + values.count <= LineLimit.bytes else { return drop(bytes.count) }
                makeRoom(for: values)
                cel_insert(editor, values, values.count)
                return CEL_ANSWER_REFRESH
            }
        }
        return CEL_ANSWER_NOTHING
    }

    /// Says that a paste was dropped; the line stays as it was.
    private func drop(_ bytes: Int) -> Int {
        loop.mailbox.post(message: configuration.droppedPaste(bytes))
        return CEL_ANSWER_BEEP
    }
}

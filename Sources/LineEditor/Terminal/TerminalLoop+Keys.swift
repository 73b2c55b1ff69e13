import CEditLine
import Glibc

extension TerminalLoop {
    /// Takes what was typed, as far as it is there; false at the end of the input.
    func takeKeys() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(input, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        var bytes = buffer[..<count]
        modes?.restoreEnds(in: &bytes)
        keys.append(bytes)
        return true
    }

    /// Takes what was typed before anybody read keys here, and takes off the screen what the
    /// terminal has shown of it in the cursor's row: a prompt shows it again.
    ///
    /// Rows that were entered stay, as other programs may have printed below them.
    func takeTypedAhead() {
        guard let modes, modes.typedOrdinarily > 0, poll(input, for: .zero).hasInput else { return }
        let echoed = modes.echoes ? modes.typedOrdinarily : 0
        var bytes = keys.takeAll()
        guard takeKeys() else { return keys.append(bytes) }
        let typed = keys.takeAll()
        bytes += typed
        keys.append(bytes)
        let rows = typed.prefix(echoed).split(separator: 0x0A, omittingEmptySubsequences: false)
        let columns = TerminalSize(of: output)?.columns ?? 0
        guard let width = Self.echoedColumns(of: rows.last ?? []), width > 0, width < columns
        else { return }
        write("\u{1B}[\(width)D\u{1B}[K")
    }

    /// Puts text before what was typed and not yet asked for.
    package func putBack(_ text: String) {
        let rest = keys.takeAll()
        keys.append(text.utf8)
        keys.append(rest)
    }

    /// Puts the beginning of a pasted block back, after which the block itself waits.
    package func putBackPaste() { putBack("\u{1B}[200~") }

    /// Asks the terminal to mark pasted blocks, or to stop it.
    func markPastes(_ on: Bool) {
        guard marksPastes else { return }
        cel_guard_paste(on)
        write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    }

    /// The columns that a terminal shows text in as it is typed: control characters as `^A`, the
    /// end of the input not at all. Nil where that depends on where it began.
    private static func echoedColumns(of row: ArraySlice<UInt8>) -> Int? {
        var width = 0
        for scalar in String(decoding: row, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x09: return nil
            case UInt32(TerminalModes.end): continue
            case ..<0x20, 0x7F: width += 2
            default: width += max(0, Int(cel_character_width(scalar.value)))
            }
        }
        return width
    }
}

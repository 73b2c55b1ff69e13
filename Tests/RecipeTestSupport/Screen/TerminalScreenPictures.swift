/// A picture that a terminal shows as pixels.
package struct ShownPicture: Equatable, Sendable {
    /// How it was sent.
    package enum Medium: Equatable, Sendable {
        case kitty, sixel
    }

    /// How it was sent.
    package var medium: Medium
    /// The row of its first cell; below 0 once it has left the screen at the top.
    package var row: Int
    /// The column of its first cell.
    package var column: Int
    /// The cells that it fills (kitty), or its pixels (sixel).
    package var width: Int
    /// The same downwards.
    package var height: Int
    /// Its file, in base64 (kitty).
    package var content = ""
}

extension TerminalScreen {
    mutating func answerAttributes() {
        answers += Array("\u{1B}[?\(attributes.map(String.init).joined(separator: ";"))c".utf8)
    }

    mutating func answerCellSize() {
        guard let cellPixels else { return }
        answers += Array("\u{1B}[6;\(cellPixels.height);\(cellPixels.width)t".utf8)
    }

    /// The end of `ESC _ …` or `ESC P …`.
    mutating func finishString(_ byte: UInt8) {
        parser.state = .text
        guard byte == UInt8(ascii: "\\") else { return }
        let text = String(decoding: parser.sequence, as: UTF8.self)
        if parser.stringKind == UInt8(ascii: "P") {
            takeSixels(text)
        } else if text.hasPrefix("G") {
            takeKitty(text.dropFirst())
        }
    }

    private mutating func takeKitty(_ text: Substring) {
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        var controls: [Substring: Substring] = [:]
        for control in (parts.first ?? "").split(separator: ",") {
            let pair = control.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { controls[pair[0]] = pair[1] }
        }
        let content = parts.count > 1 ? String(parts[1]) : ""
        if controls["a"] == "q" {
            guard knowsKittyGraphics, !isSilent else { return }
            answers += Array("\u{1B}_Gi=\(controls["i"] ?? "0");OK\u{1B}\\".utf8)
            return
        }
        var picture =
            parser.unfinishedPicture
            ?? ShownPicture(
                medium: .kitty,
                row: cursor.row,
                column: cursor.column,
                width: controls["c"].flatMap { Int($0) } ?? 0,
                height: controls["r"].flatMap { Int($0) } ?? 0
            )
        picture.content += content
        parser.unfinishedPicture = controls["m"] == "1" ? picture : nil
        if controls["m"] != "1" { pictures.append(picture) }
    }

    private mutating func takeSixels(_ text: String) {
        guard let start = text.firstIndex(of: "q") else { return }
        let numbers = text[start...].dropFirst().prefix { "\"0123456789;".contains($0) }
            .split(whereSeparator: { ";\"".contains($0) }).compactMap { Int($0) }
        pictures.append(
            ShownPicture(
                medium: .sixel,
                row: cursor.row,
                column: cursor.column,
                width: numbers.count == 4 ? numbers[2] : 0,
                height: numbers.count == 4 ? numbers[3] : 0
            )
        )
        // Terminals differ in where they leave the cursor; nobody may count on it.
        moveCursor(row: cursor.row + 1, column: 0)
    }
}

import RecipeModel

/// Turns styled lines into the text that is written: with escape sequences where the style has them.
struct Painter {
    let style: OutputStyle
    /// Whether the text may go through a pager, which lets colours through and nothing else.
    var isPaged = false

    /// A line without a line end.
    func paint(_ line: StyledText) -> String {
        guard movesCursor, line.runs.contains(where: \.reachesColumn) else {
            return line.runs.reduce(into: "") { $0 += paint($1) }
        }
        var text = ""
        var column = 0
        var isCertain = true
        for run in line.runs {
            text += paint(run)
            column += TextWidth.of(run.text)
            isCertain = isCertain && TextWidth.isCertain(run.text)
            if run.reachesColumn && !isCertain {
                // Cursor character absolute (ECMA-48, CHA), which counts columns from 1.
                text += "\u{1B}[\(column + 1)G"
                isCertain = true
            }
        }
        return text
    }

    /// Whether the cursor can be sent to a column.
    private var movesCursor: Bool { style.isTerminal && style.hasEscapes && !isPaged }

    /// Lines, each with its line end.
    func paint(_ lines: [StyledText]) -> String {
        lines.reduce(into: "") { $0 += paint($1) + "\n" }
    }

    private func paint(_ run: StyledText.Run) -> String {
        let text = Painter.plain(run.text)
        guard style.hasEscapes else { return text }
        let appearance = run.roles.reduce(Appearance()) {
            $0.overlaid(by: style.theme.appearance(of: $1))
        }
        let codes =
            appearance.codes + (run.ink?.codes ?? [])
            + (run.isReversed && !appearance.isReversed ? ["7"] : [])
        let painted =
            codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
        guard style.hasLinks, let link = run.link else { return painted }
        let target = Painter.linkTarget(link)
        return "\u{1B}]8;;\(target)\u{1B}\\\(painted)\u{1B}]8;;\u{1B}\\"
    }

    /// A text as it is written: without controls, and with plain spaces for those that only kept
    /// words together.
    static func plain(_ text: String) -> String {
        TextWidth.isPrintableASCII(text) ? text : plainSpaces(withoutControls(text))
    }

    /// The last gate before the terminal: whatever was forgotten on the way, no control character and
    /// no direction mark of a text is written.
    static func withoutControls(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isControl(scalar) { clean.append(scalar) }
        return String(clean)
    }

    private static func plainSpaces(_ text: String) -> String {
        guard text.unicodeScalars.contains("\u{A0}") else { return text }
        return String(text.map { $0 == StyledText.noBreak ? " " : $0 })
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Marks, embeddings, overrides and isolates of direction; line and paragraph separators.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// An address as OSC 8 wants it: printable ASCII only, the rest percent-encoded.
    private static func linkTarget(_ link: WebAddress) -> String {
        let digits = Array("0123456789ABCDEF")
        return link.text.utf8.reduce(into: "") { result, byte in
            if (0x21...0x7E).contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}

extension StyledText.Ink {
    /// The numbers between `ESC [` and `m` (ECMA-48, SGR), with xterm's 256 colours and ISO 8613-6's
    /// direct ones.
    var codes: [String] {
        [foreground.map { "38;" + $0.code }, background.map { "48;" + $0.code }].compactMap { $0 }
    }
}

extension PictureCell.Colour {
    fileprivate var code: String {
        switch self {
        case .indexed(let place): "5;\(place)"
        case .rgb(let red, let green, let blue): "2;\(red);\(green);\(blue)"
        }
    }
}

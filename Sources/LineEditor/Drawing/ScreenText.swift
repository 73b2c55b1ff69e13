import CEditLine

/// A text with the columns it takes, as the C library counts them.
struct ScreenText {
    let text: String
    let width: Int

    /// Takes a text without its control characters.
    init(_ text: String) {
        self.text = CompletionChange.clean(text)
        width = Self.width(of: self.text[...])
    }

    private init(text: String, width: Int) {
        self.text = text
        self.width = width
    }

    /// As much of it as fits; where something is left out, `…` stands for it.
    func cut(to columns: Int) -> ScreenText {
        guard width > columns else { return self }
        guard columns > 0 else { return ScreenText(text: "", width: 0) }
        let sign = TerminalText.isUTF8 ? "…" : "."
        var kept = ""
        var used = 0
        for character in text {
            let width = Self.width(of: Substring(String(character)))
            if used + width > columns - 1 { break }
            kept.append(character)
            used += width
        }
        return ScreenText(text: kept + sign, width: used + 1)
    }

    private static func width(of text: Substring) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(0, Int(cel_character_width($1.value))) }
    }
}

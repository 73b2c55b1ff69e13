import CUTF8Proc

/// How many columns of a terminal text takes.
///
/// It is counted for each visible character (extended grapheme cluster, Unicode Annex 29): marks above
/// or below a letter and control characters take none, wide characters and emoji two, also an emoji that is
/// joined of several. Characters that are wide in East Asian text only ("ambiguous") take one.
/// The widths of single scalars are those of utf8proc.
enum TextWidth {
    /// The columns of a text in one line.
    static func of(_ text: some StringProtocol) -> Int {
        // Most text is ASCII, which needs no search for clusters.
        isPrintableASCII(text) ? text.utf8.count : text.reduce(0) { $0 + of($1) }
    }

    /// Whether every byte of a text is a visible character of its own.
    static func isPrintableASCII(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// Whether terminals agree on the columns of a text: they do not on emoji, and not on what is
    /// written with several scalars, such as letters with marks and flags.
    static func isCertain(_ text: String) -> Bool {
        if isPrintableASCII(text) { return true }
        return text.allSatisfy { character in
            let scalars = character.unicodeScalars
            guard let first = scalars.first else { return true }
            return first.value < 0x1F000 && scalars.dropFirst().isEmpty
        }
    }

    /// The columns of one visible character.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII && scalars.count == 1 {
            return first.value >= 0x20 && first.value != 0x7F ? 1 : 0
        }
        if isDrawnAsEmoji(first, scalars) { return 2 }
        var width = 0
        for scalar in scalars { width += of(scalar, after: width) }
        return width
    }

    /// Whether the whole cluster is one picture: with an emoji's variation selector (also under a
    /// keycap), joined, with a skin tone, or a flag of two letters.
    private static func isDrawnAsEmoji(
        _ first: Unicode.Scalar,
        _ scalars: Character.UnicodeScalarView
    ) -> Bool {
        // No letter of these blocks is an emoji, and most text stops here.
        if (0xAF..<0x2000).contains(first.value) { return false }
        if first.properties.isEmojiPresentation && !isRegionalLetter(first) { return true }
        guard first.properties.isEmoji else { return false }
        var rest = scalars.makeIterator()
        _ = rest.next()
        while let scalar = rest.next() {
            switch scalar.value {
            case 0xFE0F, 0x20E3, 0x200D, 0x1F3FB...0x1F3FF: return true
            default: if isRegionalLetter(scalar) { return true }
            }
        }
        return false
    }

    private static func isRegionalLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func of(_ scalar: Unicode.Scalar, after width: Int) -> Int {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: 0
        // Vowels and final consonants of Hangul stand in the square of the first consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: width > 0 ? 0 : 1
        // Signs that Arabic, Syriac and Kaithi write under or around the number behind them.
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: 1
        default: counted(scalar)
        }
    }

    /// What utf8proc counts, which takes all marks for such as stand above or below a letter. Those
    /// that stand beside it (category Mc) take a column on terminals.
    private static func counted(_ scalar: Unicode.Scalar) -> Int {
        let code = Int32(bitPattern: scalar.value)
        let width = Int(utf8proc_charwidth(code))
        return width == 0 && utf8proc_category(code) == UTF8PROC_CATEGORY_MC ? 1 : width
    }
}

/// The one rule for text from outside, before it is kept or shown.
///
/// Control characters go, escape sequences go whole, and so do direction marks, invisible signs
/// and signs without a meaning outside their font. Joiners stay where emoji or a script need
/// them. Cleaning a clean text changes nothing.
package enum CleanText {
    /// A text in one line: every run of white space is one space, none at the ends.
    package static func line(_ text: some StringProtocol) -> String {
        clean(String(text), keepsLines: false)
    }

    /// A text with its lines, each ended by a line feed; spaces stay, a tab is four.
    package static func lines(_ text: some StringProtocol) -> String {
        clean(String(text), keepsLines: true)
    }

    private static func clean(_ text: String, keepsLines: Bool) -> String {
        if isClean(text, keepsLines: keepsLines) { return text }
        var scrubber = TextScrubber(keepsLines: keepsLines)
        var scanner = EscapeScanner(text)
        while let scalar = scanner.next() { scrubber.take(scalar) }
        return scrubber.text
    }

    /// Whether a text is plain ASCII that stays unchanged, as most are.
    private static func isClean(_ text: String, keepsLines: Bool) -> Bool {
        let space = UInt8(ascii: " ")
        let lineEnd = UInt8(ascii: "\n")
        var last = space
        for byte in text.utf8 {
            let isLineEnd = keepsLines && byte == lineEnd
            guard byte >= space && byte < 0x7F || isLineEnd else { return false }
            if !keepsLines, byte == space, last == space { return false }
            last = byte
        }
        return keepsLines || last != space || text.isEmpty
    }
}

/// The one rule for text from outside, before it is kept or shown.
///
/// Control characters go, escape sequences go whole, and so do direction marks, invisible signs
/// and signs without a meaning outside their font. Joiners stay where emoji or a script need
/// them. Cleaning a clean text changes nothing.
public enum CleanText {
    /// A text in one line: every run of white space is one space, none at the ends.
    public static func line(_ text: some StringProtocol) -> String {
        clean(text, keepsLines: false).collapsingWhitespace()
    }

    /// A text with its lines, each ended by a line feed; spaces stay, a tab is four.
    public static func lines(_ text: some StringProtocol) -> String {
        clean(text, keepsLines: true)
    }

    private static func clean(_ text: some StringProtocol, keepsLines: Bool) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && $0 == 0x0A }) {
            return String(text)
        }
        var scrubber = TextScrubber(keepsLines: keepsLines)
        var scanner = EscapeScanner(text)
        while let scalar = scanner.next() { scrubber.take(scalar) }
        return scrubber.text
    }
}

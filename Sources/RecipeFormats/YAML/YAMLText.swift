/// Text in YAML (1.2, but safe for 1.1 too).
enum YAMLText {
    /// The text as it stands where nothing in it means anything, else in double quotes.
    ///
    /// Sign by sign and not letter by letter: a quote with an accent on it still ends a text.
    static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        var inner = String.UnicodeScalarView()
        var dashes = 0
        for scalar in text.unicodeScalars {
            if scalar == ">", dashes >= 2 {
                // Nothing in a text ends the comment that it may stand in.
                inner.append(contentsOf: #"\x3E"#.unicodeScalars)
            } else {
                if scalar == "\"" || scalar == "\\" { inner.append("\\") }
                inner.append(scalar)
            }
            dashes = scalar == "-" ? dashes + 1 : 0
        }
        return "\"\(String(inner))\""
    }

    /// The text in quotes, whatever it is: never read as a number or as nothing.
    static func quoted(_ text: String) -> String {
        let scalar = scalar(text)
        return scalar.hasPrefix("\"") ? scalar : "\"\(scalar)\""
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, first.isLetter || first.isNumber,
            last != ":", last != " ", !text.contains(": "), !text.contains(" #"),
            text.utf8.count <= 1_000, !words.contains(text.lowercased())
        else { return false }
        let isSafe = text.allSatisfy { character in
            character.isLetter || character.isNumber || " .,-_/:?=&#%+~()'’".contains(character)
        }
        // A text of digits would be a number, and one with colons or dashes a time or a date.
        let isNumberLike = first.isNumber && !text.contains { $0.isLetter || $0 == " " }
        return isSafe && (!isNumberLike || text.allSatisfy(\.isNumber))
    }

    /// Words that stand for values.
    private static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "y", "n", "null",
    ]
}

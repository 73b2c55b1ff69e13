/// Writes words so that reading gives them back, at the prompt and in scripts alike.
enum QuotedText {
    /// A word, in quotes only where it needs them.
    static func word(_ text: String) -> String {
        isPlain(text) ? text : quoted(text)
    }

    /// A text in double quotes, whatever is in it.
    static func quoted(_ text: String) -> String {
        var line = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": line += "\\\(scalar)"
            case "\n": line += "\\n"
            case "\t": line += "\\t"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + "\""
    }

    /// A word with `\` before every sign that would mean something else, so that it can go on.
    static func escaped(_ text: String) -> String {
        text.map { character in
            let isPlain =
                character.isLetter || character.isNumber || "._/~-+@%,=:".contains(character)
            return isPlain ? String(character) : "\\\(character)"
        }
        .joined()
    }

    /// A text of several words, typed plainly where reading gives it back with its spaces.
    static func text(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = words.allSatisfy { self.isPlain(String($0)) }
        return isPlain ? text : quoted(text)
    }

    /// Whether a word means itself without quotes, in every place of a line.
    static func isPlain(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first.isNumber || "./~_".contains(first)
        else { return false }
        // Behind `NAME=` and `title:` a quote would open.
        if word.contains("'"), word.contains(where: { ":=".contains($0) }) { return false }
        return word.unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil
                || "._/:=+@%,~'’-!?()&".unicodeScalars.contains(scalar)
        }
    }
}

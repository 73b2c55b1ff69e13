package import RecipeModel

/// Text in Markdown: what is escaped here stands for itself in CommonMark and in GitHub's flavour.
package enum MarkdownText {
    /// One line of text that is no markup, wherever it stands.
    ///
    /// Only signs that would mean something are escaped, so that the file reads well as it is.
    package static func escaped(_ text: String) -> String {
        var result = ""
        var before: Character?
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if isMarkup(character, after: before, before: rest) { result += "\\" }
            result.append(character)
            before = character
        }
        return withoutBlockMark(result)
    }

    private static func isMarkup(
        _ character: Character,
        after before: Character?,
        before rest: Substring
    ) -> Bool {
        switch character {
        case "\\", "`", "*", "[", "]", "<", "~", "$", "|": return true
        // Inside a word an underscore is a letter like others.
        case "_": return !(isWordSign(before) && isWordSign(rest.first))
        // Only what could be an entity begins with an ampersand.
        case "&": return rest.first.map { $0 == "#" || $0.isLetter } ?? false
        default: return false
        }
    }

    private static func isWordSign(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// The text without a sign at its beginning that would make a heading, list or rule of it.
    private static func withoutBlockMark(_ text: String) -> String {
        guard let first = text.first else { return text }
        if "#-+>=".contains(first) { return "\\" + text }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")",
            rest.dropFirst().first.map({ $0 == " " }) ?? true
        else { return text }
        return digits + "\\" + rest
    }

    /// A link; the address cannot leave its parentheses.
    package static func link(_ text: String, to address: WebAddress) -> String {
        "[\(escaped(text))](\(target(address)))"
    }

    /// Text that is typed as it stands; its mark is longer than any inside it.
    package static func code(_ text: String) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let mark = String(repeating: "`", count: longest + 1)
        return longest == 0 ? mark + text + mark : "\(mark) \(text) \(mark)"
    }

    /// A picture with its description.
    package static func picture(_ text: String, at address: WebAddress) -> String {
        "!" + link(text, to: address)
    }

    private static func target(_ address: WebAddress) -> String {
        // An entity would be decoded in an address too; without a `;` there is none.
        let mayHoldEntities = address.text.contains(";")
        return address.text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "(": result += "%28"
            case ")": result += "%29"
            case "<": result += "%3C"
            case ">": result += "%3E"
            case "\\": result += "%5C"
            case "&" where mayHoldEntities: result += "&amp;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

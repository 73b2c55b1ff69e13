package import RecipeModel

/// Text in Markdown: what is escaped here stands for itself in CommonMark and in GitHub's flavour.
package enum MarkdownText {
    /// One line of text that is no markup, wherever it stands.
    ///
    /// Only signs that would mean something are escaped, so that the file reads well as it is. Sign
    /// by sign, for a star with an accent on it is still a star to a program.
    package static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var before: Unicode.Scalar?
        let scalars = text.unicodeScalars
        for place in scalars.indices {
            let behind = scalars.index(after: place)
            let next = behind < scalars.endIndex ? scalars[behind] : nil
            if isMarkup(scalars[place], after: before, before: next) { result.append("\\") }
            result.append(scalars[place])
            before = scalars[place]
        }
        return withoutBlockMark(String(result))
    }

    /// The words of a heading; a `#` at their end would be taken for the heading's own.
    package static func heading(_ words: String) -> String {
        guard words.hasSuffix("#") else { return words }
        let start = words.reversed().drop { $0 == "#" }
        guard let last = start.first, last == " " else { return words }
        let marks = words.count - start.count
        return String(words.dropLast(marks)) + "\\" + words.suffix(marks)
    }

    private static func isMarkup(
        _ sign: Unicode.Scalar,
        after before: Unicode.Scalar?,
        before next: Unicode.Scalar?
    ) -> Bool {
        switch sign {
        case "\\", "`", "*", "[", "]", "<", "~", "$", "|": return true
        // Inside a word an underscore is a letter like others.
        case "_": return !(isWordSign(before) && isWordSign(next))
        // Only what could be an entity begins with an ampersand.
        case "&": return next.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
        default: return false
        }
    }

    /// Whether a sign is a letter or a number.
    package static func isWordSign(_ sign: Unicode.Scalar?) -> Bool {
        sign.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    /// The text without a sign at its beginning that would make a heading, list or rule of it.
    private static func withoutBlockMark(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return text }
        if ["#", "-", "+", ">", "="].contains(first) { return "\\" + text }
        let digits = scalars.prefix { (0x30...0x39).contains($0.value) }
        let rest = scalars[digits.endIndex...]
        guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")",
            rest.dropFirst().first.map({ $0 == " " }) ?? true
        else { return text }
        return String(digits) + "\\" + String(rest)
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

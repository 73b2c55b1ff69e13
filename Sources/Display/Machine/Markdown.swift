/// Text in Markdown (CommonMark, with the tables of GitHub's flavour).
enum Markdown {
    /// A text that stands for itself, whatever signs are in it.
    static func escaped(_ text: String) -> String {
        var result = ""
        let next = text.dropFirst().map(Optional.some) + [nil]
        for (index, (character, following)) in zip(text, next).enumerated() {
            if isMarkup(character, before: following, isFirst: index == 0) { result += "\\" }
            result.append(character)
        }
        return escapedListNumber(result)
    }

    private static func isMarkup(
        _ character: Character,
        before next: Character?,
        isFirst: Bool
    ) -> Bool {
        if isFirst && "-+#>=".contains(character) { return true }
        // Only what could be an entity begins with an ampersand.
        if character == "&" { return next.map { $0.isLetter || $0 == "#" } ?? false }
        return "\\`*_[]<>|~".contains(character)
    }

    /// `1. ` at the beginning of a line would make a list of it.
    private static func escapedListNumber(_ text: String) -> String {
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text[digits.endIndex...]
        guard !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")",
            rest.dropFirst().first.map({ $0 == " " }) ?? true
        else { return text }
        return digits + "\\" + rest
    }

    /// A link, or the text alone where there is no address.
    static func link(_ text: String, to address: String?) -> String {
        guard let address else { return escaped(text) }
        let target = address.reduce(into: "") { result, character in
            switch character {
            case "(": result += "%28"
            case ")": result += "%29"
            case "<": result += "%3C"
            case ">": result += "%3E"
            case " ": result += "%20"
            default: result.append(character)
            }
        }
        return "[\(escaped(text))](\(target))"
    }

    /// A table.
    static func table(_ table: Table) -> [String] {
        let rule = table.header.map { _ in "---" }
        return ([table.header, rule] + table.rows).enumerated().map { index, row in
            let cells = index == 1 ? row : row.map(escaped)
            return "| " + cells.joined(separator: " | ") + " |"
        }
    }
}

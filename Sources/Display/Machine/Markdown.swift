/// Text in Markdown (CommonMark, with the tables of GitHub's flavour).
enum Markdown {
    /// A text that stands for itself, whatever signs are in it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            let isStartOfBlock = index == 0 && "-+#>=".contains(character)
            if isStartOfBlock || "\\`*_[]<>|&~".contains(character) { result += "\\" }
            result.append(character)
        }
        // `1.` at the beginning of a line would make a list of it.
        let digits = result.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, let sign = result[digits.endIndex...].first, sign == "." || sign == ")"
        {
            result = digits + "\\" + result[digits.endIndex...]
        }
        return result
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

import KitchenLanguage
import RecipeModel

/// One line of a settings file.
enum ConfigurationLine {
    case nothing
    /// What it sets, and the comment after it.
    case entry(ConfigurationText.Entry, comment: String)
    case mistake(ConfigurationText.LineError)

    init(_ line: String, number: Int) {
        let content = line.trimmingWhitespace()
        guard let first = content.first, first != "#" else {
            self = .nothing
            return
        }
        func mistake(_ kind: ConfigurationText.LineError.Kind) -> ConfigurationLine {
            .mistake(ConfigurationText.LineError(kind: kind, line: number, text: line))
        }
        guard let equals = content.firstIndex(of: "=") else {
            self = mistake(.noEqualsSign)
            return
        }
        let key = content[..<equals].trimmingWhitespace()
        guard !key.isEmpty else {
            self = mistake(.noKey)
            return
        }
        guard let (value, comment) = Self.value(content[content.index(after: equals)...]) else {
            self = mistake(.badQuotes)
            return
        }
        self = .entry(
            ConfigurationText.Entry(key: key, value: value, line: number),
            comment: comment
        )
    }

    /// A value as written: in quotes where it would not be read back without.
    static func written(_ value: String) -> String {
        let value = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: " ")
        if let (readBack, comment) = Self.value(value[...]), readBack == value, comment.isEmpty {
            return value
        }
        let escaped = value.reduce(into: "") { text, character in
            if character == "\"" || character == "\\" { text += "\\" }
            text.append(character)
        }
        return "\"\(escaped)\""
    }

    /// The value and the comment after a `=`; nil when its quotes are wrong.
    private static func value(_ text: Substring) -> (value: String, comment: String)? {
        let start = text.drop(while: \.isWhitespace)
        if start.first == "\"" { return quotedValue(start.dropFirst()) }
        var before: Character = " "
        let end = start.indices.first { place in
            defer { before = start[place] }
            return start[place] == "#" && before.isWhitespace
        }
        guard let end else { return (start.trimmingWhitespace(), "") }
        return (start[..<end].trimmingWhitespace(), start[end...].trimmingWhitespace())
    }

    private static func quotedValue(_ text: Substring) -> (value: String, comment: String)? {
        var value = ""
        var isEscaped = false
        for place in text.indices {
            let character = text[place]
            if isEscaped {
                value.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                let rest = text[text.index(after: place)...].trimmingWhitespace()
                return rest.isEmpty || rest.hasPrefix("#") ? (value, rest) : nil
            } else {
                value.append(character)
            }
        }
        return nil
    }
}

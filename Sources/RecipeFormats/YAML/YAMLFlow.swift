import KitchenLanguage
import RecipeModel

/// Lists and mappings in brackets: `[soup, "quick, cheap"]`, `{prep: 10 min, cook: 1 h}`.
struct YAMLFlow {
    private var rest: Substring.UnicodeScalarView

    private static let depthLimit = 16

    init(_ text: Substring) { rest = text.unicodeScalars }

    /// The value that the text begins with; nil where it doesn't end.
    mutating func value(depth: Int) -> JSONValue? {
        skipSpace()
        switch rest.first {
        case "[":
            guard depth < Self.depthLimit else { return nil }
            return list(depth: depth)
        case "{":
            guard depth < Self.depthLimit else { return nil }
            return mapping(depth: depth)
        case "\"", "'":
            guard let (text, end) = YAMLReader.quoted(Substring(rest)) else { return nil }
            rest = rest[end...]
            return .string(text)
        default: return YAMLReader.plain(Substring(word().trimmingWhitespace()))
        }
    }

    private mutating func list(depth: Int) -> JSONValue? {
        rest.removeFirst()
        var elements: [JSONValue] = []
        while true {
            skipSpace()
            guard let sign = rest.first else { return nil }
            if sign == "]" { break }
            if sign == "," {
                rest.removeFirst()
                continue
            }
            let before = rest.startIndex
            guard let element = value(depth: depth + 1), rest.startIndex > before else {
                return nil
            }
            elements.append(element)
        }
        rest.removeFirst()
        return .array(elements)
    }

    private mutating func mapping(depth: Int) -> JSONValue? {
        rest.removeFirst()
        var members: [JSONValue.Member] = []
        while true {
            skipSpace()
            guard let sign = rest.first else { return nil }
            if sign == "}" { break }
            if sign == "," {
                rest.removeFirst()
                continue
            }
            let before = rest.startIndex
            let key: String
            if sign == "\"" || sign == "'" {
                guard let (text, end) = YAMLReader.quoted(Substring(rest)) else { return nil }
                rest = rest[end...]
                key = text
            } else {
                key = word(endsAtColon: true).trimmingWhitespace()
            }
            skipSpace()
            var value = JSONValue.null
            if rest.first == ":" {
                rest.removeFirst()
                skipSpace()
                if let sign = rest.first, sign != ",", sign != "}" {
                    guard let inner = self.value(depth: depth + 1) else { return nil }
                    value = inner
                }
            }
            guard rest.startIndex > before else { return nil }
            members.append(JSONValue.Member(name: key, value: value))
        }
        rest.removeFirst()
        return .object(members)
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    }

    /// A text without quotes, up to what ends it.
    private mutating func word(endsAtColon: Bool = false) -> Substring {
        let end = rest.firstIndex {
            $0 == "," || $0 == "]" || $0 == "}" || endsAtColon && $0 == ":"
        }
        let word = rest[..<(end ?? rest.endIndex)]
        rest = rest[(end ?? rest.endIndex)...]
        return Substring(word)
    }
}

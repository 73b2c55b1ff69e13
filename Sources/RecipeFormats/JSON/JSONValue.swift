/// A value to write as JSON; objects keep the order of their keys.
enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key with its value.
    struct Member: Hashable {
        var key: String
        var value: JSONValue

        init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    static func int(orNull number: Int?) -> JSONValue { number.map(JSONValue.int) ?? .null }

    /// A number, without a fraction where it has none.
    static func number(orNull number: Double?) -> JSONValue {
        guard let number, number.isFinite else { return .null }
        return Int(exactly: number).map(JSONValue.int) ?? .number(number)
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue {
    /// The value in RFC 8259's grammar, two spaces deeper for each level.
    ///
    /// `<` is always written as `\u003C`: so the text can stand in a script of a web page, where
    /// `</script>` and `<!--` would end it. Signs that can steer a terminal are escaped as well.
    var text: String {
        var text = ""
        write(to: &text, indent: "\n")
        return text
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .number(let value): text += value.isFinite ? String(value) : "null"
        case .string(let value): JSONValue.write(value, to: &text)
        case .array(let values):
            JSONValue.write(values, between: "[", "]", to: &text, indent: indent) {
                $0.write(to: &$1, indent: $2)
            }
        case .object(let members):
            JSONValue.write(members, between: "{", "}", to: &text, indent: indent) {
                JSONValue.write($0.key, to: &$1)
                $1 += ": "
                $0.value.write(to: &$1, indent: $2)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        between open: String,
        _ close: String,
        to text: inout String,
        indent: String,
        each: (Element, inout String, String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "" : ",") + indent + "  "
            each(element, &text, indent + "  ")
        }
        text += (elements.isEmpty ? "" : indent) + close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            default:
                if mustBeEscaped(scalar.value) {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    /// All of these are below U+10000, so that four digits are enough.
    private static func mustBeEscaped(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x3C, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E,
            0x2066...0x2069, 0xFEFF:
            true
        default: false
        }
    }
}

/// A value as JSON knows it; objects keep the order of their keys.
enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A key with its value.
struct JSONMember: Hashable {
    var key: String
    var value: JSONValue

    /// A key with its value.
    init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue {
    /// A text, or `null` where there is none.
    static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A number, or `null` where there is none.
    static func int(orNull number: Int?) -> JSONValue { number.map(JSONValue.int) ?? .null }

    /// A number, without a fraction where it has none, or `null` where there is none.
    static func number(orNull number: Double?) -> JSONValue {
        guard let number, number.isFinite else { return .null }
        return Int(exactly: number).map(JSONValue.int) ?? .number(number)
    }

    /// A list of texts.
    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// The value on one line, in RFC 8259's grammar.
    ///
    /// Besides what must be escaped, every sign is that could do something to a terminal: control
    /// characters above ASCII, direction marks, line and paragraph separators.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .number(let value): text += value.isFinite ? String(value) : "null"
        case .string(let value): JSONValue.write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                JSONValue.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if isEscaped(scalar.value) {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    /// All of these are below U+10000, so that four digits are enough.
    private static func isEscaped(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFEFF:
            true
        default: false
        }
    }
}

/// A value to be written as JSON; objects keep the order of their keys.
package enum JSONOutput: Hashable, Sendable {
    /// Nothing known.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number with a fraction; `null` where it is not finite.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONOutput])
    /// Members in the order in which they are written.
    case object([JSONMember])
}

/// A key with its value.
package struct JSONMember: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONOutput

    /// A key with its value.
    package init(_ key: String, _ value: JSONOutput) {
        self.key = key
        self.value = value
    }
}

extension JSONOutput {
    /// A text, or `null` where there is none.
    package static func string(orNull text: String?) -> JSONOutput {
        text.map(JSONOutput.string) ?? .null
    }

    /// A number, or `null` where there is none.
    package static func int(orNull number: Int?) -> JSONOutput {
        number.map(JSONOutput.int) ?? .null
    }

    /// A number, without a fraction where it has none, or `null` where there is none or it is not
    /// finite.
    package static func number(orNull number: Double?) -> JSONOutput {
        guard let number, number.isFinite else { return .null }
        return Int(exactly: number).map(JSONOutput.int) ?? .number(number)
    }

    /// A list of texts.
    package static func strings(_ texts: [String]) -> JSONOutput {
        .array(texts.map(JSONOutput.string))
    }
}

extension JSONValue {
    /// The value as it is written again.
    package var output: JSONOutput {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): Int(text).map { .int($0) } ?? .number(Double(text) ?? 0)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(\.output))
        case .object(let members):
            .object(members.map { JSONMember($0.name, $0.value.output) })
        }
    }
}

import RecipeModel

/// A value of a JSON text, read tolerantly: asked for as another type, or by a key that is not
/// there, it gives nil.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The value under a key of an object.
    subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The text, if it is one.
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements, if it is an array.
    var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The truth value, if it is one.
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The number, if it is one.
    var number: Double? { if case .number(let value) = self { value } else { nil } }

    /// The number, if it is a whole one that fits.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The whole number, also one that is written as a text: `"7"`.
    var writtenInteger: Int? { integer ?? string.flatMap { Int($0.trimmingWhitespace()) } }

    /// Whether it is `null`.
    var isNull: Bool { self == .null }
}

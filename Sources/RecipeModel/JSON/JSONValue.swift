import KitchenLanguage

/// A value of a JSON text; members of an object keep their order, numbers the way they are written.
///
/// Asked for as another type, or by a key that is not there, it gives nil.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// One member of an object.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The member of a name; with several of one name the first that is not null.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        var found: JSONValue?
        for member in members where member.name == name {
            if member.value != .null { return member.value }
            found = found ?? member.value
        }
        return found
    }

    package var isNull: Bool { self == .null }

    package var isObject: Bool {
        if case .object = self { true } else { false }
    }

    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The text of a string or number.
    package var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object; none for all else.
    package var members: [Member] { if case .object(let members) = self { members } else { [] } }

    package var number: Double? {
        if case .number(let text) = self { Double(text) } else { nil }
    }

    /// The number, if it is a whole one that fits.
    package var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The whole number, also one that is written as a text: `"7"`.
    package var writtenInteger: Int? { integer ?? string.flatMap { Int($0.trimmingWhitespace()) } }
}

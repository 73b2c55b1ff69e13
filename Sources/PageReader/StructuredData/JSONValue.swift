/// A value of JSON as a page has it; members of an object keep their order.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// One member of an object.
    struct Member: Equatable {
        var name: String
        var value: JSONValue
    }

    /// The member of a name; with several of one name the first that is not null.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        var found: JSONValue?
        for member in members where member.name == name {
            if member.value != .null { return member.value }
            found = found ?? member.value
        }
        return found
    }

    /// The members of an object; none for all else.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The elements of an array, or of JSON-LD's `@list`; any other value but null is a list of
    /// itself.
    var elements: [JSONValue] {
        switch self {
        case .array(let elements): elements
        case .null: []
        case .object(let members) where members.count == 1 && members[0].name == "@list":
            members[0].value.elements
        default: [self]
        }
    }

    /// The text of a string or number.
    var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    /// The value of a number, or of a string that is one.
    var double: Double? {
        text.flatMap { Double($0.trimmingPrefixSpaces.replacingComma) }
    }

    var isObject: Bool {
        if case .object = self { true } else { false }
    }
}

extension String {
    fileprivate var trimmingPrefixSpaces: String {
        split(separator: " ").first.map(String.init) ?? self
    }

    fileprivate var replacingComma: String {
        String(map { $0 == "," ? "." : $0 })
    }
}

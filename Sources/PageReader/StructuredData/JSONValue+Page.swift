import RecipeModel

/// What pages make of JSON's values.
extension JSONValue {
    /// The elements of an array; any other value but null is a list of itself.
    var elements: [JSONValue] {
        switch self {
        case .array(let elements): elements
        case .null: []
        default: [self]
        }
    }

    /// The value of a number, or of a string that begins with one.
    var double: Double? {
        text.flatMap { text in
            let word = text.split(separator: " ").first.map(String.init) ?? text
            return Double(String(word.map { $0 == "," ? "." : $0 }))
        }
    }
}

import RecipeModel

/// A list of values that name each other by their places, as frameworks send data to the page that
/// they draw: `[{"recipe":1},{"title":2,"ingredients":3},"Leek tart",[4,5],"3 leeks","2 eggs"]`.
struct IndexedValues {
    private static let depthLimit = 10
    private static let sizeLimit = 20_000

    private let values: [JSONValue]
    private var left = IndexedValues.sizeLimit

    /// Nil for any other list.
    init?(_ value: JSONValue) {
        guard case .array(let values) = value, values.count >= 8 else { return nil }
        let members = values.lazy.flatMap(\.members).prefix(64)
        guard !members.isEmpty,
            members.allSatisfy({ $0.value.integer.map { $0 < values.count } == true })
        else { return nil }
        self.values = values
    }

    /// The objects that have something to do with ingredients, with their values in place.
    mutating func recipes() -> [JSONValue] {
        let places = values.indices.filter { place in
            values[place].members.contains { $0.name.utf8Contains("ngredient") }
        }
        return places.prefix(16).map { value(at: $0, depth: 0) }
    }

    private mutating func value(at place: Int?, depth: Int) -> JSONValue {
        guard let place, values.indices.contains(place), depth < IndexedValues.depthLimit, left > 0
        else { return .null }
        left -= 1
        switch values[place] {
        case .object(let members):
            return .object(
                members.map { member in
                    .init(
                        name: member.name,
                        value: value(at: member.value.integer, depth: depth + 1)
                    )
                }
            )
        case .array(let elements):
            // `["Reactive", 7]` says how the framework holds the value at 7.
            if elements.count == 2, elements[0].string != nil {
                return value(at: elements[1].integer, depth: depth + 1)
            }
            return .array(elements.map { value(at: $0.integer, depth: depth + 1) })
        case let plain: return plain
        }
    }
}

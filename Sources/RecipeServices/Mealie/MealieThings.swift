import KitchenLanguage
import RecipeModel

/// The foods or the units that a Mealie knows, by each of their names.
struct MealieThings: Sendable {
    private var exact: [String: JSONValue] = [:]
    private var meant: [String: JSONValue] = [:]
    private let areUnits: Bool

    /// - Parameter things: As the server tells them.
    init(_ things: [JSONValue], areUnits: Bool) {
        self.areUnits = areUnits
        for thing in things { add(thing) }
    }

    /// Takes in one more; those before it keep their names.
    mutating func add(_ thing: JSONValue) {
        let aliases = (thing["aliases"]?.array ?? []).map { $0["name"]?.string }
        let keys = ["name", "pluralName", "abbreviation", "pluralAbbreviation"]
        for name in keys.map({ thing[$0]?.string }) + aliases {
            guard let name, !name.isEmpty, thing.line("id") != nil else { continue }
            if exact[name.lowercased()] == nil { exact[name.lowercased()] = thing }
            let meaning = meaning(of: name)
            if !meaning.isEmpty, meant[meaning] == nil { meant[meaning] = thing }
        }
    }

    /// The thing of a name, else one whose name means the same.
    func named(_ name: String) -> JSONValue? {
        exact[name.lowercased()] ?? meant[meaning(of: name)]
    }

    /// `tbsp` and `tablespoons` are one unit, `leek` and `leeks` one food.
    private func meaning(of name: String) -> String {
        areUnits
            ? CookingUnit(name)?.name ?? "" : FoodWords(name).words.joined(separator: " ")
    }
}

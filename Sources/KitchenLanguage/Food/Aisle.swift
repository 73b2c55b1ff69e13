/// A part of a shop, in the order in which a cook walks through it.
package enum Aisle: String, Hashable, Sendable, Codable, CaseIterable {
    case produce
    case bakery
    case meat
    case fish
    case dairy
    case grains
    case tins
    case oils
    case spices
    case baking
    case drinks
    case frozen
    case other

    /// Where a food is found: by its whole name, else by the longest end of it that the dictionary
    /// places (`basmati rice` by `rice`), else by any word of it, else by the nearest of its families
    /// that is found so.
    package init(of food: some StringProtocol) {
        let words = FoodWords(food).words
        self = Aisle.named(words) ?? Aisle.ofFamily(words) ?? .other
    }

    private static func named(_ words: [String]) -> Aisle? {
        let ends = words.indices.lazy.compactMap { table[words[$0...].joined(separator: " ")] }
        return ends.first ?? words.lazy.compactMap { table[$0] }.first
    }

    private static func ofFamily(_ words: [String]) -> Aisle? {
        let lexicon = CookingLexicon.shared
        let food = words.indices.lazy.compactMap { lexicon.food(words[$0...]) }.first
        guard let food else { return nil }
        return FoodFamilies.shared.kinships(of: food).lazy.compactMap { family in
            named(lexicon.foods[family.food].split(separator: " ").map(String.init))
        }.first
    }

    /// The sign of the aisle.
    package var title: String {
        switch self {
        case .produce: "Vegetables and fruit"
        case .bakery: "Bread"
        case .meat: "Meat"
        case .fish: "Fish"
        case .dairy: "Milk, cheese and eggs"
        case .grains: "Pasta, rice and pulses"
        case .tins: "Tins and jars"
        case .oils: "Oil, vinegar and sauces"
        case .spices: "Herbs and spices"
        case .baking: "Baking and sweets"
        case .drinks: "Drinks"
        case .frozen: "Frozen"
        case .other: "Other"
        }
    }

    /// Whether its foods stand elsewhere once they are in a tin or a jar.
    package var sellsFresh: Bool {
        switch self {
        case .produce, .meat, .fish, .dairy, .grains, .frozen, .other: true
        case .bakery, .tins, .oils, .spices, .baking, .drinks: false
        }
    }

    private static let table: [String: Aisle] = {
        var table: [String: Aisle] = [:]
        for line in DictionaryTables.aisles.fields(separatedBy: "\n") {
            let sides = line.fields(separatedBy: ":")
            guard sides.count == 2, let aisle = Aisle(rawValue: sides[0]) else { continue }
            for food in sides[1].fields(separatedBy: ",") {
                table[FoodWords(food).words.joined(separator: " ")] = aisle
            }
        }
        return table
    }()
}

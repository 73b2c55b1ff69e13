/// Foods that the reading of a recipe asks for by name.
package struct KeyFoods: Sendable {
    /// Those of the tables.
    package static let shared = KeyFoods()

    /// Meats of which a dish has one that it is of.
    package let meats: [Int]
    /// Families so broad that a title's food does not lift them: garlic bread is not a vegetable dish.
    package let broad: Set<Int>
    /// For a word of titles the foods that it means, besides any of that name.
    package let titleFoods: [String: [Int]]

    private let heats: [Int: Double]
    private let shares: [(family: Int, share: Double)]
    private let families = FoodFamilies.shared
    private let lexicon = CookingLexicon.shared

    private init() {
        let lexicon = CookingLexicon.shared
        meats = Self.meatNames.compactMap { lexicon.food(named: $0) }
        broad = Set(Self.broadNames.compactMap { lexicon.food(named: $0) })
        var foods: [String: [Int]] = [:]
        TableScanner.forEachLine(of: DictionaryTables.titles) { head, names in
            TableScanner.forEachNumber(of: head) { food, _ in
                TableScanner.forEachPart(of: names, separatedBy: UInt8(ascii: ",")) {
                    foods[$0.text, default: []].append(food)
                }
            }
        }
        titleFoods = foods
        heats = TableScanner.values(of: DictionaryTables.heats)
        shares = Self.leastShares.compactMap { name, share in
            lexicon.food(named: name).map { ($0, share) }
        }
    }

    /// The place of a food that the tables have; a place of none where they do not.
    package func place(of name: String) -> Int { lexicon.food(named: name) ?? -1 }

    /// The heat of a gram; nil where the table has none.
    package func heat(of food: Int) -> Double? { heats[food] }

    /// The share of the mass from which a food is a main one.
    ///
    /// A little of what tastes most is enough; of vegetables a dish must be mostly.
    package func leastShare(of food: Int) -> Double {
        for (family, share) in shares where families.isMember(food, of: family) {
            // What holds for all vegetables together does not hold for each.
            if family == food || !Self.onlyAsWhole.contains(lexicon.foods[family]) { return share }
        }
        return 0.18
    }

    private static let onlyAsWhole: Set<String> = ["vegetable", "dairy"]

    private static let leastShares: [(String, Double)] = [
        ("vegetable", 0.42), ("dairy", 0.12), ("cheese", 0.1), ("nut", 0.1),
        ("chocolate", 0.1), ("meat", 0.12), ("seafood", 0.12), ("herb", 0.2), ("spice", 0.2),
        ("garlic", 0.2), ("ginger", 0.2), ("chili", 0.2), ("citrus", 0.2), ("alcohol", 0.2),
    ]

    private static let meatNames = [
        "beef", "veal", "lamb", "pork", "goat", "poultry", "chicken", "turkey", "duck", "goose",
        "game",
        "sausage", "bacon", "ham",
    ]

    private static let broadNames = [
        "vegetable", "fruit", "dairy", "herb", "spice", "grain", "onion family", "condiment",
        "greens", "leafy green", "other food", "name only", "sweetener", "flour", "fat", "pulse",
        "root vegetable",
        "seed", "dried fruit", "tropical fruit", "raising agent",
    ]
}

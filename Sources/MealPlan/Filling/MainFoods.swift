import RecipeModel
package import RecipeSearch

/// The foods that a dinner is about, as a family would say them: `we had chicken yesterday`.
///
/// All fish are one of them, and so are all sorts of pasta: two days of it are too much, whichever
/// it is.
package struct MainFoods: Hashable, Sendable {
    private var bits: UInt64 = 0

    package init() {}

    /// Those of a recipe: the dish is called after them, or they are a main part of it.
    package init(_ meaning: RecipeMeaning) {
        for posting in meaning.postings {
            let name = posting.name
            guard name.hasPrefix("food0 ") || name.hasPrefix("food1 "),
                let place = Self.places[String(name.dropFirst(6))]
            else { continue }
            bits |= 1 << UInt64(place)
        }
    }

    package var isEmpty: Bool { bits == 0 }

    package func shares(with other: MainFoods) -> Bool { bits & other.bits != 0 }

    package mutating func formUnion(_ other: MainFoods) { bits |= other.bits }

    /// The names, in the table's order.
    package var names: [String] {
        Self.table.enumerated().filter { bits & 1 << UInt64($0.offset) != 0 }.map(\.element)
    }

    /// The foods by the names that the kitchen's tables have for them; at most 64.
    static let table = [
        "chicken", "turkey", "duck", "goose", "game", "beef", "veal", "lamb", "pork", "sausage",
        "bacon", "ham", "fish", "shellfish", "egg", "tofu", "bean", "lentil", "chickpea", "pea",
        "pasta", "noodle", "rice", "potato", "sweet potato", "cheese", "mushroom", "squash",
        "pumpkin", "eggplant", "zucchini", "cauliflower", "broccoli", "cabbage", "spinach",
        "tomato", "bread", "couscous", "bulgur", "quinoa", "polenta", "barley", "bell pepper",
        "leek", "beet", "carrot",
    ]

    private static let places = Dictionary(
        uniqueKeysWithValues: table.enumerated().map { ($0.element, $0.offset) }
    )
}

/// An order of recipes that is worked out here, not by the service.
package enum RecipeRanking: Hashable, Sendable, Codable {
    /// Fewest missing things first; to cook with some foods, those first that use most of them.
    case missing(Provisions)
    /// Those most alike first; staples tell nothing.
    case likeness(Likeness, staples: [String])
    /// By one thing that is known of each.
    case fact(Fact)

    /// What an order by one thing goes by; recipes of which it isn't known come last.
    package enum Fact: Hashable, Sendable, Codable {
        /// The whole time, the shortest first.
        case minutes
        /// The cook's own stars, in tenths; most first.
        case rating([RecipeID: Int])
        /// The day on which it was cooked last, by the day's number; the latest first.
        case cooked([RecipeID: Int])
    }

    /// What a cook has at hand.
    package struct Provisions: Hashable, Sendable, Codable {
        /// What is asked of it.
        package enum Use: String, Hashable, Sendable, Codable {
            /// What to cook with it: what the cook names is at hand too, and what uses nothing of it
            /// is left out.
            case cooking
            /// An order for what is searched for.
            case sorting
            /// A limit alone; the order stays.
            case limiting
        }

        package var pantry: Pantry
        package var use: Use
        /// How many things may be missing at most; nil for any number.
        package var maxMissing: Int?
        /// Whether the limit gives way where it would hide everything.
        package var isLimitSoft: Bool

        package init(
            pantry: Pantry,
            for use: Use = .cooking,
            maxMissing: Int? = nil,
            isLimitSoft: Bool = false
        ) {
            self.pantry = pantry
            self.use = use
            self.maxMissing = maxMissing
            self.isLimitSoft = isLimitSoft
        }
    }

    /// The order's name in JSON; nil where it only limits.
    package var name: String? {
        switch self {
        case .missing(let provisions): provisions.use == .limiting ? nil : "missing"
        case .likeness: "likeness"
        case .fact(.minutes): "minutes"
        case .fact(.rating): "rating"
        case .fact(.cooked): "cooked"
        }
    }

    /// Whether it goes by one thing, whatever foods a recipe has.
    package var isOfFact: Bool { if case .fact = self { true } else { false } }

    /// Whether nothing of a recipe is looked at but its foods.
    package var isOfFoodsAlone: Bool { if case .missing = self { true } else { false } }
}

package import RecipeModel
import RecipeSearch

/// A dish that a day may get, with what speaks for it.
package struct DishCandidate: Sendable {
    package let recipe: Recipe
    package let facts: DishFacts
    /// Whether the cook keeps it.
    package let isFavorite: Bool
    /// How surely it makes a dinner.
    let course: Course
    /// The cook's own stars, in tenths.
    package let rating: Int?
    /// When it was last cooked; nil for never.
    package let lastCooked: CalendarDay?
    /// The places of the foods that go off among all that do, as bits.
    let soon: UInt64
    /// How many of the things that it needs are there; nil where nothing is known of the pantry.
    package let have: Int?
    package let need: Int
    /// The number that stands for it, and decides where nothing else does.
    let key: UInt64

    /// How surely a dish makes a dinner, the surest first.
    enum Course: Int, Sendable {
        /// It is a main dish.
        case main
        /// Cooks have it for dinner: a soup, a salad.
        case dinner
        /// Nothing says that it is something else.
        case unknown
    }

    /// A dish as this kitchen sees it.
    init(
        _ recipe: Recipe,
        facts: DishFacts,
        in kitchen: PlanKitchen,
        isFavorite: Bool = false,
        course: Course = .main,
        rating: Int? = nil,
        lastCooked: CalendarDay? = nil
    ) {
        self.recipe = recipe
        self.facts = facts
        self.isFavorite = isFavorite
        self.course = course
        self.rating = rating
        self.lastCooked = lastCooked
        soon = kitchen.soon.enumerated().reduce(0) { bits, food in
            let isUsed = recipe.ingredients.contains {
                food.element.match.holding(of: $0) == .inPantry
            }
            return isUsed ? bits | 1 << UInt64(food.offset) : bits
        }
        if let pantry = kitchen.pantry {
            let tally = pantry.tally(of: recipe)
            (have, need) = (tally.have, tally.need)
        } else {
            (have, need) = (nil, 0)
        }
        key = PlanKey.of(recipe.id)
    }

    /// Whether the cook likes it, 0 for most: favorites and what has four stars before strangers,
    /// what has two or fewer last.
    var liking: Int {
        if let rating, rating <= 20 { return 2 }
        return isFavorite || (rating ?? 0) >= 40 ? 0 : 1
    }
}

/// What there is in the house, made ready for many dishes.
package struct PlanKitchen: Sendable {
    /// A food that goes off.
    struct SoonFood: Sendable {
        let name: String
        let until: CalendarDay
        let match: PantryMatch
    }

    /// The foods that go off, the first first; 64 at most.
    let soon: [SoonFood]
    /// The names of the foods that go off, the first first.
    package var soonNames: [String] { soon.map(\.name) }

    /// All that is there; nil where nothing is known.
    let pantry: PantryMatch?

    /// The kitchen of these foods.
    ///
    /// - Parameter staples: What the settings name as always there.
    package init(_ items: [PantryItem], staples: [String] = []) {
        soon = items.compactMap { item in
            item.until.map { (item.name, $0) }
        }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(64).map { name, day in
            SoonFood(name: name, until: day, match: PantryMatch(Pantry(foods: [name])))
        }
        let kept = Pantry(items, staples: staples)
        pantry = kept.isEmpty ? nil : PantryMatch(kept)
    }
}

package import RecipeModel

/// A recipe that is planned for a day.
package struct PlannedMeal: Hashable, Sendable {
    /// What tells it from the others; 0 before it is kept.
    package var id: Int
    package var day: CalendarDay
    package var meal: Meal
    /// The recipe as it was when it was planned, whole, so that the plan works offline.
    package var recipe: Recipe
    /// How many it is cooked for; nil for as many as the recipe says.
    package var servings: Int?
    /// The cook's own words on it.
    package var note: String?
    /// Why it was chosen, where the plan was filled.
    package var reasons: [PlanReason]
    /// The day whose dish is eaten up; nil where it is cooked anew.
    package var leftoversOf: CalendarDay?
    /// What calendars know it by, wherever it is moved; empty before it is kept.
    package var uid: String
    /// When it was last changed, in seconds since 1970.
    package var changedAt: Int

    package init(
        id: Int = 0,
        day: CalendarDay,
        meal: Meal = .dinner,
        recipe: Recipe,
        servings: Int? = nil,
        note: String? = nil,
        reasons: [PlanReason] = [],
        leftoversOf: CalendarDay? = nil,
        uid: String = "",
        changedAt: Int = 0
    ) {
        self.id = id
        self.day = day
        self.meal = meal
        self.recipe = recipe
        self.servings = servings
        self.note = note
        self.reasons = reasons
        self.leftoversOf = leftoversOf
        self.uid = uid
        self.changedAt = changedAt
    }
}

/// A meal that was cooked.
package struct CookedMeal: Hashable, Sendable {
    /// What tells it from the others; 0 before it is kept.
    package var id: Int
    package var recipe: RecipeID
    package var title: String
    package var day: CalendarDay

    package init(id: Int = 0, recipe: RecipeID, title: String, day: CalendarDay) {
        self.id = id
        self.recipe = recipe
        self.title = title
        self.day = day
    }
}

/// Why a dish was chosen for a day.
///
/// Kept as text, `uses-soon milk 2026-12-04`, so that whatever reads it later can pass over what it
/// doesn't know.
package enum PlanReason: Hashable, Sendable {
    /// It uses something that goes off.
    case usesSoon(food: String, until: CalendarDay)
    case favorite
    /// The cook gave it so many tenths of a star.
    case rated(Int)
    /// It was last cooked on a day long ago.
    case lastCooked(CalendarDay)
    case neverCooked
    /// So many of the things that it needs are there.
    case have(Int, of: Int)
    /// What is left of another day's dish.
    case leftovers(of: CalendarDay)
    /// It is another main food and another cuisine than those of the days beside it.
    case change
    /// These conditions were asked, as they are typed.
    case asked(String)
    /// It came in place of another dish, which isn't wanted that day.
    case insteadOf(RecipeID)

    package var text: String {
        switch self {
        case .usesSoon(let food, let day): "uses-soon \(day.iso) \(food)"
        case .favorite: "favorite"
        case .rated(let tenths): "rated \(tenths)"
        case .lastCooked(let day): "last-cooked \(day.iso)"
        case .neverCooked: "never-cooked"
        case .have(let count, let all): "have \(count) \(all)"
        case .leftovers(let day): "leftovers \(day.iso)"
        case .change: "change"
        case .asked(let terms): "asked \(terms)"
        case .insteadOf(let id): "instead-of \(id.service.rawValue) \(id.key)"
        }
    }

    package init?(text: String) {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        let day = words.count > 1 ? CalendarDay(iso: words[1]) : nil
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words.first, day) {
        case ("uses-soon", let day?) where words.count == 3:
            self = .usesSoon(food: words[2], until: day)
        case ("favorite", _): self = .favorite
        case ("rated", _) where numbers.count == 1: self = .rated(numbers[0])
        case ("last-cooked", let day?): self = .lastCooked(day)
        case ("never-cooked", _): self = .neverCooked
        case ("have", _) where numbers.count == 2: self = .have(numbers[0], of: numbers[1])
        case ("leftovers", let day?): self = .leftovers(of: day)
        case ("change", _): self = .change
        case ("asked", _) where words.count > 1:
            self = .asked(words.dropFirst().joined(separator: " "))
        case ("instead-of", _) where words.count == 3:
            self = .insteadOf(RecipeID(service: ServiceName(rawValue: words[1]), key: words[2]))
        default: return nil
        }
    }
}

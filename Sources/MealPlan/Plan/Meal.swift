/// A meal of a day, in the order of the day.
package enum Meal: String, CaseIterable, Hashable, Comparable, Sendable {
    case breakfast, lunch, dinner, snack

    package static func < (one: Meal, other: Meal) -> Bool { one.place < other.place }

    private var place: Int { Meal.allCases.firstIndex(of: self) ?? 0 }

    /// The meal that a word names, whatever its letter case and number: `supper`, `lunches`.
    package init?(word: String) {
        guard let meal = Self.words[word.lowercased()] else { return nil }
        self = meal
    }

    private static let words: [String: Meal] = [
        "breakfast": .breakfast, "breakfasts": .breakfast, "brekkie": .breakfast,
        "lunch": .lunch, "lunches": .lunch, "luncheon": .lunch, "brunch": .lunch,
        "lunchtime": .lunch, "noon": .lunch, "midday": .lunch,
        "dinner": .dinner, "dinners": .dinner, "supper": .dinner, "suppers": .dinner,
        "tea": .dinner, "teatime": .dinner, "dinnertime": .dinner, "evening": .dinner,
        "night": .dinner, "tonight": .dinner,
        "snack": .snack, "snacks": .snack,
    ]
}

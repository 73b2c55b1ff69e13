package import RecipeModel

/// Meals that go to another day, or to another meal of a day.
package struct PlanMove: Sendable {
    private let moving: [PlannedMeal]
    private let day: CalendarDay
    private let meal: Meal?

    /// A move of meals of one day.
    ///
    /// - Parameter meal: The meal that they become; nil for the one that each is.
    package init(_ moving: [PlannedMeal], to day: CalendarDay, as meal: Meal? = nil) {
        self.moving = moving
        self.day = day
        self.meal = meal
    }

    /// The meals that become others by it, as they are then: what is in the place takes the place
    /// of those that come, and leftovers follow the dish that they are of.
    package func carriedOut(among all: [PlannedMeal]) -> [PlannedMeal] {
        guard let from = moving.first?.day else { return [] }
        let moved = Set(moving.map(\.id))
        let came = Set(moving.map { meal ?? $0.meal })
        let left = moving.first?.meal ?? .dinner
        var changed: [PlannedMeal] = []
        for old in all {
            var new = old
            if moved.contains(old.id) {
                new.day = day
                new.meal = meal ?? old.meal
            } else if old.day == day, came.contains(old.meal) {
                new.day = from
                if meal != nil { new.meal = left }
            }
            if let source = old.leftoversOf {
                if moving.contains(where: { $0.isCooked(for: old) }) {
                    new.leftoversOf = day
                } else if source == day,
                    all.contains(where: {
                        $0.isCooked(for: old) && $0.day == day && came.contains($0.meal)
                    })
                {
                    new.leftoversOf = from
                }
            }
            if new != old { changed.append(new) }
        }
        return changed
    }
}

extension PlannedMeal {
    /// Whether another one is what is left of this one.
    package func isCooked(for other: PlannedMeal) -> Bool {
        leftoversOf == nil && other.leftoversOf == day && other.recipe.id == recipe.id
    }
}

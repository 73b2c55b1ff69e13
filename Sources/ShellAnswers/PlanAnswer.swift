package import MealPlan
package import RecipeModel

/// What the commands of the plan answer.
package enum PlanAnswer: Hashable, Sendable {
    case days(PlanDays)
    case changed(PlanChanged)
    case cooked(CookedAnswer)
    /// A recipe has so many tenths of a star now; nil for none.
    case rated(KeptChange, tenths: Int?)
    case synced(SyncAnswer)
    case household(HouseholdView)
    /// The household as it is after a change.
    case changedHousehold(KeptChange, HouseholdView)
}

/// Those who eat here, as of a day.
package struct HouseholdView: Hashable, Sendable {
    package var household: Household
    package var today: CalendarDay

    package init(_ household: Household, today: CalendarDay) {
        self.household = household
        self.today = today
    }
}

/// Days of the plan, with and without meals.
package struct PlanDays: Hashable, Sendable {
    package var today: CalendarDay
    package var days: ClosedRange<CalendarDay>
    /// The meals in their order; numbers mean them, the first is 1.
    package var meals: [PlannedMeal]

    package init(
        today: CalendarDay,
        days: ClosedRange<CalendarDay>,
        meals: [PlannedMeal]
    ) {
        self.today = today
        self.days = days
        self.meals = meals
    }
}

/// What became of meals of the plan.
package struct PlanChanged: Hashable, Sendable {
    package var today: CalendarDay
    package var change: KeptChange
    /// The meals as they are now; of those that were taken off the plan as they were.
    package var meals: [PlannedMeal]
    /// Days for which nothing was found that fits.
    package var empty: [CalendarDay]

    package init(
        today: CalendarDay,
        change: KeptChange,
        meals: [PlannedMeal],
        empty: [CalendarDay] = []
    ) {
        self.today = today
        self.change = change
        self.meals = meals
        self.empty = empty
    }
}

/// What was done so that plan, shopping list and log are the same here and on a server.
package struct SyncAnswer: Hashable, Sendable {
    package var service: ServiceName
    package var today: CalendarDay
    package var syncedChanges: [SyncedChange]
    package var conflicts: [SyncConflict]
    /// What changed here.
    package var change: KeptChange
    /// Whether nothing was done yet.
    package var isRehearsal: Bool

    package init(
        service: ServiceName,
        today: CalendarDay,
        syncedChanges: [SyncedChange] = [],
        conflicts: [SyncConflict] = [],
        change: KeptChange = KeptChange(kind: .synced, names: []),
        isRehearsal: Bool = false
    ) {
        self.service = service
        self.today = today
        self.syncedChanges = syncedChanges
        self.conflicts = conflicts
        self.change = change
        self.isRehearsal = isRehearsal
    }
}

/// What was written into the log.
package struct CookedAnswer: Hashable, Sendable {
    package var change: KeptChange
    package var day: CalendarDay
    package var today: CalendarDay
    /// What was taken out of the pantry, and what of it was needed and is still there.
    package var usedUp: [String]
    package var left: [String]
    /// What was taken out, with how much of it where that is known: `400 g spaghetti`.
    package var taken: [String]

    package init(
        change: KeptChange,
        day: CalendarDay,
        today: CalendarDay,
        usedUp: [String] = [],
        left: [String] = [],
        taken: [String] = []
    ) {
        self.change = change
        self.day = day
        self.today = today
        self.usedUp = usedUp
        self.left = left
        self.taken = taken
    }
}

/// How often a recipe was cooked, and what the cook thinks of it.
package struct CookedHistory: Hashable, Sendable {
    package var times: Int
    package var last: CalendarDay?
    /// In tenths of a star.
    package var rating: Int?

    package init(times: Int, last: CalendarDay?, rating: Int?) {
        self.times = times
        self.last = last
        self.rating = rating
    }
}

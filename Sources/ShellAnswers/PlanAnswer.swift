package import MealPlan
package import RecipeModel

/// What the commands of the plan answer.
package enum PlanAnswer: Hashable, Sendable {
    case days(PlanDays)
    case changed(PlanChanged)
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

    package init(today: CalendarDay, change: KeptChange, meals: [PlannedMeal]) {
        self.today = today
        self.change = change
        self.meals = meals
    }
}

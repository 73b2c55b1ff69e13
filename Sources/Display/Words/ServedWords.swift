package import MealPlan
package import RecipeModel

/// The words of the pages that `recipe serve` shows of days and meals: those of the shell.
package enum ServedWords {
    /// `Thursday 26 November`.
    package static func day(_ day: CalendarDay, _ today: CalendarDay) -> String {
        PlanWords(today: today).long(day)
    }

    /// `26 Nov to 2 Dec`.
    package static func days(_ days: ClosedRange<CalendarDay>, _ today: CalendarDay) -> String {
        PlanWords(today: today).dates(days)
    }

    /// `lunch: Kedgeree`.
    package static func dish(_ meal: PlannedMeal, _ today: CalendarDay) -> String {
        PlanWords(today: today).dish(meal)
    }

    /// How long it takes, for how many it is, and why it was chosen.
    package static func facts(_ meal: PlannedMeal, _ today: CalendarDay) -> [String] {
        let words = PlanWords(today: today)
        return words.facts(meal) + words.reasons(meal)
    }

    /// `without nuts (household)`; nil where the household demands nothing of a query.
    package static func demands(_ query: RecipeQuery) -> String? { query.wordsOfHousehold }

    /// `Undone: Kedgeree taken off the plan`.
    package static func undone(_ change: KeptChange) -> String {
        "Undone: \(KitchenWords.undone(change))"
    }

    /// That a recipe breaks rules of the household.
    package static func broken(_ title: String, _ demands: [Household.Demand]) -> String {
        NoteWords.broken(by: title.clean, demands)
    }
}

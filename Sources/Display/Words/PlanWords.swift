import Documents
import MealPlan
import RecipeModel
import ShellAnswers

/// Days, and what is planned for them, in words.
struct PlanWords {
    /// The day from which it is looked.
    let today: CalendarDay

    /// A day in a column: `Thu 26 Nov`.
    func short(_ day: CalendarDay) -> String {
        "\(Self.name(of: day.weekday).prefix(3)) \(date(day))"
    }

    /// A day in a sentence: `Thursday 26 November`.
    func long(_ day: CalendarDay) -> String {
        let month = Self.months.dropFirst(day.month - 1).first ?? ""
        let year = day.year == today.year ? "" : " \(day.year)"
        return "\(Self.name(of: day.weekday)) \(day.day) \(month)\(year)"
    }

    /// `26 Nov`, and the year where it is another one.
    func date(_ day: CalendarDay) -> String {
        let month = (Self.months.dropFirst(day.month - 1).first ?? "").prefix(3)
        return "\(day.day) \(month)" + (day.year == today.year ? "" : " \(day.year)")
    }

    /// `26 Nov to 2 Dec`.
    func dates(_ days: ClosedRange<CalendarDay>) -> String {
        days.count == 1
            ? short(days.lowerBound) : "\(date(days.lowerBound)) to \(date(days.upperBound))"
    }

    /// What is said of a meal after its dish: `45 min · for 4`.
    func facts(_ meal: PlannedMeal) -> [String] {
        var facts: [String] = []
        if let day = meal.leftoversOf { facts.append("leftovers of \(Self.name(of: day.weekday))") }
        if let minutes = meal.recipe.times.minutes, meal.leftoversOf == nil {
            facts.append(NumberWords.minutes(minutes))
        }
        if let servings = meal.servings { facts.append("for \(servings)") }
        if let note = meal.note { facts.append(note.clean) }
        return facts
    }

    /// A dish with the meal that it is, unless it is dinner: `lunch: Kedgeree`.
    func dish(_ meal: PlannedMeal) -> String {
        let title = meal.recipe.title.clean
        let name = title.isEmpty ? "Untitled" : title
        return meal.meal == .dinner ? name : "\(meal.meal.rawValue): \(name)"
    }

    /// What became of meals, a sentence each.
    func sentences(_ changed: PlanChanged) -> [String] {
        guard !changed.change.names.isEmpty else { return ["Nothing changed"] }
        switch changed.change.kind {
        case .unplanned:
            return changed.meals.map { "\(dish($0)) taken off the plan (\(short($0.day)))" }
        default:
            return changed.meals.map { meal in
                let facts = facts(meal).map { " · \($0)" }.joined()
                return "\(short(meal.day)): \(dish(meal))\(facts)"
            }
        }
    }

    static func name(of weekday: Weekday) -> String {
        weekday.rawValue.prefix(1).uppercased() + weekday.rawValue.dropFirst()
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

import Documents
import KitchenLanguage
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

    /// Why a dish was chosen, reason by reason.
    func reasons(_ meal: PlannedMeal) -> [String] {
        meal.reasons.compactMap { reason -> String? in
            switch reason {
            case .usesSoon(let food, let day):
                "uses the \(food.clean), good until \(short(day))"
            case .favorite: "a favorite"
            case .rated(let tenths): "you gave it \(Self.stars(tenths))"
            case .lastCooked(let day): "last cooked on \(date(day))"
            case .neverCooked: "not cooked yet"
            case .have(let count, let all): "you have \(count) of \(all)"
            case .change: "a change from the days beside it"
            // The dish says so itself.
            case .leftovers: nil
            case .asked, .insteadOf: nil
            }
        }
    }

    /// `4 stars`, `4.5 stars`.
    static func stars(_ tenths: Int) -> String {
        let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        return tenths == 10 ? "1 star" : "\(number) stars"
    }

    /// What became of meals, a sentence each.
    func sentences(_ changed: PlanChanged) -> [String] {
        let empty = empty(changed.empty)
        guard !changed.change.names.isEmpty else {
            return empty.isEmpty ? ["Nothing changed"] : empty
        }
        switch changed.change.kind {
        case .unplanned:
            return changed.meals.map { "\(dish($0)) taken off the plan (\(short($0.day)))" }
        default:
            return changed.meals.map { meal in
                let facts = (facts(meal) + reasons(meal)).map { " · \($0)" }.joined()
                return "\(short(meal.day)): \(dish(meal))\(facts)"
            } + empty
        }
    }

    /// What was written into the log.
    func sentences(_ answer: CookedAnswer) -> [String] {
        let names = NumberWords.list(answer.change.names.map(\.clean))
        let when = answer.day == today ? "today" : "on \(short(answer.day))"
        guard !names.isEmpty else { return ["That is noted already"] }
        var sentences = ["Noted: \(names), cooked \(when)"]
        if !answer.usedUp.isEmpty {
            let taken = answer.taken.isEmpty ? answer.usedUp : answer.taken
            sentences.append("Out of the pantry: \(NumberWords.list(taken.map(\.clean)))")
        }
        if !answer.left.isEmpty {
            sentences.append(
                "Still in the pantry: \(NumberWords.list(answer.left.map(\.clean))); "
                    + "'cooked --use-up' takes out what a dish needed"
            )
        }
        return sentences
    }

    static func rated(_ change: KeptChange, _ tenths: Int?) -> String {
        let names = NumberWords.list(change.names.map(\.clean))
        guard !names.isEmpty else { return "Nothing changed" }
        return tenths.map { "\(names): \(stars($0))" } ?? "\(names) has no stars of yours any more"
    }

    /// `cooked 3 times, last on 2 May`, and the cook's stars.
    func facts(_ history: CookedHistory) -> [String] {
        var facts: [String] = []
        if let last = history.last {
            let times = history.times == 1 ? "once" : "\(history.times) times"
            facts.append(
                history.times == 1
                    ? "cooked \(times), on \(date(last))" : "cooked \(times), last on \(date(last))"
            )
        }
        if let rating = history.rating { facts.append("you gave it \(Self.stars(rating))") }
        return facts
    }

    /// That nothing was found for some days.
    private func empty(_ days: [CalendarDay]) -> [String] {
        guard !days.isEmpty else { return [] }
        let names = NumberWords.list(days.map(short))
        return ["Nothing that fits was found for \(names)"]
    }

    static func name(of weekday: Weekday) -> String {
        weekday.rawValue.prefix(1).uppercased() + weekday.rawValue.dropFirst()
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

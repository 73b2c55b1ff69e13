package import Conversation
import KitchenLanguage
import MealPlan
import RecipeModel
package import ShellAnswers
import ShellSession

extension PlanCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "the calendar of meals: what is cooked on which day",
            details: [
                "'plan' shows seven days from today, 'plan next week' and 'plan december' others. "
                    + "Numbers then mean its dishes. A day is said as you say it: friday, "
                    + "tomorrow, in two days, 4 dec, 2026-12-04.",
                "'plan fill' chooses dinners for the empty days, each with its reason: what goes off "
                    + "first is used, favorites come before strangers, no dish comes twice in two "
                    + "weeks, and no main food or cuisine two days in a row. Terms hold for each: "
                    + "'plan fill 5 quick -fish for next week'. 'plan swap friday' takes the next best.",
                "A meal is dinner unless you say breakfast, lunch or snack. What is planned is "
                    + "kept whole and opens offline. Moving to a day that is taken makes the two "
                    + "change places. 'plan friday for 6' is for six. 'plan clear' takes off what is ahead, and each change can be "
                    + "undone.",
            ],
            examples: [
                "plan add 3 friday for 4": "the third recipe, for four",
                "plan add 1 friday; plan move friday saturday": "a day later",
                "plan fill 3; plan": "three dinners, and the next seven days",
            ],
            errors: [.cannotCreate, .disk, .offline, .timeout, .serverFailed]
        )
    }

    package static func answer(
        to command: Invocation<PlanCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        switch command.value.action {
        case nil where command.value.servings != nil:
            return try await shell.serveFromPlan(command)
        case nil:
            return try await shell.showPlan(shell.planDays(of: command) ?? shell.nextSevenDays)
        case .add: return try await shell.addToPlan(command)
        case .fill: return try await shell.fillPlan(command)
        case .swap: return try await shell.swapInPlan(command)
        case .move: return try await shell.moveInPlan(command)
        case .remove: return try await shell.takeOffPlan(command)
        case .clear: return try await shell.clearPlan(command)
        }
    }
}

extension Shell {
    /// The day that it is for the cook.
    var today: CalendarDay {
        let now = surroundings.now()
        return CalendarDay(seconds: now, offset: surroundings.localOffset(now))
    }

    var nextSevenDays: ClosedRange<CalendarDay> { today...(today + 6) }

    /// All days from today on.
    var daysAhead: ClosedRange<CalendarDay> { today...CalendarDay(number: .max) }

    /// All days that there are.
    var everyDay: ClosedRange<CalendarDay> {
        CalendarDay(number: .min)...CalendarDay(number: .max)
    }

    /// Shows some days; numbers mean their dishes from then on.
    func showPlan(_ days: ClosedRange<CalendarDay>) async throws -> Answer {
        let meals = try await surroundings.plan.meals(in: days)
        if !meals.isEmpty { await session.printed(recipes: meals.map(\.recipe)) }
        return .plan(.days(PlanDays(today: today, days: days, meals: meals)))
    }

    /// The days that a command names; nil where it names none.
    func planDays(
        of command: Invocation<PlanCommand>
    ) throws -> ClosedRange<CalendarDay>? {
        guard let phrase = command.value.days else { return nil }
        guard let days = phrase.days(from: today, surroundings.habits) else {
            throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.days)
        }
        return days
    }

    /// The day that a phrase of a command means.
    func day(
        _ phrase: MealPhrase,
        of command: Invocation<PlanCommand>
    ) throws -> CalendarDay {
        guard let day = phrase.day.day(from: today, surroundings.habits) else {
            throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.meals)
        }
        return day
    }

    fileprivate func addToPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        guard let phrase = command.value.meals.first else {
            throw command.mistake(.command(.missingArgument(command: "plan", wanted: "REF DAY")))
        }
        let day = try day(phrase, of: command)
        let picked = try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let people = try await surroundings.plan.household().people
        var meals: [PlannedMeal] = []
        for picked in picked {
            let recipe = try await recipeLibrary.open(.recipe(picked), part: .whole).recipe
            await warn(of: recipe, on: day)
            meals.append(
                PlannedMeal(
                    day: day,
                    meal: phrase.meal ?? .dinner,
                    recipe: recipe,
                    servings: command.value.servings ?? plannedServings(of: recipe)
                        ?? recipe.servings(for: people),
                    note: command.value.note.map(CleanText.line).flatMap { $0.isEmpty ? nil : $0 }
                )
            )
        }
        return try await change(
            PlanChange(.planned, meals.map(\.recipe.title), meals.map(PlanEdit.add)),
            telling: meals
        )
    }

    /// How many a recipe is planned for where nobody says: as many as it is scaled to.
    fileprivate func plannedServings(of recipe: Recipe) -> Int? {
        guard let factor = kitchen.factors[recipe.id], let own = recipe.yield?.amount else {
            return nil
        }
        let servings = (own * factor.value).rounded()
        return (1...1_000).contains(servings) ? Int(servings) : nil
    }

    fileprivate func moveInPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        guard command.value.meals.count == 2 else {
            throw command.mistake(.command(.missingArgument(command: "plan", wanted: "DAY DAY")))
        }
        let (from, to) = (command.value.meals[0], command.value.meals[1])
        let (first, last) = (try day(from, of: command), try day(to, of: command))
        let all = try await surroundings.plan.meals(in: everyDay)
        let moving = all.filter { $0.day == first && (from.meal ?? $0.meal) == $0.meal }
        guard !moving.isEmpty else {
            throw command.mistake(.kitchen(.nothingPlanned(word: from.text)), at: \.meals)
        }
        let meals = PlanMove(moving, to: last, as: to.meal).carriedOut(among: all)
        return try await change(
            PlanChange(.replanned, meals.map(\.recipe.title), meals.map(PlanEdit.replace)),
            telling: meals
        )
    }

    /// Makes what is planned for a day enough for so many.
    fileprivate func serveFromPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        guard let phrase = command.value.meals.first else {
            throw command.mistake(.command(.missingArgument(command: "plan", wanted: "DAY")))
        }
        let day = try day(phrase, of: command)
        var meals = try await surroundings.plan.meals(in: day...day).filter {
            (phrase.meal ?? $0.meal) == $0.meal
        }
        guard !meals.isEmpty else {
            throw command.mistake(.kitchen(.nothingPlanned(word: phrase.text)), at: \.meals)
        }
        for place in meals.indices { meals[place].servings = command.value.servings }
        return try await change(
            PlanChange(.replanned, meals.map(\.recipe.title), meals.map(PlanEdit.replace)),
            telling: meals
        )
    }

    fileprivate func takeOffPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        let days: ClosedRange<CalendarDay>
        let phrase = command.value.meals.first
        if let phrase {
            let day = try day(phrase, of: command)
            days = day...day
        } else if let named = try planDays(of: command) {
            days = named
        } else {
            throw command.mistake(.command(.missingArgument(command: "plan", wanted: "DAY")))
        }
        let meals = try await surroundings.plan.meals(in: days).filter {
            (phrase?.meal ?? $0.meal) == $0.meal
        }
        guard !meals.isEmpty else {
            let word = phrase?.text ?? command.value.days?.text ?? ""
            throw command.mistake(.kitchen(.nothingPlanned(word: word)))
        }
        return try await takeOffPlan(meals)
    }

    fileprivate func clearPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        let days = try planDays(of: command) ?? daysAhead
        let meals = try await surroundings.plan.meals(in: days)
        try await confirmLoss(of: meals.count, "meals from the plan", by: command)
        return try await takeOffPlan(meals)
    }

    /// Takes meals off the plan, and what would have been left of them.
    private func takeOffPlan(_ meals: [PlannedMeal]) async throws -> Answer {
        let gone = Set(meals.map(\.id))
        let left = try await surroundings.plan.meals(in: everyDay).filter { meal in
            !gone.contains(meal.id) && meals.contains { $0.isCooked(for: meal) }
        }
        let all = meals + left
        return try await change(
            PlanChange(
                .unplanned,
                all.map(\.recipe.title),
                all.map { PlanEdit.remove($0.id) }
            ),
            telling: all
        )
    }

    /// Changes the plan and tells of the meals.
    func change(_ change: PlanChange, telling meals: [PlannedMeal]) async throws -> Answer {
        let done = try await surroundings.plan.change(change)
        return .plan(.changed(PlanChanged(today: today, change: done, meals: meals)))
    }
}

package import Conversation
import MealPlan
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension CookedCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "note what you cooked: a recipe, or what was planned for a day",
            details: [
                "Without a recipe it is what the plan has for that day. 'open' tells how often a "
                    + "dish was cooked, and 'plan fill' takes what you had longest ago. '--use-up' "
                    + "takes what the dish needed out of the pantry; at the prompt you are asked."
            ],
            examples: [
                "cooked 3": "the third recipe, today",
                "cooked 3 yesterday": "the day before",
                "plan add 1 today; cooked today": "what is planned for today",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<CookedCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let value = command.value
        var day = shell.today
        if let phrase = value.day {
            guard let said = phrase.day.day(from: shell.today, shell.surroundings.habits, .back)
            else {
                throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.day)
            }
            day = said
        }
        let recipes = try await shell.cookedRecipes(on: day, command)
        var change = PlanChange(
            .cooked,
            recipes.map(\.title),
            recipes.map { .cook(CookedMeal(recipe: $0.id, title: $0.title, day: day)) }
        )
        let used = try await shell.pantryItems(usedBy: recipes)
        if !used.isEmpty, try await shell.wantsToUseUp(used, command) {
            change.edits.append(.unstock(used.map(\.id)))
        }
        let done = try await shell.surroundings.plan.change(change)
        let isUsedUp = change.edits.count > recipes.count
        return .plan(
            .cooked(
                CookedAnswer(
                    change: done,
                    day: day,
                    today: shell.today,
                    usedUp: isUsedUp ? used.map(\.name) : [],
                    left: isUsedUp ? [] : used.map(\.name)
                )
            )
        )
    }
}

extension Shell {
    fileprivate func cookedRecipes(
        on day: CalendarDay,
        _ command: Invocation<CookedCommand>
    ) async throws -> [Recipe] {
        if command.value.references.isEmpty {
            let meal = command.value.day?.meal
            let planned = try await surroundings.plan.meals(in: day...day).filter {
                $0.meal == meal ?? $0.meal
            }
            if !planned.isEmpty { return planned.map(\.recipe) }
            if let phrase = command.value.day {
                throw command.mistake(.kitchen(.nothingPlanned(word: phrase.text)), at: \.day)
            }
        }
        return try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        ).map(\.recipe)
    }

    /// What is in the house, is no staple, and is needed for recipes.
    fileprivate func pantryItems(usedBy recipes: [Recipe]) async throws -> [PantryItem] {
        try await surroundings.kitchen.pantry().filter { item in
            guard !item.isStaple else { return false }
            let match = PantryMatch(Pantry(foods: [item.name]))
            return recipes.contains { recipe in
                recipe.ingredients.contains { match.holding(of: $0) == .inPantry }
            }
        }
    }

    /// Whether what was needed is taken out of the pantry: said with the option, else asked once.
    fileprivate func wantsToUseUp(
        _ items: [PantryItem],
        _ command: Invocation<CookedCommand>
    ) async throws -> Bool {
        if command.value.usesUp { return true }
        guard command.frame.origin == .prompt else { return false }
        let names = items.map { CleanText.line($0.name) }.joined(separator: ", ")
        let word = await surroundings.programs.secret("take \(names) out of the pantry? (y/n) ")
        return ["y", "yes"].contains(word?.lowercased())
    }
}

extension RateCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "your own stars for a recipe, 1 to 5",
            details: [
                "'plan fill' takes what has four or five before strangers, and what has one or two "
                    + "last. 'rate 3 0' takes the stars away."
            ],
            examples: [
                "rate 3 5": "the third recipe, five stars",
                "open 1; rate it 4": "the one opened last",
                "rate 3 0": "no stars",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<RateCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        var (reference, stars) = (command.value.reference, command.value.stars)
        // `rate 4` is of the recipe opened last.
        if stars == nil, case .number(let number, .shown) = reference, (0...5).contains(number) {
            (reference, stars) = (nil, number)
        }
        guard let stars else {
            throw command.mistake(.command(.missingArgument(command: "rate", wanted: "REF 1-5")))
        }
        let picked = try await shell.recipe(
            named: [reference ?? .it],
            at: \.reference,
            of: command
        )
        guard let picked else { throw command.mistake(.reference(.nothingNamed)) }
        let tenths = stars == 0 ? nil : stars * 10
        let change = try await shell.surroundings.plan.change(
            PlanChange(
                .rated,
                [picked.recipe.title],
                [.rate(picked.recipe.id, tenths: tenths)]
            )
        )
        return .plan(.rated(change, tenths: tenths))
    }
}

extension Shell {
    /// What the log and the stars say of a recipe.
    func history(of recipe: RecipeID) async -> CookedHistory? {
        let days = ((try? await surroundings.plan.cooked()) ?? [])
            .filter { $0.recipe == recipe }.map(\.day)
        let rating = (try? await surroundings.plan.ratings())?[recipe]
        guard !days.isEmpty || rating != nil else { return nil }
        return CookedHistory(times: days.count, last: days.max(), rating: rating)
    }
}

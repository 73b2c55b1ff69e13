package import Conversation
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
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
                    + "takes what the dish needed out of the pantry, of what has an amount there "
                    + "only so much; at the prompt you are asked."
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
        let dishes = try await shell.cookedDishes(on: day, command)
        let recipes = dishes.map(\.recipe)
        var change = PlanChange(
            .cooked,
            recipes.map(\.title),
            recipes.map { .cook(CookedMeal(recipe: $0.id, title: $0.title, day: day)) }
        )
        let used = try await shell.pantryUses(of: dishes)
        if !used.isEmpty, try await shell.wantsToUseUp(used, command) {
            for use in used {
                change.edits.append(
                    use.left.map { .leave($0, of: use.item.id) } ?? .unstock([use.item.id])
                )
            }
        }
        let done = try await shell.surroundings.plan.change(change)
        let isUsedUp = change.edits.count > recipes.count
        return .plan(
            .cooked(
                CookedAnswer(
                    change: done,
                    day: day,
                    today: shell.today,
                    usedUp: isUsedUp ? used.map(\.item.name) : [],
                    left: isUsedUp ? [] : used.map(\.item.name),
                    taken: isUsedUp ? used.map(\.text) : []
                )
            )
        )
    }
}

extension Shell {
    /// A recipe with by how much its amounts grew.
    fileprivate typealias Dish = (recipe: Recipe, factor: Fraction)

    fileprivate func cookedDishes(
        on day: CalendarDay,
        _ command: Invocation<CookedCommand>
    ) async throws -> [Dish] {
        if command.value.references.isEmpty {
            let meal = command.value.day?.meal
            let planned = try await surroundings.plan.meals(in: day...day).filter {
                $0.meal == meal ?? $0.meal
            }
            if !planned.isEmpty {
                // What was left of another day's dish took nothing more out of the pantry.
                return planned.map { ($0.recipe, $0.leftoversOf == nil ? $0.factor : .zero) }
            }
            if let phrase = command.value.day {
                throw command.mistake(.kitchen(.nothingPlanned(word: phrase.text)), at: \.day)
            }
        }
        return try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        ).map { ($0.recipe, amountChange(of: $0.recipe).factor) }
    }

    /// What dishes took of what is in the house and is no staple, in the pantry's order.
    fileprivate func pantryUses(of dishes: [Dish]) async throws -> [PantryStock.Use] {
        let items = try await surroundings.kitchen.pantry()
        var stock = PantryStock(items)
        var unmeasured: Set<PantryItem> = []
        for dish in dishes where dish.factor > .zero {
            let scaled = dish.recipe.adjusted(
                by: AmountChange(factor: dish.factor),
                keepsOriginal: false
            )
            for (own, scaled) in zip(dish.recipe.ingredients, scaled.ingredients) {
                if case .unmeasured(let item) = stock.take(own, as: scaled.text) {
                    unmeasured.insert(item)
                }
            }
        }
        let measured = stock.uses
        return items.compactMap { item in
            measured.first { $0.item == item }
                ?? (unmeasured.contains(item) ? PantryStock.Use(item: item) : nil)
        }
    }

    /// Whether what was needed is taken out of the pantry: said with the option, else asked once.
    fileprivate func wantsToUseUp(
        _ uses: [PantryStock.Use],
        _ command: Invocation<CookedCommand>
    ) async throws -> Bool {
        if command.value.usesUp { return true }
        guard command.frame.origin == .prompt else { return false }
        let names = uses.map { CleanText.line($0.text) }.joined(separator: ", ")
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
    func history(of recipe: RecipeID) async -> CookedHistory? { await histories()[recipe] }

    /// The same of every recipe of which they say something.
    func histories() async -> [RecipeID: CookedHistory] {
        var histories: [RecipeID: CookedHistory] = [:]
        for meal in (try? await surroundings.plan.cooked()) ?? [] {
            var history = histories[meal.recipe] ?? CookedHistory(times: 0, last: nil, rating: nil)
            history.times += 1
            history.last = history.last.map { max($0, meal.day) } ?? meal.day
            histories[meal.recipe] = history
        }
        for (recipe, tenths) in (try? await surroundings.plan.ratings()) ?? [:] {
            histories[recipe, default: CookedHistory(times: 0, last: nil, rating: nil)].rating =
                tenths
        }
        return histories
    }
}

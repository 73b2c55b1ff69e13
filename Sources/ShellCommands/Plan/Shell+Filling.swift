import Conversation
import MealPlan
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

/// Filling the plan.
extension Shell {
    func fillPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        let days = try planDays(of: command) ?? nextSevenDays
        let conditions = command.value.conditions
        var filling = try await planMaker.filling(conditions, around: days)
        var meals = filling.fill(Array(days), atMost: command.value.count ?? .max)
        if !conditions.isEmpty {
            let asked = RecipeQuery(conditions).typed
            for place in meals.indices { meals[place].reasons.append(.asked(asked)) }
        }
        let left = days.filter { !filling.hasDinner(on: $0) }
        let change = try await surroundings.plan.change(
            PlanChange(.planned, meals.map(\.recipe.title), meals.map(PlanEdit.add))
        )
        return .plan(
            .changed(
                PlanChanged(
                    today: today,
                    change: change,
                    meals: meals,
                    empty: command.value.count.map { meals.count >= $0 } ?? false ? [] : left
                )
            )
        )
    }

    func swapInPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        guard let phrase = command.value.meals.first else {
            throw command.mistake(.command(.missingArgument(command: "plan", wanted: "DAY")))
        }
        let day = try day(phrase, of: command)
        let old = try await surroundings.plan.meals(in: day...day).filter {
            $0.meal == phrase.meal ?? .dinner
        }
        guard !old.isEmpty else {
            throw command.mistake(.kitchen(.nothingPlanned(word: phrase.text)), at: \.meals)
        }
        let swap = try await planMaker.swap(old) { await conditions(typed: $0) }
        guard let swap else {
            throw command.mistake(.kitchen(.nothingElseToPlan(word: phrase.text)), at: \.meals)
        }
        return try await change(swap.change, telling: [swap.meal])
    }

    /// Conditions that were typed once.
    private func conditions(typed text: String) async -> [Condition] {
        guard !text.isEmpty,
            let statement = try? StatementReader(mode: .commandLine)
                .statements(in: SourceLine("search \(text)")).first,
            let command = try? statement.commands(in: await context(in: .commandLine)).first,
            let search = command.value as? SearchCommand
        else { return [] }
        return search.conditions
    }

    /// What makes plans out of what is kept; where the cookbook can't be asked, out of the recipes of
    /// the service in use.
    private var planMaker: PlanMaker {
        let (session, sample, most) = (session, surroundings.cookbook.sample, settings.pageSize * 5)
        return PlanMaker(
            plan: surroundings.plan,
            kitchen: surroundings.kitchen,
            favorites: surroundings.favorites,
            staples: settings.staples,
            habits: surroundings.habits,
            dishes: { query, count in
                if let sample = try await sample(query, count) { return sample }
                let service = await session.service
                var found: [Recipe] = []
                var cursor: PageCursor? = .first
                while let place = cursor, found.count < count, found.count < most {
                    let page = try await service.page(of: query, at: place, freshness: .kept)
                    found += page.recipes.filter(query.matches)
                    cursor = page.next
                }
                return found
            }
        )
    }
}

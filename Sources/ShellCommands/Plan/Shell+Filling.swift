import Conversation
import MealPlan
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

/// Filling the plan: what may be chosen comes from the favorites and the cookbook.
extension Shell {
    /// Dishes that are looked at for one plan, at most.
    private static let mostCandidates = 400
    /// Dishes that are looked at for each food that goes off.
    private static let mostForFood = 60

    func fillPlan(_ command: Invocation<PlanCommand>) async throws -> Answer {
        let days = try planDays(of: command) ?? nextSevenDays
        let conditions = command.value.conditions
        var filling = try await planFilling(conditions, around: days)
        var meals = filling.fill(Array(days), atMost: command.value.count ?? .max)
        if let asked = Self.typed(conditions) {
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
        guard let first = old.first else {
            throw command.mistake(.kitchen(.nothingPlanned(word: phrase.text)), at: \.meals)
        }
        // What was asked for still holds, and what was swapped away stays away.
        var asked: String?
        var unwanted = old.map(\.recipe.id)
        for reason in first.reasons {
            if case .asked(let text) = reason { asked = text }
            if case .insteadOf(let id) = reason { unwanted.append(id) }
        }
        let conditions = await conditions(typed: asked ?? "")
        let filling = try await planFilling(
            conditions,
            around: day...day,
            without: Set(old.map(\.id))
        )
        guard let next = filling.best(for: day, but: Set(unwanted)) else {
            throw command.mistake(.kitchen(.nothingElseToPlan(word: phrase.text)), at: \.meals)
        }
        var meal = filling.meal(of: next, on: day)
        meal.meal = first.meal
        meal.servings = first.servings ?? meal.servings
        (meal.id, meal.uid) = (first.id, first.uid)
        meal.reasons += unwanted.map { .insteadOf($0) } + (asked.map { [.asked($0)] } ?? [])
        // What would have been left of the old dish is taken off with it.
        let left = try await surroundings.plan.meals(in: everyDay).filter { other in
            old.contains { $0.isCooked(for: other) }
        }
        let gone = (old.dropFirst() + left).map { PlanEdit.remove($0.id) }
        return try await change(
            PlanChange(.replanned, [meal.recipe.title], [.replace(meal)] + gone),
            telling: [meal]
        )
    }

    /// Conditions as they are typed; nil where there are none.
    private static func typed(_ conditions: [Condition]) -> String? {
        conditions.isEmpty ? nil : RecipeQuery(conditions).typed
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

    // MARK: - What may be chosen

    /// A plan to be filled on some days.
    ///
    /// - Parameter gone: Meals that are taken as not planned.
    private func planFilling(
        _ conditions: [Condition],
        around days: ClosedRange<CalendarDay>,
        without gone: Set<Int> = []
    ) async throws -> PlanFilling {
        let store = surroundings.plan
        let around = (days.lowerBound - 21)...(days.upperBound + 21)
        let meals = try await store.meals(in: around).filter { !gone.contains($0.id) }
        let (cooked, ratings) = (try await store.cooked(), try await store.ratings())
        let household = try await store.household()
        let items = try await surroundings.kitchen.pantry()
        let kitchen = PlanKitchen(items, staples: settings.staples)
        var filling = PlanFilling(in: kitchen, meals: meals, cooked: cooked)
        (filling.conditions, filling.household) = (conditions, household)
        filling.habits = surroundings.habits
        // What holds on each of the days can be asked for; the rest is looked at day by day.
        let demands = days.map { household.demands(on: $0).map(\.condition) }
        let always = (demands.first ?? []).filter { one in demands.allSatisfy { $0.contains(one) } }
        let wanted = conditions + always
        var lastCooked: [RecipeID: CalendarDay] = [:]
        for meal in cooked {
            lastCooked[meal.recipe] = max(meal.day, lastCooked[meal.recipe] ?? meal.day)
        }
        let memory = ReadingMemory()
        var met: Set<RecipeID> = []
        func add(_ recipes: [Recipe], areFavorites: Bool = false) {
            for recipe in recipes where met.insert(recipe.id).inserted && recipe.isCookable {
                filling.candidates.append(
                    DishCandidate(
                        recipe,
                        facts: DishFacts(recipe, memory: memory),
                        in: kitchen,
                        isFavorite: areFavorites,
                        rating: ratings[recipe.id],
                        lastCooked: lastCooked[recipe.id]
                    )
                )
            }
        }
        let favorites = try await surroundings.favorites.page(FavoriteSearch(wanted), .whole)
        let isDinner = QueryMatch([.has(Term("dinner"))])
        let isOfACourse = conditions.contains { $0.namesACourse }
        add(
            favorites.rows.map(\.favorite.recipe).filter {
                isOfACourse || isDinner.holds(for: RecipeWords($0))
            },
            areFavorites: true
        )
        for food in kitchen.soonNames.prefix(4) {
            let query = RecipeQuery(wanted + [.has(Term(food.lowercased())), .has(Term("dinner"))])
            add(try await dishes(of: query, count: Self.mostForFood))
        }
        let courses: [[Condition]] =
            isOfACourse
            ? [[]] : [Self.mainDishes, [.has(Term("dinner"))], Self.noCourse]
        for course in courses {
            let needed = min(Self.mostCandidates, 12 * (days.upperBound - days.lowerBound + 1))
            guard filling.candidates.count < needed else { break }
            let query = RecipeQuery(wanted + course)
            add(try await dishes(of: query, count: Self.mostCandidates))
        }
        return filling
    }

    /// What is cooked for dinner.
    private static let mainDishes: [Condition] = [
        .has(Term("main", in: .category)), .none(Term("breakfast")),
    ]

    /// What is no dinner, where nothing says what is one.
    private static let noCourse: [Condition] = [
        "dessert", "drink", "cake", "bread", "sauce", "snack",
    ].map { .none(Term($0)) }

    /// Recipes of the cookbook; where it can't be asked, those of the service in use.
    private func dishes(of query: RecipeQuery, count: Int) async throws -> [Recipe] {
        if let sample = try await surroundings.cookbook.sample(query, count) { return sample }
        let service = await session.service
        var found: [Recipe] = []
        var cursor: PageCursor? = .first
        while let place = cursor, found.count < count, found.count < 5 * settings.pageSize {
            let page = try await service.page(of: query, at: place, freshness: .kept)
            found += page.recipes.filter(query.matches)
            cursor = page.next
        }
        return found
    }
}

extension Condition {
    private static let courses: Set<String> = [
        "soup", "soups", "salad", "salads", "breakfast", "breakfasts", "brunch", "dessert",
        "desserts", "pudding", "puddings", "cake", "cakes", "bread", "breads", "side", "sides",
        "starter", "starters", "snack", "snacks", "drink", "drinks", "lunch", "lunches",
        "sandwich", "sandwiches", "baking", "cookies",
    ]

    /// Whether it says which course a dish is of, so that nothing else need say it.
    fileprivate var namesACourse: Bool {
        terms.contains { term in
            !isExclusion && (term.field == .category || Self.courses.contains(term.text))
        }
    }
}

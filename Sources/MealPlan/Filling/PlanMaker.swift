package import RecipeModel
import RecipeSearch

/// Makes plans out of what a kitchen keeps: what may be chosen comes from the favorites and the
/// cookbook.
package struct PlanMaker: Sendable {
    let plan: any PlanStore
    let kitchen: any KitchenStore
    let favorites: any FavoriteStore
    /// What the settings name as always in the house.
    let staples: [String]
    let habits: CalendarHabits
    /// Recipes of the cookbook that a query finds, so many at most.
    let dishes: @Sendable (_ query: RecipeQuery, _ count: Int) async throws -> [Recipe]

    package init(
        plan: any PlanStore,
        kitchen: any KitchenStore,
        favorites: any FavoriteStore,
        staples: [String],
        habits: CalendarHabits,
        dishes: @escaping @Sendable (RecipeQuery, Int) async throws -> [Recipe]
    ) {
        self.plan = plan
        self.kitchen = kitchen
        self.favorites = favorites
        self.staples = staples
        self.habits = habits
        self.dishes = dishes
    }

    /// Dishes that are looked at for one plan, at most.
    private static let mostCandidates = 400
    /// Dishes that are looked at for each food that goes off.
    private static let mostForFood = 60

    /// What comes in place of what is planned.
    package struct Swap: Sendable {
        package var meal: PlannedMeal
        package var change: PlanChange
    }

    /// The next best in place of meals of one day; nil where nothing else fits.
    ///
    /// What was asked for still holds, and what was swapped away stays away.
    ///
    /// - Parameter conditions: What a text means that was typed once.
    package func swap(
        _ old: [PlannedMeal],
        conditions: @Sendable (_ typed: String) async -> [Condition]
    ) async throws -> Swap? {
        guard let first = old.first else { return nil }
        var asked: String?
        var unwanted = old.map(\.recipe.id)
        for reason in first.reasons {
            if case .asked(let text) = reason { asked = text }
            if case .insteadOf(let id) = reason { unwanted.append(id) }
        }
        let filling = try await filling(
            await conditions(asked ?? ""),
            around: first.day...first.day,
            without: Set(old.map(\.id))
        )
        guard let next = filling.best(for: first.day, but: Set(unwanted)) else { return nil }
        var meal = filling.meal(of: next, on: first.day)
        meal.meal = first.meal
        meal.servings = first.servings ?? meal.servings
        (meal.id, meal.uid) = (first.id, first.uid)
        meal.reasons += unwanted.map { .insteadOf($0) } + (asked.map { [.asked($0)] } ?? [])
        // What would have been left of the old dish is taken off with it.
        let everyDay = CalendarDay(number: .min)...CalendarDay(number: .max)
        let left = try await plan.meals(in: everyDay).filter { other in
            old.contains { $0.isCooked(for: other) }
        }
        let gone = (old.dropFirst() + left).map { PlanEdit.remove($0.id) }
        return Swap(
            meal: meal,
            change: PlanChange(.replanned, [meal.recipe.title], [.replace(meal)] + gone)
        )
    }

    /// A plan to be filled on some days.
    ///
    /// - Parameter gone: Meals that are taken as not planned.
    package func filling(
        _ conditions: [Condition],
        around days: ClosedRange<CalendarDay>,
        without gone: Set<Int> = []
    ) async throws -> PlanFilling {
        let around = (days.lowerBound - 21)...(days.upperBound + 21)
        let meals = try await plan.meals(in: around).filter { !gone.contains($0.id) }
        let (cooked, ratings) = (try await plan.cooked(), try await plan.ratings())
        let household = try await plan.household()
        let kitchen = PlanKitchen(try await self.kitchen.pantry(), staples: staples)
        var filling = PlanFilling(in: kitchen, meals: meals, cooked: cooked)
        (filling.conditions, filling.household) = (conditions, household)
        filling.habits = habits
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
        func add(
            _ recipes: [Recipe],
            areFavorites: Bool = false,
            as course: DishCandidate.Course = .main
        ) {
            for recipe in recipes where met.insert(recipe.id).inserted && recipe.isCookable {
                filling.candidates.append(
                    DishCandidate(
                        recipe,
                        facts: DishFacts(recipe, memory: memory),
                        in: kitchen,
                        isFavorite: areFavorites,
                        course: course,
                        rating: ratings[recipe.id],
                        lastCooked: lastCooked[recipe.id]
                    )
                )
            }
        }
        let kept = try await favorites.page(FavoriteSearch(wanted), .whole)
        let isDinner = QueryMatch([.has(Term("dinner"))])
        let isOfACourse = conditions.contains { $0.namesACourse }
        add(
            kept.rows.map(\.favorite.recipe).filter {
                isOfACourse || isDinner.holds(for: RecipeWords($0))
            },
            areFavorites: true
        )
        for food in kitchen.soonNames.prefix(4) {
            let query = RecipeQuery(wanted + [.has(Term(food.lowercased())), .has(Term("dinner"))])
            add(try await dishes(query, Self.mostForFood), as: .dinner)
        }
        let courses: [(course: DishCandidate.Course, conditions: [Condition])] =
            isOfACourse
            ? [(.main, [])]
            : [
                (.main, Self.mainDishes), (.dinner, [.has(Term("dinner"))]),
                (.unknown, Self.noCourse),
            ]
        for (course, conditions) in courses {
            let needed = min(Self.mostCandidates, 12 * (days.upperBound - days.lowerBound + 1))
            guard filling.candidates.count < needed else { break }
            let query = RecipeQuery(wanted + conditions)
            add(try await dishes(query, Self.mostCandidates), as: course)
        }
        return filling
    }

    /// What is cooked for dinner.
    private static let mainDishes: [Condition] = [
        .has(Term("main", in: .category)), .none(Term("breakfast")),
    ]

    /// What is no dinner, where nothing says what is one.
    private static let noCourse: [Condition] = [
        "dessert", "drink", "cake", "bread", "sauce", "snack", "side", "preserve",
    ].map { .none(Term($0)) }
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

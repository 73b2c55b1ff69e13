package import RecipeModel
import RecipeSearch

/// Chooses dinners for days that have none.
///
/// What must hold holds without exception: the conditions that were asked, what the household
/// demands on that day, no dish twice in 14 days, no main food and no cuisine on two days in a row,
/// and one long dish on the working days of a week. A day for which nothing is left stays empty. Of
/// what may be cooked that comes first which uses something that goes off soon, then favorites and
/// what has many stars, then main dishes, then what was not cooked for longest, then what the pantry
/// has most of.
///
/// The same state gives the same week.
package struct PlanFilling: Sendable {
    /// What must hold of every dish.
    package var conditions: [Condition] = []
    package var household = Household()
    package var habits = CalendarHabits()
    /// The dishes that may be chosen.
    package var candidates: [DishCandidate] = []
    private let kitchen: PlanKitchen
    /// The dinners of each day, as planned or chosen.
    private var dinners: [CalendarDay: [Dinner]] = [:]
    /// The days on which each dish is planned or was cooked, by its key.
    private var days: [UInt64: [CalendarDay]] = [:]
    /// The places of foods that go off and that a dish of the plan uses.
    private var usedSoon: UInt64 = 0

    private struct Dinner {
        var facts: DishFacts
        var isLeftover: Bool
    }

    /// How many days a dish is not cooked again.
    package static let restDays = 14
    /// Dinners of leftovers in seven days, at most.
    package static let mostLeftovers = 2

    /// A plan to be filled.
    ///
    /// - Parameters:
    ///   - meals: What is planned, at least from two weeks before the days to be filled on to two
    ///     weeks after them.
    ///   - cooked: What was cooked.
    package init(in kitchen: PlanKitchen, meals: [PlannedMeal] = [], cooked: [CookedMeal] = []) {
        self.kitchen = kitchen
        for meal in cooked { days[PlanKey.of(meal.recipe), default: []].append(meal.day) }
        for meal in meals { take(meal, DishFacts(meal.recipe)) }
    }

    private mutating func take(_ meal: PlannedMeal, _ facts: DishFacts) {
        let isLeftover = meal.leftoversOf != nil
        if !isLeftover { days[PlanKey.of(meal.recipe.id), default: []].append(meal.day) }
        guard meal.meal == .dinner else { return }
        dinners[meal.day, default: []].append(Dinner(facts: facts, isLeftover: isLeftover))
        guard !isLeftover else { return }
        for (place, food) in kitchen.soon.enumerated() where food.until >= meal.day {
            let isUsed = meal.recipe.ingredients.contains {
                food.match.holding(of: $0) == .inPantry
            }
            if isUsed { usedSoon |= 1 << UInt64(place) }
        }
    }

    /// Whether a day has a dinner.
    package func hasDinner(on day: CalendarDay) -> Bool { dinners[day] != nil }

    // MARK: - Choosing

    /// Dinners for those of the days that have none, as many as are wanted.
    package mutating func fill(_ days: [CalendarDay], atMost count: Int = .max) -> [PlannedMeal] {
        var chosen: [PlannedMeal] = []
        for day in days where !hasDinner(on: day) && chosen.count < count {
            guard let candidate = best(for: day) else { continue }
            var meal = meal(of: candidate, on: day)
            let left =
                chosen.count + 1 < count
                ? days.first { mayHaveLeftovers(of: candidate, from: day, on: $0) } : nil
            if left != nil { meal.servings = candidate.facts.servings }
            chosen.append(meal)
            take(meal, candidate.facts)
            guard let left else { continue }
            let leftovers = PlannedMeal(
                day: left,
                recipe: candidate.recipe,
                servings: household.people,
                reasons: [.leftovers(of: day)],
                leftoversOf: day
            )
            chosen.append(leftovers)
            take(leftovers, candidate.facts)
        }
        return chosen.sorted { $0.day < $1.day }
    }

    /// The best dish for a day that has no dinner, but for some; nil where nothing is left.
    package func best(
        for day: CalendarDay,
        but others: Set<RecipeID> = []
    ) -> DishCandidate? {
        let neighbours = [day - 1, day + 1].flatMap { dinners[$0] ?? [] }.map(\.facts)
        let mayBeLong = mayBeLong(on: day)
        let tired = Set(
            days.filter { $0.value.contains { abs($0 - day) < Self.restDays } }.keys
        ).union(others.map(PlanKey.of))
        func fits(_ candidate: DishCandidate) -> Bool {
            (mayBeLong || !candidate.facts.isLong)
                && !neighbours.contains(where: candidate.facts.isLike)
                && !tired.contains(candidate.key)
        }
        let match = QueryMatch(conditions + household.demands(on: day).map(\.condition))
        // Most often the first one meets what must hold, for what is asked of a cookbook does so.
        var first: (standing: Standing, place: Int)?
        for (place, candidate) in candidates.enumerated() where fits(candidate) {
            let standing = standing(of: candidate, on: day)
            if first.map({ standing < $0.standing }) ?? true { first = (standing, place) }
        }
        guard let first else { return nil }
        if match.holds(for: RecipeWords(candidates[first.place].recipe)) {
            return candidates[first.place]
        }
        let rest = candidates.indices.filter { $0 != first.place && fits(candidates[$0]) }
            .map { (standing: standing(of: candidates[$0], on: day), place: $0) }
            .sorted { $0.standing < $1.standing }
        return rest.lazy.map { candidates[$0.place] }.first {
            match.holds(for: RecipeWords($0.recipe))
        }
    }

    private func mayBeLong(on day: CalendarDay) -> Bool {
        guard day.weekday.isWorkday else { return true }
        let start = habits.weekStart(of: day)
        return (start...(start + 6)).allSatisfy { other in
            !other.weekday.isWorkday
                || (dinners[other] ?? []).allSatisfy { !$0.facts.isLong || $0.isLeftover }
        }
    }

    /// What decides between dishes; the lesser comes first.
    private struct Standing: Comparable {
        var until: Int
        var foods: Int
        var liking: Int
        var course: Int
        var lastCooked: Int
        var coverage: Int
        var chance: UInt64

        static func < (one: Standing, other: Standing) -> Bool {
            // Tuples of more than six can't be compared.
            if one.until != other.until { return one.until < other.until }
            return (
                one.foods, one.liking, one.course, one.lastCooked, one.coverage, one.chance
            )
                < (
                    other.foods, other.liking, other.course, other.lastCooked, other.coverage,
                    other.chance
                )
        }
    }

    private func standing(of candidate: DishCandidate, on day: CalendarDay) -> Standing {
        let soon = soonFoods(of: candidate, on: day)
        return Standing(
            until: soon.first.map(\.until.number) ?? .max,
            foods: -soon.count,
            liking: candidate.liking,
            course: candidate.course.rawValue,
            lastCooked: candidate.lastCooked?.number ?? .min,
            // In fifths: one thing more or less is not what decides.
            coverage: candidate.have.map { -$0 * 5 / max(candidate.need, 1) } ?? 0,
            // Another order each day, so that two weeks are not alike.
            chance: (candidate.key ^ UInt64(bitPattern: Int64(day.number)))
                &* 0x9E37_79B9_7F4A_7C15
        )
    }

    /// What goes off, is still good on a day, and is used by a dish and by none of the plan.
    private func soonFoods(of candidate: DishCandidate, on day: CalendarDay)
        -> [PlanKitchen.SoonFood]
    {
        let bits = candidate.soon & ~usedSoon
        guard bits != 0 else { return [] }
        return kitchen.soon.enumerated().filter { place, food in
            bits & 1 << UInt64(place) != 0 && food.until >= day
        }.map(\.element)
    }

    // MARK: - Telling

    /// A dish as a meal of the plan, with what spoke for it.
    package func meal(of candidate: DishCandidate, on day: CalendarDay) -> PlannedMeal {
        var reasons = soonFoods(of: candidate, on: day).prefix(2).map {
            PlanReason.usesSoon(food: $0.name, until: $0.until)
        }
        if candidate.isFavorite { reasons.append(.favorite) }
        if let rating = candidate.rating, rating >= 40 { reasons.append(.rated(rating)) }
        if let last = candidate.lastCooked {
            reasons.append(.lastCooked(last))
        } else if candidate.isFavorite {
            reasons.append(.neverCooked)
        }
        if let have = candidate.have, have * 2 >= candidate.need, candidate.need > 0 {
            reasons.append(.have(have, of: candidate.need))
        }
        if reasons.isEmpty { reasons.append(.change) }
        return PlannedMeal(
            day: day,
            recipe: candidate.recipe,
            servings: candidate.recipe.servings(for: household.people),
            reasons: reasons
        )
    }

    /// Whether what is left of a dish of one day can be the dinner of another, two or three days
    /// later.
    private func mayHaveLeftovers(
        of candidate: DishCandidate,
        from day: CalendarDay,
        on other: CalendarDay
    ) -> Bool {
        guard let people = household.people, let servings = candidate.facts.servings,
            servings >= 2 * people, (2...3).contains(other - day), !hasDinner(on: other)
        else { return false }
        let others = (other - 6)...(other + 6)
        guard
            others.count(where: { (dinners[$0] ?? []).contains(where: \.isLeftover) })
                < Self.mostLeftovers
        else { return false }
        let neighbours = [other - 1, other + 1].flatMap { dinners[$0] ?? [] }.map(\.facts)
        guard !neighbours.contains(where: candidate.facts.isLike) else { return false }
        return household.broken(by: RecipeWords(candidate.recipe), on: other).isEmpty
    }
}

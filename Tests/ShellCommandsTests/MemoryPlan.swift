import MealPlan
import RecipeModel

/// A plan in memory and without undo.
actor MemoryPlan: PlanStore {
    private var planned: [PlannedMeal] = []
    private var log: [CookedMeal] = []
    private var stars: [RecipeID: Int] = [:]
    private var rules: [HouseholdRule] = []
    private var lastID = 0
    private var cannotBeRead = false

    func meals(in days: ClosedRange<CalendarDay>) -> [PlannedMeal] {
        planned.filter { days.contains($0.day) }
            .sorted { ($0.day, $0.meal, $0.id) < ($1.day, $1.meal, $1.id) }
    }

    func cooked() -> [CookedMeal] { log }
    func ratings() -> [RecipeID: Int] { stars }

    func household() throws(StoreFailure) -> Household {
        if cannotBeRead { throw .busy(path: "/plan.db") }
        return Household(rules)
    }

    /// From now on another shell has the file.
    func lock() { cannotBeRead = true }

    func change(_ change: PlanChange) -> KeptChange {
        let before = (planned, log, stars, rules)
        for edit in change.edits {
            lastID += 1
            switch edit {
            case .add(var meal):
                (meal.id, meal.uid) = (lastID, "uid\(lastID)")
                planned.append(meal)
            case .replace(let meal):
                if let place = planned.firstIndex(where: { $0.id == meal.id }) {
                    planned[place] = meal
                }
            case .remove(let id): planned.removeAll { $0.id == id }
            case .cook(var meal):
                meal.id = lastID
                if !log.contains(where: { $0.recipe == meal.recipe && $0.day == meal.day }) {
                    log.append(meal)
                }
            case .uncook(let id): log.removeAll { $0.id == id }
            case .rate(let recipe, let tenths): stars[recipe] = tenths
            case .addRule(var rule):
                rule.id = lastID
                let isThere = rules.contains {
                    ($0.person, $0.kind, $0.word) == (rule.person, rule.kind, rule.word)
                }
                if !isThere { rules.append(rule) }
            case .removeRule(let id): rules.removeAll { $0.id == id }
            case .unstock: break
            }
        }
        let isSame = before == (planned, log, stars, rules)
        return KeptChange(kind: change.kind, names: isSame ? [] : change.names)
    }
}

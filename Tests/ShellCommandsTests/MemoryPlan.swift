import MealPlan
import RecipeModel

/// A plan in memory and without undo.
actor MemoryPlan: PlanStore {
    private var planned: [PlannedMeal] = []
    private var log: [CookedMeal] = []
    private var stars: [RecipeID: Int] = [:]
    private var rules: [HouseholdRule] = []
    private var links: [ServerLink] = []
    private var lastID = 0
    private var cannotBeRead = false
    private let kitchen: MemoryKitchen

    init(in kitchen: MemoryKitchen) { self.kitchen = kitchen }

    func meals(in days: ClosedRange<CalendarDay>) -> [PlannedMeal] {
        planned.filter { days.contains($0.day) }
            .sorted { ($0.day, $0.meal, $0.id) < ($1.day, $1.meal, $1.id) }
    }

    func cooked() -> [CookedMeal] { log }
    func ratings() -> [RecipeID: Int] { stars }
    func links(to _: ServiceName, at _: String) -> [ServerLink] { links }

    func household() throws(StoreError) -> Household {
        if cannotBeRead { throw .busy(path: "/plan.db") }
        return Household(rules)
    }

    /// From now on another shell has the file.
    func lock() { cannotBeRead = true }

    func change(_ change: PlanChange) async -> KeptChange {
        let before = (planned, log, stars, rules)
        var changesKitchen = false
        for edit in change.edits {
            lastID += 1
            switch edit {
            case .add(var meal):
                meal.id = lastID
                if meal.uid.isEmpty { meal.uid = "uid\(lastID)" }
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
            case .unstock(let ids):
                _ = await kitchen.edit(.unstock(ids))
                changesKitchen = true
            case .leave(let amount, let id):
                await kitchen.leave(amount, of: id)
                changesKitchen = true
            case .kitchen(let edit):
                _ = await kitchen.edit(edit)
                changesKitchen = true
            case .list(let entry, var link):
                link.here = String(await kitchen.list(entry))
                put(link)
                changesKitchen = true
            case .link(let link): put(link)
            case .unlink(let id): links.removeAll { $0.id == id }
            }
        }
        let isSame = before == (planned, log, stars, rules)
        return KeptChange(
            kind: change.kind,
            names: isSame && !changesKitchen ? [] : change.names
        )
    }

    private func put(_ link: ServerLink) {
        lastID += 1
        var link = link
        link.id = lastID
        if let place = links.firstIndex(where: { ($0.kind, $0.there) == (link.kind, link.there) }) {
            link.id = links[place].id
            links[place] = link
        } else {
            links.append(link)
        }
    }
}

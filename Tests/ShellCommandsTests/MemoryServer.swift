import MealPlan
import RecipeModel

/// A server of the cook's own in memory, with its plan, its list and its log.
actor MemoryServer: KitchenServer {
    nonisolated let keepsEachCooking: Bool
    private(set) var kept = ServerKitchen()
    private var lastID = 0
    /// What happens there just before the next change from here, as by another phone.
    private var interruption: (@Sendable (inout ServerKitchen) -> Void)?
    /// After how many changes it fails.
    private var changesLeft = Int.max

    init(recipes: [String], keepsEachCooking: Bool = true) {
        self.keepsEachCooking = keepsEachCooking
        for title in recipes { kept.recipes["key of \(title)"] = title }
    }

    /// Somebody changes something there.
    func change(_ change: @Sendable (inout ServerKitchen, _ id: String) -> Void) {
        change(&kept, newID())
    }

    func interrupt(by change: @escaping @Sendable (inout ServerKitchen) -> Void) {
        interruption = change
    }

    func fail(after changes: Int) { changesLeft = changes }

    private func newID() -> String {
        lastID += 1
        return "\(lastID)"
    }

    private func begin() throws {
        guard changesLeft > 0 else { throw ServiceError.serverFailed(status: 500, tries: 1) }
        changesLeft -= 1
        interruption?(&kept)
        interruption = nil
    }

    // MARK: - What is asked

    func kitchen(from day: CalendarDay, offset _: Int) -> ServerKitchen {
        var answer = kept
        answer.meals.removeAll { $0.day < day }
        return answer
    }

    func meal(_ id: String, offset _: Int) -> ServerMeal? { kept.meals.first { $0.id == id } }

    func add(_ meal: ServerMeal, offset _: Int) throws -> ServerMeal {
        try begin()
        var meal = meal
        meal.id = newID()
        kept.meals.append(meal)
        return meal
    }

    func change(_ old: ServerMeal, to new: ServerMeal, offset _: Int) throws -> ServerMeal {
        try begin()
        guard let place = kept.meals.firstIndex(of: old) else { throw ChangedThere() }
        kept.meals[place] = new
        kept.meals[place].id = old.id
        return kept.meals[place]
    }

    func remove(_ meal: ServerMeal, offset _: Int) throws {
        try begin()
        guard let place = kept.meals.firstIndex(of: meal) else { throw ChangedThere() }
        kept.meals.remove(at: place)
    }

    func add(_ items: [ServerItem]) throws -> [ServerItem] {
        try begin()
        let new = items.map { ServerItem(id: newID(), text: $0.text, isDone: $0.isDone) }
        kept.items += new
        return new
    }

    func change(_ old: ServerItem, to new: ServerItem) throws -> ServerItem {
        try begin()
        guard let place = kept.items.firstIndex(of: old) else { throw ChangedThere() }
        kept.items[place] = ServerItem(id: old.id, text: new.text, isDone: new.isDone)
        return kept.items[place]
    }

    func remove(_ item: ServerItem) throws {
        try begin()
        guard let place = kept.items.firstIndex(of: item) else { throw ChangedThere() }
        kept.items.remove(at: place)
    }

    func cooked(_ recipe: String, on day: CalendarDay, offset _: Int) throws -> ServerCooking {
        try begin()
        let id = keepsEachCooking ? newID() : recipe
        if !keepsEachCooking { kept.cookings.removeAll { $0.recipe == recipe } }
        kept.cookings.append(ServerCooking(id: id, recipe: recipe, day: day))
        return kept.cookings[kept.cookings.count - 1]
    }

    func remove(_ cooking: ServerCooking) throws {
        try begin()
        kept.cookings.removeAll { $0 == cooking }
    }

    func rate(_ recipe: String, tenths: Int?) throws -> Int? {
        try begin()
        kept.stars[recipe] = tenths
        return tenths
    }

    func recipe(_ key: String) -> Recipe? {
        kept.recipes[key].map { title in
            var recipe = TestKitchen.recipe(title, ["leek"])
            recipe.id = RecipeID(service: .mealie, key: key)
            return recipe
        }
    }
}

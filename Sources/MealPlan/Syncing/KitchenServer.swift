package import RecipeModel

/// A planned meal as a server of the cook's own has it.
package struct ServerMeal: Hashable, Sendable {
    /// By what the server knows it; empty before it is there.
    package var id: String
    package var day: CalendarDay
    package var meal: Meal
    /// The recipe's key there; nil for a note of a title alone.
    package var recipe: String?
    package var title: String
    package var servings: Int?
    package var note: String?

    package init(
        id: String = "",
        day: CalendarDay,
        meal: Meal,
        recipe: String?,
        title: String,
        servings: Int? = nil,
        note: String? = nil
    ) {
        self.id = id
        self.day = day
        self.meal = meal
        self.recipe = recipe
        self.title = title
        self.servings = servings
        self.note = note
    }

    /// All that it says, in one text: a recipe may be called otherwise tomorrow.
    var content: String {
        let dish = recipe.map { "recipe \($0)" } ?? "note \(title)"
        return [day.iso, meal.rawValue, dish, servings.map(String.init) ?? "", note ?? ""]
            .joined(separator: "\n")
    }

    /// Whether it is the same dish on the same day, whatever else is said of it.
    ///
    /// - Parameter whenever: Whether the day doesn't matter.
    package func isSameDish(as other: ServerMeal, whenever: Bool = false) -> Bool {
        (whenever || (day, meal) == (other.day, other.meal)) && recipe == other.recipe
            && (recipe != nil || title.lowercased() == other.title.lowercased())
    }
}

/// A thing on the shopping list of such a server.
package struct ServerItem: Hashable, Sendable {
    package var id: String
    /// The whole line: `400 g spaghetti`.
    package var text: String
    package var isDone: Bool

    package init(id: String = "", text: String, isDone: Bool = false) {
        self.id = id
        self.text = text
        self.isDone = isDone
    }
}

/// A recipe that was cooked, as such a server has it.
package struct ServerCooking: Hashable, Sendable {
    package var id: String
    /// The recipe's key there.
    package var recipe: String
    package var day: CalendarDay

    package init(id: String, recipe: String, day: CalendarDay) {
        self.id = id
        self.recipe = recipe
        self.day = day
    }
}

/// All that a server of the cook's own keeps beside the recipes.
package struct ServerKitchen: Hashable, Sendable {
    package var meals: [ServerMeal] = []
    package var items: [ServerItem] = []
    package var cookings: [ServerCooking] = []
    /// The cook's own stars in tenths, by the recipes' keys.
    package var stars: [String: Int] = [:]
    /// The keys of the recipes, and their titles.
    package var recipes: [String: String] = [:]

    package init() {}
}

/// A server of the cook's own as far as it keeps a plan, a shopping list and what was cooked.
///
/// Every method throws `ServiceError` or `CancellationError`. What changes or removes an entry
/// throws `ChangedThere` where it isn't any more what it was when it was read.
package protocol KitchenServer: Sendable {
    /// Whether it keeps each time that a recipe was cooked, and not only the last.
    var keepsEachCooking: Bool { get }
    /// What it keeps, planned meals from a day on.
    ///
    /// - Parameter offset: Seconds that local time is ahead of UTC.
    func kitchen(from day: CalendarDay, offset: Int) async throws -> ServerKitchen
    /// A planned meal; nil where it is gone.
    func meal(_ id: String, offset: Int) async throws -> ServerMeal?
    /// Plans a meal; as it is there.
    func add(_ meal: ServerMeal, offset: Int) async throws -> ServerMeal
    func change(_ old: ServerMeal, to new: ServerMeal, offset: Int) async throws -> ServerMeal
    func remove(_ meal: ServerMeal, offset: Int) async throws
    /// Puts things on the shopping list; as they are there.
    func add(_ items: [ServerItem]) async throws -> [ServerItem]
    func change(_ old: ServerItem, to new: ServerItem) async throws -> ServerItem
    func remove(_ item: ServerItem) async throws
    /// Notes that a recipe was cooked.
    func cooked(_ recipe: String, on day: CalendarDay, offset: Int) async throws -> ServerCooking
    func remove(_ cooking: ServerCooking) async throws
    /// Gives a recipe stars, or takes them away; what the server makes of it.
    func rate(_ recipe: String, tenths: Int?) async throws -> Int?
    /// A recipe with all that the server has of it; nil where it is gone.
    func recipe(_ key: String) async throws -> Recipe?
}

/// An entry of a server is not any more what it was when it was read.
package struct ChangedThere: Error {
    package init() {}
}

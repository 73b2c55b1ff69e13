package import RecipeModel

/// What is to be done so that plan, shopping list and log are the same here and on a server of the
/// cook's own.
///
/// Each thing is compared with what it was when both were last brought in line: what was changed on
/// one side goes to the other; what was changed on both is a conflict, and stays as it is.
package struct KitchenSync: Sendable {
    package let server: LinkedServer
    package var there: ServerKitchen
    package var today: CalendarDay
    package var preference: SyncPreference?
    /// Whether the server keeps each cooking.
    package var keepsEachCooking = true
    // What is here.
    package var meals: [PlannedMeal] = []
    package var shopping: [ShoppingEntry] = []
    package var cooked: [CookedMeal] = []
    package var stars: [RecipeID: Int] = [:]
    /// The titles of recipes that have stars.
    package var titles: [RecipeID: String] = [:]
    package var links: [ServerLink] = []

    /// How many days back meals are looked at.
    package static let reach = 14

    /// The keys of the recipes there, by title.
    private let keys: [String: String]

    package init(with server: LinkedServer, there: ServerKitchen, today: CalendarDay) {
        self.server = server
        self.there = there
        self.today = today
        keys = Dictionary(
            there.recipes.sorted { $0.key < $1.key }.map { ($1.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The steps: the plan's, then those of the shopping list, the log and the stars.
    package func actions() -> [SyncAction] {
        mealActions() + shoppingActions() + cookedActions() + starActions()
    }

    /// The entries of linked meals that the server's list doesn't have: they may have been moved out
    /// of it.
    package func meals(missingIn list: [ServerMeal]) -> [String] {
        let known = Set(list.map(\.id))
        return links(.meal).filter { !isOver($0) && !known.contains($0.there) }.map(\.there)
    }

    func links(_ kind: ServerLink.Kind) -> [ServerLink] { links.filter { $0.kind == kind } }

    // MARK: - Recipes here and there

    /// The key that a recipe has there: its own, or that of the one with its title.
    func key(of recipe: RecipeID, title: String?) -> String? {
        if recipe.service == server.service {
            return there.recipes[recipe.key] == nil ? nil : recipe.key
        }
        return title.flatMap { keys[$0.lowercased()] }
    }
}

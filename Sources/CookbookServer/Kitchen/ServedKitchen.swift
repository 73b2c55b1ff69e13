import Documents
import KitchenLanguage
package import MealPlan
package import RecipeModel
import RecipeSearch
import Synchronization

/// The kitchen as its site sees it: the plan, the shopping list and the pantry, and who may change
/// them.
package struct ServedKitchen: Sendable {
    let plan: any PlanStore
    let store: any KitchenStore
    /// Undoes what this site changed last.
    let undo: @Sendable () async throws -> KeptChange?
    /// What chooses dishes in place of others; nil where nothing does.
    let maker: PlanMaker?
    /// What a text means that was typed once.
    let reading: @Sendable (_ typed: String) -> RecipeQuery
    /// What the site changed and nobody undid.
    let changes = ServedChanges()
    /// The day that it is for the cook.
    let today: @Sendable () -> CalendarDay
    /// When dinner is, in minutes after midnight; nil for no time.
    let dinnerAt: Int?
    /// What is always in the house.
    let staples: [String]
    let words: KitchenPageWords
    /// Nil where nobody may change anything.
    let door: FamilyDoor?

    package init(
        plan: any PlanStore,
        store: any KitchenStore,
        undo: @escaping @Sendable () async throws -> KeptChange? = { nil },
        maker: PlanMaker? = nil,
        reading: @escaping @Sendable (String) -> RecipeQuery = { _ in RecipeQuery() },
        today: @escaping @Sendable () -> CalendarDay,
        dinnerAt: Int? = nil,
        staples: [String] = [],
        words: KitchenPageWords,
        door: FamilyDoor? = nil
    ) {
        self.plan = plan
        self.store = store
        self.undo = undo
        self.maker = maker
        self.reading = reading
        self.today = today
        self.dinnerAt = dinnerAt
        self.staples = staples
        self.words = words
        self.door = door
    }

    /// All days that there are.
    static let everyDay = CalendarDay(number: .min)...CalendarDay(number: .max)

    /// A planned meal by its number; nil where there is none.
    func meal(_ id: Int) async throws -> PlannedMeal? {
        try await plan.meals(in: Self.everyDay).first { $0.id == id }
    }
}

/// How many changes a site made that can be undone from a browser: what a shell did is the shell's.
final class ServedChanges: Sendable {
    private let count = Mutex(0)

    /// Whether there are any.
    var areThere: Bool { count.withLock { $0 > 0 } }

    func add(_ change: KeptChange) {
        if !change.names.isEmpty { count.withLock { $0 += 1 } }
    }

    /// Takes one; false where there is none.
    func take() -> Bool {
        count.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            return true
        }
    }
}

extension ServedKitchen {
    /// What a page says first of a recipe that the household doesn't eat; empty of all others.
    func warning(of recipe: Recipe, for household: Household, on day: CalendarDay?) -> String {
        let broken = household.broken(by: RecipeWords(recipe), on: day)
        guard !broken.isEmpty else { return "" }
        return HTMLText.element("p", words.broken(recipe.title, broken), class: "warning")
    }
}

/// How the pages speak of days and meals.
package struct KitchenPageWords: Sendable {
    /// A day in a heading: `Thursday 26 November`.
    var day: @Sendable (_ day: CalendarDay, _ today: CalendarDay) -> String
    /// Days from the first to the last: `26 Nov to 2 Dec`.
    var days: @Sendable (_ days: ClosedRange<CalendarDay>, _ today: CalendarDay) -> String
    /// A dish with the meal that it is, unless it is dinner.
    var dish: @Sendable (_ meal: PlannedMeal, _ today: CalendarDay) -> String
    /// What is said of a meal after its dish.
    var facts: @Sendable (_ meal: PlannedMeal, _ today: CalendarDay) -> [String]
    /// What the household demands of a query; nil where that is nothing.
    var demands: @Sendable (_ query: RecipeQuery) -> String?
    /// That a recipe doesn't meet some demands of the household.
    var broken: @Sendable (_ title: String, _ demands: [Household.Demand]) -> String
    /// What is so again now that a change is undone.
    var undone: @Sendable (_ change: KeptChange) -> String

    package init(
        day: @escaping @Sendable (CalendarDay, CalendarDay) -> String,
        days: @escaping @Sendable (ClosedRange<CalendarDay>, CalendarDay) -> String,
        dish: @escaping @Sendable (PlannedMeal, CalendarDay) -> String,
        facts: @escaping @Sendable (PlannedMeal, CalendarDay) -> [String],
        demands: @escaping @Sendable (RecipeQuery) -> String?,
        broken: @escaping @Sendable (String, [Household.Demand]) -> String,
        undone: @escaping @Sendable (KeptChange) -> String = { $0.names.joined(separator: ", ") }
    ) {
        self.day = day
        self.days = days
        self.dish = dish
        self.facts = facts
        self.demands = demands
        self.broken = broken
        self.undone = undone
    }
}

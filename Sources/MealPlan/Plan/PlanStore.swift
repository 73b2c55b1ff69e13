package import RecipeModel

/// A part of a change of the plan and what belongs to it.
package enum PlanEdit: Hashable, Sendable {
    /// Plans a meal.
    case add(PlannedMeal)
    /// Gives a planned meal, known by its id, another day, dish or number of servings.
    case replace(PlannedMeal)
    /// Takes a meal off the plan.
    case remove(Int)
    /// Writes a meal into the log; nothing where it is there.
    case cook(CookedMeal)
    /// Takes one out of it.
    case uncook(Int)
    /// Gives a recipe so many tenths of a star; nil takes them away.
    case rate(RecipeID, tenths: Int?)
    /// Adds a rule of the household; nothing where it is there.
    case addRule(HouseholdRule)
    case removeRule(Int)
    /// Removes things from the pantry.
    case unstock([Int])
    /// So much is left of one.
    case leave(String, of: Int)
    /// A change of pantry or shopping list.
    case kitchen(KitchenEdit)
    /// Puts a thing on the shopping list that an entry of a server is.
    case list(ShoppingEntry, ServerLink)
    /// Notes what is which entry of a server.
    case link(ServerLink)
    case unlink(Int)
}

/// A change of the plan and what belongs to it: one step, and one step for `undo`.
package struct PlanChange: Hashable, Sendable {
    package var kind: KeptChange.Kind
    /// What it is done to, as `undo` names it.
    package var names: [String]
    package var edits: [PlanEdit]

    package init(_ kind: KeptChange.Kind, _ names: [String], _ edits: [PlanEdit]) {
        self.kind = kind
        self.names = names
        self.edits = edits
    }
}

/// What a kitchen keeps of its plan, its log of cooked meals, its stars and its household, in one
/// step with the journal of all that is kept.
///
/// Every method throws `StoreError`. What was changed can be undone: see `FavoriteStore.undo`.
package protocol PlanStore: Sendable {
    /// The meals of some days in their order: by day, by meal, and as they were planned.
    func meals(in days: ClosedRange<CalendarDay>) async throws -> [PlannedMeal]
    /// The meals that were cooked, the last written down at the end.
    func cooked() async throws -> [CookedMeal]
    /// The cook's own stars, in tenths.
    func ratings() async throws -> [RecipeID: Int]
    func household() async throws -> Household
    /// What is which entry of a server of the cook's own.
    func links(to service: ServiceName, at address: String) async throws -> [ServerLink]
    /// Does a change in one step that is on the disk when this returns. The answer has no names
    /// where nothing changed.
    func change(_ change: PlanChange) async throws -> KeptChange
}

/// A plan that nobody keeps: for a shell without one.
package struct NoPlanStore: PlanStore {
    package init() {}

    package func meals(in _: ClosedRange<CalendarDay>) -> [PlannedMeal] { [] }
    package func cooked() -> [CookedMeal] { [] }
    package func ratings() -> [RecipeID: Int] { [:] }
    package func household() -> Household { Household() }
    package func links(to _: ServiceName, at _: String) -> [ServerLink] { [] }
    package func change(_ change: PlanChange) -> KeptChange {
        KeptChange(kind: change.kind, names: [])
    }
}

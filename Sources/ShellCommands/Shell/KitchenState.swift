import RecipeModel

/// What a shell knows of the cooking that goes on, beside what is kept.
struct KitchenState: Sendable {
    /// The recipe that is cooked, and the step that the cook is at.
    var guide: Guide?
    /// The timers that run.
    var timers = TimerBoard()
    /// What rings when the next timer is over.
    var alarm: Task<Void, Never>?
    /// By how much each recipe was scaled.
    var factors: [RecipeID: Fraction] = [:]
    /// The units that the cook wants; nil for each recipe's own.
    var units: UnitSystem?

    /// What is done to the amounts of a recipe.
    func change(of id: RecipeID) -> AmountChange {
        AmountChange(factor: factors[id] ?? .one, system: units)
    }
}

package import RecipeModel
package import ShellAnswers
package import ShellSession

/// What the cook picks from.
package struct PickerRequest: Sendable {
    /// The recipes, as lists show them.
    package var recipes: [Recipe]
    /// Those that are favorites.
    package var favorites: Set<RecipeID>
    /// A recipe as it would open, as far as that is known without asking anybody.
    package var preview: @Sendable (Recipe) -> RecipeAnswer
}

/// The whole screen, for picking recipes.
package struct PickerAccess: Sendable {
    /// Whether there is a screen to pick on.
    package var isAvailable: @Sendable () -> Bool
    /// Has the cook pick; the outcome is nil where that was stopped.
    package var pick: @Sendable (PickerRequest) async -> (outcome: Picker.Outcome?, kept: [Int])

    package init(
        isAvailable: @escaping @Sendable () -> Bool,
        pick:
            @escaping @Sendable (PickerRequest) async -> (
                outcome: Picker.Outcome?, kept: [Int]
            )
    ) {
        self.isAvailable = isAvailable
        self.pick = pick
    }

    /// Where there is no screen.
    package static let none = PickerAccess(isAvailable: { false }, pick: { _ in (nil, []) })
}

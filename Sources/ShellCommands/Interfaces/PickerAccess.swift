package import RecipeModel
package import ShellAnswers

/// What the cook picks from.
package struct PickerRequest: Sendable {
    /// Hands over the recipes in their order and in parts, for as long as more is wanted.
    package var recipes: @Sendable (_ take: @Sendable ([Recipe]) async -> Bool) async -> Void
    /// Which of some recipes are favorites.
    package var favorites: @Sendable ([Recipe]) async -> Set<RecipeID>
    /// A recipe as it would open, as far as that is known without asking anybody.
    package var preview: @Sendable (RecipeID) async -> RecipeAnswer?
}

/// What the cook picked.
package struct PickedRecipes: Sendable {
    /// The one to open; nil where they left.
    package var opened: RecipeID?
    /// Those to keep.
    package var kept: [RecipeID]

    package init(opened: RecipeID? = nil, kept: [RecipeID] = []) {
        (self.opened, self.kept) = (opened, kept)
    }
}

/// The whole screen, for picking recipes.
package struct PickerAccess: Sendable {
    /// Whether there is a screen to pick on.
    package var isAvailable: @Sendable () -> Bool
    /// Has the cook pick; nothing where that was stopped.
    package var pick: @Sendable (PickerRequest) async -> PickedRecipes

    package init(
        isAvailable: @escaping @Sendable () -> Bool,
        pick: @escaping @Sendable (PickerRequest) async -> PickedRecipes
    ) {
        self.isAvailable = isAvailable
        self.pick = pick
    }

    /// Where there is no screen.
    package static let none = PickerAccess(isAvailable: { false }, pick: { _ in PickedRecipes() })
}

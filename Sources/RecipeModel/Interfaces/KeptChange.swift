/// A change of what is kept, which can be undone.
package struct KeptChange: Hashable, Sendable {
    /// What was done.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        // Favorites
        case kept
        case removed
        case refreshed
        // The pantry
        case stocked
        case unstocked
        // The shopping list
        case listed
        case unlisted
        case ticked
        case unticked
        // The cook's own words
        case noted
        case unnoted
        case tagged
        case untagged
        // The plan of meals, and what was cooked
        case planned
        case unplanned
        /// Meals of the plan changed places, dishes or servings.
        case replanned
        case cooked
        case uncooked
        /// Recipes have other stars than before.
        case rated
        /// Who eats here, or what they don't eat.
        case household
        /// Plan, shopping list and log were brought in line with a server of the cook's own.
        case synced
        // The cookbook
        case created
        case edited
        case deleted
        case originRemoved = "origin-removed"
        /// All that is kept was replaced by what a backup holds.
        case restored
    }
    /// What was done.
    package var kind: Kind
    /// What it was done to: titles of recipes, names of foods, or the origin of recipes.
    package var names: [String]

    package init(kind: Kind, names: [String]) {
        self.kind = kind
        self.names = names
    }
}

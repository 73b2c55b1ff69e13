extension Recipe {
    /// The heading over each ingredient.
    package var ingredientHeadings: [String?] {
        ingredientGroups.flatMap { group in group.items.map { _ in group.title } }
    }

    /// The heading over each step.
    package var stepHeadings: [String?] {
        stepGroups.flatMap { group in group.items.map { _ in group.title } }
    }
}

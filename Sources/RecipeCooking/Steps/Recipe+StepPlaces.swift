import RecipeModel

extension Recipe {
    /// For each step the places of what goes into it, among all ingredients: what the recipe itself
    /// gives its steps, else what they name.
    package var placesOfStepIngredients: [[Int]] {
        if ingredientsOfSteps != nil, let stepIngredients { return stepIngredients }
        return StepUses(
            of: ingredients,
            groups: ingredientHeadings,
            in: steps,
            headings: stepHeadings
        ).lines.map { $0.keys.sorted() }
    }
}

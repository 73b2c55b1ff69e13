/// A recipe's steps one at a time, and the one that the cook is at.
package struct Guide: Hashable, Sendable {
    /// One step with what it needs.
    package struct Step: Hashable, Sendable {
        /// Its number, from 1.
        package var number: Int
        /// The heading that it stands under, where the recipe has one.
        package var heading: String?
        /// What to do.
        package var text: String
        /// The ingredients that the recipe gives it, else those that it names, each with its whole
        /// line.
        package var ingredients: [Ingredient]
        /// The times that it names.
        package var times: [StepTime]
    }

    /// The recipe that is cooked, with the amounts to use.
    package let recipe: Recipe
    /// All steps.
    package let steps: [Step]
    /// The place of the step that the cook is at.
    package private(set) var place: Int

    /// A guide that begins at the first step; nil where the recipe has none.
    package init?(_ recipe: Recipe) {
        let texts = recipe.steps
        guard !texts.isEmpty else { return nil }
        let named = StepIngredients(of: recipe.ingredients, in: texts).ingredients
        let own = recipe.ingredientsOfSteps
        let headings = recipe.stepGroups.flatMap { group in group.items.map { _ in group.title } }
        steps = texts.indices.map { place in
            Step(
                number: place + 1,
                heading: headings[place],
                text: texts[place],
                ingredients: own.flatMap { $0[place].isEmpty ? nil : $0[place] } ?? named[place],
                times: StepTime.all(in: texts[place])
            )
        }
        self.recipe = recipe
        place = 0
    }

    /// The step that the cook is at.
    package var step: Step { steps[place] }

    /// Goes to the next step; false at the last, where it stays.
    package mutating func goOn() -> Bool { go(to: place + 2) }

    /// Goes to the step before; false at the first, where it stays.
    package mutating func goBack() -> Bool { go(to: place) }

    /// Goes to a step by its number; false where the recipe has no step of that number.
    package mutating func go(to number: Int) -> Bool {
        guard steps.indices.contains(number - 1) else { return false }
        place = number - 1
        return true
    }
}

package import KitchenLanguage
package import RecipeModel

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
        /// The ingredients that the recipe gives it, else what it takes of those that it names: the
        /// whole line, or `2 tbsp of the 300 ml oil`.
        package var ingredients: [Ingredient]
        /// The times that it names.
        package var times: [StepTime]
        /// The temperatures that it names, as it says them.
        package var temperatures: [String]
        /// A timer for each of its times, no two of one name.
        package var timerOffers: [TimerOffer]
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
        let read = texts.map(TextLimit.step)
        let ingredients = recipe.ingredients
        let headings = recipe.stepGroups.flatMap { group in group.items.map { _ in group.title } }
        let uses = StepUses(
            of: ingredients,
            groups: recipe.ingredientGroups.flatMap { group in group.items.map { _ in group.title }
            },
            in: read,
            headings: headings
        )
        var foods = texts.map { _ in [Range<String.Index>]() }
        for mention in uses.mentions where !mention.isAside {
            foods[mention.step].append(mention.range)
        }
        let own = recipe.ingredientsOfSteps == nil ? nil : recipe.stepIngredients
        steps = texts.indices.map { place in
            Step(
                number: place + 1,
                heading: headings[place],
                text: texts[place],
                ingredients: own.flatMap { places in
                    // What the recipe itself gives a step goes before what the step names.
                    places[place].isEmpty
                        ? nil : places[place].map { uses.lines[place][$0] ?? ingredients[$0] }
                } ?? uses.ingredients[place],
                times: StepTime.all(in: read[place]),
                temperatures: AmountsInText(read[place]).temperatures,
                timerOffers: TimerNaming(
                    text: read[place],
                    number: place + 1,
                    title: recipe.title,
                    foods: foods[place]
                ).offers()
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

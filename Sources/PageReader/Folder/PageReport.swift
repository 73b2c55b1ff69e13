package import RecipeModel

/// What was read from one page, in the few fields that a score compares.
package struct PageReport: Equatable, Sendable {
    /// The recipe's title.
    package var title: String?
    /// The ingredient lines, without headings.
    package var ingredients: [String]
    /// The steps, with the headings of their sections in place.
    package var instructions: [String]
    /// How much it makes, as said.
    package var yields: String?
    /// Minutes from the start to the table.
    package var totalTimeMinutes: Int?
    /// The ingredients by their headings.
    package var ingredientGroups: [IngredientGroup]
    /// The headings among the ingredients.
    package var ingredientHeadings: [String]
    /// The headings among the steps.
    package var instructionHeadings: [String]

    /// The report of a page's content; empty where there is no recipe.
    package init(_ content: PageContent) {
        let recipe = content.recipe
        title = recipe?.title ?? content.title
        ingredients = recipe?.ingredients.map(\.text) ?? []
        instructions =
            recipe?.stepGroups.flatMap { group in
                [group.title].compactMap { $0 } + group.items
            } ?? []
        yields = recipe?.yield?.text
        totalTimeMinutes = recipe?.times.minutes
        ingredientGroups = recipe?.ingredientGroups ?? []
        ingredientHeadings = ingredientGroups.compactMap(\.title)
        instructionHeadings = recipe?.stepGroups.compactMap(\.title) ?? []
    }

    /// The report as one JSON object.
    ///
    /// Its keys are `title`, `ingredients`, `instructions`, `yields`, `total_time_minutes`,
    /// `ingredient_groups` (each with `purpose` and `ingredients`), `ingredient_headings` and
    /// `instruction_headings`; what was not found is `null` or an empty list.
    package var json: String {
        let groups = ingredientGroups.map { group in
            "{\"purpose\":\(JSONText.optional(group.title)),"
                + "\"ingredients\":\(JSONText.list(group.items.map(\.text)))}"
        }
        return """
            {"title":\(JSONText.optional(title)),
            "ingredients":\(JSONText.list(ingredients)),
            "instructions":\(JSONText.list(instructions)),
            "yields":\(JSONText.optional(yields)),
            "total_time_minutes":\(totalTimeMinutes.map(String.init) ?? "null"),
            "ingredient_groups":[\(groups.joined(separator: ","))],
            "ingredient_headings":\(JSONText.list(ingredientHeadings)),
            "instruction_headings":\(JSONText.list(instructionHeadings))}

            """
    }
}

import RecipeModel

/// What was read from one page, in the few fields that a score compares.
struct PageReport: Equatable, Sendable {
    /// The recipe's title.
    var title: String?
    /// The ingredient lines, without headings.
    var ingredients: [String]
    /// The steps, with the headings of their sections in place.
    var instructions: [String]
    /// How much it makes, as said.
    var yields: String?
    /// Minutes from the start to the table.
    var totalTimeMinutes: Int?
    /// The ingredients by their headings.
    var ingredientGroups: [IngredientGroup]
    /// The headings among the ingredients.
    var ingredientHeadings: [String]
    /// The headings among the steps.
    var instructionHeadings: [String]

    /// The report of a page's content; empty where there is no recipe.
    init(_ content: PageContent) {
        let recipe = content.recipe
        title = recipe?.title ?? content.title
        ingredients = recipe?.ingredients.map(\.text) ?? []
        instructions =
            recipe?.stepGroups.flatMap { group in
                [group.title].compactMap { $0 } + group.items
            } ?? []
        yields = recipe?.yield?.text
        totalTimeMinutes = recipe?.times.exactMinutes
        ingredientGroups = recipe?.ingredientGroups ?? []
        ingredientHeadings = ingredientGroups.compactMap(\.title)
        instructionHeadings = recipe?.stepGroups.compactMap(\.title) ?? []
    }

    /// The report as one JSON object.
    ///
    /// Its keys are `title`, `ingredients`, `instructions`, `yields`, `total_time_minutes`,
    /// `ingredient_groups` (each with `purpose` and `ingredients`), `ingredient_headings` and
    /// `instruction_headings`; what was not found is `null` or an empty list.
    var json: String {
        let groups = ingredientGroups.map { group in
            JSONOutput.object([
                JSONMember("purpose", .string(orNull: group.title)),
                JSONMember("ingredients", .strings(group.items.map(\.text))),
            ])
        }
        return JSONOutput.object([
            JSONMember("title", .string(orNull: title)),
            JSONMember("ingredients", .strings(ingredients)),
            JSONMember("instructions", .strings(instructions)),
            JSONMember("yields", .string(orNull: yields)),
            JSONMember("total_time_minutes", .int(orNull: totalTimeMinutes)),
            JSONMember("ingredient_groups", .array(groups)),
            JSONMember("ingredient_headings", .strings(ingredientHeadings)),
            JSONMember("instruction_headings", .strings(instructionHeadings)),
        ]).text + "\n"
    }
}

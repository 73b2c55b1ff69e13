import RecipeModel

/// The fields of a recipe as one source on the page has them; what it does not have is empty.
struct RecipeFields {
    var title: String?
    var ingredientGroups: [IngredientGroup] = []
    var stepGroups: [StepGroup] = []
    /// Whether the source has the steps as one text, so that it does not tell where each ends.
    var areStepsOneText = false
    var yield: RecipeYield?
    var preparation: Int?
    var cooking: Int?
    var total: Int?
    var notes: [String] = []
    var cuisines: [String] = []
    var categories: [String] = []
    var keywords: [String] = []
    var author: String?
    var site: String?
    var language: String?
    var rating: Rating?
    var nutrition: [NutritionFact] = []
    var picture: WebAddress?
    var video: WebAddress?

    var ingredientLines: [String] { ingredientGroups.flatMap(\.items).map(\.text) }
    var steps: [String] { stepGroups.flatMap(\.items) }
    /// The steps with the headings that they stand under.
    var stepLines: [String] { stepGroups.flatMap { [$0.title].compactMap { $0 } + $0.items } }

    /// Whether there is something to cook and what to do with it.
    var isWhole: Bool { !ingredientGroups.isEmpty && !stepGroups.isEmpty }

    /// How much of a recipe is there, for choosing between several.
    var completeness: Int {
        (ingredientGroups.isEmpty ? 0 : 4) + (stepGroups.isEmpty ? 0 : 4) + (title == nil ? 0 : 1)
            + (yield == nil ? 0 : 1) + (total ?? cooking ?? preparation == nil ? 0 : 1)
    }
}

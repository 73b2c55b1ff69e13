import RecipeModel
import ShellSession

/// The ingredients of what is loaded, as words to complete to.
///
/// It follows the results as they grow, so that a page costs what the page has and not what was
/// loaded before.
struct LoadedFoods {
    /// The names of the loaded foods, each as it was met.
    private(set) var names: [String] = []
    private var followed: [RecipeID] = []

    /// Takes in what is loaded now.
    mutating func follow(_ recipes: [NumberedRecipe]) {
        let isGrown =
            recipes.count >= followed.count
            && zip(followed, recipes).allSatisfy { $0 == $1.recipe.id }
        if !isGrown { self = LoadedFoods() }
        let new = recipes.dropFirst(followed.count)
        guard !new.isEmpty else { return }
        followed += new.map(\.recipe.id)
        names += new.flatMap { $0.recipe.ingredients.map { $0.name.lowercased() } }
    }
}

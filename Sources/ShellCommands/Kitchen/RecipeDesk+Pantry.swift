import RecipeModel
import ShellSession

extension RecipeDesk {
    /// What is in the house now. A file that cannot be read must not stop a search: then nothing is.
    func pantry() async -> Pantry {
        let items = (try? await surroundings.kitchen.pantry()) ?? []
        return Pantry(
            foods: items.filter { !$0.isStaple }.map(\.name),
            staples: settings.staples + items.filter(\.isStaple).map(\.name)
        )
    }

    /// Marks recipes with what of them is in the house, where anything is known of that.
    func marked(_ recipes: [Recipe], for query: RecipeQuery?) async -> [Recipe] {
        let pantry = await pantry()
        var named: [String] = []
        if case .missing = query?.ranking { named = query?.namedFoods ?? [] }
        guard !pantry.isEmpty || !named.isEmpty else { return recipes }
        let match = PantryMatch(pantry, having: named)
        return recipes.map { recipe in
            guard !recipe.ingredients.isEmpty else { return recipe }
            var recipe = recipe
            let tally = match.tally(of: recipe)
            recipe.coverage = IngredientCoverage(
                used: tally.had,
                missed: tally.missing,
                isFromPantry: true
            )
            return recipe
        }
    }
}

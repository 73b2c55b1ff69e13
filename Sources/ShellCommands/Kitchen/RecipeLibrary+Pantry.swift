import MealPlan
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

extension RecipeLibrary {
    /// What is in the house now. A file that cannot be read must not stop a search: then nothing is.
    func pantry() async -> Pantry {
        Pantry((try? await surroundings.kitchen.pantry()) ?? [], staples: settings.staples)
    }

    /// Those who eat here. A file that cannot be read must not stop a search; the cook is told, for
    /// somebody may be allergic.
    func household() async -> Household {
        do {
            return try await surroundings.plan.household()
        } catch {
            if !(error is CancellationError) { await tell(.householdUnread) }
            return Household()
        }
    }

    /// What recipes must hold for those who eat here; nothing where the cook wants everything.
    func demands(unless isAnyway: Bool) async -> [Condition] {
        isAnyway ? [] : await household().demands().map(\.condition)
    }

    /// Marks recipes with what of them is in the house, where anything is known of that.
    func marked(_ recipes: [Recipe], for query: RecipeQuery?) async -> [Recipe] {
        guard let match = await pantryMatch(for: query) else { return recipes }
        let items = (try? await surroundings.kitchen.pantry()) ?? []
        let stock = items.contains { $0.amount != nil } ? PantryStock(items) : nil
        return recipes.map { recipe in
            let tally = match.tally(of: recipe)
            return recipe.marked(by: stock.map { tally.counting($0, for: recipe).tally } ?? tally)
        }
    }

    /// What is in the house now, with what the query names where that is what is cooked with; nil
    /// where nothing is known of it.
    func pantryMatch(for query: RecipeQuery?) async -> PantryMatch? {
        let pantry = await pantry()
        let named = query?.foodsAtHand ?? []
        let isRanked = if case .missing = query?.ranking { true } else { false }
        guard isRanked || !pantry.isEmpty else { return nil }
        return PantryMatch(pantry, having: named)
    }
}

extension Recipe {
    /// The recipe with what of it is in the house, where its ingredients are known.
    func marked(by tally: PantryTally) -> Recipe {
        guard !ingredients.isEmpty else { return self }
        var recipe = self
        recipe.coverage = IngredientCoverage(
            used: tally.had,
            missed: tally.missing,
            isFromPantry: true
        )
        return recipe
    }
}

import RecipeModel

extension Shell {
    /// Gets ready what the next line may well ask for, while the cook reads: what can be cooked with
    /// what is in the house, and the names that Tab completes to.
    package func prepareNext() async {
        let services = surroundings.services
        let pantry = await recipeLibrary.pantry()
        if !pantry.isEmpty { await services.prepare(queryToCook(with: pantry)) }
        if !Task.isCancelled { await services.countNames() }
    }
}

import KitchenLanguage
import RecipeModel
import ShellAnswers
import ShellSession

extension QueryRunner {
    /// The answer that shows some recipes of the view, or says that nothing was found.
    func results(
        _ recipes: [NumberedRecipe],
        batches: [PageBatch] = [],
        skipped: [SkippedPage] = []
    ) async -> ResultsAnswer {
        let fruitless = await recipeLibrary.session.fruitless
        let view = await recipeLibrary.session.answered
        let paging = view?.paging
        let heldBack = view?.heldBack.count ?? 0
        let now = paging?.recipes ?? []
        // Details may have come since.
        var recipes = recipes.map { recipe in
            let place = now.sortedPlace { $0.number < recipe.number }
            return place < now.count && now[place].number == recipe.number ? now[place] : recipe
        }
        let marked = await recipeLibrary.marked(recipes.map(\.recipe), for: paging?.query)
        for (place, recipe) in marked.enumerated() { recipes[place].recipe = recipe }
        let kept = await recipeLibrary.kept(among: recipes.map(\.recipe))
        var answer = ResultsAnswer(
            query: paging?.query ?? RecipeQuery(),
            service: view?.service.name ?? .cookbook,
            rows: recipes.map {
                ResultRow(
                    number: $0.number,
                    recipe: $0.recipe,
                    isFavorite: kept.contains($0.recipe.id)
                )
            },
            pages: pages(of: recipes, in: paging),
            loaded: (paging?.recipes.count ?? 0) - heldBack,
            hasMore: heldBack > 0 || paging?.hasMore ?? false
        )
        answer.loadedPages = paging?.pages ?? []
        answer.passedPages = paging?.skipped.map(\.page) ?? []
        answer.firstPage = paging?.start.number ?? 1
        answer.offer = paging?.offer
        answer.total = paging?.total
        answer.lacking = recipes.count { paging?.lacking.contains($0.recipe.id) ?? false }
        answer.skippedPages = skipped
        answer.repeatsHidden = batches.reduce(0) { $0 + $1.repeatsHidden }
        answer.emptyPages = batches.reduce(0) { $0 + $1.barrenPages }
        answer.appliedHere = paging?.conditionsHere ?? []
        answer.foodsAsked = paging.flatMap { view?.service.foodsAsked(of: $0.query) }
        answer.takenOut = batches.reduce(0) { $0 + $1.takenOut }
        answer.judgement = batches.compactMap(\.judgement).last
        answer.unusableEntries = batches.reduce(0) { $0 + $1.unusableEntries }
        answer.age = batches.compactMap(\.age).max()
        answer.failedParts = batches.flatMap(\.parts).compactMap { part in
            part.failure.map { FailedPart(service: part.service, failure: $0) }
        }
        if fruitless != nil { answer.stillThere = await stillThere() }
        // After the last page nothing says that a condition is too many.
        if answer.loaded == 0, answer.firstPage == 1, answer.offer == nil {
            answer.hints = await recipeLibrary.session.dropHints(of: view).map {
                DropHint(condition: $0.condition, total: $0.total)
            }
        }
        return answer
    }

    /// The results that the numbers mean now; nil where there are none.
    func stillThere() async -> StillThere? {
        guard let paging = await recipeLibrary.session.view?.paging, !paging.recipes.isEmpty else {
            return nil
        }
        return StillThere(count: paging.recipes.count, query: paging.query)
    }

    private func pages(of recipes: [NumberedRecipe], in paging: Paging?) -> [Int] {
        let numbers = recipes.map(\.number).sorted()
        return (paging?.batches ?? []).filter { batch in
            batch.recipes.contains { recipe in
                let place = numbers.sortedPlace { $0 < recipe.number }
                return place < numbers.count && numbers[place] == recipe.number
            }
        }.map(\.page)
    }
}

import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// Whether the parts of an answer are shown as they come.
    ///
    /// They can be where several services are asked at once, the page is the first one, nothing is
    /// sorted or left out here, and the answer is a list for people.
    func showsParts(
        of query: RecipeQuery,
        from service: any RecipeService,
        page: Int,
        for command: CommandCall
    ) -> Bool {
        service.name == .all && page == 1 && query.sort == .best && command.redirection == nil
            && QueryPlan(query, for: service.abilities).applied.isEmpty
            && surroundings.output.showsParts(command.drawing)
    }

    /// Shows what one of several services sent, with the numbers that the recipes keep.
    ///
    /// - Parameter shown: How many recipes were shown before.
    func show(
        _ recipes: [Recipe],
        of service: ServiceName,
        behind shown: Int,
        for query: RecipeQuery,
        as options: DrawingOptions
    ) async {
        let kept = (try? await surroundings.favorites.kept(among: recipes.map(\.id))) ?? []
        let rows = recipes.enumerated().map { place, recipe in
            ResultRow(
                number: shown + place + 1,
                recipe: recipe,
                isFavorite: kept.contains(recipe.id)
            )
        }
        let part = ResultsPart(query: query, service: service, rows: rows, isFirst: shown == 0)
        await surroundings.output.show(
            Presentation(.part(part), options: options, mayPage: false)
        )
    }
}

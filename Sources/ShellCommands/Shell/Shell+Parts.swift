import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// Shows each service's part of a page as it comes, with the numbers that the recipes keep.
actor PartsOnShow: PartialPageObserver {
    /// How many recipes were shown.
    private(set) var shown = 0
    private let query: RecipeQuery
    private let options: DrawingOptions
    private let output: ShellOutput
    private let favorites: any FavoriteStore

    init(
        query: RecipeQuery,
        options: DrawingOptions,
        output: ShellOutput,
        favorites: any FavoriteStore
    ) {
        self.query = query
        self.options = options
        self.output = output
        self.favorites = favorites
    }

    /// Shows what a service sent.
    func received(_ part: PagePart, _ recipes: [Recipe]) async {
        guard !recipes.isEmpty else { return }
        let before = shown
        shown += recipes.count
        let kept = (try? await favorites.kept(among: recipes.map(\.id))) ?? []
        let rows = recipes.enumerated().map { place, recipe in
            ResultRow(
                number: before + place + 1,
                recipe: recipe,
                isFavorite: kept.contains(recipe.id)
            )
        }
        let part = ResultsPart(
            query: query,
            service: part.service,
            rows: rows,
            isFirst: before == 0
        )
        await output.show(Presentation(.part(part), options: options, mayPage: false))
    }
}

extension Shell {
    /// What shows the parts of an answer as they come; nil where that cannot be done.
    ///
    /// It can where several services are asked at once, the page is the first one, nothing is sorted
    /// or left out here, and the answer is a list for people.
    func partsOnShow(
        of query: RecipeQuery,
        from service: any RecipeService,
        page: Int,
        for command: CommandCall
    ) -> PartsOnShow? {
        guard service.name == .all, page == 1, query.sort == .best, command.redirection == nil,
            QueryPlan(query, for: service.abilities).applied.isEmpty,
            surroundings.output.showsParts(command.drawing)
        else { return nil }
        return PartsOnShow(
            query: query,
            options: command.drawing,
            output: surroundings.output,
            favorites: surroundings.favorites
        )
    }
}

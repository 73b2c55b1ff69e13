import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// Counts the recipes of the parts that were shown, so that they have the numbers that they keep.
private actor PartCounter {
    private(set) var shown = 0
    private var parts = 0

    /// The number of the first of so many recipes, and whether nothing was shown before them.
    func take(_ count: Int) -> (first: Int, isFirst: Bool) {
        defer {
            shown += count
            parts += 1
        }
        return (shown + 1, parts == 0)
    }
}

extension Shell {
    /// Asks something with each service's part shown as it comes, where that can be done.
    ///
    /// It can where several services are asked at once, the page is the first one, nothing is sorted
    /// or taken out here, and the answer is a list for people.
    func showingParts(
        of query: RecipeQuery,
        from service: any RecipeService,
        page: Int,
        for command: Command,
        _ ask: () async throws(QueryRefusal) -> PagingReport
    ) async throws(QueryRefusal) -> PagingReport {
        partsShown = 0
        let canShow =
            service.name == .all && page == 1 && query.sort == .best && command.redirection == nil
            && QueryPlan(query, for: service.abilities).applied.isEmpty
            && surroundings.output.showsParts(command.drawing)
        guard canShow else { return try await ask() }
        let counter = PartCounter()
        let (output, favorites, options) = (
            surroundings.output, surroundings.favorites, command.drawing
        )
        let report = await PartialPage.$observer.withValue({ part, recipes in
            guard !recipes.isEmpty else { return }
            let (first, isFirst) = await counter.take(recipes.count)
            let kept = (try? await favorites.kept(among: recipes.map(\.id))) ?? []
            let rows = recipes.enumerated().map {
                ResultRow(
                    number: first + $0.offset,
                    recipe: $0.element,
                    isFavorite: kept.contains($0.element.id)
                )
            }
            let shown = ResultsPart(
                query: query,
                service: part.service,
                rows: rows,
                isFirst: isFirst
            )
            await output.show(Presentation(.part(shown), options: options, mayPage: false))
        }) {
            do throws(QueryRefusal) {
                return Result<PagingReport, QueryRefusal>.success(try await ask())
            } catch {
                return .failure(error)
            }
        }
        partsShown = await counter.shown
        return try report.get()
    }
}

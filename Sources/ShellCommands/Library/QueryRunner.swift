import Conversation
import MealPlan
import RecipeModel
import ShellAnswers
import ShellSession

/// Asks queries, and makes answers of what comes.
///
/// It knows queries and services only: what a recipe is known of is the library's.
struct QueryRunner: Sendable {
    let recipeLibrary: RecipeLibrary

    private var session: RecipeSession { recipeLibrary.session }
    private var surroundings: ShellSurroundings { recipeLibrary.surroundings }

    /// Pages that `--all` goes through at most.
    static let allPagesLimit = 100

    /// Asks a new query and answers its first page.
    ///
    /// - Parameters:
    ///   - query: What is asked.
    ///   - page: The page to begin at.
    ///   - command: The command that asks, for `--service`, `--all` and the places of mistakes.
    ///   - service: The service to ask, where the command does not say; nil is the one in use.
    ///   - place: Where a condition of the query stands in the line.
    func ask(
        _ query: RecipeQuery,
        startingAt page: Int = 1,
        for command: CommandCall,
        using service: (any RecipeService)? = nil,
        locating place: @Sendable (Condition) -> Span? = { _ in nil }
    ) async throws -> Answer {
        let query = await demanded(of: query, anyway: command.common.anyway)
        let asked: any RecipeService
        if let service, command.common.service == nil {
            asked = service
        } else {
            asked = try await self.service(for: command)
        }
        surroundings.output.progress(.page(number: page, of: query))
        defer { surroundings.output.progress(nil) }
        let showsParts = showsParts(of: query, from: asked, page: page, for: command)
        var shown = 0
        for await event in try await events(
            of: query,
            from: page,
            in: asked,
            for: command,
            locating: place
        ) {
            switch event {
            case .part(let part, let recipes):
                guard showsParts, !recipes.isEmpty else { continue }
                await show(
                    recipes,
                    of: part.service,
                    behind: shown,
                    for: query,
                    as: command.drawing
                )
                shown += recipes.count
            case .report(let report):
                return try await answer(report, shownInParts: shown, for: command)
            }
        }
        throw CancellationError()
    }

    /// A query with what the household demands, unless the cook wants everything this time.
    private func demanded(of query: RecipeQuery, anyway: Bool) async -> RecipeQuery {
        var query = query
        query.isAnyway = query.isAnyway || anyway
        query.setDemands(await recipeLibrary.demands(unless: query.isAnyway))
        return query
    }

    private func events(
        of query: RecipeQuery,
        from page: Int,
        in service: any RecipeService,
        for command: CommandCall,
        locating place: @Sendable (Condition) -> Span?
    ) async throws -> SessionEvents {
        do {
            return try await session.events(of: query, startingAt: page, using: service)
        } catch .cannotAnswer(let condition, let name) {
            throw UsageError(
                .query(
                    .cannotAnswer(
                        condition: condition.typed,
                        service: name.rawValue,
                        able: servicesAble(to: condition)
                    )
                ),
                at: place(condition) ?? command.argumentSpan,
                in: command.source
            )
        }
    }

    /// What a report is as an answer, with so many pages in all; with `--all`, every page after it.
    ///
    /// - Parameter heldBack: Loaded results that come before it and were not listed yet.
    func answer(
        _ report: PagingReport,
        pages: Int = 1,
        after heldBack: [NumberedRecipe] = [],
        shownInParts: Int = 0,
        for command: CommandCall
    ) async throws -> Answer {
        var batches: [PageBatch] = []
        var skipped: [SkippedPage] = []
        var report = report
        let limit = command.common.limit ?? .max
        let goesOn = command.common.all || limit < .max
        var rounds = goesOn ? QueryRunner.allPagesLimit : max(1, pages)
        var count = heldBack.count
        reports: while true {
            rounds -= 1
            switch report {
            case .arrived(let batch):
                batches.append(batch)
                skipped += batch.skipped
                count += batch.recipes.count
            case .ended(let passed):
                skipped += passed
                break reports
            case .failed(let failure):
                // What came before the failure is worth showing, with a note of it.
                if batches.contains(where: { !$0.recipes.isEmpty }) {
                    skipped += failure.pages.map {
                        SkippedPage(page: $0, failure: failure.failure, parts: failure.parts)
                    }
                    break reports
                }
                throw await self.failure(of: failure)
            case .cancelled:
                throw CancellationError()
            }
            guard rounds > 0, count < limit else { break }
            let paging = await session.view?.paging
            surroundings.output.progress(
                .page(number: (paging?.pages.last ?? 0) + 1, of: paging?.query ?? RecipeQuery())
            )
            report = await session.more()
        }
        // What a program or a file reads must not depend on how quick the service is.
        if patience(for: command) == nil {
            await session.completeDetails()
            try Task.checkCancellation()
        }
        let recipes = heldBack + batches.flatMap(\.recipes)
        if !recipes.isEmpty { await session.printed(recipes.map(\.number), upTo: limit) }
        var answer = await results(
            Array(recipes.prefix(limit)),
            batches: batches,
            skipped: skipped
        )
        answer.shownInParts = shownInParts
        return .results(answer)
    }

    /// How long a page waits for details that nothing depends on: only a cook who reads the answer
    /// at the prompt does not wait for all of them.
    func patience(for command: CommandCall) -> Duration? {
        guard command.frame.origin == .prompt, command.redirection == nil, !command.common.all,
            surroundings.output.showsParts(command.drawing)
        else { return nil }
        return .seconds(2)
    }

    /// Whether the parts of an answer are shown as they come.
    ///
    /// They can be where several services are asked at once, the page is the first one, nothing is
    /// sorted or left out here, and the answer is a list for people.
    private func showsParts(
        of query: RecipeQuery,
        from service: any RecipeService,
        page: Int,
        for command: CommandCall
    ) -> Bool {
        service.name == .all && page == 1 && query.sort == .best && command.redirection == nil
            && command.common.limit == nil
            && QueryPlan(query, for: service.abilities).applied.isEmpty
            && surroundings.output.showsParts(command.drawing)
    }

    /// Shows what one of several services sent, with the numbers that the recipes keep.
    ///
    /// - Parameter shown: How many recipes were shown before.
    private func show(
        _ recipes: [Recipe],
        of service: ServiceName,
        behind shown: Int,
        for query: RecipeQuery,
        as options: DrawingOptions
    ) async {
        let kept = await recipeLibrary.kept(among: recipes)
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

    /// A failure of pages, with what is still there.
    func failure(of failure: PagingError) async -> WorldError {
        let asked = await session.failedService
        let current = await session.service.name
        let name = failure.parts.firstFailed?.service ?? asked ?? current
        let reason: WorldError.Reason =
            failure.pages.count > 1
            ? .pages(failure.pages, failure.failure, name) : .service(failure.failure, name)
        var told = await recipeLibrary.worldFailure(reason, page: failure.pages.lowerBound)
        told.parts = failure.parts
        return told
    }
}

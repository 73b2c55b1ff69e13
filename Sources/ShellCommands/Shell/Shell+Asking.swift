import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
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
        locating place: (Condition) -> Span? = { _ in nil }
    ) async throws -> Answer {
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

    private func events(
        of query: RecipeQuery,
        from page: Int,
        in service: any RecipeService,
        for command: CommandCall,
        locating place: (Condition) -> Span?
    ) async throws -> SessionEvents {
        do {
            return try await session.events(of: query, startingAt: page, using: service)
        } catch .cannotAnswer(let condition, let name) {
            throw Mistake(
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
    func answer(
        _ report: PagingReport,
        pages: Int = 1,
        shownInParts: Int = 0,
        for command: CommandCall
    ) async throws -> Answer {
        var batches: [PageBatch] = []
        var skipped: [SkippedPage] = []
        var report = report
        var rounds = command.common.all ? Shell.allPagesLimit : max(1, pages)
        reports: while true {
            rounds -= 1
            switch report {
            case .arrived(let batch):
                batches.append(batch)
                skipped += batch.skipped
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
                throw await worldFailure(for: failure)
            case .cancelled:
                throw CancellationError()
            }
            guard rounds > 0 else { break }
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
        let recipes = batches.flatMap(\.recipes)
        if !recipes.isEmpty { await session.printed(recipes.map(\.number)) }
        var answer = await results(recipes, batches: batches, skipped: skipped)
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

    /// The answer that shows some recipes of the view, or says that nothing was found.
    func results(
        _ recipes: [NumberedRecipe],
        batches: [PageBatch] = [],
        skipped: [SkippedPage] = []
    ) async -> ResultsAnswer {
        let fruitless = await session.fruitless
        let view = await session.answered
        let paging = view?.paging
        let now = (paging?.recipes ?? []).reduce(into: [:]) { $0[$1.number] = $1 }
        // Details may have come since.
        var recipes = recipes.map { now[$0.number] ?? $0 }
        let marked = await marked(recipes.map(\.recipe), for: paging?.query)
        for (place, recipe) in marked.enumerated() { recipes[place].recipe = recipe }
        // A favorites file that cannot be read must not stop a search: then there are no stars.
        let kept = (try? await surroundings.favorites.kept(among: recipes.map(\.recipe.id))) ?? []
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
            loaded: paging?.recipes.count ?? 0,
            hasMore: paging?.hasMore ?? false
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
        answer.takenOut = batches.reduce(0) { $0 + $1.takenOut }
        answer.unusableEntries = batches.reduce(0) { $0 + $1.unusableEntries }
        answer.age = batches.compactMap(\.age).max()
        answer.failedParts = batches.flatMap(\.parts).compactMap { part in
            part.failure.map { FailedPart(service: part.service, failure: $0) }
        }
        if fruitless != nil { answer.stillThere = await stillThere() }
        // After the last page nothing says that a condition is too many.
        if answer.loaded == 0, answer.firstPage == 1, answer.offer == nil {
            answer.hints = await session.dropHints(of: view).map {
                DropHint(condition: $0.condition, total: $0.total)
            }
        }
        return answer
    }

    /// The results that the numbers mean now; nil where there are none.
    func stillThere() async -> StillThere? {
        guard let paging = await session.view?.paging, !paging.recipes.isEmpty else { return nil }
        return StillThere(count: paging.recipes.count, query: paging.query)
    }

    private func pages(of recipes: [NumberedRecipe], in paging: Paging?) -> [Int] {
        let numbers = Set(recipes.map(\.number))
        return (paging?.batches ?? []).filter { batch in
            batch.recipes.contains { numbers.contains($0.number) }
        }.map(\.page)
    }

    /// The service that `--service` names; nil where it is not given.
    func chosenService(for command: CommandCall) throws -> (any RecipeService)? {
        guard let name = command.common.service else { return nil }
        return try service(
            named: name,
            for: command,
            at: command.places.valueSpan(of: \CommonOptions.service)
        )
    }

    /// A service by its name. Throws `Mistake` when there is none, or it is not set up.
    func service(
        named word: String,
        for command: CommandCall,
        at span: Span?
    ) throws -> any RecipeService {
        let names = surroundings.services.names.map(\.rawValue)
        let word = word.lowercased()
        guard names.contains(word) else {
            throw Mistake(
                .service(
                    .unknown(
                        word: word,
                        known: names,
                        suggestion: nearest(to: word, among: names)
                    )
                ),
                at: span,
                in: command.source
            )
        }
        let name = ServiceName(rawValue: word)
        let address = settings.address(of: name)
        guard let service = surroundings.services.service(name, address) else {
            throw Mistake(need(of: name), at: span, in: command.source)
        }
        return service
    }

    /// The service that a command names, else the one in use.
    ///
    /// Throws `Mistake` where the one that the settings name is not set up.
    func service(for command: CommandCall) async throws -> any RecipeService {
        if let chosen = try chosenService(for: command) { return chosen }
        let current = await session.service
        let wanted = settings.service
        guard current.name != wanted else { return current }
        guard let service = surroundings.services.service(wanted, settings.address(of: wanted))
        else { throw Mistake(need(of: wanted), at: command.nameSpan, in: command.source) }
        await session.use(service)
        return service
    }

    /// What a service that is not set up still needs.
    private func need(of name: ServiceName) -> Mistake.Kind {
        switch surroundings.services.state(name, settings.address(of: name)).need {
        case .key: .service(.needsKey(name: name.rawValue))
        case .address, nil: .service(.needsAddress(name: name.rawValue))
        }
    }

    private func servicesAble(to condition: Condition) -> [String] {
        surroundings.services.names.filter { name in
            guard let service = surroundings.services.service(name, settings.address(of: name))
            else { return false }
            return QueryPlan(RecipeQuery([condition]), for: service.abilities).impossible.isEmpty
        }.map(\.rawValue)
    }

    /// A failure of pages, with what is still there.
    func worldFailure(for failure: PagingFailure) async -> WorldFailure {
        let asked = await session.failedService
        let current = await session.service.name
        let name = failure.parts.firstFailed?.service ?? asked ?? current
        let reason: WorldFailure.Reason =
            failure.pages.count > 1
            ? .pages(failure.pages, failure.failure, name) : .service(failure.failure, name)
        var told = await worldFailure(reason, page: failure.pages.lowerBound)
        told.parts = failure.parts
        return told
    }

    /// A failure, with what is still there.
    func worldFailure(_ reason: WorldFailure.Reason, page: Int? = nil) async -> WorldFailure {
        await desk.worldFailure(reason, page: page)
    }
}

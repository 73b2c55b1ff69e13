package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension RefreshCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "ask the service again for the loaded pages, bypassing the cache",
            examples: [
                "refresh": "the same query, fresh",
                "refresh; list": "and all of it",
                "refresh --format json": "for another program",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<RefreshCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let view = await shell.session.view else { throw command.mistake(.query(.missing)) }
        let pages = view.paging.batches.count
        shell.surroundings.output.progress(.pages(pages, of: view.paging.query))
        defer { shell.surroundings.output.progress(nil) }
        switch await shell.session.refresh() {
        case .failed(let failure): throw await shell.queries.failure(of: failure)
        case .cancelled: throw CancellationError()
        case .arrived, .ended, nil: break
        }
        let paging = await shell.session.view?.paging
        return .results(
            await shell.queries.results(paging?.recipes ?? [], batches: paging?.batches ?? [])
        )
    }
}

extension RetryCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "repeat what failed, or bring in a page that was skipped",
            examples: [
                "retry": "what failed last, once more",
                "retry 3": "page 3; its recipes come at the end, with new numbers",
                "retry; more": "and on",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<RetryCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if command.value.page == nil, let failedCommand = shell.failedCommand {
            let failed = CommandCall(failedCommand, in: command.frame)
            try shell.checkSafety(of: failed)
            let answer = try await shell.answer(to: failed)
            shell.failedCommand = nil
            return answer
        }
        let paging = await shell.session.view?.paging
        let failed = await shell.session.failedQuery
        shell.surroundings.output.progress(
            .page(
                number: command.value.page ?? failed?.page ?? (paging?.pages.last ?? 0) + 1,
                of: failed?.query ?? paging?.query ?? RecipeQuery()
            )
        )
        defer { shell.surroundings.output.progress(nil) }
        let report: PagingReport?
        if let page = command.value.page {
            report = await shell.session.retry(page: page)
        } else {
            report = await shell.session.retry()
        }
        guard let report else {
            guard let page = command.value.page else {
                throw command.mistake(.navigation(.nothingToRetry))
            }
            let skipped = await shell.session.view?.paging.skipped.map(\.page) ?? []
            throw command.mistake(.navigation(.pageNotSkipped(page: page, skipped: skipped)))
        }
        return try await shell.queries.answer(report, for: command.line)
    }
}

extension StatusCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "the service, what is loaded, what was sent, what failed last",
            examples: [
                "status": "how things stand",
                "status --format json": "for another program",
                "set; status": "with the settings",
            ]
        )
    }

    package static func answer(
        to _: Invocation<StatusCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        .status(await shell.statusAnswer())
    }
}

extension CancelCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "stop the work in the background",
            examples: [
                "cancel": "stop fetching the next page",
                "set prefetch off; cancel": "and fetch no more ahead",
                "status": "shows what is under way",
            ]
        )
    }

    package static func answer(
        to _: Invocation<CancelCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        await shell.missingPages.cancel()
        return .done(.stopped(page: await shell.session.callOff()))
    }
}

extension WaitCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "wait until the work in the background is done",
            examples: [
                "wait": "until the next page is there",
                "search garlic; wait; more": "'more' then needs no network",
                "wait; status": "and look",
            ],
            errors: [.cancelled]
        )
    }

    package static func answer(
        to _: Invocation<WaitCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        shell.surroundings.output.progress(.background)
        defer { shell.surroundings.output.progress(nil) }
        await shell.session.waitUntilIdle()
        await shell.missingPages.wait()
        try Task.checkCancellation()
        return .done(.waited(await shell.session.prefetchState))
    }
}

extension Shell {
    private func sharedCookbook() async -> StatusAnswer.Shared? {
        do {
            return try await surroundings.cookbook.standing().map { .standing($0) }
        } catch let failure as ServiceError {
            return .failed(failure)
        } catch {
            return nil
        }
    }

    fileprivate func statusAnswer() async -> StatusAnswer {
        let view = await session.view
        let current = await session.service.name
        let activity = await surroundings.services.activity(current)
        let favorites = (try? await surroundings.favorites.counts()) ?? FavoriteCounts()
        var answer = StatusAnswer(service: row(of: current, isCurrent: true))
        answer.cookbook = await sharedCookbook()
        answer.copies = await copies()
        answer.query = view?.paging.query
        answer.pages = view?.paging.pages ?? []
        answer.loaded = view?.paging.recipes.count ?? 0
        answer.skippedPages = view?.paging.skipped ?? []
        answer.prefetch = await session.prefetchState
        answer.favorites = favorites.all
        answer.favoritesOffline = favorites.offline
        answer.isOffline = options.isOffline
        answer.requests = activity.requests
        answer.answersKept = activity.answersKept
        answer.lastFailure = activity.lastFailure
        answer.quota = activity.quota
        answer.pictures = await surroundings.pictures.means(DrawingOptions())
        answer.cacheBytes = await surroundings.records.cacheBytes()
        answer.cacheLimit = settings.cacheLimit
        answer.places = surroundings.records.places
        return answer
    }
}

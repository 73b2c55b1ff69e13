package import RecipeModel

extension RecipeSession {
    /// Asks something new, from a page on; the first recipe has number 1.
    ///
    /// The old view stays until there is an answer; then it is where `back` leads. Throws
    /// `UnsupportedQueryError` before anything is sent or cancelled.
    package func search(
        _ query: RecipeQuery,
        startingAt page: Int = 1,
        using other: (any RecipeService)? = nil
    ) async throws(UnsupportedQueryError) -> PagingReport {
        try await events(of: query, startingAt: page, using: other).report
    }

    /// Asks something new as `search` does, and tells what comes before the report.
    package func events(
        of query: RecipeQuery,
        startingAt page: Int = 1,
        using other: (any RecipeService)? = nil
    ) throws(UnsupportedQueryError) -> SessionEvents {
        let asked = other ?? service
        let plan = QueryPlan(query, for: asked.abilities)
        if let condition = plan.impossible.first {
            throw .cannotAnswer(condition, asked.name)
        }
        let paging = Paging(
            query: query,
            conditionsHere: plan.applied,
            start: PageCursor(number: max(1, page))
        )
        return attempt(.query, paging: paging, service: asked)
    }

    /// The next page: of the view, or of a query that failed on its first pages just before. Where nothing is
    /// asked there is no more.
    package func more() async -> PagingReport {
        guard !Task.isCancelled else { return .cancelled }
        displaceWaiter()
        fruitless = nil
        if let open = openQuery {
            callOff()
            attempt = SessionAttempt(view: open, purpose: .query)
        } else if view == nil {
            return .ended(skipped: [])
        }
        return await events { $0.moreRequested() }.report
    }

    /// The query and the page that `more` asks for; nil where there is nothing to go on with.
    package var continuation: (query: RecipeQuery, page: Int)? {
        if let open = openQuery?.paging {
            return (open.query, open.next?.number ?? open.start.number)
        }
        return view.map { ($0.paging.query, ($0.paging.pages.last ?? 0) + 1) }
    }

    /// Whether `more` goes on with a query that failed just before.
    package var hasOpenQuery: Bool { openQuery != nil }

    /// The query that failed just before, where `more` goes on with it and not with the view: when
    /// it failed on pages that can be gone past, or there is nothing else to go on with.
    private var openQuery: SessionView? {
        guard let failed = failedAttempt, failed.purpose == .query, failed.isLatest else {
            return nil
        }
        return view == nil || failed.failure.pages.count > 1 ? failed.view : nil
    }

    /// The query that `retry` asks again, and the first page that failed of it.
    package var failedQuery: (query: RecipeQuery, page: Int)? {
        failedAttempt.map { ($0.view.paging.query, $0.failure.pages.lowerBound) }
    }

    /// What failed last, once more: a query, a refresh, or a page.
    ///
    /// Nil when nothing failed.
    package func retry() async -> PagingReport? {
        if let failedAttempt { return await repeated(failedAttempt) }
        if let fruitless, fruitless.paging.canRetry() {
            return await again(page: nil, of: fruitless)
        }
        guard view?.paging.canRetry() == true else { return nil }
        return await again(page: nil)
    }

    /// A page that failed, once more; the recipes of one that was skipped come at the end.
    ///
    /// Nil when that page did not fail.
    package func retry(page: Int) async -> PagingReport? {
        if let fruitless, fruitless.paging.canRetry(page: page) {
            return await again(page: page, of: fruitless)
        }
        if view?.paging.canRetry(page: page) == true { return await again(page: page) }
        guard let failedAttempt, failedAttempt.failure.pages.contains(page) else { return nil }
        return await repeated(failedAttempt)
    }

    /// The loaded pages again, bypassing the cache; all that was loaded stays when one of them fails.
    ///
    /// The report's batch has the recipes of all pages. Nil when nothing is loaded.
    package func refresh() async -> PagingReport? {
        guard let view else { return nil }
        let old = view.paging
        let paging = Paging(
            query: old.query,
            conditionsHere: old.conditionsHere,
            start: old.start
        )
        let last = old.batches.map(\.page).max() ?? old.start.number
        return await attempt(.refresh(upTo: last), paging: paging, service: view.service).report
    }

    /// Asks for a page again, of the view or of a query that found nothing.
    private func again(page: Int?, of fruitless: SessionView? = nil) async -> PagingReport {
        guard !Task.isCancelled else { return .cancelled }
        displaceWaiter()
        if let fruitless {
            callOff()
            attempt = SessionAttempt(view: fruitless, purpose: .query)
        }
        return await events { $0.retryRequested(page: page) }.report
    }

    private func repeated(_ failed: FailedAttempt) async -> PagingReport? {
        switch failed.purpose {
        case .refresh: return await refresh()
        case .query:
            // The service may have got another key or address since.
            let asked = failed.view.service
            return try? await search(
                failed.view.paging.query,
                startingAt: failed.view.paging.start.number,
                using: service.name == asked.name ? service : asked
            )
        }
    }

    private func attempt(
        _ purpose: SessionAttempt.Purpose,
        paging: Paging,
        service: any RecipeService
    ) -> SessionEvents {
        guard !Task.isCancelled else { return SessionEvents(.cancelled) }
        callOff()
        fruitless = nil
        attempt = SessionAttempt(
            view: SessionView(
                id: newNumber(),
                service: service,
                paging: paging,
                freshness: purpose == .query ? .kept : .asked
            ),
            purpose: purpose
        )
        return events { $0.moreRequested() }
    }
}

/// Why a query was not sent to a service.
package enum UnsupportedQueryError: Error, Hashable, Sendable {
    /// The service can neither answer this condition nor tell what is needed to apply it here.
    case cannotAnswer(Condition, ServiceName)
}

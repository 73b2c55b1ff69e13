public import RecipeModel

/// Why a query was not sent to a service.
public enum QueryRefusal: Error, Hashable, Sendable {
    /// The service can neither answer this condition nor tell what is needed to apply it here.
    case cannotAnswer(Condition, ServiceName)
}

extension RecipeSession {
    /// Asks something new, from a page on; the first recipe has number 1.
    ///
    /// The old view stays until there is an answer; then it is where `back` leads. Throws
    /// `QueryRefusal` before anything is sent.
    public func search(
        _ query: RecipeQuery,
        startingAt page: Int = 1,
        using other: (any RecipeService)? = nil
    ) async throws(QueryRefusal) -> PagingReport {
        let asked = other ?? service
        let plan = QueryPlan(query, for: asked.abilities)
        if let condition = plan.impossible.first {
            throw .cannotAnswer(condition, asked.name)
        }
        callOff()
        attempt = SessionView(
            id: newViewID(),
            service: asked,
            paging: Paging(
                query: query,
                conditionsHere: plan.applied,
                start: PageCursor(number: page)
            )
        )
        let report = await report { $0.moreRequested() }
        switch report {
        case .arrived, .ended:
            failedAttempt = nil
            failedPage = nil
            commit()
        case .failed:
            failedAttempt = FailedQuery(query: query, page: page, service: asked)
            attempt = nil
        case .cancelled:
            attempt = nil
        }
        return report
    }

    /// The next page.
    public func more() async -> PagingReport {
        let report = await report { $0.moreRequested() }
        note(report)
        return report
    }

    /// What failed last, once more: a query that had no answer, or a page that was looked past.
    ///
    /// Nil when nothing failed.
    public func retry() async -> PagingReport? {
        if let failed = failedAttempt {
            return try? await search(failed.query, startingAt: failed.page, using: failed.service)
        }
        if failedPage != nil { return await more() }
        guard let page = view?.paging.skipped.first?.page else { return nil }
        return await retry(page: page)
    }

    /// A page that was looked past, once more; its recipes come at the end.
    ///
    /// Nil when that page was not looked past.
    public func retry(page: Int) async -> PagingReport? {
        guard view?.paging.skipped.contains(where: { $0.page == page }) == true else { return nil }
        let report = await report { $0.retryRequested(page: page) }
        note(report)
        return report
    }

    /// The loaded pages again, past every cache; what was loaded stays when the first of them fails.
    ///
    /// Nil when nothing is loaded.
    public func refresh() async -> PagingReport? {
        guard let old = view else { return nil }
        callOff()
        var fresh = SessionView(
            id: newViewID(),
            service: old.service,
            paging: Paging(
                query: old.paging.query,
                conditionsHere: old.paging.conditionsHere,
                start: old.paging.start
            ),
            freshness: .asked
        )
        attempt = fresh
        var last = await report { $0.moreRequested() }
        for _ in 1..<max(1, old.paging.pages.count) {
            guard case .arrived = last, !Task.isCancelled else { break }
            last = await report { $0.moreRequested() }
        }
        fresh = attempt ?? fresh
        attempt = nil
        switch last {
        case .cancelled: return last
        case .failed where fresh.paging.recipes.isEmpty: return last
        default: break
        }
        fresh.freshness = .kept
        view = fresh
        printed(fresh.paging.recipes.map(\.number))
        return last
    }

    /// What the query would find without each of its conditions in turn, three at most.
    ///
    /// A service that fails or is called off gives fewer hints, never an error.
    public func dropHints() async -> [(condition: Condition, total: ResultTotal)] {
        guard let view, view.paging.query.conditions.count > 1 else { return [] }
        var hints: [(condition: Condition, total: ResultTotal)] = []
        for condition in view.paging.query.conditions.prefix(3) {
            var query = view.paging.query
            _ = query.drop { $0 == condition }
            let plan = QueryPlan(query, for: view.service.abilities)
            guard query.hasWish, plan.impossible.isEmpty, !Task.isCancelled,
                let page = try? await view.service.page(of: query, at: .first, freshness: .kept)
            else { continue }
            let found = page.recipes.count { recipe in
                plan.applied.allSatisfy { $0.holds(for: recipe) }
            }
            guard found > 0 else { continue }
            let total = plan.applied.isEmpty ? page.total : nil
            hints.append(
                (condition, total ?? (page.next == nil ? .exactly(found) : .moreThan(found)))
            )
        }
        return hints
    }

    private func note(_ report: PagingReport) {
        switch report {
        case .failed(let failure): failedPage = failure.pages.lowerBound
        case .arrived, .ended: failedPage = nil
        case .cancelled: break
        }
    }

    /// The attempt has its answer: it is the view now, and the old one is where `back` leads.
    private func commit() {
        guard let answered = attempt else { return }
        attempt = nil
        if let view {
            backward.append(view)
            if backward.count > RecipeSession.viewLimit { backward.removeFirst() }
        }
        forward = []
        view = answered
        printed(answered.paging.recipes.map(\.number))
    }
}

/// A query that had no answer, kept for `retry`.
struct FailedQuery: Sendable {
    var query: RecipeQuery
    var page: Int
    var service: any RecipeService
}

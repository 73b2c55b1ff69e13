import RecipeModel

extension Paging {
    /// Makes the outcome of a retry count, but for the recipes that it brings.
    mutating func settleRetry(of page: Int, with outcome: ScanOutcome) {
        if let failure = outcome.failure {
            self.failure = failure
            return
        }
        if failure?.pages.contains(page) == true { failure = nil }
        // An empty page is still one that was skipped.
        if outcome.bad.isEmpty {
            badPages[page] = nil
            untold.forget(page)
        }
        // What waits to be told was sifted before these recipes were seen; it is asked for again.
        let brought = Set(outcome.recipes.map(\.id))
        if ahead?.recipes.contains(where: { brought.contains($0.id) }) == true
            || ahead?.bad.contains(where: { $0.page.page == page }) == true
        {
            ahead = nil
        }
    }

    /// What asking again for what failed means.
    enum RetryTarget: Hashable, Sendable {
        /// A page that was skipped.
        case page(BadPage)
        /// The place where the results go on.
        case next(PageCursor)
    }

    /// What is asked for again when a page is named; nil when that page did not fail.
    func retryTarget(_ page: Int) -> RetryTarget? {
        if let bad = badPages[page] { return .page(bad) }
        guard let next else { return nil }
        if let failed = ahead?.failure { return failed.pages.contains(page) ? .next(next) : nil }
        return failure?.pages.contains(page) == true ? .next(next) : nil
    }

    /// What is asked for again when no page is named: what failed last, else the first page that
    /// was skipped. Nil when nothing failed.
    func retryTarget() -> RetryTarget? {
        if let next, ahead?.failure != nil { return .next(next) }
        if let first = failure?.pages.lowerBound, let target = retryTarget(first) { return target }
        let bad = badPages.values.sorted { $0.page.page < $1.page.page }
        return (bad.first { $0.page.failure != nil } ?? bad.first).map { .page($0) }
    }
}

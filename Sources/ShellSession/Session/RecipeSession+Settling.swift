import RecipeModel

extension RecipeSession {
    /// Does what a report means for the session, at once and in one step, so that no other command
    /// ever sees a view half changed.
    ///
    /// Returns what to tell the waiting command; nil while more is coming.
    func settle(_ report: PagingReport) -> PagingReport? {
        if case .failed = report { failedService = active?.service.name }
        guard let attempt else {
            // What failed last is what `retry` repeats.
            if case .failed = report { failedAttempt = nil }
            return report
        }
        switch attempt.purpose {
        case .query: settle(report, of: attempt)
        case .refresh(let lastPage): return refreshReport(report, of: attempt, upTo: lastPage)
        }
        return report
    }

    private func settle(_ report: PagingReport, of answered: SessionAttempt) {
        attempt = nil
        switch report {
        case .arrived, .ended:
            failedAttempt = nil
            let paging = answered.view.paging
            // What finds nothing leaves everything as it was.
            guard !paging.recipes.isEmpty || paging.hasMore else {
                hold(answered)
                fruitless = answered.view
                fruitless?.freshness = .kept
                return
            }
            leaveView()
            forward = []
            isNamedBefore = true
            heldExclusions = []
            enter(answered.view)
        case .failed(let failure):
            hold(answered)
            remember(answered, failure)
        case .cancelled: break
        }
    }

    /// Remembers what a query left out that has no answer to show: the last one's word counts.
    private func hold(_ answered: SessionAttempt) {
        heldExclusions = answered.view.paging.query.own.filter(\.isExclusion)
    }

    private func refreshReport(
        _ report: PagingReport,
        of answered: SessionAttempt,
        upTo lastPage: Int
    ) -> PagingReport? {
        var told = report
        switch report {
        case .arrived(let batch):
            let joined = answered.batch?.joined(with: batch) ?? batch
            if let next = answered.view.paging.next, next.number <= lastPage {
                attempt?.batch = joined
                perform(change { $0.moreRequested() })
                return nil
            }
            told = .arrived(joined)
        case .ended(let skipped):
            if var joined = answered.batch {
                joined.skipped += skipped
                told = .arrived(joined)
            }
        case .failed(let failure):
            attempt = nil
            remember(answered, failure)
            return report
        case .cancelled:
            attempt = nil
            return report
        }
        attempt = nil
        failedAttempt = nil
        enter(answered.view)
        return told
    }

    private func remember(_ failed: SessionAttempt, _ failure: PagingError) {
        failedAttempt = FailedAttempt(
            purpose: failed.purpose,
            view: failed.view,
            failure: failure
        )
    }

    private func enter(_ entered: SessionView) {
        view = entered
        view?.freshness = .kept
        printed(entered.paging.recipes.map(\.number))
    }

    /// Puts the view by, so that `back` leads to it.
    func leaveView() {
        guard let view else { return }
        backward.append(view)
        if backward.count > RecipeSession.viewLimit { backward.removeFirst() }
    }
}

package import RecipeModel

extension Paging {
    /// The cook asked for the next page.
    package mutating func moreRequested() -> [Effect] {
        var effects: [Effect] = []
        switch scan?.purpose {
        case .wanted: return []
        case .ahead:
            scan?.purpose = .wanted
            return []
        case .again: effects = cancelled()
        case nil: break
        }
        if let ahead {
            self.ahead = nil
            return effects + [.report(tell(ahead))]
        }
        guard let next else { return effects + [.report(.ended(skipped: []))] }
        return effects + begin(.wanted, at: next, telling: untold)
    }

    /// There is time to fetch the next page before it is asked for.
    package mutating func prefetchRequested() -> [Effect] {
        guard scan == nil, ahead == nil, let next else { return [] }
        return begin(.ahead, at: next, telling: untold)
    }

    /// The cook asked once more for what failed last, or for a page that was skipped.
    ///
    /// The recipes of a page that was skipped come at the end. Where nothing failed, the report
    /// is that nothing more comes; see `canRetry`.
    package mutating func retryRequested(page: Int? = nil) -> [Effect] {
        switch page.map(retryTarget) ?? retryTarget() {
        case .page(let bad):
            return cancelled() + begin(.again, at: bad.cursor, telling: ScanTally())
        case .next(let next) where ahead?.failure != nil:
            // The failure ahead of need is not told any more: all of it is asked for again.
            return cancelled() + begin(.wanted, at: next, telling: untold)
        case .next:
            return moreRequested()
        case nil:
            return cancelled() + [.report(.ended(skipped: []))]
        }
    }

    /// A page came. An answer to a request that was cancelled changes nothing.
    package mutating func pageArrived(_ page: RecipePage, for request: Int) -> [Effect] {
        guard var scan, scan.request == request else { return [] }
        let following = page.next.behind(scan.cursor)
        offer = page.offer ?? offer
        // A page that was looked for among many recipes, and is empty, is no bad one.
        if page.recipes.isEmpty, !page.parts.hadRecipes, page.judgement?.read ?? 0 == 0 {
            if let failed = page.parts.firstFailed, let failure = failed.failure {
                return partsFailed(page.parts, failure, past: following)
            }
            // Entries of which none can be used are an unreadable page, not an empty one.
            return page.unusableEntries == 0
                ? passBadPage(nil, past: following)
                : pageFailed(.malformedReply(.wrongShape), past: following, for: request)
        }
        let sifted = sift(page.recipes)
        scan.tally.add(page, repeats: sifted.repeats, takenOut: sifted.takenOut)
        if sifted.recipes.isEmpty { scan.tally.barrenPages += 1 }
        self.scan = scan
        if sifted.recipes.isEmpty, scan.purpose != .again, let following,
            scan.tally.barrenPages < Paging.barrenPageLimit
        {
            return goOn(to: following)
        }
        let batch = scan.tally.batch(
            page: scan.cursor.number,
            recipes: sifted.recipes,
            skipped: scan.tally.bad
        )
        return finish(.arrived(batch), bad: scan.tally.bad, next: following)
    }

    /// A page couldn't be loaded; `past` is the place after it, where the service can tell.
    package mutating func pageFailed(
        _ failure: ServiceError,
        past: PageCursor?,
        for request: Int
    ) -> [Effect] {
        guard let scan, scan.request == request else { return [] }
        if failure.isOfOnePage, let past = past.behind(scan.cursor) {
            return passBadPage(failure, past: past)
        }
        let page = scan.cursor.number
        return finish(
            .failed(PagingError(failure: failure, pages: page...page)),
            bad: scan.tally.bad,
            next: scan.cursor,
            untold: scan.tally
        )
    }

    /// Of several services some failed, and the others sent nothing. While one of those has more
    /// after, the page is skipped.
    private mutating func partsFailed(
        _ parts: [PagePart],
        _ failure: ServiceError,
        past: PageCursor?
    ) -> [Effect] {
        guard let scan else { return [] }
        let goesOn = failure.isOfOnePage || parts.contains { $0.failure == nil && $0.hasMore }
        if goesOn, let past { return passBadPage(failure, parts: parts, past: past) }
        let page = scan.cursor.number
        return finish(
            .failed(PagingError(failure: failure, pages: page...page, parts: parts)),
            bad: scan.tally.bad,
            next: scan.cursor,
            untold: scan.tally
        )
    }

    /// What is under way was cancelled; all is as before it was asked for.
    package mutating func cancelled() -> [Effect] {
        guard let scan else { return [] }
        self.scan = nil
        return scan.purpose == .ahead ? [.cancelFetch] : [.cancelFetch, .report(.cancelled)]
    }
}

extension PageCursor? {
    /// The place, if it is after a page. One that is not would lead round in circles.
    fileprivate func behind(_ page: PageCursor) -> PageCursor? {
        guard let self, page.number < self.number else { return nil }
        return self
    }
}

import RecipeModel

extension Paging {
    mutating func begin(
        _ purpose: PageScan.Purpose,
        at cursor: PageCursor,
        telling tally: ScanTally
    ) -> [Effect] {
        lastRequest += 1
        scan = PageScan(purpose: purpose, cursor: cursor, request: lastRequest, tally: tally)
        return [.fetch(PageRequest(id: lastRequest, cursor: cursor))]
    }

    mutating func goOn(to cursor: PageCursor) -> [Effect] {
        guard let scan else { return [] }
        return begin(scan.purpose, at: cursor, telling: scan.tally)
    }

    /// Looks past a page that failed or, without a failure, was empty.
    mutating func passBadPage(
        _ failure: ServiceError?,
        parts: [PagePart] = [],
        past: PageCursor?
    ) -> [Effect] {
        guard var scan else { return [] }
        let page = SkippedPage(page: scan.cursor.number, failure: failure, parts: parts)
        scan.tally.bad.append(BadPage(page: page, cursor: scan.cursor))
        scan.tally.badInARow += 1
        self.scan = scan
        if scan.purpose == .again { return finishBadRetry(page, scan.tally) }
        guard let past else { return finishAtEnd(page.page, scan.tally) }
        if scan.tally.badInARow <= Paging.badPageLimit { return goOn(to: past) }
        return finishBadRow(page.page, scan.tally, past: past)
    }

    /// The page that was asked for again is no better.
    private mutating func finishBadRetry(_ page: SkippedPage, _ tally: ScanTally) -> [Effect] {
        let report: PagingReport =
            if let failure = page.failure {
                .failed(
                    PagingError(
                        failure: failure,
                        pages: page.page...page.page,
                        parts: page.parts
                    )
                )
            } else {
                .arrived(tally.batch(page: page.page, recipes: [], skipped: tally.bad))
            }
        return finish(report, bad: tally.bad, next: next)
    }

    /// Too many pages in a row were bad: an error if all of them failed, else the end.
    private mutating func finishBadRow(
        _ page: Int,
        _ tally: ScanTally,
        past: PageCursor
    ) -> [Effect] {
        let row = tally.badEnd.map(\.page)
        let failures = row.compactMap(\.failure)
        guard failures.count == row.count, let failure = failures.first, let start = row.first
        else { return finishAtEnd(page, tally) }
        return finish(
            .failed(
                PagingError(
                    failure: failure,
                    pages: min(start.page, page)...page,
                    parts: start.parts
                )
            ),
            bad: tally.bad,
            next: past,
            untold: tally.withoutBadEnd()
        )
    }

    /// The results end in a bad page.
    private mutating func finishAtEnd(_ page: Int, _ tally: ScanTally) -> [Effect] {
        let bad = tally.badBeforeEnd
        if batches.isEmpty, tally.barrenPages == 0,
            let failed = bad.first(where: { $0.page.service != nil }),
            let failure = failed.page.failure
        {
            // Where nothing was found at all, the service that failed may have had it.
            let page = failed.page
            return finish(
                .failed(
                    PagingError(failure: failure, pages: page.page...page.page, parts: page.parts)
                ),
                bad: bad,
                next: nil
            )
        }
        let report: PagingReport =
            tally.barrenPages > 0
            ? .arrived(tally.batch(page: page, recipes: [], skipped: bad))
            : .ended(skipped: bad.map(\.page))
        return finish(report, bad: bad, next: nil)
    }

    /// Ends the scan: what it came to is told, or put by until it is asked for.
    mutating func finish(
        _ report: PagingReport,
        bad: [BadPage],
        next: PageCursor?,
        untold: ScanTally = ScanTally()
    ) -> [Effect] {
        guard let scan else { return [] }
        self.scan = nil
        let outcome = ScanOutcome(
            report: report,
            bad: bad,
            next: next,
            untold: untold,
            total: conditionsHere.isEmpty ? scan.tally.total : nil,
            retried: scan.purpose == .again ? scan.cursor.number : nil
        )
        guard scan.purpose == .ahead else { return [.report(tell(outcome))] }
        ahead = outcome
        return []
    }

    /// Makes an outcome count: only here, so that numbers follow the order of showing.
    mutating func tell(_ outcome: ScanOutcome) -> PagingReport {
        for bad in outcome.bad { badPages[bad.page.page] = bad }
        total = outcome.total ?? total
        if let page = outcome.retried {
            settleRetry(of: page, with: outcome)
        } else {
            next = outcome.next
            untold = outcome.untold
            ahead = nil
            failure = outcome.failure
        }
        guard case .arrived(var batch) = outcome.report else { return outcome.report }
        for index in batch.recipes.indices {
            lastNumber += 1
            batch.recipes[index].number = lastNumber
            seen.insert(batch.recipes[index].recipe.id)
        }
        batches.append(batch)
        return .arrived(batch)
    }
}

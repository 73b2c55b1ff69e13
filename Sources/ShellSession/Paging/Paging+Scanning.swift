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
    mutating func passBadPage(_ failure: ServiceFailure?, past: PageCursor?) -> [Effect] {
        guard var scan else { return [] }
        let number = scan.cursor.number
        let page = SkippedPage(page: number, failure: failure)
        scan.tally.bad.append(BadPage(page: page, cursor: scan.cursor))
        scan.tally.badInARow += 1
        self.scan = scan
        let tally = scan.tally
        if scan.purpose == .again {
            let report: PagingReport =
                if let failure {
                    .failed(PagingFailure(failure: failure, pages: number...number))
                } else {
                    .arrived(tally.batch(page: number, recipes: [], skipped: tally.bad))
                }
            return finish(report, bad: tally.bad, next: next)
        }
        if let past, tally.badInARow <= Paging.badPageLimit { return goOn(to: past) }
        let failures = tally.badEnd.compactMap(\.page.failure)
        if let past, failures.count == tally.badInARow, let first = failures.first {
            let start = tally.badEnd.first?.page.page ?? number
            var untold = tally
            untold.bad.removeLast(tally.badInARow)
            untold.badInARow = 0
            return finish(
                .failed(PagingFailure(failure: first, pages: min(start, number)...number)),
                bad: tally.bad,
                next: past,
                untold: untold
            )
        }
        let bad = tally.badBeforeEnd
        if tally.barrenPages > 0 {
            let batch = tally.batch(page: number, recipes: [], skipped: bad)
            return finish(.arrived(batch), bad: bad, next: nil)
        }
        return finish(.ended(skipped: bad.map(\.page)), bad: bad, next: nil)
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

package import RecipeModel

/// The pages of one query: what is loaded, what comes next, what number each recipe has.
///
/// A plain state machine: events go in as calls, what to do comes out as effects, and
/// nothing here waits, asks or prints. Laws: no recipe twice, none lost, numbers never change, at
/// most one page is asked for at a time, and what is cancelled changes nothing.
///
/// A page that failed or is empty does not prove the end of the results, so up to three in a row
/// are skipped. A page that our filters empty doesn't count as failed; five of those are gone
/// through.
package struct Paging: Equatable, Sendable {
    /// What to do.
    package enum Effect: Hashable, Sendable {
        /// Ask the service for a page.
        case fetch(PageRequest)
        /// Call off what was asked for.
        case cancelFetch
        /// Tell the waiting command.
        case report(PagingReport)
    }

    /// What is asked of the service.
    package struct PageRequest: Hashable, Sendable {
        /// A number of its own, by which a late answer is known.
        package var id: Int
        /// Where in the results.
        package var cursor: PageCursor
    }

    /// What is asked.
    package let query: RecipeQuery
    /// The conditions that are applied here, on what the service sent.
    package let conditionsHere: [Condition]
    /// Where in the results it began.
    package let start: PageCursor
    /// What was shown, in order.
    package internal(set) var batches: [PageBatch] = []
    /// How many recipes there are in all, where the service told and nothing is taken out here.
    package internal(set) var total: ResultTotal?
    /// The failure that was told last, until what failed has come after all.
    package internal(set) var failure: PagingError?

    /// Recipes of which the service knows more than came with their page.
    package internal(set) var lacking: Set<RecipeID> = []

    /// What the query may have been meant to be, where the service does not know all its words.
    package internal(set) var offer: QueryOffer?

    /// Where the next scan begins; nil at the end of the results.
    var next: PageCursor?
    /// What the next scan has to tell of the one before.
    var untold = ScanTally()
    /// The scan that is under way.
    var scan: PageScan?
    /// What a scan ahead of need came to; it is told and counts when it is asked for.
    var ahead: ScanOutcome?
    /// Pages that were skipped and not brought in since.
    var badPages: [Int: BadPage] = [:]
    var seen: Set<RecipeID> = []
    var lastNumber = 0
    var lastRequest = 0

    /// How many bad pages in a row are skipped.
    package static let badPageLimit = 3
    /// How many pages on the way may come to nothing.
    package static let barrenPageLimit = 5

    /// The beginning of a query's results.
    ///
    /// - Parameters:
    ///   - query: What is asked.
    ///   - conditionsHere: The conditions that the service does not answer itself.
    ///   - start: Where in the results to begin.
    package init(
        query: RecipeQuery,
        conditionsHere: [Condition] = [],
        start: PageCursor = .first
    ) {
        self.query = query
        self.conditionsHere = conditionsHere
        self.start = start
        next = start
    }
}

// MARK: - What is there

extension Paging {
    /// Every recipe that was shown, in the order of its number.
    package var recipes: [NumberedRecipe] { batches.flatMap(\.recipes) }

    /// The pages that recipes were shown from, in the order of their arrival.
    package var pages: [Int] { batches.filter { !$0.recipes.isEmpty }.map(\.page) }

    /// Pages that were skipped and not brought in since, in order.
    package var skipped: [SkippedPage] {
        badPages.values.map(\.page).sorted { $0.page < $1.page }
    }

    /// Whether there may be more to show, or failed pages on the way to the end are still to be told.
    package var hasMore: Bool {
        guard let ahead else { return next != nil }
        return ahead.next != nil || !ahead.recipes.isEmpty
            || ahead.bad.contains { $0.page.failure != nil }
    }

    /// What the work ahead of need is at.
    package var prefetchState: PrefetchState {
        if let scan, scan.purpose == .ahead { return .fetching(page: scan.cursor.number) }
        switch ahead?.report {
        case .arrived(let batch) where !batch.recipes.isEmpty: return .ready(page: batch.page)
        case .failed(let failure): return .failed(page: failure.pages.lowerBound)
        case .arrived, .ended, .cancelled, nil: return .idle
        }
    }

    /// Whether something failed that can be asked for again: what failed last, or a page.
    package func canRetry(page: Int? = nil) -> Bool {
        (page.map(retryTarget) ?? retryTarget()) != nil
    }
}

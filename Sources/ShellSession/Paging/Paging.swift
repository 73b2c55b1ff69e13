public import RecipeModel

/// The pages of one query: what is loaded, what comes next, what number each recipe has.
///
/// A plain state machine: events go in as calls, what is to be done comes out as effects, and
/// nothing here waits, asks or prints. Laws: no recipe twice, none lost, numbers never change, at
/// most one page is asked for at a time.
///
/// A page that failed or is empty does not prove the end of the results, so up to three in a row
/// are looked past. A page of which nothing is left here is no bad page; five of those in a row are
/// gone through.
public struct Paging: Equatable, Sendable {
    /// What is to be done.
    public enum Effect: Hashable, Sendable {
        /// Ask the service for a page.
        case fetch(PageRequest)
        /// Call off what was asked for.
        case cancelFetch
        /// Tell the waiting command.
        case report(PagingReport)
    }

    /// What is asked.
    public let query: RecipeQuery
    /// The conditions that are applied here, on what the service sent.
    public let conditionsHere: [Condition]
    /// Where in the results it began.
    public let start: PageCursor
    /// What was shown, in order.
    public private(set) var batches: [PageBatch] = []
    /// How many recipes there are in all, where the service told and nothing is taken out here.
    public private(set) var total: ResultTotal?
    /// What came ahead of need and was not shown yet.
    var ahead: PagingReport?
    /// The search for the next page with something on it, while it is under way.
    var hunt: Hunt?
    /// Where the next one begins; nil at the end of the results.
    var next: PageCursor?
    private var seen: Set<RecipeID> = []
    private var lastNumber = 0
    private var lastRequest = 0
    private var badPages: [Int: BadPage] = [:]

    /// How many bad pages in a row are looked past.
    public static let badPageLimit = 3
    /// How many pages in a row may come to nothing.
    public static let barrenPageLimit = 5

    /// The beginning of a query's results.
    ///
    /// - Parameters:
    ///   - query: What is asked.
    ///   - conditionsHere: The conditions that the service does not answer itself.
    ///   - start: Where in the results to begin.
    public init(
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
    public var recipes: [NumberedRecipe] { batches.flatMap(\.recipes) }

    /// The pages that recipes were shown from, in the order of their arrival.
    public var pages: [Int] { batches.filter { !$0.recipes.isEmpty }.map(\.page) }

    /// Pages that were looked past and not brought in since, in order.
    public var skipped: [SkippedPage] {
        badPages.values.map(\.page).sorted { $0.page < $1.page }
    }

    /// Whether there may be more to show.
    public var hasMore: Bool {
        switch ahead {
        case .arrived, .failed: true
        case .ended: false
        case .cancelled, nil: next != nil
        }
    }

    /// What the work ahead of need is at.
    public var prefetchState: PrefetchState {
        if let hunt, hunt.purpose == .ahead { return .fetching(page: hunt.cursor.number) }
        return switch ahead {
        case .arrived(let batch): .ready(page: batch.page)
        case .failed(let failure): .failed(page: failure.pages.lowerBound)
        case .ended, .cancelled, nil: .idle
        }
    }
}

// MARK: - Events

extension Paging {
    /// The cook asked for the next page.
    public mutating func moreRequested() -> [Effect] {
        if let report = ahead {
            ahead = nil
            return [.report(show(report))]
        }
        if hunt != nil {
            hunt?.purpose = .wanted
            return []
        }
        guard let next else { return [.report(.ended(skipped: []))] }
        return begin(Hunt(purpose: .wanted, cursor: next))
    }

    /// There is time to fetch the next page before it is asked for.
    public mutating func prefetchRequested() -> [Effect] {
        guard hunt == nil, ahead == nil, let next else { return [] }
        return begin(Hunt(purpose: .ahead, cursor: next))
    }

    /// The cook asked again for a page that was looked past; its recipes come at the end.
    public mutating func retryRequested(page: Int) -> [Effect] {
        guard let bad = badPages[page] else { return [.report(.ended(skipped: []))] }
        let stopping: [Effect] = hunt == nil ? [] : [.cancelFetch]
        return stopping + begin(Hunt(purpose: .again, cursor: bad.cursor))
    }

    /// A page came. An answer to a request that was called off changes nothing.
    public mutating func pageArrived(_ page: RecipePage, for request: Int) -> [Effect] {
        guard var hunt, hunt.request == request else { return [] }
        if page.recipes.isEmpty {
            return pageWasBad(nil, past: page.next)
        }
        let fresh = sift(page.recipes)
        hunt.badInARow = 0
        hunt.repeatsHidden += fresh.repeats
        hunt.takenOut += fresh.takenOut
        hunt.unusableEntries += page.unusableEntries
        total = conditionsHere.isEmpty ? page.total : nil
        self.hunt = hunt
        if fresh.recipes.isEmpty, let following = page.next, hunt.purpose != .again,
            hunt.barrenPages + 1 < Paging.barrenPageLimit
        {
            self.hunt?.barrenPages += 1
            return goOn(to: following)
        }
        badPages[page.cursor.number] = nil
        let barren = fresh.recipes.isEmpty ? 1 : 0
        seen.formUnion(fresh.recipes.map(\.id))
        return finish(
            .arrived(
                PageBatch(
                    page: page.cursor.number,
                    recipes: fresh.recipes.map { NumberedRecipe(number: 0, recipe: $0) },
                    skipped: hunt.bad.map(\.page),
                    repeatsHidden: hunt.repeatsHidden,
                    takenOut: hunt.takenOut,
                    barrenPages: hunt.barrenPages + barren,
                    unusableEntries: hunt.unusableEntries,
                    age: page.age
                )
            ),
            next: page.next
        )
    }

    /// A page could not be had; `past` is the place behind it, where the service can tell.
    public mutating func pageFailed(
        _ failure: ServiceFailure,
        past: PageCursor?,
        for request: Int
    ) -> [Effect] {
        guard let hunt, hunt.request == request else { return [] }
        guard failure.isOfOnePage, let past else {
            let page = hunt.cursor.number
            return finish(
                .failed(PagingFailure(failure: failure, pages: page...page)),
                next: hunt.cursor
            )
        }
        return pageWasBad(failure, past: past)
    }

    /// What is under way was called off; all is as before it was asked for.
    public mutating func cancelled() -> [Effect] {
        guard let hunt else { return [] }
        self.hunt = nil
        return hunt.purpose == .ahead ? [.cancelFetch] : [.cancelFetch, .report(.cancelled)]
    }
}

// MARK: - The search for a page with something on it

extension Paging {
    /// What is asked of the service.
    public struct PageRequest: Hashable, Sendable {
        /// A number of its own, by which a late answer is known.
        public var id: Int
        /// Where in the results.
        public var cursor: PageCursor
    }

    struct BadPage: Hashable, Sendable {
        var page: SkippedPage
        var cursor: PageCursor
    }

    /// The way from one shown page to the next; nothing of it counts before it is finished.
    struct Hunt: Hashable, Sendable {
        enum Purpose { case wanted, ahead, again }

        var purpose: Purpose
        var cursor: PageCursor
        var request = 0
        var bad: [BadPage] = []
        var badInARow = 0
        var barrenPages = 0
        var repeatsHidden = 0
        var takenOut = 0
        var unusableEntries = 0

        init(purpose: Purpose, cursor: PageCursor) {
            self.purpose = purpose
            self.cursor = cursor
        }
    }

    private mutating func begin(_ hunt: Hunt) -> [Effect] {
        var hunt = hunt
        lastRequest += 1
        hunt.request = lastRequest
        self.hunt = hunt
        return [.fetch(PageRequest(id: lastRequest, cursor: hunt.cursor))]
    }

    private mutating func goOn(to cursor: PageCursor) -> [Effect] {
        guard var hunt else { return [] }
        hunt.cursor = cursor
        return begin(hunt)
    }

    /// A page that failed, or (without a failure) was empty.
    private mutating func pageWasBad(_ failure: ServiceFailure?, past: PageCursor?) -> [Effect] {
        guard var hunt else { return [] }
        let number = hunt.cursor.number
        hunt.bad.append(
            BadPage(page: SkippedPage(page: number, failure: failure), cursor: hunt.cursor)
        )
        hunt.badInARow += 1
        self.hunt = hunt
        guard hunt.purpose != .again else {
            guard let failure else { return finish(.ended(skipped: []), next: next) }
            return finish(
                .failed(PagingFailure(failure: failure, pages: number...number)),
                next: next
            )
        }
        guard let past else { return finish(.ended(skipped: hunt.earlierBad), next: nil) }
        guard hunt.badInARow > Paging.badPageLimit else { return goOn(to: past) }
        let run = hunt.bad.suffix(hunt.badInARow).map(\.page)
        let failures = run.compactMap(\.failure)
        guard failures.count == run.count, let first = failures.first, let start = run.first else {
            return finish(.ended(skipped: hunt.bad.map(\.page)), next: nil)
        }
        return finish(
            .failed(PagingFailure(failure: first, pages: start.page...number)),
            next: past
        )
    }

    /// Ends the hunt: what it met counts from now on, and its report is shown or put by.
    private mutating func finish(_ report: PagingReport, next: PageCursor?) -> [Effect] {
        guard let hunt else { return [] }
        self.hunt = nil
        for bad in hunt.bad { badPages[bad.page.page] = bad }
        guard hunt.purpose != .again else { return [.report(show(report))] }
        self.next = next
        guard hunt.purpose == .wanted else {
            ahead = report
            return []
        }
        return [.report(show(report))]
    }

    /// Numbers what is shown now; only here, so that numbers follow the order of showing.
    private mutating func show(_ report: PagingReport) -> PagingReport {
        guard case .arrived(var batch) = report else { return report }
        for index in batch.recipes.indices {
            lastNumber += 1
            batch.recipes[index].number = lastNumber
        }
        batches.append(batch)
        return .arrived(batch)
    }

    private struct Sifted {
        var recipes: [Recipe] = []
        var repeats = 0
        var takenOut = 0
    }

    /// What of a page is new and meets the conditions that are applied here.
    private func sift(_ recipes: [Recipe]) -> Sifted {
        var sifted = Sifted()
        var met = seen
        for recipe in recipes {
            if !met.insert(recipe.id).inserted {
                sifted.repeats += 1
            } else if conditionsHere.allSatisfy({ $0.holds(for: recipe) }) {
                sifted.recipes.append(recipe)
            } else {
                sifted.takenOut += 1
            }
        }
        if query.sort == .title {
            sifted.recipes.sort { $0.title.lowercased() < $1.title.lowercased() }
        }
        return sifted
    }
}

extension Paging.Hunt {
    /// The bad pages but for the last one, which was the end and nothing to tell.
    var earlierBad: [SkippedPage] { bad.dropLast().map(\.page) }
}

extension ServiceFailure {
    /// Whether the failure is one page's own, so that the page behind it may well come.
    var isOfOnePage: Bool {
        switch self {
        case .serverFailed, .malformedReply, .tooLarge: true
        default: false
        }
    }
}

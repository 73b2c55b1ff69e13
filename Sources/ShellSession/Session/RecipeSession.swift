package import RecipeModel

/// The session of one shell: what is asked, what is loaded, where `back` leads, what `it` is.
///
/// It performs the effects of `Paging`, one page request at a time for each service, and drops
/// answers to a query that is not asked any more. A new query takes the old one's place only when it
/// has an answer, so after a failure the earlier results are still there.
///
/// It serves one command at a time: a request that is made while another waits cancels that one,
/// whose report is then `.cancelled`.
package actor RecipeSession {
    /// The service that is asked from now on.
    package private(set) var service: any RecipeService
    /// What the cook looks at; nil before the first query.
    package internal(set) var view: SessionView?
    /// The query that found nothing, until something else is shown; the view is that of before.
    package internal(set) var fruitless: SessionView?
    /// What the queries that found nothing or failed left out since the view came: it counts when the
    /// view is narrowed, whatever became of those queries.
    var heldExclusions: [Condition] = []
    /// The recipe that is read now, in place of the list that it was opened from.
    package internal(set) var reading: OpenedRecipe?
    /// The list that was printed last.
    package internal(set) var printedList = PrintedList.nothing
    /// The favorites as they were listed last.
    package internal(set) var favorites: FavoritesWindow?
    /// The recipe that was opened last.
    package internal(set) var opened: Recipe?
    /// The recipe that a command named last.
    package internal(set) var named: Recipe?
    /// Whether a list was printed since a recipe was opened or named.
    var isNamedBefore = false { didSet { if isNamedBefore { told = nil } } }
    /// The one recipe of the list that an answer told of last; nil once something else is shown or named.
    var told: Recipe?
    /// The service whose request failed last.
    package internal(set) var failedService: ServiceName?
    /// When pages are fetched ahead.
    package private(set) var prefetchPolicy: PrefetchPolicy

    var backward: [SessionView] = []
    var forward: [HistoryEntry] = []
    var attempt: SessionAttempt?
    var failedAttempt: FailedAttempt?

    /// A command that waits for its report.
    struct Waiter {
        let ticket: Int
        let events: AsyncStream<SessionEvent>.Continuation
    }
    var waiter: Waiter?
    var idleWaiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var detailWaiters: [Int: CheckedContinuation<Void, Never>] = [:]
    /// How long a page waits for details that nothing depends on; nil until all are there.
    var patience: Duration?
    /// Details that are on their way after their pages.
    var lateWork: [Int: Task<Void, Never>] = [:]
    /// The page request that is under way.
    var fetch: PageTask?
    /// The end of the request that was sent last to each service; the next one waits for it.
    var lastRequests: [(service: ServiceName, end: Task<Void, Never>)] = []
    var toldPrefetchState = PrefetchState.idle
    let prefetchChanged: @Sendable (PrefetchState) -> Void
    private var lastNumber = 0

    /// How many views `back` can go through.
    package static let viewLimit = 50

    /// A session that asks a service.
    ///
    /// - Parameters:
    ///   - service: The service to ask.
    ///   - prefetchPolicy: When pages are fetched ahead.
    ///   - prefetchChanged: Called with the state of the work ahead when it changes, on any thread;
    ///     it must not wait for anything.
    package init(
        service: any RecipeService,
        prefetchPolicy: PrefetchPolicy,
        prefetchChanged: @escaping @Sendable (PrefetchState) -> Void = { _ in }
    ) {
        self.service = service
        self.prefetchPolicy = prefetchPolicy
        self.prefetchChanged = prefetchChanged
    }

    /// What was answered last: the query that found nothing, else the view.
    package var answered: SessionView? { fruitless ?? view }

    /// What a change of the query starts from: the view's, and what was excluded in vain since. Nil
    /// before the first query.
    package var standingQuery: RecipeQuery? {
        guard view != nil || !heldExclusions.isEmpty else { return nil }
        var query = view?.paging.query ?? RecipeQuery()
        for condition in heldExclusions { query.add(condition) }
        return query
    }

    /// The state of the work ahead of need.
    package var prefetchState: PrefetchState { view?.paging.prefetchState ?? .idle }

    /// Sets when pages are fetched ahead.
    package func setPrefetchPolicy(_ policy: PrefetchPolicy) { prefetchPolicy = policy }

    /// Asks another service from now on. The view stays what it is.
    package func use(_ service: any RecipeService) { self.service = service }

    /// A number that was not given before.
    func newNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}

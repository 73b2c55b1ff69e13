public import RecipeModel

/// When the next page is fetched before it is asked for.
public enum PrefetchPolicy: String, Hashable, Sendable, CaseIterable {
    /// Where it costs the cook nothing.
    case on
    /// Never.
    case off
    /// Also where the service counts requests.
    case always
}

/// The session of one shell: what is asked, what is loaded, where `back` leads, what `it` is.
///
/// It performs the effects of `Paging`, one page request at a time, and drops answers to a query
/// that is not asked any more. A new query takes the old one's place only when it has an answer, so
/// after a failure the earlier results are still there.
public actor RecipeSession {
    /// What is asked of from now on.
    public internal(set) var service: any RecipeService
    /// What the cook looks at; nil before the first query.
    public internal(set) var view: SessionView?
    /// The list that was printed last.
    public internal(set) var printedList = PrintedList.nothing
    /// The favorites as they were listed last.
    public internal(set) var favorites: FavoritesWindow?
    /// The recipe that was opened last.
    public internal(set) var opened: Recipe?
    /// The recipe that a command named last.
    public internal(set) var named: Recipe?
    /// When pages are fetched ahead.
    public private(set) var prefetchPolicy: PrefetchPolicy

    var backward: [SessionView] = []
    var forward: [SessionView] = []
    /// A query that has no answer yet.
    var attempt: SessionView?
    /// What failed last, for `retry`.
    var failedAttempt: FailedQuery?
    var failedPage: Int?
    private var lastViewID = 0
    private var fetch: Task<Void, Never>?
    private var waiter: CheckedContinuation<PagingReport, Never>?
    private var idleWaiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastIdleWaiter = 0
    private let prefetchChanged: @Sendable (PrefetchState) -> Void

    /// How many views `back` can go through.
    public static let viewLimit = 50

    /// A session that asks a service.
    ///
    /// - Parameters:
    ///   - service: Whom to ask.
    ///   - prefetchPolicy: When pages are fetched ahead.
    ///   - prefetchChanged: Called with the state of the work ahead when it changes, on any thread.
    public init(
        service: any RecipeService,
        prefetchPolicy: PrefetchPolicy,
        prefetchChanged: @escaping @Sendable (PrefetchState) -> Void = { _ in }
    ) {
        self.service = service
        self.prefetchPolicy = prefetchPolicy
        self.prefetchChanged = prefetchChanged
    }

    /// The state of the work ahead of need.
    public var prefetchState: PrefetchState { view?.paging.prefetchState ?? .idle }

    /// Sets when pages are fetched ahead.
    public func setPrefetchPolicy(_ policy: PrefetchPolicy) { prefetchPolicy = policy }

    func newViewID() -> Int {
        lastViewID += 1
        return lastViewID
    }
}

// MARK: - Performing what `Paging` decides

extension RecipeSession {
    /// Starts something on the active view and waits for its report.
    ///
    /// Cancelling the waiting task calls the work off; the report is then `.cancelled`.
    func report(of event: (inout Paging) -> [Paging.Effect]) async -> PagingReport {
        if Task.isCancelled { return .cancelled }
        let effects = change(event)
        for case .report(let report) in effects { return report }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter = continuation
                perform(effects)
            }
        } onCancel: {
            Task { await self.callOff() }
        }
    }

    /// Fetches the next page ahead, where the policy allows it.
    public func prefetch() {
        guard let view, attempt == nil else { return }
        switch prefetchPolicy {
        case .off: return
        case .on: guard view.service.abilities.allowsPrefetch else { return }
        case .always: break
        }
        perform(change { $0.prefetchRequested() })
    }

    /// Stops what is under way, also work ahead of need; tells which page was being fetched.
    @discardableResult
    public func callOff() -> Int? {
        let page = active?.paging.hunt?.cursor.number
        perform(change { $0.cancelled() })
        return page
    }

    /// Waits until no work ahead of need is under way, or the waiting task is cancelled.
    public func waitUntilIdle() async {
        guard active?.paging.hunt != nil, !Task.isCancelled else { return }
        lastIdleWaiter += 1
        let number = lastIdleWaiter
        await withTaskCancellationHandler {
            await withCheckedContinuation { idleWaiters[number] = $0 }
        } onCancel: {
            Task { await self.stopWaiting(number) }
        }
    }

    private func stopWaiting(_ number: Int) {
        idleWaiters.removeValue(forKey: number)?.resume()
    }

    private var active: SessionView? { attempt ?? view }

    private func change(_ event: (inout Paging) -> [Paging.Effect]) -> [Paging.Effect] {
        attempt?.change(event) ?? view?.change(event) ?? []
    }

    private func perform(_ effects: [Paging.Effect]) {
        for effect in effects {
            switch effect {
            case .cancelFetch:
                fetch?.cancel()
                fetch = nil
            case .fetch(let request):
                start(request)
            case .report(let report):
                waiter?.resume(returning: report)
                waiter = nil
            }
        }
        guard let active else { return }
        prefetchChanged(active.paging.prefetchState)
        guard active.paging.hunt == nil else { return }
        for waiting in idleWaiters.values { waiting.resume() }
        idleWaiters = [:]
    }

    private func start(_ request: Paging.PageRequest) {
        guard let asking = active else { return }
        fetch = Task {
            let answer: Result<RecipePage, ServiceFailure>
            do {
                answer = .success(
                    try await asking.service.page(
                        of: asking.paging.query,
                        at: request.cursor,
                        freshness: asking.freshness
                    )
                )
            } catch let failure as ServiceFailure {
                answer = .failure(failure)
            } catch {
                // A cancelled request has no answer, and nobody waits for one.
                return
            }
            self.answered(answer, for: request, of: asking.id)
        }
    }

    private func answered(
        _ answer: Result<RecipePage, ServiceFailure>,
        for request: Paging.PageRequest,
        of id: Int
    ) {
        guard let active, active.id == id else { return }
        perform(
            change { paging in
                switch answer {
                case .success(let page):
                    paging.pageArrived(page, for: request.id)
                case .failure(let failure):
                    paging.pageFailed(
                        failure,
                        past: active.service.cursor(past: request.cursor),
                        for: request.id
                    )
                }
            }
        )
    }
}

extension SessionView {
    mutating func change(_ event: (inout Paging) -> [Paging.Effect]) -> [Paging.Effect] {
        event(&paging)
    }
}

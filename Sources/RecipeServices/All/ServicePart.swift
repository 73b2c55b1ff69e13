import RecipeModel

/// What came of asking one of several services.
struct ServicePart: Sendable {
    let service: any RecipeService
    /// Where it was asked.
    let cursor: PageCursor
    let result: Result<RecipePage, ServiceError>
    /// The conditions that it does not answer itself.
    var applied: [Condition] = []
    /// The recipes whose details follow.
    var lacking: [RecipeID] = []
    /// The details, where some follow.
    var following: PageEvents?

    /// Asks a service, and waits for its page. Throws `CancellationError` only.
    init(
        asking service: any RecipeService,
        for query: RecipeQuery,
        at cursor: PageCursor,
        _ freshness: Freshness,
        patience: Duration?
    ) async throws {
        self.service = service
        self.cursor = cursor
        let plan = QueryPlan(query, for: service.abilities)
        guard plan.impossible.isEmpty else {
            result = .failure(.unsupported)
            return
        }
        applied = plan.applied
        let events = service.events(
            of: query,
            at: cursor,
            freshness: freshness,
            patience: patience
        )
        do {
            for try await case .page(let page, let lacking) in events {
                result = .success(page)
                self.lacking = lacking
                if !lacking.isEmpty { following = events }
                return
            }
            throw CancellationError()
        } catch let failure as ServiceError {
            result = .failure(failure)
        }
    }

    /// Where it goes on; nil where it has ended.
    ///
    /// After a silence it is asked for the same page again, past a bad page for the one after.
    var next: PageCursor? {
        switch result {
        case .success(let page): return page.next
        case .failure(let failure):
            switch failure {
            case .offline, .notKept, .timedOut, .cookbook, .file: return cursor
            case .serverFailed, .malformedReply, .tooLarge, .forbidden:
                return service.cursor(past: cursor)
            case .quotaUsed, .keyRefused, .loginPage, .anotherProgram, .unsupported: return nil
            }
        }
    }

    var failure: ServiceError? {
        if case .failure(let failure) = result { failure } else { nil }
    }
}

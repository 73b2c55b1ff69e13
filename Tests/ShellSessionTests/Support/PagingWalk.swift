import RecipeModel

@testable import ShellSession

/// A paging that is walked event by event; every step tells its effects as text.
struct PagingWalk {
    var paging: Paging
    /// The request that was sent last.
    private(set) var request: Paging.PageRequest?

    init(
        _ query: RecipeQuery = .garlic,
        conditionsHere: [Condition] = [],
        start: PageCursor = .first
    ) {
        paging = Paging(query: query, conditionsHere: conditionsHere, start: start)
    }

    mutating func more() -> String { perform(paging.moreRequested()) }

    mutating func prefetch() -> String { perform(paging.prefetchRequested()) }

    mutating func retry(_ page: Int? = nil) -> String {
        perform(paging.retryRequested(page: page))
    }

    mutating func cancel() -> String { perform(paging.cancelled()) }

    /// The page that was asked for comes, with recipes of these keys and a page behind it.
    mutating func arrive(
        _ keys: String,
        isLast: Bool = false,
        total: ResultTotal? = nil,
        unusable: Int = 0,
        age: Int? = nil
    ) -> String {
        guard let request else { return "nothing was asked" }
        let page = RecipePage(
            cursor: request.cursor,
            recipes: .of(keys),
            next: isLast ? nil : PageCursor(number: request.cursor.number + 1),
            total: total,
            unusableEntries: unusable,
            age: age
        )
        return perform(paging.pageArrived(page, for: request.id))
    }

    /// The page that was asked for fails; a service that counts its pages knows the one behind it.
    mutating func fail(_ failure: ServiceError, knowsNext: Bool = true) -> String {
        guard let request else { return "nothing was asked" }
        let past = knowsNext ? PageCursor(number: request.cursor.number + 1) : nil
        return perform(paging.pageFailed(failure, past: past, for: request.id))
    }

    private mutating func perform(_ effects: [Paging.Effect]) -> String {
        effects.map { effect in
            switch effect {
            case .fetch(let request):
                self.request = request
                return "fetch \(request.cursor.number)"
            case .cancelFetch: return "cancel"
            case .report(let report): return report.text
            }
        }.joined(separator: "; ")
    }
}

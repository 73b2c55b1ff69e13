/// What one of several services contributed to a page.
///
/// A page's recipes stand in the order of its parts: the first `count` are the first part's, the
/// next ones the second part's, and so on.
package struct PagePart: Hashable, Sendable, Codable {
    /// The service that was asked.
    package var service: ServiceName
    /// How many of the page's recipes it sent.
    package var count: Int
    /// Why it sent none; nil where it answered.
    package var failure: ServiceError?
    /// How many recipes it has in all, where it tells and nothing of them was left out.
    package var total: ResultTotal?
    /// Recipes that a condition took out, because the service does not answer it itself.
    package var takenOut: Int
    /// Recipes that another service had sent already.
    package var repeatsHidden: Int
    /// Whether it has more after this page.
    package var hasMore: Bool

    /// Whether it failed. That it cannot answer a query at all is not a failure of its own.
    package var hasFailed: Bool { failure != nil && failure != .unsupported }

    /// A service's part of a page.
    package init(
        service: ServiceName,
        count: Int = 0,
        failure: ServiceError? = nil,
        total: ResultTotal? = nil,
        takenOut: Int = 0,
        repeatsHidden: Int = 0,
        hasMore: Bool = false
    ) {
        self.service = service
        self.count = count
        self.failure = failure
        self.total = total
        self.takenOut = takenOut
        self.repeatsHidden = repeatsHidden
        self.hasMore = hasMore
    }
}

extension [PagePart] {
    /// The first service that failed; one that cannot answer the query only where none answered.
    package var firstFailed: PagePart? {
        if let failed = first(where: \.hasFailed) { return failed }
        return contains { $0.failure == nil } ? nil : first
    }

    /// Whether a service sent recipes, though none may be left of them.
    package var hadRecipes: Bool {
        contains { $0.count + $0.takenOut + $0.repeatsHidden > 0 }
    }
}

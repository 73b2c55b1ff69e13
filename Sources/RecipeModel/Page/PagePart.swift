/// What one of several services contributed to a page.
///
/// A page's recipes stand in the order of its parts: the first `count` are the first part's, the
/// next ones the second part's, and so on.
public struct PagePart: Hashable, Sendable, Codable {
    /// Who was asked.
    public var service: ServiceName
    /// How many of the page's recipes it sent.
    public var count: Int
    /// Why it sent none; nil where it answered.
    public var failure: ServiceFailure?
    /// How many recipes it has in all, where it tells and nothing of them was left out.
    public var total: ResultTotal?
    /// Recipes that a condition took out, because the service does not answer it itself.
    public var takenOut: Int
    /// Recipes that another service had sent already.
    public var repeatsHidden: Int
    /// Whether it has more behind this page.
    public var hasMore: Bool

    /// A service's part of a page.
    public init(
        service: ServiceName,
        count: Int = 0,
        failure: ServiceFailure? = nil,
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

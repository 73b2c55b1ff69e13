/// A page of results that could not be had.
public struct SkippedPage: Hashable, Sendable {
    /// The page's number.
    public var page: Int
    /// Why; nil for a page that came and was empty.
    public var failure: ServiceFailure?

    /// A page that was looked past.
    public init(page: Int, failure: ServiceFailure?) {
        self.page = page
        self.failure = failure
    }
}

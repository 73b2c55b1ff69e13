/// A page of results that could not be had.
public struct SkippedPage: Hashable, Sendable {
    /// The page's number.
    public var page: Int
    /// Why; nil for a page that came and was empty.
    public var failure: ServiceFailure?
    /// What each service answered, where several were asked at once.
    public var parts: [PagePart]

    /// A page that was looked past.
    public init(page: Int, failure: ServiceFailure?, parts: [PagePart] = []) {
        self.page = page
        self.failure = failure
        self.parts = parts
    }

    /// Whose failure it is, where several services were asked at once.
    public var service: ServiceName? { parts.firstFailed?.service }
}

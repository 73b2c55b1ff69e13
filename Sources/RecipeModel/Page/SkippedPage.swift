/// A page of results that couldn't be loaded.
package struct SkippedPage: Hashable, Sendable {
    /// The page's number.
    package var page: Int
    /// Why; nil for a page that came and was empty.
    package var failure: ServiceFailure?
    /// What each service answered, where several were asked at once.
    package var parts: [PagePart]

    /// A page that was skipped.
    package init(page: Int, failure: ServiceFailure?, parts: [PagePart] = []) {
        self.page = page
        self.failure = failure
        self.parts = parts
    }

    /// Whose failure it is, where several services were asked at once.
    package var service: ServiceName? { parts.firstFailed?.service }
}

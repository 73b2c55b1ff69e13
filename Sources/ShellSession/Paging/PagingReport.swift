package import RecipeModel

/// What a request for recipes ended in.
package enum PagingReport: Hashable, Sendable {
    /// Recipes; or none, where pages came of which nothing was left.
    case arrived(PageBatch)
    /// There is nothing more. Pages that failed on the way to the end are in it.
    case ended(skipped: [SkippedPage])
    /// A failure, on one page or on several in a row.
    case failed(PagingError)
    /// It was cancelled.
    case cancelled
}

/// Why no recipes came.
package struct PagingError: Error, Hashable, Sendable {
    /// The first failure.
    package var failure: ServiceError
    /// The pages that failed.
    package var pages: ClosedRange<Int>
    /// What each service answered on the first of them, where several were asked at once.
    package var parts: [PagePart]

    package init(failure: ServiceError, pages: ClosedRange<Int>, parts: [PagePart] = []) {
        self.failure = failure
        self.pages = pages
        self.parts = parts
    }
}

extension ServiceError {
    /// Whether the failure is one page's own, so that the page after it may well come.
    ///
    /// A redirect that is not followed is; a host that is not asked at all, a limit used up, a key
    /// refused or silence are the service's as a whole.
    var isOfOnePage: Bool {
        switch self {
        case .serverFailed, .malformedReply, .tooLarge: true
        case .forbidden(let rule): rule != .unsafeHost && rule != .untrustedCertificate
        case .offline, .notKept, .timedOut, .quotaUsed, .keyRefused, .loginPage, .anotherProgram,
            .unsupported, .cookbook, .file:
            false
        }
    }
}

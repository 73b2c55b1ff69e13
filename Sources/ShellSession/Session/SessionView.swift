package import RecipeModel

/// What the cook looks at: a query's results as far as they are loaded, and the service that sends them.
///
/// `back` and `forward` go from one view to another; a view comes back exactly as it was left.
package struct SessionView: Sendable {
    /// A number of its own, by which late answers find the view that asked.
    let id: Int
    /// The service that sends the results.
    package let service: any RecipeService
    /// The results as far as they are loaded.
    package internal(set) var paging: Paging
    /// The numbers of the recipes that were printed last.
    package internal(set) var printed: [Int] = []
    /// The numbers of those loaded recipes that a limit kept off the list.
    package internal(set) var heldBack: [Int] = []
    /// Whether kept answers will do for its pages.
    var freshness = Freshness.kept
}

/// A view in the making: it has no answer yet, and the old one stays until it has.
struct SessionAttempt: Sendable {
    /// What it is to become.
    enum Purpose: Hashable, Sendable {
        /// A view of its own, after the old one.
        case query
        /// The old view, loaded again up to this page.
        case refresh(upTo: Int)
    }

    var view: SessionView
    let purpose: Purpose
    /// What came so far.
    var batch: PageBatch?
}

/// An attempt that failed, kept for `retry` and, as long as nothing else was printed,
/// for `more`.
struct FailedAttempt: Sendable {
    let purpose: SessionAttempt.Purpose
    /// The view that it was to become, as far as it came.
    let view: SessionView
    let failure: PagingError
    /// Whether it is the last that the cook saw, so that `more` may mean it.
    var isLatest = true
}

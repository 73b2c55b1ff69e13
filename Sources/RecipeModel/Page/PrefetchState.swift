/// What the work in the background is at.
package enum PrefetchState: Hashable, Sendable {
    /// Nothing to do.
    case idle
    /// A page is being fetched.
    case fetching(page: Int)
    /// A page is there.
    case ready(page: Int)
    /// A page couldn't be loaded; it is told when it is asked for.
    case failed(page: Int)
}

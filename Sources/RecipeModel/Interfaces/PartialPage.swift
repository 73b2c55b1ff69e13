/// Told what each of several services sent, before a page is whole.
///
/// A page of all services together is there only when the slowest one has answered. A command that
/// shows each service's part as it comes sets an observer around its request:
///
/// ```swift
/// let page = try await PartialPage.$observer.withValue(observer) {
///     try await services.page(of: query, at: .first, freshness: .kept)
/// }
/// ```
package protocol PartialPageObserver: Sendable {
    /// A part came, and those before it on the page have been told.
    func received(_ part: PagePart, _ recipes: [Recipe]) async
}

/// Who is told of the parts of the page that is being asked for.
package enum PartialPage {
    /// Nobody, unless a command sets somebody around its request. (An object and not a closure: the
    /// optimizer of Swift 6.3 makes a task-local closure of several arguments crash.)
    @TaskLocal package static var observer: (any PartialPageObserver)?
}

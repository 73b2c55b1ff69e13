/// Who is told what each of several services sent, before a page is whole.
///
/// A page of all services together is there only when the slowest one has answered. A command that
/// shows each service's part as it comes sets an observer around its request:
///
/// ```swift
/// let page = try await PartialPage.$observer.withValue({ part, recipes in … }) {
///     try await services.page(of: query, at: .first, freshness: .kept)
/// }
/// ```
public enum PartialPage {
    /// Called with each part and its recipes in the order in which they stand on the page, each as
    /// soon as those before it are there.
    @TaskLocal public static var observer: (@Sendable (PagePart, [Recipe]) async -> Void)?
}

/// Takes what becomes known of a page's recipes when the page was handed over already.
///
/// A list's entries may need a request each before their ingredients are known. A cook at the
/// prompt need not wait for the slowest of them; a script, and a condition that is judged by them,
/// must. Who wants a page soon sets a reader around the request:
///
/// ```swift
/// let page = try await LateDetails.$reader.withValue(reader) {
///     try await service.page(of: query, at: .first, freshness: .kept)
/// }
/// ```
package protocol LateDetailsReader: Sendable {
    /// How long a page waits for details that nothing depends on; zero asks for none.
    var patience: Duration { get }
    /// A page is handed over without the details of these recipes, which come one by one.
    ///
    /// Who stops reading calls the rest off; what could not be had does not come.
    func left(_ recipes: [RecipeID], coming details: AsyncStream<Recipe>)
}

/// Who takes details that come behind the page that is being asked for.
package enum LateDetails {
    /// Nobody, unless somebody sets a reader: then a page waits for all details.
    @TaskLocal package static var reader: (any LateDetailsReader)?
}

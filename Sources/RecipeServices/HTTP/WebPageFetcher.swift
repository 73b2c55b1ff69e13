package import RecipeModel

/// Fetches web pages and pictures through an `HTTPClient`.
package struct WebPageFetcher: PageFetcher {
    private let client: HTTPClient

    /// The most bytes of a page that are read, after unpacking.
    package static let pageLimit = 16 * 1_024 * 1_024
    /// The most bytes of a picture that are read.
    package static let pictureLimit = 4 * 1_024 * 1_024

    /// A fetcher that asks through this client.
    package init(client: HTTPClient) { self.client = client }

    /// The page at an address, of at most 16 MiB; one with a status of 400 or more as well.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness
    ) async throws -> FetchedDocument {
        let request = HTTPRequest(
            service: .web,
            kind: .page,
            address: address,
            source: source,
            accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
            limit: Self.pageLimit
        )
        return try await client.answer(to: request, freshness: freshness) { $0 }.value
    }

    /// The picture at an address, of at most 4 MiB.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func picture(
        at address: WebAddress,
        from source: AddressSource
    ) async throws -> FetchedDocument {
        let request = HTTPRequest(
            service: .web,
            kind: .picture,
            address: address,
            // No cook types a picture's address: a page of theirs has it.
            source: source == .cook ? .privateService : source,
            accept: "image/png,image/jpeg,image/webp,image/gif,image/*;q=0.5",
            limit: Self.pictureLimit
        )
        return try await client.answer(to: request, freshness: .kept) { $0 }.value
    }
}

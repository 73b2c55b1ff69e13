import RecipeModel

extension HTTPClient {
    /// Sends a change, once: a second try could make it twice. What it answers is not kept, and what
    /// the service answered before is asked for again.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    nonisolated func change(_ request: HTTPRequest) async throws -> FetchedDocument {
        let settings = await settings
        guard !settings.isOffline else { throw ServiceError.notKept }
        let trail = try RedirectTrail(
            from: request.address,
            source: request.source,
            keepsHost: true
        )
        let conditions = Conditions(freshness: .kept, kept: nil)
        let answer = try await gate(of: request).passed {
            try await attempt(request, trail, conditions, settings)
        }
        await cache.setRefusal(by: request.changeName, until: settings.now())
        return try await judged(answer, request, settings).document
    }

    /// When something was last changed by us where a request is answered, in seconds since 1970.
    nonisolated func lastChange(of request: HTTPRequest) async -> Int? {
        request.staysOnHost ? await cache.refusal(by: request.changeName) : nil
    }
}

extension HTTPRequest {
    /// Under what the time of our last change there is remembered.
    fileprivate var changeName: String { "changed \(service) \(address.origin)" }
}

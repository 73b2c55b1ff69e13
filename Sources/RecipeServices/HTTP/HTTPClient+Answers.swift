import RecipeModel

/// An answer, read.
struct HTTPAnswer<Value: Sendable>: Sendable {
    var value: Value
    /// How old it is, in seconds, when it was kept and could not be asked for again.
    var age: Int?
}

extension HTTPClient {
    /// The answer to a request, kept or sent, as `read` understands it.
    ///
    /// An answer that `read` cannot understand is not kept. Throws `ServiceError`, what `read`
    /// throws, or `CancellationError`.
    nonisolated func answer<Value: Sendable>(
        to request: HTTPRequest,
        freshness: Freshness,
        read: @Sendable (FetchedDocument) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        let settings = await settings
        do {
            // An address that must not be asked is not answered from the cache either.
            let trail = try RedirectTrail(
                from: request.address,
                source: request.source,
                keepsHost: request.secret != nil || request.staysOnHost
            )
            let kept =
                request.isKept ? await keptAnswer(to: request, settings, read: read) : nil
            let changed = await lastChange(of: request)
            let isOutdated = kept.map { $0.answer.document.fetchedAt <= changed ?? .min } ?? false
            if let kept,
                settings.isOffline
                    || !isOutdated && isFresh(kept.answer, request, freshness, settings)
            {
                await record(request.service) { $0.cacheHits += 1 }
                return kept.given(aged: settings.isOffline, at: settings.now())
            }
            if settings.isOffline { throw ServiceError.notKept }
            do {
                return try await ask(request, trail, freshness, settings, kept, read: read)
            } catch let failure as ServiceError {
                guard let kept, freshness == .kept, failure.leavesKeptAnswer else { throw failure }
                await recordFailure(failure, request, settings)
                await record(request.service) { $0.cacheHits += 1 }
                return kept.given(aged: true, at: settings.now())
            }
        } catch let met as ServiceError {
            let failure = request.failure(met)
            await recordFailure(failure, request, settings)
            throw failure
        }
    }

    private func recordFailure(
        _ failure: ServiceError,
        _ request: HTTPRequest,
        _ settings: Settings
    ) {
        let now = settings.now()
        record(request.service) {
            $0.lastFailure = failure
            $0.lastFailureAt = now
        }
        settings.trace?("\(request): \(failure)")
    }

    /// What is kept, if it can be read; what cannot is forgotten.
    nonisolated private func keptAnswer<Value: Sendable>(
        to request: HTTPRequest,
        _ settings: Settings,
        read: (FetchedDocument) throws -> Value
    ) async -> KeptValue<Value>? {
        guard let answer = await cache.answer(for: request.cacheKey) else { return nil }
        let isExpired = settings.now() - answer.document.fetchedAt >= request.lifetime
        guard !isExpired || request.outlivesLifetime, let value = try? read(answer.document) else {
            await cache.forget(request.cacheKey)
            return nil
        }
        return KeptValue(answer: answer, value: value)
    }

    nonisolated private func isFresh(
        _ kept: KeptAnswer,
        _ request: HTTPRequest,
        _ freshness: Freshness,
        _ settings: Settings
    ) -> Bool {
        // A time of the future comes from a clock that was wrong.
        let age = settings.now() - kept.document.fetchedAt
        return freshness == .kept && age >= 0 && age < request.lifetime
    }

    /// Asks the server, and keeps what it sends.
    nonisolated private func ask<Value: Sendable>(
        _ request: HTTPRequest,
        _ trail: RedirectTrail,
        _ freshness: Freshness,
        _ settings: Settings,
        _ kept: KeptValue<Value>?,
        read: (FetchedDocument) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        if let until = await cache.refusal(by: request.refusalName) {
            guard !DailyLimit.holds(until: until, at: settings.now()) else {
                throw ServiceError.quotaUsed(opensAt: until)
            }
            await cache.setRefusal(by: request.refusalName, until: nil)
        }
        let conditions = Conditions(freshness: freshness, kept: kept?.answer)
        let answer = try await gate(of: request).passed {
            try await exchange(request, along: trail, conditions: conditions, settings: settings)
        }
        if answer.isUnchanged {
            guard let kept else { throw ServiceError.serverFailed(status: 304, tries: 1) }
            let renewed = kept.answer.renewed(by: answer)
            await cache.keep(renewed, for: request.cacheKey)
            return HTTPAnswer(value: kept.value)
        }
        let value = try read(answer.document)
        if request.isKept, (200..<300).contains(answer.document.status) {
            await cache.keep(answer.keptForm(hidingSecretOf: request), for: request.cacheKey)
        }
        return HTTPAnswer(value: value)
    }
}

/// A kept answer that could be read.
private struct KeptValue<Value: Sendable>: Sendable {
    var answer: KeptAnswer
    var value: Value

    func given(aged: Bool, at now: Int) -> HTTPAnswer<Value> {
        HTTPAnswer(value: value, age: aged ? max(0, now - answer.document.fetchedAt) : nil)
    }
}

extension KeptAnswer {
    /// The same answer after the server said that it is unchanged.
    fileprivate func renewed(by answer: ExchangeAnswer) -> KeptAnswer {
        var renewed = self
        renewed.document.fetchedAt = answer.document.fetchedAt
        renewed.etag = answer.headers["etag"] ?? etag
        renewed.lastModified = answer.headers["last-modified"] ?? lastModified
        return renewed
    }
}

extension ServiceError {
    /// Whether an answer that was kept is better than this failure: no answer came, or the service
    /// is not to be asked now.
    fileprivate var leavesKeptAnswer: Bool {
        if case .quotaUsed = self { true } else { isSilence }
    }
}

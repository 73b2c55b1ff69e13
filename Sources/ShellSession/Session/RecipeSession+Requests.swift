import RecipeModel

/// A page request up to its page; its value is nil when it was cancelled.
typealias PageTask = Task<Result<PageArrival, ServiceError>?, Never>

/// A page that came, with what follows it.
struct PageArrival: Sendable {
    let page: RecipePage
    /// The recipes whose details follow.
    let lacking: [RecipeID]
    /// The details; nil where none follow. Dropping them calls them off.
    let following: PageEvents?
}

extension RecipeSession {
    /// Sends what the active view's paging asks for.
    func start(_ request: Paging.PageRequest) {
        guard let asking = active else { return }
        let task = send(
            asking.paging.query,
            at: request.cursor,
            freshness: asking.freshness,
            patience: patience,
            to: asking.service
        ) { part, recipes in
            await self.came(part, recipes, for: request, of: asking.id)
        }
        fetch = task
        Task { answered(await task.value, for: request, of: asking.id) }
    }

    /// A page from a service, outside any view; nil when it can't be loaded or was cancelled.
    ///
    /// Its recipes may lack details.
    func page(
        of query: RecipeQuery,
        from service: any RecipeService
    ) async -> Result<RecipePage, ServiceError>? {
        let task = send(query, at: .first, freshness: .kept, patience: .zero, to: service)
        return await withTaskCancellationHandler {
            await task.value?.map(\.page)
        } onCancel: {
            task.cancel()
        }
    }

    /// Sends a request when the one before it to the same service has its page.
    ///
    /// A request that was cancelled is over as soon as the service has noticed it.
    private func send(
        _ query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?,
        to service: any RecipeService,
        tellingParts tell: @escaping @Sendable (PagePart, [Recipe]) async -> Void = { _, _ in }
    ) -> PageTask {
        let before = lastRequests.first { $0.service == service.name }?.end
        let task = PageTask {
            await before?.value
            if Task.isCancelled { return nil }
            do {
                let events = service.events(
                    of: query,
                    at: cursor,
                    freshness: freshness,
                    patience: patience
                )
                for try await event in events {
                    switch event {
                    case .part(let part, let recipes): await tell(part, recipes)
                    case .page(let page, let lacking):
                        let following = lacking.isEmpty ? nil : events
                        return .success(
                            PageArrival(page: page, lacking: lacking, following: following)
                        )
                    case .details: break
                    }
                }
                return Task.isCancelled ? nil : .failure(.malformedReply(.wrongShape))
            } catch let failure as ServiceError {
                return .failure(failure)
            } catch is CancellationError {
                return nil
            } catch {
                // No service should throw anything else; a command must not wait for ever if one
                // does, and its answer is as good as unreadable.
                return .failure(.malformedReply(.wrongShape))
            }
        }
        lastRequests.removeAll { $0.service == service.name }
        lastRequests.append((service.name, Task { _ = await task.value }))
        return task
    }

    /// One of several services sent its part of the page that a command waits for.
    private func came(
        _ part: PagePart,
        _ recipes: [Recipe],
        for request: Paging.PageRequest,
        of id: Int
    ) {
        guard isAwaited(request, of: id) else { return }
        waiter?.events.yield(.part(part, recipes))
    }

    private func answered(
        _ answer: Result<PageArrival, ServiceError>?,
        for request: Paging.PageRequest,
        of id: Int
    ) {
        guard isAwaited(request, of: id), let active else { return }
        fetch = nil
        var past = active.service.cursor(past: request.cursor)
        if case .failure(let failure) = answer, failure.isOfGateway,
            active.service.abilities.sendsWholeRecipes
        {
            // Where a cook's own server is gone, none of its pages comes.
            past = nil
        }
        let following = past
        perform(
            change { paging in
                switch answer {
                case .success(let arrival): paging.pageArrived(arrival.page, for: request.id)
                case .failure(let failure):
                    paging.pageFailed(failure, past: following, for: request.id)
                case nil: paging.cancelled()
                }
            }
        )
        if case .success(let arrival) = answer { follow(arrival, for: id) }
    }

    /// Whether a request is the one that the active view waits for, and not an older one.
    private func isAwaited(_ request: Paging.PageRequest, of id: Int) -> Bool {
        active?.id == id && active?.paging.scan?.request == request.id
    }
}

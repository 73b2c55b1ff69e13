import RecipeModel

/// A page request; its value is nil when it was called off.
typealias PageTask = Task<Result<RecipePage, ServiceFailure>?, Never>

extension RecipeSession {
    /// Sends what the active view's paging asks for.
    func start(_ request: Paging.PageRequest) {
        guard let asking = active else { return }
        let inbox = patience.map(LateDetailsInbox.init)
        let task = send(
            asking.paging.query,
            at: request.cursor,
            freshness: asking.freshness,
            to: asking.service,
            tellingLate: inbox
        )
        fetch = task
        Task {
            answered(await task.value, for: request, of: asking.id)
            if let inbox { read(inbox, for: asking.id) }
        }
    }

    /// A page from a service, outside any view; nil when it cannot be had or was called off.
    ///
    /// Its recipes may lack details.
    func page(
        of query: RecipeQuery,
        from service: any RecipeService
    ) async -> Result<RecipePage, ServiceFailure>? {
        let task = send(
            query,
            at: .first,
            freshness: .kept,
            to: service,
            tellingLate: LateDetailsInbox(patience: .zero)
        )
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Sends a request when the one before it to the same service is over.
    ///
    /// A request that was called off is over as soon as the service has noticed it.
    private func send(
        _ query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        to service: any RecipeService,
        tellingLate inbox: LateDetailsInbox?
    ) -> PageTask {
        let before = lastRequests[service.name]
        let task = LateDetails.$reader.withValue(inbox) {
            pageTask(query, at: cursor, freshness: freshness, from: service, behind: before)
        }
        lastRequests[service.name] = task
        return task
    }

    /// The task that asks for a page. (A function of its own, for a task takes over the reader of
    /// late details from where it is made.)
    private func pageTask(
        _ query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        from service: any RecipeService,
        behind before: PageTask?
    ) -> PageTask {
        PageTask {
            _ = await before?.value
            if Task.isCancelled { return nil }
            do {
                let page = try await service.page(of: query, at: cursor, freshness: freshness)
                return .success(page)
            } catch let failure as ServiceFailure {
                return .failure(failure)
            } catch is CancellationError {
                return nil
            } catch {
                // No service should throw anything else; a command must not wait for ever if one
                // does, and its answer is as good as unreadable.
                return .failure(.malformedReply(.wrongShape))
            }
        }
    }

    private func answered(
        _ answer: Result<RecipePage, ServiceFailure>?,
        for request: Paging.PageRequest,
        of id: Int
    ) {
        guard let active, active.id == id, active.paging.scan?.request == request.id else { return }
        let past = active.service.cursor(past: request.cursor)
        perform(
            change { paging in
                switch answer {
                case .success(let page): paging.pageArrived(page, for: request.id)
                case .failure(let failure):
                    paging.pageFailed(failure, past: past, for: request.id)
                case nil: paging.cancelled()
                }
            }
        )
    }
}

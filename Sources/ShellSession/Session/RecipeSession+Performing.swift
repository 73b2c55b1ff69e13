import RecipeModel

// MARK: - Commands that wait

extension RecipeSession {
    /// Starts something on the active view, and tells the command that waits for it.
    func events(of event: (inout Paging) -> [Paging.Effect]) -> SessionEvents {
        let ticket = newNumber()
        let (events, sink) = AsyncStream.makeStream(of: SessionEvent.self)
        sink.onTermination = { [weak self] in
            if case .cancelled = $0 { Task { await self?.callOff(ticket) } }
        }
        waiter = Waiter(ticket: ticket, events: sink)
        perform(change(event))
        return SessionEvents(events) { await self.callOff(ticket) }
    }

    /// Cancels what the command of a ticket waits for, if it still does: its task may be cancelled
    /// when its report is there already and the next command has begun.
    func callOff(_ ticket: Int) {
        if waiter?.ticket == ticket { callOff() }
    }

    /// Cancels what another command waits for. Work ahead of need goes on.
    func displaceWaiter() {
        if waiter != nil { callOff() }
    }

    /// Stops what is under way, also work ahead of need; tells which page was being fetched.
    @discardableResult
    package func callOff() -> Int? {
        let page = active?.paging.scan?.cursor.number
        callOffDetails()
        perform(change { $0.cancelled() })
        return page
    }

    /// Waits until no page and no details are being fetched, or the waiting task is cancelled.
    package func waitUntilIdle() async {
        guard active?.paging.scan != nil || awaitsDetails else { return }
        let number = newNumber()
        await withTaskCancellationHandler {
            await withCheckedContinuation { idleWaiters[number] = $0 }
        } onCancel: {
            Task { await self.stopWaiting(number) }
        }
    }

    private func stopWaiting(_ number: Int) {
        idleWaiters.removeValue(forKey: number)?.resume()
    }
}

// MARK: - Performing what `Paging` decides

extension RecipeSession {
    /// Fetches the next page ahead, where the policy allows it.
    package func prefetch() {
        guard let view, attempt == nil else { return }
        switch prefetchPolicy {
        case .off: return
        case .on: guard view.service.abilities.allowsPrefetch else { return }
        case .always: break
        }
        perform(change { $0.prefetchRequested() })
    }

    func change(_ event: (inout Paging) -> [Paging.Effect]) -> [Paging.Effect] {
        attempt?.view.change(event) ?? view?.change(event) ?? []
    }

    func perform(_ effects: [Paging.Effect]) {
        for effect in effects {
            switch effect {
            case .cancelFetch:
                fetch?.cancel()
                fetch = nil
            case .fetch(let request):
                start(request)
            case .report(let report):
                guard let told = settle(report) else { continue }
                waiter?.events.yield(.report(told))
                waiter?.events.finish()
                waiter = nil
            }
        }
        stateChanged()
    }

    /// Tells whoever listens that work began or ended, or that the view is another.
    func stateChanged() {
        let state = prefetchState
        if state != toldPrefetchState {
            toldPrefetchState = state
            prefetchChanged(state)
        }
        guard !awaitsDetails else { return }
        for waiting in detailWaiters.values { waiting.resume() }
        detailWaiters = [:]
        guard active?.paging.scan == nil else { return }
        for waiting in idleWaiters.values { waiting.resume() }
        idleWaiters = [:]
    }

    /// The view that work is done for now.
    var active: SessionView? { attempt?.view ?? view }
}

extension SessionView {
    fileprivate mutating func change(
        _ event: (inout Paging) -> [Paging.Effect]
    ) -> [Paging.Effect] {
        event(&paging)
    }
}

import RecipeModel

// MARK: - Details that come after their page

extension RecipeSession {
    /// How many recipes' details are asked for at the same time.
    static let detailsAtOnce = 4

    /// Sets how long a page waits for details that nothing depends on; nil until all are there.
    package func setPatience(_ patience: Duration?) { self.patience = patience }

    /// Asks for the details that recipes of the view lack, and waits for them, at most so long.
    ///
    /// What does not come in this time may still come later. A service that fails leaves the recipes
    /// as they are.
    package func completeDetails(within patience: Duration? = nil) async {
        guard let view, !view.paging.lacking.isEmpty else { return }
        if lateWork.isEmpty { askForDetails(of: view) }
        await waitForDetails(within: patience)
    }

    /// Whether details are on their way.
    var awaitsDetails: Bool { !lateWork.isEmpty }

    /// Takes what comes after a page that has its place in a view now.
    func follow(_ arrival: PageArrival, for view: Int) {
        guard let following = arrival.following,
            change(view, { $0.detailsLeft(arrival.lacking) })
        else { return }
        startLateWork { session in
            // Where the service fails, the recipes stay unchanged.
            do {
                for try await case .details(let recipe) in following {
                    await session.arrived(recipe, for: view)
                }
            } catch {}
        }
    }

    private func askForDetails(of view: SessionView) {
        let recipes = view.paging.recipes.map(\.recipe).filter {
            view.paging.lacking.contains($0.id)
        }
        startLateWork { session in
            await withTaskGroup(of: Recipe?.self) { group in
                var waiting = recipes.makeIterator()
                func startNext() {
                    guard let recipe = waiting.next() else { return }
                    group.addTask { try? await view.service.details(of: recipe) }
                }
                for _ in 0..<Self.detailsAtOnce { startNext() }
                for await recipe in group {
                    if let recipe { await session.arrived(recipe, for: view.id) }
                    startNext()
                }
            }
        }
    }

    private func startLateWork(_ work: @escaping @Sendable (RecipeSession) async -> Void) {
        let number = newNumber()
        lateWork[number] = Task {
            await work(self)
            lateWork[number] = nil
            stateChanged()
        }
    }

    private func arrived(_ recipe: Recipe, for view: Int) {
        _ = change(view) { $0.detailsArrived(recipe) }
        if named?.id == recipe.id { named = recipe }
    }

    /// Stops all details that are on their way.
    func callOffDetails() {
        for work in lateWork.values { work.cancel() }
        lateWork = [:]
    }

    private func waitForDetails(within patience: Duration?) async {
        guard awaitsDetails else { return }
        let number = newNumber()
        let timer = patience.map { patience in
            Task {
                try await Task.sleep(for: patience)
                stopWaitingForDetails(number)
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { detailWaiters[number] = $0 }
        } onCancel: {
            Task { await self.stopWaitingForDetails(number) }
        }
        timer?.cancel()
    }

    private func stopWaitingForDetails(_ number: Int) {
        detailWaiters.removeValue(forKey: number)?.resume()
    }

    /// Changes the paging of a view, wherever it is now; false when it is gone.
    private func change(_ id: Int, _ event: (inout Paging) -> Void) -> Bool {
        if attempt?.view.id == id {
            attempt?.view.change(event)
        } else if view?.id == id {
            view?.change(event)
        } else if let place = backward.firstIndex(where: { $0.id == id }) {
            backward[place].change(event)
        } else if let place = forward.firstIndex(where: { $0.view?.id == id }),
            var left = forward[place].view
        {
            left.change(event)
            forward[place] = .results(left)
        } else {
            return false
        }
        return true
    }
}

extension SessionView {
    fileprivate mutating func change(_ event: (inout Paging) -> Void) { event(&paging) }
}

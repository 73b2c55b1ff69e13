import RecipeModel

/// The details of a page's short meals, fetched a few at a time.
struct TheMealDBDetails: Sendable {
    let calls: TheMealDBCalls

    /// A page's meals with their details.
    struct Filled: Sendable {
        /// The meals in the page's order.
        var meals: [Recipe]
        /// Meals left out, because a condition needs details that could not be had.
        var leftOut = 0
        /// How old the oldest answer is, where nobody could be asked.
        var age: Int?
    }

    private enum Event: Sendable {
        case came(RecipeID, HTTPAnswer<Recipe?>)
        case failed(ServiceFailure)
        case patienceEnded
    }

    /// Fills in what short meals lack.
    ///
    /// Where a condition needs the details, a meal without them is left out: it could be what the
    /// cook must not eat. A failure of the whole service fails the page then, and so does one of each
    /// of them. Where nothing needs them, meals stay short, and after a silence no more are asked
    /// for. What `LateDetails.reader` does not wait for is told to it when it comes.
    func fill(
        _ meals: [Recipe],
        areNeeded: Bool,
        _ freshness: Freshness
    ) async throws -> Filled {
        let short = meals.filter(\.isShortMeal).map(\.id)
        let reader = areNeeded ? nil : LateDetails.reader
        guard !short.isEmpty, reader?.patience != .zero else { return Filled(meals: meals) }
        let (events, sink) = AsyncStream.makeStream(of: Event.self)
        let work = Task {
            await fetch(short, freshness, into: sink)
            sink.finish()
        }
        sink.onTermination = { _ in work.cancel() }
        let timer = reader.map { reader in
            Task {
                try await Task.sleep(for: reader.patience)
                sink.yield(.patienceEnded)
            }
        }
        defer { timer?.cancel() }

        var found: [RecipeID: HTTPAnswer<Recipe?>] = [:]
        var failures: [ServiceFailure] = []
        events: for await event in events {
            switch event {
            case .came(let id, let answer): found[id] = answer
            case .failed(let failure): failures.append(failure)
            case .patienceEnded:
                let late = short.filter { found[$0] == nil }
                reader?.left(late, coming: Self.meals(of: events))
                break events
            }
        }
        try Task.checkCancellation()
        if areNeeded {
            let whole = failures.first(where: \.isOfTheWholeService)
            if let failure = whole ?? (found.isEmpty ? failures.first : nil) { throw failure }
        }
        return filled(meals, by: found, areNeeded: areNeeded)
    }

    /// Asks for meals, a few at a time, until all are there or the whole service fails.
    private func fetch(
        _ ids: [RecipeID],
        _ freshness: Freshness,
        into sink: AsyncStream<Event>.Continuation
    ) async {
        await withTaskGroup(of: Event?.self) { group in
            var waiting = ids.makeIterator()
            func startNext() {
                guard let id = waiting.next() else { return }
                group.addTask { await event(id, freshness) }
            }
            for _ in 0..<TheMealDBCalls.atOnce { startNext() }
            for await event in group {
                guard let event else { continue }
                sink.yield(event)
                if case .failed(let failure) = event, failure.isOfTheWholeService {
                    group.cancelAll()
                    return
                }
                startNext()
            }
        }
    }

    /// What came of asking for a meal; nil when that was called off.
    private func event(_ id: RecipeID, _ freshness: Freshness) async -> Event? {
        do {
            return .came(id, try await calls.meal(id.key, freshness))
        } catch let failure as ServiceFailure {
            return .failed(failure)
        } catch {
            return nil
        }
    }

    /// The meals among events that are still to come.
    private static func meals(of events: AsyncStream<Event>) -> AsyncStream<Recipe> {
        AsyncStream { meals in
            let reading = Task {
                for await case .came(_, let answer) in events {
                    if let meal = answer.value { meals.yield(meal) }
                }
                meals.finish()
            }
            meals.onTermination = { _ in reading.cancel() }
        }
    }

    private func filled(
        _ meals: [Recipe],
        by found: [RecipeID: HTTPAnswer<Recipe?>],
        areNeeded: Bool
    ) -> Filled {
        var filled = Filled(meals: [], age: found.values.compactMap(\.age).max())
        for meal in meals {
            if let details = found[meal.id]?.value {
                filled.meals.append(details)
            } else if meal.isShortMeal && areNeeded {
                filled.leftOut += 1
            } else {
                filled.meals.append(meal)
            }
        }
        return filled
    }
}

extension ServiceFailure {
    /// Whether asking the same service for something else would meet it too.
    fileprivate var isOfTheWholeService: Bool {
        switch self {
        case .quotaUsed, .keyRefused: true
        default: isSilence
        }
    }
}

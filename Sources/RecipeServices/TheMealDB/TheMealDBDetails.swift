import RecipeModel

/// The details of a page's short meals, fetched a few at a time.
struct TheMealDBDetails: Sendable {
    let calls: TheMealDBCalls

    /// A page's meals with their details.
    struct Filled: Sendable {
        /// The meals in the page's order.
        var meals: [Recipe]
        /// Meals left out, because a condition needs details that couldn't be loaded.
        var leftOut = 0
        /// How old the oldest answer is, where nobody could be asked.
        var age: Int?
        /// The meals whose details were not waited for.
        var lacking: [RecipeID] = []
    }

    private enum Event: Sendable {
        case came(RecipeID, HTTPAnswer<Recipe?>)
        case failed(ServiceFailure)
        case calledOff
        case patienceEnded
    }

    /// Fills in what short meals lack and hands the meals over, then one by one the details that
    /// were not waited for.
    ///
    /// Where a condition needs the details, a meal without them is left out: it could be what the
    /// cook must not eat. A failure of the whole service fails the page then, and so does one of each
    /// of them. Where nothing needs them, meals stay short, and after a silence no more are asked
    /// for.
    func fill(
        _ meals: [Recipe],
        areNeeded: Bool,
        within patience: Duration?,
        _ freshness: Freshness,
        handOver: (Filled) -> Void,
        late: (Recipe) -> Void
    ) async throws {
        let short = meals.filter(\.isShortMeal).map(\.id)
        let patience = areNeeded ? nil : patience
        guard !short.isEmpty, patience != .zero else { return handOver(Filled(meals: meals)) }
        var found: [RecipeID: HTTPAnswer<Recipe?>] = [:]
        var failures: [ServiceFailure] = []
        var isHandedOver = false
        await withTaskGroup(of: Event.self) { group in
            if let patience { group.addTask { await Self.end(of: patience) } }
            var waiting = short.makeIterator()
            var underWay = 0
            func startNext() {
                guard let id = waiting.next() else { return }
                underWay += 1
                group.addTask { await event(id, freshness) }
            }
            for _ in 0..<TheMealDBCalls.atOnce { startNext() }
            while underWay > 0, let event = await group.next() {
                switch event {
                case .came(_, let answer) where isHandedOver:
                    if let meal = answer.value { late(meal) }
                case .came(let id, let answer): found[id] = answer
                case .failed(let failure): failures.append(failure)
                case .calledOff: break
                case .patienceEnded:
                    var filled = filled(meals, by: found, areNeeded: false)
                    filled.lacking = short.filter { found[$0] == nil }
                    handOver(filled)
                    isHandedOver = true
                    continue
                }
                underWay -= 1
                if case .failed(let failure) = event, failure.isOfTheWholeService { break }
                startNext()
            }
            group.cancelAll()
        }
        try Task.checkCancellation()
        guard !isHandedOver else { return }
        if areNeeded {
            let whole = failures.first(where: \.isOfTheWholeService)
            if let failure = whole ?? (found.isEmpty ? failures.first : nil) { throw failure }
        }
        handOver(filled(meals, by: found, areNeeded: areNeeded))
    }

    private static func end(of patience: Duration) async -> Event {
        do {
            try await Task.sleep(for: patience)
            return .patienceEnded
        } catch {
            return .calledOff
        }
    }

    /// What came of asking for a meal.
    private func event(_ id: RecipeID, _ freshness: Freshness) async -> Event {
        do {
            return .came(id, try await calls.meal(id.key, freshness))
        } catch let failure as ServiceFailure {
            return .failed(failure)
        } catch {
            return .calledOff
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

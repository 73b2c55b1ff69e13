import RecipeModel

/// The details of a page's short meals, fetched a few at a time.
struct TheMealDBDetails: Sendable {
    let calls: TheMealDBCalls
    /// How long a page waits for details that nothing depends on; nil until all are there.
    let patience: Duration?

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
        case came(Int, HTTPAnswer<Recipe?>)
        case failed(Int, ServiceFailure)
        case patienceEnded
    }

    /// Fills in what short meals lack.
    ///
    /// Where a condition needs the details, a meal without them is left out: it could be what the
    /// cook must not eat. A failure of the whole service fails the page then, and so does one of each
    /// of them.
    /// Where nothing needs them, meals stay short, and after a silence no more are asked for.
    func fill(
        _ meals: [Recipe],
        areNeeded: Bool,
        _ freshness: Freshness
    ) async throws -> Filled {
        let short = meals.indices.filter { meals[$0].isShortMeal }
        guard !short.isEmpty else { return Filled(meals: meals) }
        var found: [Int: HTTPAnswer<Recipe?>] = [:]
        var firstFailure: ServiceFailure?
        try await withThrowingTaskGroup(of: Event.self) { group in
            if let patience, !areNeeded {
                group.addTask {
                    try await Task.sleep(for: patience)
                    return .patienceEnded
                }
            }
            var waiting = short.makeIterator()
            var left = short.count
            func startNext() {
                guard let place = waiting.next() else { return }
                let key = meals[place].id.key
                group.addTask { try await event(place, key, freshness) }
            }
            for _ in 0..<TheMealDBCalls.atOnce { startNext() }
            while left > 0, let event = try await group.next() {
                switch event {
                case .came(let place, let answer): found[place] = answer
                case .failed(_, let failure):
                    firstFailure = firstFailure ?? failure
                    guard failure.isOfTheWholeService else { break }
                    if areNeeded { throw failure }
                    left = 0
                case .patienceEnded: left = 0
                }
                if left > 0 { startNext() }
                left -= 1
            }
            group.cancelAll()
        }
        if areNeeded, found.isEmpty, let firstFailure { throw firstFailure }
        return filled(meals, by: found, areNeeded: areNeeded)
    }

    private func event(_ place: Int, _ key: String, _ freshness: Freshness) async throws -> Event {
        do {
            return .came(place, try await calls.meal(key, freshness))
        } catch let failure as ServiceFailure {
            return .failed(place, failure)
        }
    }

    private func filled(
        _ meals: [Recipe],
        by found: [Int: HTTPAnswer<Recipe?>],
        areNeeded: Bool
    ) -> Filled {
        var filled = Filled(meals: [], age: found.values.compactMap(\.age).max())
        for (place, meal) in meals.enumerated() {
            if let details = found[place]?.value {
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

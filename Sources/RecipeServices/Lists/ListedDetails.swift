import RecipeModel

/// The details of a page's short recipes, fetched a few at a time.
struct ListedDetails: Sendable {
    /// A recipe with its details; nil where the service no longer has it.
    let details: @Sendable (RecipeID, Freshness) async throws -> HTTPAnswer<Recipe?>

    /// How many are asked for at once, at most.
    static let atOnce = 4

    /// A page's recipes with their details.
    struct Filled: Sendable {
        /// The recipes in the page's order.
        var recipes: [Recipe]
        /// Recipes left out, because a condition needs details that couldn't be loaded.
        var leftOut = 0
        /// How old the oldest answer is, where nobody could be asked.
        var age: Int?
        /// The recipes whose details were not waited for.
        var lacking: [RecipeID] = []
    }

    private enum Event: Sendable {
        case came(RecipeID, HTTPAnswer<Recipe?>)
        case failed(ServiceError)
        case calledOff
        case patienceEnded
    }

    /// Fills in what short recipes lack and hands the recipes over, then one by one the details that
    /// were not waited for.
    ///
    /// Where a condition needs the details, a recipe without them is left out: it could be what the
    /// cook must not eat. A failure of the whole service fails the page then, and so does one of each
    /// of them. Where nothing needs them, recipes stay short, and after a silence no more are asked
    /// for.
    func fill(
        _ recipes: [Recipe],
        areNeeded: Bool,
        within patience: Duration?,
        _ freshness: Freshness,
        handOver: (Filled) -> Void,
        late: (Recipe) -> Void
    ) async throws {
        let short = recipes.filter(\.isShort).map(\.id)
        let patience = areNeeded ? nil : patience
        guard !short.isEmpty, patience != .zero else { return handOver(Filled(recipes: recipes)) }
        var found: [RecipeID: HTTPAnswer<Recipe?>] = [:]
        var failures: [ServiceError] = []
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
            for _ in 0..<Self.atOnce { startNext() }
            while underWay > 0, let event = await group.next() {
                switch event {
                case .came(_, let answer) where isHandedOver:
                    if let recipe = answer.value { late(recipe) }
                case .came(let id, let answer): found[id] = answer
                case .failed(let failure): failures.append(failure)
                case .calledOff: break
                case .patienceEnded:
                    var filled = filled(recipes, by: found, areNeeded: false)
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
        handOver(filled(recipes, by: found, areNeeded: areNeeded))
    }

    private static func end(of patience: Duration) async -> Event {
        do {
            try await Task.sleep(for: patience)
            return .patienceEnded
        } catch {
            return .calledOff
        }
    }

    /// What came of asking for a recipe.
    private func event(_ id: RecipeID, _ freshness: Freshness) async -> Event {
        do {
            return .came(id, try await details(id, freshness))
        } catch let failure as ServiceError {
            return .failed(failure)
        } catch {
            return .calledOff
        }
    }

    private func filled(
        _ recipes: [Recipe],
        by found: [RecipeID: HTTPAnswer<Recipe?>],
        areNeeded: Bool
    ) -> Filled {
        var filled = Filled(recipes: [], age: found.values.compactMap(\.age).max())
        for recipe in recipes {
            if let details = found[recipe.id]?.value {
                filled.recipes.append(details)
            } else if recipe.isShort && areNeeded {
                filled.leftOut += 1
            } else {
                filled.recipes.append(recipe)
            }
        }
        return filled
    }
}

extension Recipe {
    /// Whether a list told it, of which ingredients and steps come with the details alone.
    var isShort: Bool { ingredientGroups.isEmpty && stepGroups.isEmpty }
}

extension ServiceError {
    /// Whether asking the same service for something else would meet it too.
    fileprivate var isOfTheWholeService: Bool {
        switch self {
        case .quotaUsed, .keyRefused, .loginPage, .anotherProgram: true
        default: isSilence
        }
    }
}

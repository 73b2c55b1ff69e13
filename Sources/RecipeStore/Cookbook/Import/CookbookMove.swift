package import RecipeModel
package import RecipeSearch

/// Copies all that a cookbook holds into another one, in the same order.
///
/// What is in there already is left out, so a copy that was stopped goes on when it is started again.
package struct CookbookMove: Sendable {
    private let source: any CookbookStore
    private let target: any CookbookStore
    private let session: String
    private let takesAway: Bool
    private let keepsKeys: Bool

    /// How many recipes are copied at a time.
    private static let batchLength = 2_048

    /// - Parameters:
    ///   - takesAway: Whether starters that were deleted there are deleted here too.
    ///   - keepsKeys: Whether recipes keep the keys by which favorites know them.
    package init(
        from source: any CookbookStore,
        to target: any CookbookStore,
        session: String,
        takingAway takesAway: Bool = true,
        keepingKeys keepsKeys: Bool = true
    ) {
        self.takesAway = takesAway
        self.source = source
        self.target = target
        self.session = session
        self.keepsKeys = keepsKeys
    }

    /// Copies everything; stopped by the task's cancellation between two batches.
    ///
    /// - Parameter progress: Told how far it is; bytes stand for recipes.
    package func run(
        _ progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> ImportResult {
        let start = ContinuousClock.now
        var done = ImportProgress()
        guard let state = try await source.state() else {
            return ImportResult(progress: done, faults: [], isStopped: false)
        }
        let origins = try await source.origins()
        let terms = try await source.terms(
            [TermNumber.everything, TermNumber.deleted] + origins.map(\.term)
        )
        let numbers = terms[0].subtracting(terms[1]).numbers
        done.bytes = numbers.count
        let memory = ReadingMemory()
        let hiddenThere = try await target.state()?.hiddenStarters ?? []
        var edited: Set<String> = []
        for first in stride(from: 0, to: numbers.count, by: Self.batchLength) {
            if Task.isCancelled {
                return ImportResult(progress: done, faults: [], isStopped: true)
            }
            let batch = numbers[first..<min(first + Self.batchLength, numbers.count)]
            var waiting: [MovedRecipe] = []
            for (number, recipe) in try await recipes(batch) {
                let prepared = PreparedRecipe(recipe, memory: memory)
                let key = recipe.id.key
                if StarterIndex.builtIn.recipe(forKey: key) != nil, !hiddenThere.contains(key) {
                    // A starter that was edited stays one.
                    try await pass(&waiting, &done)
                    _ = try await target.make(.replace(key: key, prepared), session: session)
                    edited.insert(key)
                    done.added += 1
                    continue
                }
                let place = origins.indices.first { terms[$0 + 2].has(number) }
                let origin = place.map { origins[$0].name } ?? CookbookOrigin.own
                waiting.append(
                    MovedRecipe(recipe: prepared, origin: origin, key: keepsKeys ? key : nil)
                )
            }
            try await pass(&waiting, &done)
            done.bytesDone = first + batch.count
            done.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
            progress(done)
        }
        let hidden = state.hiddenStarters.subtracting(hiddenThere).subtracting(edited)
        if takesAway, !hidden.isEmpty {
            _ = try await target.make(.delete(keys: hidden.sorted()), session: session)
        }
        let all = done
        try await target.settle { settled in
            var now = all
            now.settled = settled
            progress(now)
            return !Task.isCancelled
        }
        return ImportResult(progress: done, faults: [], isStopped: false)
    }

    private func pass(_ waiting: inout [MovedRecipe], _ done: inout ImportProgress) async throws {
        guard !waiting.isEmpty else { return }
        let addition = try await target.add(waiting)
        done.added += addition.added
        done.doubles += addition.doubles
        waiting = []
    }

    /// Recipes with their numbers; one that went meanwhile is left out.
    private func recipes(_ numbers: ArraySlice<UInt32>) async throws -> [(UInt32, Recipe)] {
        let found = try await source.recipes(numbers.map { Int($0) })
        if found.count == numbers.count { return Array(zip(numbers, found)) }
        var left: [(UInt32, Recipe)] = []
        for number in numbers {
            if let recipe = try await source.recipes([Int(number)]).first {
                left.append((number, recipe))
            }
        }
        return left
    }
}

import RecipeModel

/// The names of a server's foods, asked for once and only where a term can mean one.
actor FoodNames {
    private let ask: @Sendable () async throws -> [[String]]
    private var asked: Task<[[String]], any Error>?

    /// - Parameter ask: Asks the server; each food with all its names, its own first.
    init(_ ask: @escaping @Sendable () async throws -> [[String]]) { self.ask = ask }

    /// The own names of the foods that a term means.
    func names(meant term: Term, _ isUnwanted: Bool) async throws -> [String] {
        guard term.field == .anywhere || term.field == .ingredient else { return [] }
        let ask = ask
        let task = asked ?? Task { try await ask() }
        asked = task
        let foods = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
        let choice = NameChoice(term, isUnwanted: isUnwanted)
        return foods.compactMap { names in
            names.contains(where: choice.means) ? names.first : nil
        }
    }
}

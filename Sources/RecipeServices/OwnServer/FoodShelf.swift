import RecipeModel

/// A food of a server, with the names that it has there.
struct ServerFood: Sendable {
    /// What recipes are asked for by: its name or its number.
    var key: String
    /// Its number, where that is something else.
    var id: String?
    var names: [String]
}

/// The foods of a server, asked for once and only where a term can mean one.
struct FoodShelf: Sendable {
    private let foods: AskedOnce<[ServerFood]>

    /// - Parameter ask: Asks the server for all its foods.
    init(_ ask: @escaping @Sendable () async throws -> [ServerFood]) { foods = AskedOnce(ask) }

    /// The keys of the foods that a term means.
    func keys(meant term: Term, _ reach: FoodReach) async throws -> [String] {
        try await foods(meant: term, reach).map(\.key)
    }

    /// The foods that a term means.
    func foods(meant term: Term, _ reach: FoodReach) async throws -> [ServerFood] {
        let choice = NameChoice(term, reach)
        return try await foods.answer().filter { $0.names.contains(where: choice.means) }
    }
}

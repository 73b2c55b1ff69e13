import RecipeModel

/// Finds a Tandoor's recipes by the names of recipes, foods and keywords.
struct TandoorSearch: Sendable {
    private let server: TandoorServer
    private let freshness: Freshness
    private let titles: [Recipe]
    private let foods: [TandoorServer.Name]
    private let keywords: [TandoorServer.Name]

    /// Asks for the names that the query's terms can mean; for nothing where none can.
    init(_ query: RecipeQuery, of server: TandoorServer, _ freshness: Freshness) async throws {
        self.server = server
        self.freshness = freshness
        let fields = Set(query.conditions.flatMap(\.terms).map(\.field))
        let asksTitles = !fields.isDisjoint(with: [.anywhere, .title])
        let asksFoods = !fields.isDisjoint(with: [.anywhere, .ingredient])
        let asksKeywords = !fields.isDisjoint(with: [.anywhere, .category, .cuisine])
        async let titles = asksTitles ? server.titles(freshness) : []
        async let foods = asksFoods ? server.names(of: "food", freshness) : []
        async let keywords = asksKeywords ? server.names(of: "keyword", freshness) : []
        (self.titles, self.foods, self.keywords) = try await (titles, foods, keywords)
    }

    /// The recipes that a term means; those to leave out, where it is unwanted.
    func recipes(meant term: Term, _ isUnwanted: Bool) async throws -> FoundRecipes.List {
        var lists: [[String]] = []
        if term.field == .anywhere || term.field == .ingredient {
            let choice = NameChoice(term, isUnwanted: isUnwanted)
            let ids = foods.filter { choice.means(food: $0.text) }.map(\.id)
            lists += Self.parameters("foods_or", ids)
        }
        if term.field != .ingredient && term.field != .title {
            let names = Set(term.tagNames.map { FoodWords($0) })
            let ids = keywords.filter { names.contains(FoodWords($0.text)) }.map(\.id)
            lists += Self.parameters("keywords_or", ids)
        }
        var found = FoundRecipes.List()
        for list in try await lists.mapped(
            atMost: ListedDetails.atOnce,
            { try await server.all($0, freshness) }
        ) {
            add(list, to: &found)
        }
        if term.field == .anywhere || term.field == .title {
            try await addTitled(term, isUnwanted, to: &found)
        }
        return found
    }

    /// Adds the recipes that have the term in their names. Their short forms are in the answer to a
    /// search for names, as a server has it that nobody set otherwise.
    private func addTitled(
        _ term: Term,
        _ isUnwanted: Bool,
        to found: inout FoundRecipes.List
    ) async throws {
        let title = Term(term.text, in: .title)
        let match = QueryMatch([.has(title)])
        let known = Set(found.recipes.map(\.id))
        let titled = titles.filter {
            !known.contains($0.id) && match.holds(for: RecipeWords($0))
        }
        guard !titled.isEmpty else { return }
        guard !isUnwanted else { return found.recipes += titled }
        let asked = try await server.all([OwnServerCalls.parameter("query", term.text)], freshness)
        let short = Dictionary(
            asked.recipes.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let others = titled.filter { short[$0.id] == nil }
        let detailed = try await others.mapped(atMost: ListedDetails.atOnce) {
            try await server.recipe($0.id.key, freshness).value
        }
        let all = titled.compactMap { short[$0.id] } + detailed.compactMap(\.self)
        add(FoundRecipes.List(recipes: all, age: asked.age), to: &found)
    }

    private func add(_ list: FoundRecipes.List, to found: inout FoundRecipes.List) {
        let known = Set(found.recipes.map(\.id))
        found.recipes += list.recipes.filter { !known.contains($0.id) }
        found.age = [found.age, list.age].compactMap(\.self).max()
    }

    /// The parameters of lists of recipes with any of so many ids, each list of a length that fits
    /// into an address; none without ids.
    private static func parameters(_ name: String, _ ids: [Int]) -> [[String]] {
        stride(from: 0, to: ids.count, by: 300).map { start in
            ids[start..<min(start + 300, ids.count)].map { "\(name)=\($0)" }
        }
    }
}

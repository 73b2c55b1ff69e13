import RecipeModel

/// A Tandoor server. Written for Tandoor 1.5 to 2; tried with answers of 2.6.
///
/// Its search looks where each of its users chose, mostly at names alone, and takes foods by their
/// ids. So a term is looked up among the names of all foods, which are asked for once, and its
/// recipes are asked for by those ids; the rest is told by the list of all recipes.
struct TandoorServer: OwnServer {
    let server: OwnServerCalls
    let words: OwnServerWords

    /// A food or keyword by which recipes can be asked for.
    struct Name: Hashable, Sendable {
        var id: Int
        var text: String
        var plural: String?
        /// How many recipes have it, where it was asked for.
        var count: Int?
    }

    /// The most that a page of recipes has, whatever is asked for.
    private static let pageSize = 100
    /// Far more pages than a cook's own server has.
    private static let mostPages = 100

    /// Names alone have ties, which would fall otherwise on each page.
    private static let order = ["sort_order=name", "sort_order=-created_at"]

    func page(
        _ number: Int,
        size: Int,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<OwnServerPage> {
        try await list(["page=\(number)", "page_size=\(size)"] + Self.order, freshness)
    }

    func recipes(
        meeting query: RecipeQuery,
        _ reach: FoodReach,
        _ freshness: Freshness
    ) async throws -> FoundRecipes {
        let shelf = shelf(freshness)
        return try await FoundRecipes(query) {
            try await everything(freshness)
        } list: { term, isUnwanted in
            let reach = isUnwanted ? .unwanted : reach
            return try await recipes(with: term, reach, among: shelf, freshness)
        }
    }

    private func shelf(_ freshness: Freshness) -> FoodShelf {
        FoodShelf {
            try await names(of: "food", freshness).map {
                ServerFood(key: String($0.id), names: [$0.text] + [$0.plural].compactMap(\.self))
            }
        }
    }

    /// The recipes that have what a term means among their ingredients.
    private func recipes(
        with term: Term,
        _ reach: FoodReach,
        among shelf: FoodShelf,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        let ids = try await shelf.keys(meant: term, reach)
        var list = FoundRecipes.List()
        // As many as fit into an address.
        for start in stride(from: 0, to: ids.count, by: 300) {
            let some = ids[start..<min(start + 300, ids.count)]
            list.add(try await all(some.map { "foods_or=\($0)" }, freshness))
        }
        return list
    }

    /// What is in the house there counts for every user of the server, so it isn't asked.
    func recipes(using kitchen: Kitchenful, _ freshness: Freshness) async throws -> [RecipeID] {
        let shelf = shelf(freshness)
        return kitchen.order(
            try await kitchen.foods.mapped(atMost: ListedDetails.atOnce) {
                try await recipes(with: $0, .itself, among: shelf, freshness)
            }
        )
    }

    func everything(_ freshness: Freshness) async throws -> FoundRecipes.List {
        try await all([], freshness)
    }

    /// Every short recipe that parameters mean: the first page, then the others a few at a time.
    func all(_ parameters: [String], _ freshness: Freshness) async throws -> FoundRecipes.List {
        let size = Self.pageSize
        let order = parameters + ["page_size=\(size)"] + Self.order
        let first = try await list(["page=1"] + order, freshness)
        var found = FoundRecipes.List(recipes: first.value.recipes, age: first.age)
        guard first.value.goesOn else { return found }
        let pages = ((first.value.total ?? 0) + size - 1) / size
        let last = min(max(2, pages), Self.mostPages)
        for page in try await Array(2...last).mapped(
            atMost: ListedDetails.atOnce,
            { try await list(["page=\($0)"] + order, freshness) }
        ) {
            found.add(FoundRecipes.List(recipes: page.value.recipes, age: page.age))
        }
        return found
    }

    func recipe(_ key: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?> {
        let base = server.base
        let words = words
        let path = "api/recipe/\(PercentEncoding.segment(key))/"
        return try await server.recipe(at: path, freshness) { Recipe(tandoor: $0, at: base, words) }
    }

    /// The server shuffles anew for each page, so there is only ever a first.
    func randomRecipe() async throws -> Recipe? {
        try await list(["page=1", "page_size=1", "random=true"], .asked).value.recipes.first
    }

    /// The keywords, with how many recipes have them: those that name a cuisine, or the others.
    func names(of kind: NameKind) async throws -> [CountedName] {
        try await names(of: "keyword", counted: true, .kept)
            .filter { TagKind.cuisines(among: [$0.text]).isEmpty == (kind == .categories) }
            .map { CountedName(name: $0.text, count: $0.count) }
    }

    /// All foods (`food`) or keywords (`keyword`).
    func names(
        of kind: String,
        counted: Bool = false,
        _ freshness: Freshness
    ) async throws -> [Name] {
        var names: [Name] = []
        for number in 1...Self.mostPages {
            let parameters =
                (counted ? ["extended=1"] : []) + ["page=\(number)", "page_size=200"]
            let page = try await server.ask("api/\(kind)/", parameters, freshness) { reply in
                let names = try reply.list("results") { entry -> Name? in
                    guard let id = entry["id"]?.integer, let text = entry.line("name") else {
                        return nil
                    }
                    return Name(
                        id: id,
                        text: text,
                        plural: entry.line("plural_name"),
                        count: entry["numrecipe"]?.integer
                    )
                }
                return (names: names, goesOn: reply["next"]?.string != nil)
            }.value
            names += page.names
            if !page.goesOn { break }
        }
        return names
    }

    private func list(
        _ parameters: [String],
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<OwnServerPage> {
        let base = server.base
        let words = words
        return try await server.ask("api/recipe/", parameters, freshness) { reply in
            // The next page's address may be another host's than ours; that there is one is enough.
            let results = try reply.list("results")
            guard let count = reply["count"]?.integer else {
                throw ServiceFailure.malformedReply(.wrongShape)
            }
            return try OwnServerPage(
                results,
                total: count,
                goesOn: reply["next"]?.string != nil
            ) { Recipe(tandoor: $0, at: base, words) }
        }
    }
}

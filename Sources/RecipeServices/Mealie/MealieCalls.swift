import RecipeModel

/// Mealie's calls, each with its answer read.
struct MealieCalls: Sendable {
    let server: OwnServerCalls
    let words: OwnServerWords

    /// A page of the list, counted by the server's own pages.
    struct Page: Sendable {
        var recipes: [Recipe]
        var unusableEntries: Int
        var total: Int?
        /// Whether there are more pages.
        var goesOn: Bool
    }

    /// What makes pages follow each other: the server's own order has ties that fall otherwise on
    /// each page.
    private static let order = ["orderBy=name,slug", "orderDirection=asc"]

    /// Throws `ServiceFailure.anotherProgram` where what answers is not a Mealie.
    func about() async throws {
        try await server.identify("api/app/about") { $0["version"]?.string != nil }
    }

    /// A page of all recipes.
    func page(_ number: Int, size: Int, _ freshness: Freshness) async throws -> HTTPAnswer<Page> {
        try await list(["page=\(number)", "perPage=\(size)"] + Self.order, freshness)
    }

    /// Every recipe that a filter means; every recipe, without one.
    func all(_ filter: String?, _ freshness: Freshness) async throws -> FoundRecipes.List {
        let parameters = ["page=1", "perPage=-1"] + Self.order
        let asked = filter.map { [OwnServerCalls.parameter("queryFilter", $0)] } ?? []
        let answer = try await list(parameters + asked, freshness)
        return FoundRecipes.List(recipes: answer.value.recipes, age: answer.age)
    }

    /// A recipe with all that the server has of it; nil where it no longer has it.
    func recipe(_ key: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?> {
        let words = words
        let base = server.base
        let path = "api/recipes/\(PercentEncoding.segment(key))"
        do {
            return try await server.ask(path, [], freshness) {
                guard let recipe = Recipe(mealie: $0, at: base, words) else {
                    throw ServiceFailure.malformedReply(.wrongShape)
                }
                return recipe
            }
        } catch ServiceFailure.serverFailed(status: 404, _) {
            return HTTPAnswer(value: nil)
        }
    }

    /// A recipe by chance; the seed makes the server's order of chance another each time.
    func randomRecipe(seed: Int) async throws -> Recipe? {
        let chance = ["page=1", "perPage=1", "orderBy=random", "paginationSeed=\(seed)"]
        return try await list(chance, .asked).value.recipes.first
    }

    /// The names of the foods that the server knows, with their plurals and other names.
    func foods(_ freshness: Freshness) async throws -> [[String]] {
        try await server.ask("api/foods", ["page=1", "perPage=-1"], freshness) { reply in
            try reply.list("items").map { food in
                let aliases = (food["aliases"]?.array ?? []).compactMap { $0["name"]?.string }
                return ([food["name"]?.string, food["pluralName"]?.string].compactMap(\.self))
                    + aliases
            }
        }.value
    }

    /// The names of categories or tags.
    func names(of organizer: String) async throws -> [String] {
        let path = "api/organizers/\(organizer)"
        return try await server.ask(path, ["page=1", "perPage=-1"], .kept) {
            try $0.list("items").compactMap { $0.line("name") }
        }.value
    }

    private func list(
        _ parameters: [String],
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<Page> {
        let words = words
        let base = server.base
        return try await server.ask("api/recipes", parameters, freshness) { reply in
            let items = try reply.list("items")
            let recipes = items.compactMap { Recipe(mealie: $0, at: base, words) }
            guard items.isEmpty || !recipes.isEmpty else {
                throw ServiceFailure.malformedReply(.wrongShape)
            }
            var seen: Set<RecipeID> = []
            return Page(
                recipes: recipes.filter { seen.insert($0.id).inserted },
                unusableEntries: items.count - recipes.count,
                total: reply["total"]?.integer,
                goesOn: (reply["page"]?.integer ?? 1) < (reply["total_pages"]?.integer ?? 1)
            )
        }
    }
}

import RecipeModel

/// Tandoor's calls, each with its answer read.
struct TandoorCalls: Sendable {
    let server: OwnServerCalls
    let words: OwnServerWords

    /// A food or keyword by which recipes can be asked for.
    struct Name: Hashable, Sendable {
        var id: Int
        var text: String
        /// How many recipes have it, where it was asked for.
        var count: Int?
    }

    /// A page of short recipes.
    struct Page: Sendable {
        var recipes: [Recipe] = []
        var unusableEntries = 0
        var total: Int?
        var goesOn = false
    }

    /// The most that a page of recipes has, whatever is asked for.
    private static let pageSize = 100
    /// Far more pages than a cook's own server has.
    private static let mostPages = 100

    /// Throws `ServiceFailure.anotherProgram` where what answers is not a Tandoor.
    func about() async throws {
        try await server.identify("api/server-settings/current/") { $0["version"]?.string != nil }
    }

    /// A page of all recipes, by their names.
    func page(_ number: Int, size: Int, _ freshness: Freshness) async throws -> HTTPAnswer<Page> {
        try await list(["page=\(number)", "page_size=\(size)", "sort_order=name"], freshness)
    }

    /// Every short recipe that parameters mean: the first page, then the others a few at a time.
    func all(_ parameters: [String], _ freshness: Freshness) async throws -> FoundRecipes.List {
        let size = Self.pageSize
        let order = parameters + ["page_size=\(size)", "sort_order=name"]
        let first = try await list(["page=1"] + order, freshness)
        var found = FoundRecipes.List(recipes: first.value.recipes, age: first.age)
        guard first.value.goesOn else { return found }
        let pages = ((first.value.total ?? 0) + size - 1) / size
        for page in try await Array(2...min(max(2, pages), Self.mostPages))
            .mapped(
                atMost: ListedDetails.atOnce,
                { try await list(["page=\($0)"] + order, freshness) }
            )
        {
            found.recipes += page.value.recipes
            found.age = [found.age, page.age].compactMap(\.self).max()
        }
        return found
    }

    /// Every recipe with its name and picture alone, in one answer.
    func titles(_ freshness: Freshness) async throws -> [Recipe] {
        let base = server.base
        return try await server.ask("api/recipe/flat/", [], freshness) { reply in
            guard let entries = reply.array else {
                throw ServiceFailure.malformedReply(.wrongShape)
            }
            return entries.compactMap { Recipe(tandoor: $0, at: base, nil) }
        }.value
    }

    /// A recipe with all that the server has of it; nil where it no longer has it.
    func recipe(_ key: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?> {
        let base = server.base
        let words = words
        let path = "api/recipe/\(PercentEncoding.segment(key))/"
        do {
            return try await server.ask(path, [], freshness) {
                guard let recipe = Recipe(tandoor: $0, at: base, words) else {
                    throw ServiceFailure.malformedReply(.wrongShape)
                }
                return recipe
            }
        } catch ServiceFailure.serverFailed(status: 404, _) {
            return HTTPAnswer(value: nil)
        }
    }

    /// A recipe by chance. The server shuffles anew for each page, so there is only ever a first.
    func randomRecipe() async throws -> Recipe? {
        try await list(["page=1", "page_size=1", "random=true"], .asked).value.recipes.first
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
                let names = try reply.list("results").compactMap { entry -> Name? in
                    guard let id = entry["id"]?.integer, let text = entry.line("name") else {
                        return nil
                    }
                    return Name(id: id, text: text, count: entry["numrecipe"]?.integer)
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
    ) async throws -> HTTPAnswer<Page> {
        let base = server.base
        return try await server.ask("api/recipe/", parameters, freshness) { reply in
            let entries = try reply.list("results")
            let recipes = entries.compactMap { Recipe(tandoor: $0, at: base, nil) }
            guard entries.isEmpty || !recipes.isEmpty else {
                throw ServiceFailure.malformedReply(.wrongShape)
            }
            var seen: Set<RecipeID> = []
            // The next page's address may be another host's than ours; that there is one is enough.
            return Page(
                recipes: recipes.filter { seen.insert($0.id).inserted },
                unusableEntries: entries.count - recipes.count,
                total: reply["count"]?.integer,
                goesOn: reply["next"]?.string != nil
            )
        }
    }
}

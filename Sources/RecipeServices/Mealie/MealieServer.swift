import RecipeModel

/// A Mealie server. Written for Mealie 1 to 3; tried with answers of 2.0.
///
/// Its search answers any of the words, sees no foods and cannot leave anything out. So the
/// ingredients of each term are asked for by themselves in the server's filter language, all their
/// recipes at once, and the lists are put together here.
struct MealieServer: OwnServer {
    var server: OwnServerCalls
    let words: OwnServerWords
    private let meanings = FoodMeanings()

    /// What makes pages follow each other: the server's own order has ties that fall otherwise on
    /// each page.
    private static let order = ["orderBy=name,slug", "orderDirection=asc"]

    func page(
        _ number: Int,
        size: Int,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<OwnServerPage> {
        try await list(["page=\(number)", "perPage=\(size)"] + Self.order, freshness)
    }

    func recipes(
        meeting query: RecipeQuery,
        _ reach: FoodReach,
        _ freshness: Freshness
    ) async throws -> FoundRecipes {
        let cache = FoodCache(meanings) { try await self.foods(freshness) }
        let doubts = doubts(in: query, reach, freshness)
        return try await FoundRecipes(query) {
            try await everything(freshness)
        } list: { term, isUnwanted in
            let reach = isUnwanted ? .unwanted : reach
            let list = try await recipes(with: term, reach, among: cache, freshness)
            return try await doubts.settled(list, for: term, reach)
        }
    }

    private func doubts(
        in query: RecipeQuery,
        _ reach: FoodReach,
        _ freshness: Freshness
    ) -> MealieDoubts {
        let terms = query.conditions.flatMap { condition -> [(term: Term, reach: FoodReach)] in
            switch condition {
            case .any(let terms): terms.map { ($0, reach) }
            case .none(let term): [(term, .unwanted)]
            case .minutes: []
            }
        }.filter { [.anywhere, .ingredient].contains($0.term.field) }
        return MealieDoubts {
            guard let filter = MealieFilter.doubts(terms) else { return [] }
            return Set(try await self.recipes(meeting: filter, freshness).recipes.map(\.id))
        } details: {
            try await recipe($0.key, freshness).value
        }
    }

    /// The recipes that have what a term means among their ingredients.
    private func recipes(
        with term: Term,
        _ reach: FoodReach,
        among cache: FoodCache,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        let filter = MealieFilter(
            term,
            foods: try await cache.keys(meant: term, reach),
            isUnwanted: reach == .unwanted
        )
        return try await recipes(meeting: filter, freshness)
    }

    private func recipes(
        meeting filter: MealieFilter,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        do {
            return try await all(filter.texts(ofAtMost: MealieFilter.longest), freshness)
        } catch ServiceError.serverFailed(let status, _, _)
            where [400, 413, 414, 431].contains(status)
        {
            // A proxy before the server takes less.
            return try await all(filter.texts(ofAtMost: MealieFilter.longestForAll), freshness)
        }
    }

    func recipes(using kitchen: Kitchenful, _ freshness: Freshness) async throws -> [RecipeID] {
        let cache = FoodCache(meanings) { try await self.foods(freshness) }
        async let suggested = suggestions(for: kitchen, among: cache, freshness)
        let lists = try await kitchen.foods.mapped(atMost: ListedDetails.atOnce) {
            try await recipes(with: $0, .itself, among: cache, freshness)
        }
        return kitchen.order(lists, suggested: try await suggested)
    }

    /// What the server suggests for foods, fewest missing first; it sees no foods in lines that are
    /// plain text. Nothing before 2.4, where the word is taken for a recipe's name.
    private func suggestions(
        for kitchen: Kitchenful,
        among cache: FoodCache,
        _ freshness: Freshness
    ) async throws -> [RecipeID] {
        var ids: [String] = []
        for term in kitchen.foods + kitchen.staples {
            ids += try await cache.foods(meant: term, .itself).compactMap(\.id)
                .filter { !ids.contains($0) }
        }
        guard !ids.isEmpty else { return [] }
        let words = words
        let base = server.base
        // As many as fit into an address that proxies take.
        let parameters =
            ids.prefix(160).map { OwnServerCalls.parameter("foods", $0) } + [
                "maxMissingFoods=\(kitchen.mostMissing ?? 99)", "maxMissingTools=99", "limit=100",
            ]
        do {
            return try await server.ask("api/recipes/suggestions", parameters, freshness) { reply in
                try reply.list("items").compactMap {
                    $0["recipe"].flatMap { Recipe(mealie: $0, at: base, words)?.id }
                }
            }.value
        } catch ServiceError.serverFailed(400..<500, _, _) {
            return []
        }
    }

    private func all(_ filters: [String], _ freshness: Freshness) async throws
        -> FoundRecipes.List
    {
        var list = FoundRecipes.List()
        for filter in filters { list.add(try await all(filter, freshness)) }
        return list
    }

    func everything(_ freshness: Freshness) async throws -> FoundRecipes.List {
        try await all(nil, freshness)
    }

    /// Every recipe that a filter means; every recipe, without one.
    private func all(_ filter: String?, _ freshness: Freshness) async throws -> FoundRecipes.List {
        let parameters = ["page=1", "perPage=-1"] + Self.order
        let asked = filter.map { [OwnServerCalls.parameter("queryFilter", $0)] } ?? []
        let answer = try await list(parameters + asked, freshness)
        return FoundRecipes.List(recipes: answer.value.recipes, age: answer.age)
    }

    /// A page of a thousand is a megabyte or so.
    func stamps() async throws -> [String: String] {
        var stamps: [String: String] = [:]
        for number in 1...Self.mostPages {
            let parameters = ["page=\(number)", "perPage=1000"] + Self.order
            let page = try await server.ask("api/recipes", parameters, .asked) { reply in
                let entries = try reply.list("items").compactMap { entry in
                    entry.line("id").map { (key: $0, stamp: Self.stamp(of: entry)) }
                }
                return (
                    entries: entries, goesOn: number < reply["total_pages"]?.integer ?? 1
                )
            }.value
            for entry in page.entries { stamps[entry.key] = entry.stamp }
            if !page.goesOn { break }
        }
        return stamps
    }

    /// Far more pages of a thousand than a cook's own server has.
    private static let mostPages = 1_000

    /// Tags and ratings are tables of their own there, and change without the recipe's times.
    private static func stamp(of entry: JSONValue) -> String {
        let times = ["updatedAt", "updateAt", "dateUpdated", "name", "image"].map { entry.line($0) }
        let names = ["tags", "recipeCategory", "tools"].flatMap { key in
            (entry[key]?.array ?? []).map { $0.line("name") }
        }
        return OwnStamp.text(times + names + [entry["rating"]?.number.map { "\($0)" }])
    }

    func recipe(_ key: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?> {
        let words = words
        let base = server.base
        let path = "api/recipes/\(PercentEncoding.segment(key))"
        return try await server.recipe(at: path, freshness) { Recipe(mealie: $0, at: base, words) }
    }

    /// The server's order of chance needs a seed, and is another with each.
    func randomRecipe() async throws -> Recipe? {
        let seed = Int.random(in: 1...1_000_000)
        let chance = ["page=1", "perPage=1", "orderBy=random", "paginationSeed=\(seed)"]
        return try await list(chance, .asked).value.recipes.first
    }

    /// The categories, or the tags that name a cuisine.
    func names(of kind: NameKind) async throws -> [CountedName] {
        let names =
            switch kind {
            case .categories: try await self.names(of: "categories")
            case .cuisines:
                try await self.names(of: "tags").filter {
                    !TagKind.cuisines(among: [$0]).isEmpty
                }
            }
        return names.map { CountedName(name: $0) }
    }

    /// The foods that the server knows, with their plurals and other names.
    private func foods(_ freshness: Freshness) async throws -> [ServerFood] {
        try await server.ask("api/foods", ["page=1", "perPage=-1"], freshness) { reply in
            try reply.list(
                "items",
                readBy: { food in
                    guard let name = food["name"]?.string else { return nil }
                    let aliases = (food["aliases"]?.array ?? []).compactMap { $0["name"]?.string }
                    return ServerFood(
                        key: name,
                        id: food.line("id"),
                        names: [name] + [food["pluralName"]?.string].compactMap(\.self) + aliases
                    )
                }
            )
        }.value
    }

    /// The names of categories or tags.
    private func names(of organizer: String) async throws -> [String] {
        let path = "api/organizers/\(organizer)"
        return try await server.ask(path, ["page=1", "perPage=-1"], .kept) {
            try $0.list("items") { $0.line("name") }
        }.value
    }

    private func list(
        _ parameters: [String],
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<OwnServerPage> {
        let words = words
        let base = server.base
        return try await server.ask("api/recipes", parameters, freshness) { reply in
            let items = try reply.list("items")
            guard let page = reply["page"]?.integer else {
                throw ServiceError.malformedReply(.wrongShape)
            }
            return try OwnServerPage(
                items,
                total: reply["total"]?.integer,
                goesOn: page < reply["total_pages"]?.integer ?? 1
            ) { Recipe(mealie: $0, at: base, words) }
        }
    }
}

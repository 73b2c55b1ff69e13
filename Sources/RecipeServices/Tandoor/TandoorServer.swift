import RecipeModel

/// A Tandoor server. Written for Tandoor 1.5 to 2; tried with answers of 2.6.
///
/// Its search looks where each of its users chose, mostly at names alone, and takes foods by their
/// ids. So it is asked which foods have a term's name in theirs, and for the recipes of those ids; the
/// rest is told by the list of all recipes. All foods are fetched only where names don't tell, for the
/// server takes its time over each.
struct TandoorServer: OwnServer {
    var server: OwnServerCalls
    let words: OwnServerWords
    private let meanings = FoodMeanings()

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
    private static let mostPages = 1_000

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
        let cache = cache(freshness)
        return try await FoundRecipes(query) {
            try await everything(freshness)
        } list: { term, isUnwanted in
            let reach = isUnwanted ? .unwanted : reach
            return try await recipes(with: term, reach, among: cache, freshness)
        }
    }

    private func cache(_ freshness: Freshness, asksByName: Bool = true) -> FoodCache {
        guard asksByName else {
            return FoodCache(meanings) { try await foods(with: nil, freshness) }
        }
        return FoodCache(meanings, named: { try await foods(with: $0, freshness) }) {
            try await foods(with: nil, freshness)
        }
    }

    /// The foods that have a text in their names; all without one.
    private func foods(with text: String?, _ freshness: Freshness) async throws -> [ServerFood] {
        try await names(of: "food", with: text, freshness).map { name in
            let names = [name.text] + [name.plural].compactMap(\.self)
            return ServerFood(key: String(name.id), names: names)
        }
    }

    /// The recipes that have what a term means among their ingredients.
    private func recipes(
        with term: Term,
        _ reach: FoodReach,
        among cache: FoodCache,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        let ids = try await cache.keys(meant: term, reach)
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
        // The foods of a whole kitchen are told sooner by one list than by their names.
        let cache = cache(freshness, asksByName: kitchen.foods.count <= ListedDetails.atOnce)
        return kitchen.order(
            try await kitchen.foods.mapped(atMost: ListedDetails.atOnce) {
                try await recipes(with: $0, .itself, among: cache, freshness)
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

    func stamps() async throws -> [String: String] {
        let size = Self.pageSize
        let parameters = ["page_size=\(size)"] + Self.order
        let first = try await stamps(onPage: 1, parameters)
        var entries = first.entries
        let last = min((first.count + size - 1) / size, Self.mostPages)
        if last > 1 {
            entries += try await Array(2...last).mapped(atMost: ListedDetails.atOnce) {
                try await stamps(onPage: $0, parameters).entries
            }.flatMap { $0 }
        }
        return Dictionary(entries.map { ($0.key, $0.stamp) }) { first, _ in first }
    }

    private func stamps(
        onPage number: Int,
        _ parameters: [String]
    ) async throws -> (entries: [(key: String, stamp: String)], count: Int) {
        try await server.ask("api/recipe/", ["page=\(number)"] + parameters, .asked) { reply in
            let entries = try reply.list("results").compactMap { entry in
                entry["id"]?.integer.map { (key: String($0), stamp: Self.stamp(of: entry)) }
            }
            return (entries: entries, count: reply["count"]?.integer ?? 0)
        }.value
    }

    /// Keywords and ratings are tables of their own there, and change without the recipe's time.
    private static func stamp(of entry: JSONValue) -> String {
        let keywords = (entry["keywords"]?.array ?? []).map { $0.line("label") }
        let rating = entry["rating"]?.number.map { "\($0)" }
        return OwnStamp.text([entry.line("updated_at"), entry.line("name"), rating] + keywords)
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

    /// The foods (`food`) or keywords (`keyword`) that have a text in their names, or all: the first
    /// page, then the others a few at a time.
    func names(
        of kind: String,
        with text: String? = nil,
        counted: Bool = false,
        _ freshness: Freshness
    ) async throws -> [Name] {
        var parameters = ["page_size=200"]
        if let text { parameters.append(OwnServerCalls.parameter("query", text)) }
        // Little more than the name of each food is wanted, and little else takes the server long.
        if counted { parameters.append("extended=1") } else { parameters.append("simple=true") }
        let all = parameters
        let first = try await namesPage(1, of: kind, all, freshness)
        guard first.goesOn, first.entries > 0 else { return first.names }
        let last = min((first.count + first.entries - 1) / first.entries, Self.mostPages)
        guard last > 1 else { return first.names }
        let others = try await Array(2...last).mapped(atMost: ListedDetails.atOnce) {
            try await namesPage($0, of: kind, all, freshness).names
        }
        return first.names + others.flatMap { $0 }
    }

    /// A page of names.
    private struct NamesPage: Sendable {
        var names: [Name]
        /// How many entries it has, those among them that can't be read.
        var entries: Int
        /// How many there are on all pages.
        var count: Int
        var goesOn: Bool
    }

    private func namesPage(
        _ number: Int,
        of kind: String,
        _ parameters: [String],
        _ freshness: Freshness
    ) async throws -> NamesPage {
        let asked = ["page=\(number)"] + parameters
        return try await server.ask("api/\(kind)/", asked, freshness) { reply in
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
            return NamesPage(
                names: names,
                entries: try reply.list("results").count,
                count: reply["count"]?.integer ?? 0,
                goesOn: reply["next"]?.string != nil
            )
        }.value
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
                throw ServiceError.malformedReply(.wrongShape)
            }
            return try OwnServerPage(
                results,
                total: count,
                goesOn: reply["next"]?.string != nil
            ) { Recipe(tandoor: $0, at: base, words) }
        }
    }
}

import KitchenLanguage
package import RecipeModel
package import RecipeSearch

/// The starters and all recipes that the cook brought in, found together in one order.
///
/// While nothing was brought in it is the starters alone, and no file is opened.
package struct Cookbook: RecipeService {
    /// `cookbook`.
    package var name: ServiceName { starters.name }
    /// It does everything itself.
    package var abilities: ServiceAbilities { starters.abilities }

    private(set) var starters: StarterCookbook
    let store: any CookbookStore
    let nameCounts = CookbookVocabulary()
    let cache: TermCache
    let rankings = RankingCache()
    let rankedLimit: Int

    /// The starters and what a store has.
    ///
    /// - Parameters:
    ///   - rankedLimit: How many recipes of the store an order of the cook's own is worked out for at
    ///     most; they are read for it.
    ///   - bytesAtOnce: How much of its index a far store sends for a page at most, where the page
    ///     can do with a part of it.
    package init(
        _ starters: StarterCookbook,
        store: any CookbookStore,
        rankedLimit: Int = 2_000,
        bytesAtOnce: Int = 64 << 10
    ) {
        self.starters = starters
        self.store = store
        self.rankedLimit = rankedLimit
        cache = TermCache(store, bytesAtOnce: bytesAtOnce)
    }

    /// The same cookbook, with pages of so many recipes.
    package func paged(by size: Int) -> Cookbook {
        var other = self
        other.starters = starters.paged(by: size)
        return other
    }

    /// The starters by title, for those who choose among all of them at once.
    package var outlines: [Recipe] { starters.outlines }

    /// The whole starter of a key; nil when there is none.
    package func starter(forKey key: String) -> Recipe? { starters.recipe(forKey: key) }

    /// Whether what was brought in can be read. Throws what is wrong with it.
    package func trial() async throws { if store.isKept { _ = try await store.state() } }

    /// A page of recipes in the order that `search` shows.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        guard store.isKept, let state = try await keptState(for: query) else {
            return try await starters.page(of: query, at: cursor, freshness: freshness)
        }
        try Task.checkCancellation()
        let known = await cache.search(for: query.conditions, in: state)
        let question = known == nil ? IndexQuestion(query, in: state) : nil
        let slips = SlipQuestion(query, in: starters.madeIndex())
        var opening: (found: [CookbookHit], total: Int)?
        if let question, query.ranking == nil, !store.isNear {
            opening = try await self.opening(
                of: query,
                question,
                besides: slips.terms,
                at: cursor,
                in: state
            )
        }
        let wanted = opening == nil ? question?.terms ?? [] : []
        let offer = try await offer(insteadOf: query, slips, wanting: wanted, in: state)
        // A slip is set right at once, and said; else a mistyped `-onoin` would leave nothing out.
        let taken = offer.flatMap { $0.isTaken ? $0 : nil }
        if taken == nil, let opening {
            var page = try await page(of: opening.found, at: cursor) { opening.total }
            page.offer = offer
            return page
        }
        let asked = taken?.query ?? query
        let search: CookbookSearch =
            if taken == nil, let known {
                known
            } else {
                try await search(asked, taken == nil ? question : nil, in: state)
            }
        var page: RecipePage
        if let ranking = asked.ranking {
            page = try await ranked(search, ranking, asked, at: cursor, in: state)
        } else {
            let start = search.place(of: cursor, pageSize: starters.size)
            let found = search.results(from: start, limit: starters.size + 1)
            page = try await self.page(of: found, at: cursor) { taken?.total ?? search.count }
        }
        page.offer = offer
        return page
    }

    /// A page of results, one more of which tell that there is a next page.
    private func page(
        of found: [CookbookHit],
        at cursor: PageCursor,
        _ total: () -> Int
    ) async throws -> RecipePage {
        // All are counted while the store reads those that are shown.
        async let shown = recipes(found.prefix(starters.size))
        let total = total()
        return RecipePage(
            cursor: cursor,
            recipes: try await shown,
            next: found.count > starters.size
                ? PageCursor(number: cursor.number + 1, place: found[starters.size].place.text)
                : nil,
            total: .exactly(total)
        )
    }

    /// The numbers of a page's recipes alone, and where the next begins: what a search costs.
    package func numbers(
        of query: RecipeQuery,
        from place: IndexPlace,
        limit: Int
    ) async throws -> [IndexPlace] {
        guard let state = try await keptState(for: query) else { return [] }
        return try await search(query, in: state).results(from: place, limit: limit).map(\.place)
    }

    /// How many recipes a query finds.
    package func count(of query: RecipeQuery) async throws -> Int {
        guard store.isKept, let state = try await keptState(for: query) else {
            return StarterSearch(query).count(in: starters.madeIndex())
        }
        return try await search(query, in: state).count
    }

    /// A cookbook's page knows where the next one is; nobody else does.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        store.isKept ? nil : starters.cursor(past: cursor)
    }

    /// The whole recipe; one of another service as it is.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name else { return recipe }
        return try await self.recipe(forKey: recipe.id.key) ?? recipe
    }

    /// The whole recipe of a key; nil when there is none.
    package func recipe(forKey key: String) async throws -> Recipe? {
        guard store.isKept, let state = try await keptState() else {
            return starters.recipe(forKey: key)
        }
        if let kept = try await store.recipe(forKey: key) { return kept }
        return state.hiddenStarters.contains(key) ? nil : starters.recipe(forKey: key)
    }

    /// The names in the alphabet's order, each with how many recipes have it.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        guard store.isKept, let state = try await keptState() else {
            return try await starters.names(of: kind)
        }
        var counts: [String: Int] = [:]
        for name in starters.names(of: kind, but: state.hiddenStarters) {
            counts[name.name] = name.count
        }
        let isCuisine = kind == .cuisines
        let names = try await store.names(of: isCuisine ? "cuisine-name" : "category-name")
        let memory = ReadingMemory()
        let postings = names.map { name in
            let canonical = memory.canonical(name, isCategory: !isCuisine)
            return isCuisine ? Posting.cuisine(canonical) : Posting.category(canonical)
        }
        let numbers = postings.map { TermNumber.of($0) }
        let view = try await cache.view(of: Array(Set(numbers)) + [TermNumber.deleted], in: state)
        for (name, number) in zip(names, numbers) {
            counts[name, default: 0] += view.count(of: number)
        }
        return counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
            .map { CountedName(name: $0.key, count: $0.value) }
    }

    /// A random recipe. Throws `ServiceError.unsupported` where there are no recipes.
    package func randomRecipe() async throws -> Recipe {
        guard store.isKept, let state = try await keptState() else {
            return try await starters.randomRecipe()
        }
        let search = try await self.search(RecipeQuery(), in: state)
        let count = search.count
        guard count > 0 else { throw ServiceError.unsupported }
        let place = min(max(starters.chance(0..<count), 0), count - 1)
        let found = search.results(from: search.place(ofResult: place), limit: 1)
        guard let recipe = try await recipes(found).first else {
            throw ServiceError.unsupported
        }
        return recipe
    }
}

// MARK: - Searching

extension Cookbook {
    /// - Parameter query: What the index must have all recipes for.
    func keptState(for query: RecipeQuery? = nil) async throws -> CookbookState? {
        guard let state = try await store.state() else { return nil }
        guard let query, query.conditions.flatMap(\.terms).contains(where: { $0.field == .tool }),
            try await IndexCatchUp(store: store, cache: cache).run(in: state)
        else { return state }
        return try await store.state()
    }

    /// - Parameter question: The query's, where it was made already.
    func search(
        _ query: RecipeQuery,
        _ question: IndexQuestion? = nil,
        in state: CookbookState
    ) async throws -> CookbookSearch {
        if let known = await cache.search(for: query.conditions, in: state) { return known }
        let question = question ?? IndexQuestion(query, in: state)
        func found(by terms: [UInt64]) async throws -> CookbookSearch {
            CookbookSearch(
                question.meaning,
                starters: starters.madeIndex(),
                hidden: state.hiddenStarters,
                kept: try await cache.view(of: terms, in: state)
            )
        }
        var search = try await found(by: question.terms)
        if search.needsAll { search = try await found(by: question.allTerms) }
        await cache.hold(search, for: query.conditions, in: state)
        return search
    }

    /// Recipes that a query finds, so many at most: evenly out of all of them, in their order, and
    /// the same ones each time.
    package func sample(of query: RecipeQuery, count: Int) async throws -> [Recipe] {
        guard count > 0 else { return [] }
        func evenly<Item>(_ all: [Item]) -> [Item] {
            guard all.count > count else { return all }
            return (0..<count).map { all[$0 * all.count / count] }
        }
        guard store.isKept, let state = try await keptState(for: query) else {
            return evenly(StarterSearch(query).outlines(in: starters.madeIndex())).map {
                $0.wholeRecipe()
            }
        }
        let search = try await self.search(query, in: state)
        let found = search.results(from: IndexPlace(tier: 0), limit: Self.sampledLimit)
        return try await recipes(evenly(found))
    }

    /// Hands over the recipes that a query finds, in their order and in parts, for as long as more is
    /// wanted; of a cookbook that is not near the first 10,000.
    package func forEachPart(
        of query: RecipeQuery,
        _ take: @Sendable ([Recipe]) async -> Bool
    ) async throws {
        guard store.isKept, let state = try await keptState(for: query) else {
            let found = StarterSearch(query).outlines(in: starters.madeIndex())
            _ = await take(found.map { $0.wholeRecipe() })
            return
        }
        let search = try await self.search(query, in: state)
        var (place, left) = (IndexPlace(tier: 0), store.isNear ? Int.max : Self.mostFromAfar)
        while left > 0 {
            try Task.checkCancellation()
            let part = search.results(from: place, limit: min(left, Self.partSize))
            guard let last = part.last, await take(try await recipes(part)) else { return }
            place = IndexPlace(tier: last.place.tier, number: last.place.number + 1)
            left -= part.count
        }
    }

    private static let partSize = 4_096
    private static let mostFromAfar = 10_000

    /// How many results a sample is taken out of at most.
    private static let sampledLimit = 200_000

    /// The recipes of results; one that was deleted since it was found is left out.
    func recipes(_ found: some Sequence<CookbookHit>) async throws -> [Recipe] {
        var kept = try await kept(found.filter { $0.starter == nil }.map(\.place.number))[...]
        return found.compactMap { $0.starter?.wholeRecipe() ?? kept.popFirst() ?? nil }
    }

    /// The recipes of numbers of the store's; nil for one that was deleted.
    func kept(_ numbers: [Int]) async throws -> [Recipe?] {
        let recipes = try await store.recipes(numbers)
        if recipes.count == numbers.count { return recipes }
        var each: [Recipe?] = []
        for number in numbers { each.append(try await store.recipes([number]).first) }
        return each
    }
}

/// What a query means and asks of the index.
struct IndexQuestion {
    /// Nil for everything.
    let meaning: QueryMeaning?
    /// The numbers of the terms that a search reads, without those that count only for need.
    let terms: [UInt64]
    /// The numbers of all terms.
    let allTerms: [UInt64]

    init(_ query: RecipeQuery, in state: CookbookState) {
        let whole = [TermNumber.everything, TermNumber.deleted]
        meaning = query.conditions.isEmpty ? nil : QueryMeaning(query)
        terms = meaning?.terms(minutes: state.minutes, withNeed: false) ?? whole
        allTerms = meaning?.terms(minutes: state.minutes) ?? whole
    }

    /// Terms that no recipe has two of, and that together have all results; nil where there are none.
    var exclusiveTerms: [UInt64]? {
        guard let meaning else { return [TermNumber.everything] }
        return meaning.exclusiveTerms
    }
}

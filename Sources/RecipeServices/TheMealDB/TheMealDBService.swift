package import RecipeModel
import RecipeSearch

/// TheMealDB, or a server that speaks its API.
///
/// Each of its answers is a whole list, so a query is answered by intersecting lists here, and the
/// pages are cut from that. Short meals of a list get their details by one call each.
package struct TheMealDBService: RecipeService {
    /// `themealdb`.
    package let name = ServiceName.themealdb
    /// It answers wanted terms of every kind but tools, also alternatives. What must not be in a
    /// recipe is judged by its details, which tell all but the minutes.
    package let abilities = ServiceAbilities(
        fields: Set(TermField.allCases).subtracting([.tool]),
        alternatives: true,
        tells: [.title, .ingredients, .cuisine, .category, .steps],
        lists: Set(ListAbility.allCases)
    )
    /// The server's address as it is asked, without a key of the cook's own.
    package let address: WebAddress
    private let calls: TheMealDBCalls
    private let pageSize: @Sendable () -> Int
    private let isKnownFood: @Sendable (String) -> Bool

    /// TheMealDB's own address, with the key that everybody may try it with.
    package static let defaultAddress = WebAddress("https://www.themealdb.com/api/json/v1/1/")

    /// A service at an address.
    ///
    /// - Parameters:
    ///   - address: The address that the calls stand below, with the key at its end. A bare host
    ///     stands for the path that TheMealDB has, with the key `1`.
    ///   - key: The cook's own key. It goes to TheMealDB's own host only: elsewhere the address
    ///     says it all.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - isKnownFood: Whether a term names a food, so that it is looked for as an ingredient.
    package init(
        address: WebAddress,
        key: ServiceKey? = nil,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        isKnownFood: @escaping @Sendable (String) -> Bool
    ) {
        self.address = address
        self.pageSize = pageSize
        self.isKnownFood = isKnownFood
        let base =
            address.isBareHost
            ? WebAddress(address.origin + "/api/json/v1/1/") ?? address : address
        let ownKey = address == Self.defaultAddress ? key : nil
        calls = TheMealDBCalls(base: base, key: ownKey, client: client)
    }

    /// A page of the meals that are in all lists of the query, with their exact number, or of all
    /// meals by the first letter of their names. It waits for the details of all.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await events(of: query, at: cursor, freshness: freshness, patience: nil).page()
    }

    /// The page, and after it the details of short meals that nothing depends on, where they come
    /// later than a page may be held up.
    package func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        PageEvents { tell in
            let size = PageSize.held(pageSize())
            let wanted = TheMealDBQuery(query, isKnownFood: isKnownFood)
            guard !wanted.groups.isEmpty else {
                let alphabet = TheMealDBAlphabet(calls: calls, pageSize: size)
                return tell(.page(try await alphabet.page(at: cursor, freshness)))
            }
            let found = try await meals(of: wanted, freshness)
            let slice = ListPage(of: found.meals.count, at: cursor, size: size)
            // Told once; beside nothing that was found it would make an empty list an unreadable one.
            let isFirst = slice.range.lowerBound == 0 && !slice.range.isEmpty
            let unusable = isFirst ? found.unusableEntries : 0
            try await details.fill(
                Array(found.meals[slice.range]),
                areNeeded: !QueryPlan(query, for: abilities).applied.isEmpty,
                within: patience,
                freshness
            ) { filled in
                let page = RecipePage(
                    cursor: cursor,
                    recipes: filled.recipes,
                    next: slice.next,
                    total: .exactly(found.meals.count),
                    unusableEntries: unusable + filled.leftOut,
                    age: [found.age, filled.age].compactMap(\.self).max()
                )
                tell(.page(page, lacking: filled.lacking))
            } late: { meal in
                tell(.details(meal))
            }
        }
    }

    /// The next letter after a page of all meals; nil in a list, which is one answer.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        TheMealDBAlphabet.cursor(past: cursor)
    }

    /// The meal with ingredients and steps; the recipe itself where TheMealDB has it no more.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name, !recipe.isCookable else { return recipe }
        return try await calls.meal(recipe.id.key, .kept).value ?? recipe
    }

    /// The categories, with what they are, or the areas, in TheMealDB's order.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        try await calls.names(of: kind)
    }

    /// A meal at random, another one each time. Throws `ServiceError` or `CancellationError`.
    package func randomRecipe() async throws -> Recipe { try await calls.randomMeal() }
}

// MARK: - Lists

extension TheMealDBService {
    private var details: ListedDetails {
        let calls = calls
        return ListedDetails { try await calls.meal($0.key, $1) }
    }
}

extension TheMealDBService {
    /// What several lists have in common.
    private struct Found {
        var meals: [Recipe] = []
        var unusableEntries = 0
        var age: Int?
    }

    /// The meals in one list of each group, in the order of the first group.
    private func meals(of query: TheMealDBQuery, _ freshness: Freshness) async throws -> Found {
        var lists: [TheMealDBList] = []
        for source in query.groups.joined() where !lists.contains(source.list) {
            lists.append(source.list)
        }
        let calls = calls
        let answers = try await lists.mapped(atMost: ListedDetails.atOnce) {
            ($0, try await calls.list($0, freshness))
        }
        let byList = Dictionary(answers, uniquingKeysWith: { first, _ in first })
        let groups = query.groups.map { group in
            group.flatMap { source in
                let meals = byList[source.list]?.value.meals ?? []
                return source.titleTerm.map { Self.titled($0, meals) } ?? meals
            }
        }
        let used = query.foods.map { sources in
            Set(sources.flatMap { byList[$0.list]?.value.meals.map(\.id) ?? [] })
        }
        return Found(
            meals: Self.mostUsed(Self.common(of: groups), of: used),
            unusableEntries: byList.values.map(\.value.unusableEntries).reduce(0, +),
            age: byList.values.compactMap(\.age).max()
        )
    }

    private static func titled(_ term: Term, _ meals: [Recipe]) -> [Recipe] {
        let match = QueryMatch([.has(term)])
        return meals.filter { match.holds(for: RecipeWords($0)) }
    }

    /// The meals with most of the foods first, of which each has these; others stay in their order.
    private static func mostUsed(_ meals: [Recipe], of foods: [Set<RecipeID>]) -> [Recipe] {
        guard !foods.isEmpty else { return meals }
        return meals.enumerated().map { place, meal in
            (meal, foods.count { $0.contains(meal.id) }, place)
        }.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map(\.0)
    }

    /// The meals that are in every group, each once, with the details that any list had.
    private static func common(of groups: [[Recipe]]) -> [Recipe] {
        var full: [RecipeID: Recipe] = [:]
        for meal in groups.joined() where !meal.isShort { full[meal.id] = meal }
        var isInAll = Set(groups.first?.map(\.id) ?? [])
        for group in groups.dropFirst() { isInAll.formIntersection(group.map(\.id)) }
        return (groups.first ?? []).compactMap { meal in
            isInAll.remove(meal.id) == nil ? nil : full[meal.id] ?? meal
        }
    }
}

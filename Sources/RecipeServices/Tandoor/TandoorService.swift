package import RecipeModel

/// A Tandoor server of the cook's own.
///
/// Its search looks where each of its users chose, mostly at names alone, and takes foods and
/// keywords by their ids. So a term is looked up among the names of all recipes, foods and keywords,
/// which are asked for once, and its recipes are asked for by those ids; the lists of several terms
/// are put together here. Written for Tandoor 1.5 to 2; tried with answers of 2.6.
package struct TandoorService: RecipeService {
    /// `tandoor`.
    package let name = ServiceName.tandoor
    /// It does everything, by lists of single terms.
    package let abilities = ServiceAbilities(
        fields: Set(TermField.allCases),
        excludes: true,
        alternatives: true,
        limitsMinutes: true,
        tells: [.title, .category, .cuisine, .minutes],
        lists: Set(ListAbility.allCases),
        sendsWholeRecipes: true
    )
    /// The server's address, without `/api`.
    package let address: WebAddress
    private let calls: TandoorCalls
    private let pageSize: @Sendable () -> Int

    /// - Parameters:
    ///   - address: The address of its pages; also of one that has a path of its own.
    ///   - token: An API token that the cook made there.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - plainText: Takes tags out of a piece of markup and decodes its entities.
    ///   - minutes: The minutes that a text names.
    package init(
        address: WebAddress,
        token: ServiceKey,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        plainText: @escaping @Sendable (String) -> String,
        minutes: @escaping @Sendable (String) -> Int?
    ) {
        self.address = address.withoutPathEnd("api")
        self.pageSize = pageSize
        calls = TandoorCalls(
            server: OwnServerCalls(
                service: .tandoor,
                base: self.address,
                token: token,
                client: client
            ),
            words: OwnServerWords(markup: MarkupText(plain: plainText), minutes: minutes)
        )
    }

    /// A page of the recipes that meet the query, titles first, with their exact number. It waits for
    /// all their details. Throws `ServiceFailure` or `CancellationError`.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await events(of: query, at: cursor, freshness: freshness, patience: nil).page()
    }

    package func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        PageEvents { tell in
            let page = try await shortRecipes(of: query, at: cursor, freshness)
            let calls = calls
            let details = ListedDetails(isShort: \.isShortOfServer) {
                try await calls.recipe($0.key, $1)
            }
            try await details.fill(
                page.recipes,
                areNeeded: false,
                within: patience,
                freshness
            ) { filled in
                var page = page
                page.recipes = filled.recipes
                page.age = [page.age, filled.age].compactMap(\.self).max()
                tell(.page(page, lacking: filled.lacking))
            } late: { recipe in
                tell(.details(recipe))
            }
        }
    }

    /// Asks whether a Tandoor answers at the address, then for a recipe with the token.
    package func trial() async throws {
        try await calls.about()
        _ = try await calls.page(1, size: 5, .asked)
    }

    private func shortRecipes(
        of query: RecipeQuery,
        at cursor: PageCursor,
        _ freshness: Freshness
    ) async throws -> RecipePage {
        let size = PageSize.held(pageSize())
        guard !query.conditions.isEmpty else {
            let number = ServerPage.number(of: cursor, size: size)
            let answer = try await calls.page(number, size: size, freshness)
            return RecipePage(
                cursor: cursor,
                recipes: answer.value.recipes,
                next: answer.value.goesOn ? ServerPage.cursor(past: cursor, size: size) : nil,
                total: answer.value.total.map { .exactly($0) },
                unusableEntries: answer.value.unusableEntries,
                age: answer.age
            )
        }
        let calls = calls
        let search = try await TandoorSearch(query, calls: calls, freshness)
        let found = try await FoundRecipes(query) {
            try await calls.all([], freshness)
        } list: { term, isUnwanted in
            try await search.recipes(meant: term, isUnwanted)
        }
        let slice = ListPage(of: found.recipes.count, at: cursor, size: size)
        return RecipePage(
            cursor: cursor,
            recipes: Array(found.recipes[slice.range]),
            next: slice.next,
            total: .exactly(found.recipes.count),
            age: found.age
        )
    }

    package func cursor(past cursor: PageCursor) -> PageCursor? {
        ServerPage.cursor(past: cursor, size: PageSize.held(pageSize()))
    }

    /// The recipe with all that the server has of it. Throws `ServiceFailure` or `CancellationError`.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name, !recipe.isCookable else { return recipe }
        return try await calls.recipe(recipe.id.key, .kept).value ?? recipe
    }

    /// The keywords, with how many recipes have them: those that name a cuisine, or the others.
    /// Throws `ServiceFailure` or `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        try await calls.names(of: "keyword", counted: true, .kept)
            .filter { TagKind.cuisines(among: [$0.text]).isEmpty == (kind == .categories) }
            .map { CountedName(name: $0.text, count: $0.count) }
    }

    /// A recipe by chance. Throws `ServiceFailure`, `unsupported` where there is none, or
    /// `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        guard let recipe = try await calls.randomRecipe() else { throw ServiceFailure.unsupported }
        return try await details(of: recipe)
    }
}

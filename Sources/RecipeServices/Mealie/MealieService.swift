package import RecipeModel

/// A Mealie server of the cook's own.
///
/// Its search answers any of the words, sees no foods and cannot leave anything out. So each term
/// is asked for by itself in the server's filter language, all its recipes at once, and the lists
/// are put together here. Written for Mealie 1 to 3; tried with answers of 2.0.
package struct MealieService: RecipeService {
    /// `mealie`.
    package let name = ServiceName.mealie
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
    private let calls: MealieCalls
    private let pageSize: @Sendable () -> Int
    private let chance: @Sendable () -> Int

    /// - Parameters:
    ///   - address: The address of its pages; also of one that has a path of its own.
    ///   - token: An API token that the cook made there.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - plainText: Takes tags out of a piece of markup and decodes its entities.
    ///   - minutes: The minutes that a text names.
    ///   - chance: A number by chance.
    package init(
        address: WebAddress,
        token: ServiceKey,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        plainText: @escaping @Sendable (String) -> String,
        minutes: @escaping @Sendable (String) -> Int?,
        chance: @escaping @Sendable () -> Int = { Int.random(in: 1...1_000_000) }
    ) {
        self.address = address.withoutPathEnd("api")
        self.pageSize = pageSize
        self.chance = chance
        calls = MealieCalls(
            server: OwnServerCalls(
                service: .mealie,
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
            let page = try await summaries(of: query, at: cursor, freshness)
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

    /// Asks whether a Mealie answers at the address, then for a recipe with the token.
    package func trial() async throws {
        try await calls.about()
        _ = try await calls.page(1, size: 5, .asked)
    }

    private func summaries(
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
        let foods = FoodNames { try await calls.foods(freshness) }
        let found = try await FoundRecipes(query) {
            try await calls.all(nil, freshness)
        } list: { term, isUnwanted in
            let filter = MealieFilter(
                term,
                foods: try await foods.names(meant: term, isUnwanted),
                isUnwanted: isUnwanted
            )
            var list = FoundRecipes.List()
            for text in filter.texts {
                let part = try await calls.all(text, freshness)
                list.recipes += part.recipes
                list.age = [list.age, part.age].compactMap(\.self).max()
            }
            return list
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

    /// The categories, or the tags that name a cuisine. Throws `ServiceFailure` or
    /// `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        switch kind {
        case .categories: try await calls.names(of: "categories").map { CountedName(name: $0) }
        case .cuisines:
            try await calls.names(of: "tags")
                .filter { !TagKind.cuisines(among: [$0]).isEmpty }
                .map { CountedName(name: $0) }
        }
    }

    /// A recipe by chance. Throws `ServiceFailure`, `unsupported` where there is none, or
    /// `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        guard let recipe = try await calls.randomRecipe(seed: chance()) else {
            throw ServiceFailure.unsupported
        }
        return try await details(of: recipe)
    }
}

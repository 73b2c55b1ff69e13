package import MealPlan
package import RecipeModel
import RecipeSearch

/// A server of the cook's own that runs Mealie or Tandoor, as a service.
///
/// Its list tells no ingredients: those of a page come with the details, recipe by recipe.
package struct OwnServerService: RecipeService {
    /// `mealie` or `tandoor`.
    package let name: ServiceName
    /// It does everything, by lists of single terms, but doesn't know what steps need.
    package let abilities = ServiceAbilities(
        fields: Set(TermField.allCases).subtracting([.tool]),
        excludes: true,
        alternatives: true,
        limitsMinutes: true,
        tells: [.title, .category, .cuisine, .minutes],
        lists: Set(ListAbility.allCases),
        sendsWholeRecipes: true
    )
    private let server: any OwnServer
    private let pageSize: @Sendable () -> Int
    private let listsFavorites: Bool

    /// A service by its name; nil where no such server has that name.
    ///
    /// - Parameters:
    ///   - address: The address of its pages; also of one that has a path of its own, and with the
    ///     `/api` at the end that cooks copy along.
    ///   - token: An API token that the cook made there.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - plainText: Takes tags out of a piece of markup and decodes its entities.
    ///   - minutes: The minutes that a text names.
    package init?(
        _ name: ServiceName,
        address: WebAddress,
        token: ServiceKey,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        plainText: @escaping @Sendable (String) -> String,
        minutes: @escaping @Sendable (String) -> Int?
    ) {
        let calls = OwnServerCalls(
            service: name,
            base: address.withoutPathEnd("api"),
            token: token,
            client: client
        )
        let words = OwnServerWords(markup: MarkupText(plain: plainText), minutes: minutes)
        switch name {
        case .mealie: server = MealieServer(server: calls, words: words)
        case .tandoor: server = TandoorServer(server: calls, words: words)
        default: return nil
        }
        self.name = name
        self.pageSize = pageSize
        listsFavorites = false
    }

    private init(favoritesOf service: OwnServerService) {
        name = service.name
        server = service.server
        pageSize = service.pageSize
        listsFavorites = true
    }

    /// The same service with the favorites that the cook marked there as all its recipes.
    package var favorites: OwnServerService { OwnServerService(favoritesOf: self) }

    /// The server's address, without `/api`.
    package var address: WebAddress { server.server.base }

    /// The server with answers that aren't cached.
    var uncached: any OwnServer {
        var other = server
        other.server.keepsAnswers = false
        return other
    }

    /// Asks whether the program answers at the address, then for a recipe with the token.
    package func trial() async throws {
        try await server.server.identify()
        _ = try await server.page(1, size: 5, .asked)
    }

    /// A page of the recipes that meet the query, titles first, with their exact number. It waits for
    /// all their details. Throws `ServiceError` or `CancellationError`.
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
            let server = server
            let details = ListedDetails { try await server.recipe($0.key, $1) }
            let judge = OwnJudge(query)
            if judge.isNeeded, !listsFavorites {
                let list = try await recipes(meeting: judge.asked, ranked: query, freshness)
                let size = PageSize.held(pageSize())
                let walk = RecipeWalk(
                    candidates: list.recipes,
                    judge: judge,
                    details: details,
                    size: size
                )
                var page = try await walk.page(at: cursor, freshness)
                page.age = [page.age, list.age].compactMap(\.self).max()
                return tell(.page(page))
            }
            var page = try await shortRecipes(of: query, at: cursor, freshness)
            page.judgement = judge.judgement(of: [])
            let short = page
            try await details.fill(
                short.recipes,
                areNeeded: false,
                within: patience,
                freshness
            ) { filled in
                var page = short
                page.recipes = filled.recipes
                page.age = [page.age, filled.age].compactMap(\.self).max()
                tell(.page(page, lacking: filled.lacking))
            } late: { recipe in
                tell(.details(recipe))
            }
        }
    }

    private func shortRecipes(
        of query: RecipeQuery,
        at cursor: PageCursor,
        _ freshness: Freshness
    ) async throws -> RecipePage {
        let size = PageSize.held(pageSize())
        if listsFavorites {
            let list = try await server.favorites(freshness)
            return Self.page(of: list.recipes, at: cursor, size: size, age: list.age)
        }
        guard !query.conditions.isEmpty else {
            let number = ListPage.offset(of: cursor, size: size) / size + 1
            let answer = try await server.page(number, size: size, freshness)
            return RecipePage(
                cursor: cursor,
                recipes: answer.value.recipes,
                next: answer.value.goesOn ? self.cursor(past: cursor) : nil,
                total: answer.value.total.map { .exactly($0) },
                unusableEntries: answer.value.unusableEntries,
                age: answer.age
            )
        }
        let found = try await recipes(meeting: query, freshness)
        return Self.page(of: found.recipes, at: cursor, size: size, age: found.age)
    }

    /// The recipes that may be meant, the likeliest first.
    ///
    /// - Parameter query: What the cook asked, with conditions that the server isn't asked.
    private func recipes(
        meeting asked: RecipeQuery,
        ranked query: RecipeQuery,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        guard let kitchen = Kitchenful(query), !kitchen.foods.isEmpty else {
            return try await list(meeting: asked, freshness)
        }
        async let order = server.recipes(using: kitchen, freshness)
        var list = try await list(meeting: asked, freshness)
        // What uses nothing of what is there isn't what can be cooked with it.
        list.arrange(by: try await order, keepsOthers: asked.hasWish)
        return list
    }

    private func list(
        meeting query: RecipeQuery,
        _ freshness: Freshness
    ) async throws -> FoundRecipes.List {
        guard !query.conditions.isEmpty else { return try await server.everything(freshness) }
        let found = try await recipes(meeting: query, freshness)
        return FoundRecipes.List(recipes: found.recipes, age: found.age)
    }

    /// The recipes that meet a query. What is only made from a food is found where nothing better is.
    private func recipes(
        meeting query: RecipeQuery,
        _ freshness: Freshness
    ) async throws -> FoundRecipes {
        let found = try await server.recipes(meeting: query, .itself, freshness)
        let wishes = query.conditions.count { if case .any = $0 { true } else { false } }
        guard found.recipes.isEmpty, wishes == 1 else { return found }
        return try await server.recipes(meeting: query, .madeFrom, freshness)
    }

    private static func page(
        of recipes: [Recipe],
        at cursor: PageCursor,
        size: Int,
        age: Int?
    ) -> RecipePage {
        let slice = ListPage(of: recipes.count, at: cursor, size: size)
        return RecipePage(
            cursor: cursor,
            recipes: Array(recipes[slice.range]),
            next: slice.next,
            total: .exactly(recipes.count),
            age: age
        )
    }

    /// As many as a kitchen is asked for: each costs a request.
    package func foodsAsked(of query: RecipeQuery) -> Int? {
        let most = Kitchenful.mostFoods
        return !listsFavorites && query.foodsAtHand.count > most ? most : nil
    }

    /// The page after this one, of today's size.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        let size = PageSize.held(pageSize())
        return PageCursor(
            number: cursor.number + 1,
            place: String(ListPage.offset(of: cursor, size: size) + size)
        )
    }

    /// The recipe with all that the server has of it. Throws `ServiceError`, also where it no longer
    /// has the recipe, or `CancellationError`.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name, !recipe.isCookable else { return recipe }
        guard let whole = try await server.recipe(recipe.id.key, .kept).value else {
            // A short one would be a recipe of nothing.
            if !recipe.isShort { return recipe }
            throw ServiceError.serverFailed(status: 404, tries: 1)
        }
        return whole
    }

    /// The names of categories or cuisines. Throws `ServiceError` or `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        try await server.names(of: kind)
    }

    /// A random recipe. Throws `ServiceError`, `unsupported` where there is none, or
    /// `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        guard let recipe = try await server.randomRecipe() else {
            throw ServiceError.unsupported
        }
        return try await details(of: recipe)
    }
}

// MARK: - Changes

extension OwnServerService {
    /// The titles of all recipes of the server, in lower case. Throws `ServiceError` or
    /// `CancellationError`.
    package func titles() async throws -> Set<String> {
        Set(try await server.everything(.asked).recipes.map { $0.title.lowercased() })
    }

    /// Puts a recipe into the server, with its picture where there is one, and reads it there again
    /// to see what didn't arrive.
    ///
    /// Throws `ServiceError` or `CancellationError`, and nothing is left there then; or
    /// `UnfinishedRecipe`, where a part of it couldn't be removed again.
    ///
    /// - Parameter makingTags: Whether tags that the server doesn't have are made.
    package func add(
        _ recipe: Recipe,
        picture: [UInt8]?,
        makingTags: Bool = false
    ) async throws -> SentRecipe {
        let key = try await server.add(recipe, makingTags: makingTags)
        var lost: [SendLoss] = []
        do {
            if let picture { try await server.setPicture(picture, of: key) }
        } catch is ServiceError {
            lost.append(.picture)
        }
        do {
            guard let there = try await server.recipe(key, .asked).value else {
                return SentRecipe(key: key, lost: [.unchecked])
            }
            let difference = SentDifference(
                sent: recipe,
                there: there,
                hadPicture: lost.isEmpty && (picture != nil || recipe.picture != nil)
            )
            lost += difference.losses
        } catch is ServiceError {
            lost.append(.unchecked)
        }
        return SentRecipe(key: key, lost: lost)
    }

    /// Removes a recipe from the server. Throws `ServiceError` or `CancellationError`.
    package func remove(_ key: String) async throws { try await server.remove(key) }
}

extension OwnServerService {
    /// Its plan, shopping list and log, each answer asked for anew.
    package var kitchen: any KitchenServer { uncached.kitchen }
}

extension WebAddress {
    /// The address without a piece at the end of its path: `/api`.
    fileprivate func withoutPathEnd(_ piece: String) -> WebAddress {
        var text = String(text.prefix { $0 != "?" && $0 != "#" })
        while text.hasSuffix("/") { text.removeLast() }
        guard text.hasSuffix("/" + piece) else { return self }
        return WebAddress(text.dropLast(piece.count + 1)) ?? self
    }
}

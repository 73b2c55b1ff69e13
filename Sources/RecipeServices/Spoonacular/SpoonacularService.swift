package import RecipeModel
import RecipeSearch

/// Spoonacular, or a server that speaks its API.
///
/// It counts points: a page costs 1, and for each of its recipes 0.01, 0.025 for its information
/// and 0.025 for its ingredients, which is 1.6 for a page of ten; a recipe's details and one by
/// chance cost 1 each. So nothing is fetched ahead of need, and after status 402 nothing is sent
/// until midnight UTC. Its terms limit storing: answers are kept for an hour.
package struct SpoonacularService: RecipeService {
    /// `spoonacular`.
    package let name = ServiceName.spoonacular
    /// It answers all but `title:` and alternatives itself, and leaves out ingredients, but no
    /// cuisines and categories.
    package let abilities = ServiceAbilities(
        fields: [.anywhere, .ingredient, .cuisine, .category],
        excludes: true,
        excludedFields: [.anywhere, .ingredient],
        limitsMinutes: true,
        tells: Set(RecipeFact.allCases).subtracting([.steps]),
        allowsPrefetch: false,
        lists: Set(ListAbility.allCases)
    )
    /// The server's address.
    package let address: WebAddress
    private let key: ServiceKey
    private let client: HTTPClient
    private let pageSize: @Sendable () -> Int
    private let markup: MarkupText
    private let isKnownFood: @Sendable (String) -> Bool

    /// Spoonacular's own address.
    package static let defaultAddress = WebAddress("https://api.spoonacular.com")

    /// A service at an address.
    ///
    /// - Parameters:
    ///   - address: The address that the calls stand below.
    ///   - key: The key, which is sent in a header field to this address and nowhere else.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - plainText: Takes tags out of a piece of markup and decodes its entities.
    ///   - isKnownFood: Whether a term names a food, so that it is looked for as an ingredient.
    package init(
        address: WebAddress,
        key: ServiceKey,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        plainText: @escaping @Sendable (String) -> String,
        isKnownFood: @escaping @Sendable (String) -> Bool
    ) {
        self.address = address
        self.key = key
        self.client = client
        self.pageSize = pageSize
        self.isKnownFood = isKnownFood
        markup = MarkupText(plain: plainText)
    }

    /// A page of recipes with their ingredients, and how many there are in all.
    ///
    /// Of a query's results at most 900 and a page more can be had. Throws `ServiceError` or
    /// `CancellationError`.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        let size = PageSize.held(pageSize())
        let wanted = SpoonacularQuery(query, isKnownFood: isKnownFood)
        let place = SpoonacularPlace(cursor, searches: wanted.searches.count, size: size)
        guard let offset = place.offset else { return RecipePage(cursor: cursor, recipes: []) }
        let markup = markup
        let parameters =
            wanted.searches[place.turn].parameters + [
                "offset=\(offset)", "number=\(size)", "addRecipeInformation=true",
                "fillIngredients=true",
            ]
        let answer = try await ask("recipes/complexSearch", parameters, freshness) {
            try SpoonacularReply($0, markup)
        }
        let reply = answer.value
        let goesOn = reply.entryCount > 0 && offset + reply.entryCount < reply.total
        let isWhole = wanted.searches.count == 1 && wanted.unsent.isEmpty
        let match = QueryMatch(wanted.unsent)
        var recipes = reply.recipes
        if !wanted.unsent.isEmpty { recipes.removeAll { !match.holds(for: RecipeWords($0)) } }
        if wanted.searches[place.turn].included.isEmpty {
            // Where no food was asked for, all of them count as missed, which tells nothing.
            for index in recipes.indices { recipes[index].coverage = nil }
        }
        return RecipePage(
            cursor: cursor,
            recipes: recipes,
            next: place.cursor(behind: cursor, next: goesOn ? offset + size : nil),
            total: isWhole ? .exactly(reply.total) : nil,
            unusableEntries: reply.unusableEntries,
            age: answer.age
        )
    }

    /// The first four: each is a search of its own, which costs points.
    package func foodsAsked(of query: RecipeQuery) -> Int? {
        SpoonacularQuery(query, isKnownFood: isKnownFood).foodsAsked
    }

    /// The page after, as far as Spoonacular's offsets reach.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        SpoonacularPlace.cursor(past: cursor, size: PageSize.held(pageSize()))
    }

    /// The recipe with its steps. What a search said of used and missed ingredients stays.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name else { return recipe }
        let path = "recipes/\(PercentEncoding.segment(recipe.id.key))/information"
        let markup = markup
        let answer = try await ask(path, ["includeNutrition=false"], .kept) {
            try SpoonacularReply.recipe($0, markup)
        }
        var details = answer.value
        details.id = recipe.id
        details.coverage = recipe.coverage
        return details
    }

    /// The names that its parameters take, without counts. Sends nothing.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        let names = kind == .cuisines ? SpoonacularNames.cuisines : SpoonacularNames.types
        return names.map { CountedName(name: $0) }
    }

    /// A random recipe, another one each time. Throws `ServiceError` or `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        let markup = markup
        return try await ask("recipes/random", ["number=1"], .asked) {
            try SpoonacularReply.firstRecipe($0, markup)
        }.value
    }

    private func ask<Value: Sendable>(
        _ path: String,
        _ parameters: [String],
        _ freshness: Freshness,
        read: @escaping @Sendable ([UInt8]) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        var request = try HTTPRequest(
            callOf: name,
            at: path,
            below: address,
            parameters: parameters
        )
        request.lifetime = 3_600
        request.outlivesLifetime = false
        request.dailyLimitStatus = 402
        // Its plans allow one or two at a time.
        request.mostAtOnce = 1
        request.secret = RequestSecret(text: key.text, place: .header("x-api-key"))
        return try await client.answer(to: request, freshness: freshness) { try read($0.body) }
    }
}

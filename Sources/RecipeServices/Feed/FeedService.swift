package import RecipeModel

/// A recipe list at an address, in the format of the take-home feed.
///
/// The whole list is one answer. It is searched, sorted where that is asked for, and parted
/// into pages here.
package struct FeedService: RecipeService {
    /// `feed`.
    package let name = ServiceName.feed
    /// It answers what names and cuisines say; of ingredients, categories and minutes nothing is
    /// known. That a food is not in a recipe is so left to be judged by its title, and told.
    package let abilities = ServiceAbilities(
        fields: [.anywhere, .title, .cuisine],
        excludes: true,
        excludedFields: [.title, .cuisine],
        alternatives: true,
        tells: [.title, .cuisine],
        lists: [.everything, .cuisines, .random]
    )
    /// The address of the list itself.
    package let address: WebAddress
    private let client: HTTPClient
    private let pageSize: @Sendable () -> Int
    private let chance: @Sendable (Range<Int>) -> Int

    /// A list at an address.
    ///
    /// - Parameters:
    ///   - address: The address of the JSON file.
    ///   - client: Sends the requests.
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - chance: Picks one of a range that is not empty, for a random recipe.
    package init(
        address: WebAddress,
        client: HTTPClient,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        chance: @escaping @Sendable (Range<Int>) -> Int = { Int.random(in: $0) }
    ) {
        self.address = address
        self.client = client
        self.pageSize = pageSize
        self.chance = chance
    }

    /// A page of the recipes that meet the query, with their exact number.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        let answer = try await list(freshness)
        let found = FeedSearch(query).recipes(in: answer.value.recipes)
        let slice = ListPage(of: found.count, at: cursor, size: PageSize.held(pageSize()))
        // Told once; beside nothing that was found it would make an empty list an unreadable one.
        let isFirst = slice.range.lowerBound == 0 && !slice.range.isEmpty
        return RecipePage(
            cursor: cursor,
            recipes: Array(found[slice.range]),
            next: slice.next,
            total: .exactly(found.count),
            unusableEntries: isFirst ? answer.value.unusableEntries : 0,
            age: answer.age
        )
    }

    /// Nil: all pages are of one answer.
    package func cursor(past cursor: PageCursor) -> PageCursor? { nil }

    /// The recipe itself: the list tells all that the service knows.
    package func details(of recipe: Recipe) async throws -> Recipe { recipe }

    /// The cuisines in the alphabet's order, each with how many recipes have it.
    ///
    /// Throws `ServiceError.unsupported` for categories, else `ServiceError` or
    /// `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        guard kind == .cuisines else { throw ServiceError.unsupported }
        return try await list(.kept).value.cuisines
    }

    /// A recipe of the list at random.
    ///
    /// Throws `ServiceError.unsupported` for an empty list, else `ServiceError` or
    /// `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        let recipes = try await list(.kept).value.recipes
        guard !recipes.isEmpty else { throw ServiceError.unsupported }
        return recipes[min(max(chance(recipes.indices), 0), recipes.count - 1)]
    }

    private func list(_ freshness: Freshness) async throws -> HTTPAnswer<FeedReply> {
        let request = HTTPRequest(
            service: name,
            kind: .data,
            address: address,
            accept: "application/json,*/*;q=0.5",
            limit: WebPageFetcher.pageLimit
        )
        return try await client.answer(to: request, freshness: freshness) {
            try FeedReply($0.body)
        }
    }
}

package import RecipeModel

/// Any server that speaks RecipePuppy's API.
///
/// The format has ten results a page, no total and no end: a page may fail or be empty with more
/// after it, so there is always a next page, up to page 999. All that is known of a recipe comes
/// with the list.
package struct RecipePuppyService: RecipeService {
    /// `recipepuppy`.
    package let name = ServiceName.recipepuppy
    /// It answers plain terms, and lists everything; all else is applied on what it sent.
    package let abilities = ServiceAbilities(
        fields: [.anywhere],
        tells: [.title, .ingredients],
        lists: [.everything]
    )
    /// The server's address as the cook gave it.
    package let address: WebAddress
    private let client: HTTPClient
    private let plainText: @Sendable (String) -> String
    private let isKnownFood: @Sendable (String) -> Bool

    /// The last page that is asked for.
    package static let pageLimit = 999

    /// A service at an address.
    ///
    /// - Parameters:
    ///   - address: The server, with or without `/api/` at the end.
    ///   - client: Sends the requests.
    ///   - plainText: Decodes the entities of a piece of markup.
    ///   - isKnownFood: Whether a term names a food, so that it is looked for as an ingredient.
    package init(
        address: WebAddress,
        client: HTTPClient,
        plainText: @escaping @Sendable (String) -> String,
        isKnownFood: @escaping @Sendable (String) -> Bool
    ) {
        self.address = address
        self.client = client
        self.plainText = plainText
        self.isKnownFood = isKnownFood
    }

    /// A page of up to ten recipes; the next one is always the number after it.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        guard (1...Self.pageLimit).contains(cursor.number) else {
            return RecipePage(cursor: cursor, recipes: [])
        }
        let parameters = RecipePuppyQuery(query, isKnownFood: isKnownFood)
            .parameters(page: cursor.number)
        guard let address = Self.endpoint(at: address, parameters: parameters) else {
            throw ServiceError.forbidden(.scheme)
        }
        let request = HTTPRequest(
            service: name,
            kind: .data,
            address: address,
            accept: "application/json,text/javascript,*/*;q=0.5",
            limit: WebPageFetcher.pageLimit
        )
        let answer = try await client.answer(to: request, freshness: freshness) {
            try RecipePuppyReply($0.body, plainText: plainText)
        }
        return RecipePage(
            cursor: cursor,
            recipes: answer.value.recipes,
            next: self.cursor(past: cursor),
            unusableEntries: answer.value.unusableEntries,
            age: answer.age
        )
    }

    /// The first four: searches for more would be pages that are nearly the same.
    package func foodsAsked(of query: RecipeQuery) -> Int? {
        RecipePuppyQuery(query, isKnownFood: isKnownFood).foodsAsked
    }

    /// The number after a page, whatever came of that page.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        cursor.number < Self.pageLimit ? PageCursor(number: cursor.number + 1) : nil
    }

    /// The recipe itself: the list tells all that the service knows.
    package func details(of recipe: Recipe) async throws -> Recipe { recipe }

    /// Throws `ServiceError.unsupported`: it knows neither categories nor cuisines.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        throw ServiceError.unsupported
    }

    /// Throws `ServiceError.unsupported`.
    package func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }

    /// The address of the API below the server's own, which may name it already.
    static func endpoint(at server: WebAddress, parameters: String) -> WebAddress? {
        let port = server.port.map { ":\($0)" } ?? ""
        let parts = server.rest.prefix { $0 != "#" }.split(
            separator: "?",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        var path = String(parts.first ?? "")
        while path.hasSuffix("/") { path.removeLast() }
        if !path.hasSuffix("/api") { path += "/api" }
        let given = parts.count > 1 && !parts[1].isEmpty ? parts[1] + "&" : ""
        return WebAddress("\(server.scheme)://\(server.host)\(port)\(path)/?\(given)\(parameters)")
    }
}

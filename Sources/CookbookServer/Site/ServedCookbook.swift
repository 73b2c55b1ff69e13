package import RecipeModel

/// The cookbook as its site sees it: what can be asked, and nothing that changes it.
package struct ServedCookbook: Sendable {
    /// Ten recipes a page.
    let pages: any RecipeService
    /// Many recipes a page, for lists that are sent whole.
    let longPages: any RecipeService
    /// The recipe of a key; nil where there is none.
    let recipe: @Sendable (_ key: String) async throws -> Recipe?
    /// The keys of the recipes that have words for keys.
    let wordKeys: [String]
    /// The foods that can be asked for by name.
    let foods: @Sendable () -> [String]
    /// What a text means that a person typed into a search box.
    let query: @Sendable (_ text: String) -> RecipeQuery
    /// What a recipe says to a question, as JSON; nil where nothing is asked.
    let answer: @Sendable (_ question: String, _ recipe: Recipe) async -> String?

    package init(
        pages: any RecipeService,
        longPages: any RecipeService,
        recipe: @escaping @Sendable (_ key: String) async throws -> Recipe?,
        wordKeys: [String],
        foods: @escaping @Sendable () -> [String],
        query: @escaping @Sendable (_ text: String) -> RecipeQuery,
        answer: @escaping @Sendable (_ question: String, _ recipe: Recipe) async -> String? = {
            _,
            _ in
            nil
        }
    ) {
        self.pages = pages
        self.longPages = longPages
        self.recipe = recipe
        self.wordKeys = wordKeys
        self.foods = foods
        self.query = query
        self.answer = answer
    }

    /// A page of a query by its number; nil past the last one there can be.
    func page(_ number: Int, of query: RecipeQuery) async throws -> RecipePage? {
        guard (1...10_000_000).contains(number) else { return nil }
        return try await pages.page(
            of: query,
            at: PageCursor(number: number),
            freshness: .kept
        )
    }

    /// The first recipes of a query.
    func first(_ count: Int, of query: RecipeQuery) async throws -> [Recipe] {
        var found: [Recipe] = []
        var cursor: PageCursor? = .first
        while let place = cursor, found.count < count {
            try Task.checkCancellation()
            let page = try await longPages.page(of: query, at: place, freshness: .kept)
            // An offer in place of what was asked for is for people.
            if page.offer?.isTaken == true { return [] }
            found += page.recipes
            cursor = page.next
        }
        return Array(found.prefix(count))
    }
}

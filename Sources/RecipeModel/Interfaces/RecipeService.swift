/// A place that recipes come from, asked page by page.
package protocol RecipeService: Sendable {
    /// The service's name, as the cook types it.
    var name: ServiceName { get }
    /// Which conditions of a query the service answers itself; the rest is applied here or refused.
    var abilities: ServiceAbilities { get }
    /// The page at `cursor` (`.first` to begin); `next` in it is nil at the end.
    ///
    /// Throws `ServiceError`, or `CancellationError` when the task was cancelled.
    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage
    /// What the service tells of the page at `cursor`, as it comes; the page alone, where the
    /// service has no more to tell than `page`.
    ///
    /// - Parameter patience: How long the page is held up for details that nothing depends on; zero
    ///   asks for none, nil waits for all.
    func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents
    /// For how many of the foods to cook with it asks, from the first on; nil where it asks for all.
    func foodsAsked(of query: RecipeQuery) -> Int?
    /// The place after a page that couldn't be loaded; nil where only that page could tell.
    func cursor(past cursor: PageCursor) -> PageCursor?
    /// Everything the service knows about one recipe; the recipe itself where it knows no more.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    func details(of recipe: Recipe) async throws -> Recipe
    /// The categories or cuisines in the service's order, with counts where it tells them.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    func names(of kind: NameKind) async throws -> [CountedName]
    /// One random recipe. Throws `ServiceError` or `CancellationError`.
    func randomRecipe() async throws -> Recipe
    /// Finds out whether the service is where the cook says it is and takes the key.
    ///
    /// Throws `ServiceError` or `CancellationError`. A service that is where it always was has
    /// nothing to find out.
    func trial() async throws
}

extension RecipeService {
    package func trial() async throws {}

    package func foodsAsked(of query: RecipeQuery) -> Int? { nil }

    package func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        PageEvents { tell in
            tell(.page(try await page(of: query, at: cursor, freshness: freshness)))
        }
    }
}

/// Whether an answer that is kept will do.
package enum Freshness: Hashable, Sendable, Codable {
    /// A kept answer will do while it is fresh.
    case kept
    /// The service is asked again, bypassing the cache.
    case asked
}

/// What a service can do with a query by itself.
package struct ServiceAbilities: Hashable, Sendable {
    /// The fields in which the service looks for wanted terms itself.
    package var fields: Set<TermField>
    /// Whether it leaves out recipes with a `-` term itself.
    package var excludes: Bool
    /// The fields in which it does so, where they are others than `fields`; nil where they are not.
    package var excludedFields: Set<TermField>?
    /// Whether it answers `a or b` itself.
    package var alternatives: Bool
    /// Whether it limits the minutes itself.
    package var limitsMinutes: Bool
    /// What its recipes tell, so that a condition can be applied here on what was sent.
    package var tells: Set<RecipeFact>
    /// Whether fetching ahead costs the cook nothing.
    package var allowsPrefetch: Bool
    /// Whether it knows a list of categories, of cuisines, and one random recipe.
    package var lists: Set<ListAbility>
    /// Whether its details are the whole recipe, so that a link only says where it once came from.
    package var sendsWholeRecipes: Bool

    /// Abilities; by default a service that answers plain terms and nothing else.
    package init(
        fields: Set<TermField> = [.anywhere],
        excludes: Bool = false,
        excludedFields: Set<TermField>? = nil,
        alternatives: Bool = false,
        limitsMinutes: Bool = false,
        tells: Set<RecipeFact> = [.title, .ingredients],
        allowsPrefetch: Bool = true,
        lists: Set<ListAbility> = [],
        sendsWholeRecipes: Bool = false
    ) {
        self.fields = fields
        self.excludes = excludes
        self.excludedFields = excludedFields
        self.alternatives = alternatives
        self.limitsMinutes = limitsMinutes
        self.tells = tells
        self.allowsPrefetch = allowsPrefetch
        self.lists = lists
        self.sendsWholeRecipes = sendsWholeRecipes
    }
}

/// What the recipes in a service's lists tell of themselves.
package enum RecipeFact: Hashable, Sendable, CaseIterable {
    case title
    case ingredients
    case cuisine
    case category
    case minutes
    case steps
}

/// Lists that not every service has.
package enum ListAbility: Hashable, Sendable, CaseIterable {
    case everything
    case categories
    case cuisines
    case random
}

/// The two kinds of names that a service may list.
package enum NameKind: String, Hashable, Sendable, CaseIterable {
    case categories
    case cuisines
}

/// A category or cuisine.
package struct CountedName: Hashable, Sendable {
    /// The name as the service writes it.
    package var name: String
    /// How many recipes have it, where the service tells.
    package var count: Int?
    /// What it is, in a sentence or two, where the service tells.
    package var summary: String?

    /// A name, with what is known of it.
    package init(name: String, count: Int? = nil, summary: String? = nil) {
        self.name = name
        self.count = count
        self.summary = summary
    }
}

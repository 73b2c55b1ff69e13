import RecipeModel
import RecipeSearch

/// What the cook keeps and wrote, as a service: `search leek mine`.
///
/// It answers what `favs` would list and the own recipes of the cookbook, in the order of the cookbook's results, so that refining and
/// going on work as with every other service.
struct OwnRecipes: RecipeService {
    let name = ServiceName.mine
    let abilities = ServiceAbilities(
        fields: Set(TermField.allCases),
        excludes: true,
        alternatives: true,
        limitsMinutes: true,
        tells: Set(RecipeFact.allCases),
        lists: Set(ListAbility.allCases)
    )

    /// How many recipes a page has.
    let pageSize: Int
    /// All that meet a query, the one kept last first.
    let recipes: @Sendable (RecipeQuery) async throws -> [Recipe]

    init(
        pageSize: Int,
        recipes: @escaping @Sendable (RecipeQuery) async throws -> [Recipe]
    ) {
        self.pageSize = max(1, pageSize)
        self.recipes = recipes
    }

    func page(of query: RecipeQuery, at cursor: PageCursor, freshness: Freshness) async throws
        -> RecipePage
    {
        let found = try await arranged(query)
        let start = min(offset(of: cursor), found.count)
        let end = min(start + pageSize, found.count)
        var page = RecipePage(
            cursor: cursor,
            recipes: Array(found[start..<end]),
            next: end < found.count
                ? PageCursor(number: cursor.number + 1, place: String(end)) : nil,
            total: .exactly(found.count)
        )
        page.offer = nil
        return page
    }

    /// What the words mean most first, then fewest ingredients; without words the one kept last.
    private func arranged(_ query: RecipeQuery) async throws -> [Recipe] {
        var found = try await recipes(query)
        if !query.conditions.isEmpty {
            let meaning = QueryMeaning(query)
            found =
                found.enumerated().map { place, recipe in
                    let own = RecipeMeaning(recipe)
                    // What only the text or a note has comes last.
                    return (meaning.tier(of: own) ?? .max, own.ingredientCount, place, recipe)
                }
                .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
        }
        return query.ranking.map { $0.arranged(found, for: query) } ?? found
    }

    func cursor(past cursor: PageCursor) -> PageCursor? {
        PageCursor(
            number: cursor.number + 1,
            place: String(offset(of: cursor) + pageSize)
        )
    }

    func details(of recipe: Recipe) async throws -> Recipe { recipe }

    func names(of kind: NameKind) async throws -> [CountedName] {
        let all = try await recipes(RecipeQuery())
        let names = all.flatMap { kind == .cuisines ? $0.cuisines : $0.categories }
        return Dictionary(grouping: names) { $0 }.sorted { $0.key < $1.key }
            .map { CountedName(name: $0.key, count: $0.value.count) }
    }

    func randomRecipe() async throws -> Recipe {
        guard let recipe = try await recipes(RecipeQuery()).randomElement() else {
            throw ServiceError.unsupported
        }
        return recipe
    }

    private func offset(of cursor: PageCursor) -> Int {
        let offset =
            cursor.place.flatMap { Int($0) } ?? (min(max(cursor.number, 1), 100_000) - 1) * pageSize
        return max(offset, 0)
    }
}

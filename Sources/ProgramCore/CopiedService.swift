import RecipeModel
import RecipeServices
import RecipeStore

/// A server of the cook's own of which a whole copy is kept: the copy answers, and the server only what
/// is expressly asked of it again.
struct CopiedService: RecipeService {
    let copy: ServiceCopy
    let server: OwnServerService

    var name: ServiceName { copy.name }
    var abilities: ServiceAbilities { copy.abilities }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        guard answers(query, freshness) else {
            return try await server.page(of: query, at: cursor, freshness: freshness)
        }
        return try await copy.page(of: query, at: cursor)
    }

    /// Whether the copy is asked: `refresh` asks the server, where that knows all that is asked.
    private func answers(_ query: RecipeQuery, _ freshness: Freshness) -> Bool {
        // Another shell may have removed it.
        guard copy.exists else { return false }
        return freshness == .kept
            || !QueryPlan(query, for: server.abilities).impossible.isEmpty
    }

    func cursor(past cursor: PageCursor) -> PageCursor? {
        copy.exists ? nil : server.cursor(past: cursor)
    }

    func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name else { return recipe }
        if let whole = try await copy.recipe(forKey: recipe.id.key) { return whole }
        return try await server.details(of: recipe)
    }

    func names(of kind: NameKind) async throws -> [CountedName] {
        copy.exists ? try await copy.names(of: kind) : try await server.names(of: kind)
    }

    func randomRecipe() async throws -> Recipe {
        copy.exists ? try await copy.randomRecipe() : try await server.randomRecipe()
    }

    func trial() async throws { try await server.trial() }
}

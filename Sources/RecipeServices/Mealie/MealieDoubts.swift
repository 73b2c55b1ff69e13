import RecipeModel

/// Recipes of which only their lines tell whether they have what a term means.
///
/// Mealie compares letters, so that it finds a line of fish sauce for `fish`. What has a line with
/// such a food is read and judged by its ingredients.
struct MealieDoubts: Sendable {
    private let doubtful: AskedOnce<Set<RecipeID>>
    private let details: @Sendable (RecipeID) async throws -> Recipe?

    /// - Parameters:
    ///   - ask: Asks which recipes are doubtful, for all terms at once.
    ///   - details: A recipe with its lines; nil where the server no longer has it.
    init(
        _ ask: @escaping @Sendable () async throws -> Set<RecipeID>,
        details: @escaping @Sendable (RecipeID) async throws -> Recipe?
    ) {
        doubtful = AskedOnce(ask)
        self.details = details
    }

    /// The recipes of a list that have what a term means; those to leave out, where it is unwanted.
    ///
    /// One that can't be read just now stays in the list.
    func settled(
        _ list: FoundRecipes.List,
        for term: Term,
        _ reach: FoodReach
    ) async throws -> FoundRecipes.List {
        let doubtful = try await doubtful.answer()
        let unclear = list.recipes.map(\.id).filter(doubtful.contains)
        guard !unclear.isEmpty else { return list }
        let choice = NameChoice(term, reach)
        let details = details
        let others = try await unclear.mapped(atMost: ListedDetails.atOnce) { id -> RecipeID? in
            do {
                guard let recipe = try await details(id), !recipe.ingredients.isEmpty else {
                    return nil
                }
                return choice.means(recipe) ? nil : id
            } catch is ServiceError {
                return nil
            }
        }.compactMap(\.self)
        var settled = list
        settled.recipes.removeAll { others.contains($0.id) }
        return settled
    }
}

import RecipeModel

extension Shell {
    /// The favorites that meet a query, the one kept last first.
    ///
    /// Conditions hold as in a search; a wanted plain term also where the favorite's text has its
    /// words.
    func favorites(matching query: RecipeQuery) async throws -> [Favorite] {
        var found = try await surroundings.favorites.favorites(matching: [])
        for condition in query.conditions {
            var inText: Set<RecipeID> = []
            if case .any(let terms) = condition {
                for term in terms where term.field == .anywhere {
                    let having = try await surroundings.favorites.favorites(matching: [term.text])
                    inText.formUnion(having.map(\.recipe.id))
                }
            }
            let match = QueryMatch([condition])
            found.removeAll {
                !inText.contains($0.recipe.id) && !match.holds(for: RecipeWords($0.recipe))
            }
        }
        return found
    }
}

package import RecipeModel

/// Where an import brings its recipes.
package struct ImportTarget: Sendable {
    /// Adds recipes, or only counts those that it would add.
    let add:
        @Sendable (_ recipes: [PreparedRecipe], _ origin: String, _ counting: Bool) async throws
            -> CookbookAddition
    /// Ends it.
    let settle: @Sendable (_ progress: @Sendable (Double) -> Bool) async throws -> Void

    /// Into a cookbook.
    package static func cookbook(_ store: any CookbookStore) -> ImportTarget {
        ImportTarget(
            add: { try await store.add($0, from: $1, counting: $2) },
            settle: { try await store.settle($0) }
        )
    }

    /// Into the favorites, where a recipe's key is its identity.
    package static func favorites(_ favorites: any FavoriteStore) -> ImportTarget {
        ImportTarget(
            add: { recipes, _, counting in
                let contents = recipes.compactMap { prepared in
                    RecipeBody.recipe(
                        of: prepared.body,
                        key: "i" + String(prepared.identity, radix: 36)
                    ).map { recipe in
                        var recipe = recipe
                        recipe.id.service = .web
                        return FavoriteContent(recipe: recipe, needsNoPage: true)
                    }
                }
                let kept = try await favorites.kept(among: contents.map(\.recipe.id))
                let new = contents.filter { !kept.contains($0.recipe.id) }
                if !counting, !new.isEmpty { _ = try await favorites.keep(new) }
                return CookbookAddition(added: new.count, doubles: recipes.count - new.count)
            },
            settle: { _ in }
        )
    }
}

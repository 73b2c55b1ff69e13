package import RecipeModel
package import RecipeSearch

/// Where an import brings its recipes.
package struct ImportTarget: Sendable {
    /// Whether notes, tags and dates of the cook's own have a place of their own there; else they go
    /// into the recipe.
    var keepsOwnWords = false
    /// Adds recipes, or only counts those that it would add.
    let add:
        @Sendable (_ recipes: [ImportedRecipe], _ origin: String, _ counting: Bool) async throws
            -> CookbookAddition
    /// Ends it.
    let settle: @Sendable (_ progress: @Sendable (Double) -> Bool) async throws -> Void

    /// Into a cookbook.
    package static func cookbook(_ store: any CookbookStore) -> ImportTarget {
        ImportTarget(
            add: { try await store.add($0.map(\.prepared), from: $1, counting: $2) },
            settle: { try await store.settle($0) }
        )
    }

    /// Into the favorites, where a recipe's key is its identity.
    ///
    /// What is kept already, wherever it is from, is no second favorite: it gets the notes and tags
    /// that it lacks. A starter that comes back is that starter.
    package static func favorites(
        _ favorites: any FavoriteStore,
        starters: StarterCookbook = StarterCookbook()
    ) -> ImportTarget {
        ImportTarget(
            keepsOwnWords: true,
            add: { recipes, _, counting in
                let known = try await keptIdentities(favorites)
                let own = identities(of: starters, titled: recipes.map(\.title))
                var seen: Set<RecipeID> = []
                var added = 0
                var contents: [FavoriteContent] = []
                for recipe in recipes {
                    guard var content = content(of: recipe) else { continue }
                    let kept = known[recipe.prepared.identity]
                    if let id = kept ?? own[recipe.prepared.identity] { content.recipe.id = id }
                    let isNew = kept == nil && seen.insert(content.recipe.id).inserted
                    if isNew { added += 1 }
                    if isNew || !content.own.isEmpty || content.stars != nil {
                        contents.append(content)
                    }
                }
                // The list shows what was kept last first.
                contents.sort { $0.savedAt ?? .max < $1.savedAt ?? .max }
                if !counting, !contents.isEmpty { _ = try await favorites.keep(contents) }
                return CookbookAddition(added: added, doubles: recipes.count - added)
            },
            settle: { _ in }
        )
    }

    private static func keptIdentities(_ favorites: any FavoriteStore) async throws
        -> [UInt64: RecipeID]
    {
        let rows = try await favorites.page(FavoriteSearch(), .whole).rows
        return Dictionary(
            rows.map { (RecipeIdentity.of($0.favorite.recipe), $0.favorite.recipe.id) }
        ) { first, _ in first }
    }

    /// The starters of these titles by their identities.
    private static func identities(
        of starters: StarterCookbook,
        titled titles: [String?]
    ) -> [UInt64: RecipeID] {
        let titles = Set(titles.compactMap(\.self))
        let own = starters.outlines.filter { titles.contains($0.title) }
            .compactMap { starters.recipe(forKey: $0.id.key) }
        return Dictionary(own.map { (RecipeIdentity.of($0), $0.id) }) { first, _ in first }
    }

    private static func content(of imported: ImportedRecipe) -> FavoriteContent? {
        let key = "i" + String(imported.prepared.identity, radix: 36)
        guard var recipe = imported.document?.recipe else { return nil }
        recipe.id = RecipeID(service: .web, key: key)
        var content = FavoriteContent(recipe: recipe, needsNoPage: true)
        guard let document = imported.document else { return content }
        content.text = document.text
        content.links = document.links
        content.savedAt = document.savedAt
        content.own = document.own
        content.stars = document.stars
        return content
    }
}

extension ImportedRecipe {
    fileprivate var title: String? { document?.recipe.title }
}

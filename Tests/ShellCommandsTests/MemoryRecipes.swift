import RecipeModel

/// A list of recipes as a service that can do everything.
struct ListService: RecipeService {
    let name: ServiceName
    let recipes: [Recipe]
    let pageSize: Int

    var abilities: ServiceAbilities {
        ServiceAbilities(
            fields: Set(TermField.allCases),
            excludes: true,
            alternatives: true,
            limitsMinutes: true,
            tells: Set(RecipeFact.allCases),
            lists: Set(ListAbility.allCases)
        )
    }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        if query.conditions.contains(.has(Term("trouble"))) {
            throw ServiceFailure.offline(host: "kitchen.example")
        }
        let found = recipes.filter(query.matches)
        let start = (cursor.number - 1) * pageSize
        return RecipePage(
            cursor: cursor,
            recipes: Array(found.dropFirst(start).prefix(pageSize)),
            next: start + pageSize < found.count ? PageCursor(number: cursor.number + 1) : nil,
            total: .exactly(found.count)
        )
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }

    func details(of recipe: Recipe) async throws -> Recipe { recipe }

    func names(of kind: NameKind) async throws -> [CountedName] {
        [
            CountedName(name: "soup", count: 2), CountedName(name: "salad", count: 1),
            CountedName(name: "side", count: 1),
        ]
    }

    func randomRecipe() async throws -> Recipe {
        guard let recipe = recipes.first else { throw ServiceFailure.unsupported }
        return recipe
    }
}

/// Favorites in memory, with one step of undo and redo after another.
actor MemoryFavorites: FavoriteStore {
    private var kept: [FavoriteContent] = []
    private var done: [(change: KeptChange, before: [FavoriteContent])] = []
    private var undone: [(change: KeptChange, after: [FavoriteContent])] = []
    private var failure: StoreFailure?

    func fail(with failure: StoreFailure?) { self.failure = failure }

    func favorites(matching words: [String]) throws -> [Favorite] {
        kept.reversed().filter { content in
            words.allSatisfy { word in
                content.recipe.title.lowercased().contains(word)
                    || content.recipe.ingredients.contains { $0.name.contains(word) }
            }
        }.map {
            Favorite(
                recipe: $0.recipe,
                savedAt: 1_000,
                isOffline: $0.needsNoPage || $0.page != nil
            )
        }
    }

    func counts() throws -> FavoriteCounts {
        let all = try favorites(matching: [])
        return FavoriteCounts(all: all.count, offline: all.count(where: \.isOffline))
    }

    func dates(of ids: [RecipeID]) throws -> [RecipeID: Int] {
        Dictionary(uniqueKeysWithValues: try kept(among: ids).map { ($0, 1_000) })
    }

    func kept(among ids: [RecipeID]) throws -> Set<RecipeID> {
        Set(kept.map(\.recipe.id)).intersection(ids)
    }

    func content(of id: RecipeID) throws -> FavoriteContent? {
        kept.first { $0.recipe.id == id }
    }

    func keep(_ contents: [FavoriteContent]) throws -> KeptChange {
        if let failure { throw failure }
        let change = KeptChange(kind: .kept, names: contents.map(\.recipe.title))
        if !contents.isEmpty { done.append((change, kept)) }
        kept += contents
        return change
    }

    func fill(_ content: FavoriteContent) throws {
        try refresh(content, isContinued: true)
    }

    func refresh(_ content: FavoriteContent, isContinued: Bool) throws {
        if let failure { throw failure }
        kept = kept.map { $0.recipe.id == content.recipe.id ? content : $0 }
    }

    func remove(_ ids: [RecipeID]) throws -> KeptChange {
        if let failure { throw failure }
        let gone = kept.filter { ids.contains($0.recipe.id) }
        let change = KeptChange(kind: .removed, names: gone.map(\.recipe.title))
        done.append((change, kept))
        kept.removeAll { ids.contains($0.recipe.id) }
        return change
    }

    func undo() throws -> KeptChange? {
        guard let last = done.popLast() else { return nil }
        undone.append((last.change, kept))
        kept = last.before
        return last.change
    }

    func redo() throws -> KeptChange? {
        guard let last = undone.popLast() else { return nil }
        done.append((last.change, kept))
        kept = last.after
        return last.change
    }

    func setAside() -> SetAsideFile? { nil }
}

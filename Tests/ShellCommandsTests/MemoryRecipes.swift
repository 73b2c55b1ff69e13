import KitchenLanguage
import RecipeModel
import RecipeSearch
import ShellCommands

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
            throw ServiceError.offline(host: "kitchen.example")
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

    func details(of recipe: Recipe) async throws -> Recipe {
        recipes.first { $0.id == recipe.id } ?? recipe
    }

    func names(of kind: NameKind) async throws -> [CountedName] {
        [
            CountedName(name: "soup", count: 2), CountedName(name: "salad", count: 1),
            CountedName(name: "side", count: 1),
        ]
    }

    func randomRecipe() async throws -> Recipe {
        guard let recipe = recipes.first else { throw ServiceError.unsupported }
        return recipe
    }
}

/// A service that is another one but for its pages.
protocol ListingService: RecipeService {
    var service: ListService { get }
}

extension ListingService {
    var name: ServiceName { service.name }
    var abilities: ServiceAbilities { service.abilities }

    func cursor(past cursor: PageCursor) -> PageCursor? { service.cursor(past: cursor) }
    func details(of recipe: Recipe) async throws -> Recipe { try await service.details(of: recipe) }

    func names(of kind: NameKind) async throws -> [CountedName] {
        try await service.names(of: kind)
    }

    func randomRecipe() async throws -> Recipe { try await service.randomRecipe() }
}

/// Favorites in memory, with one step of undo and redo after another.
actor MemoryFavorites: FavoriteStore {
    private var kept: [FavoriteContent] = []
    private var done: [(change: KeptChange, before: [FavoriteContent], time: Int)] = []
    private var undone: [(change: KeptChange, after: [FavoriteContent], time: Int)] = []
    private var failure: StoreError?
    private let kitchen: (any KitchenStore)?

    /// What a backup holds, by its file.
    private var backups: [String: [FavoriteContent]] = [:]
    private var followedTo: Int?
    private(set) var refreshed: [(title: String, isContinued: Bool)] = []

    init(kitchen: (any KitchenStore)? = nil) { self.kitchen = kitchen }

    private func note(_ change: KeptChange) {
        done.append((change, kept, HandClock.nextMoment()))
    }

    func fail(with failure: StoreError?) { self.failure = failure }

    func page(_ search: FavoriteSearch, _ part: FavoritePage.Part) async throws -> FavoritePage {
        let words = try await kitchen?.ownWords() ?? [:]
        let all = kept.enumerated().reversed().map { place, content in
            FavoritePage.Row(
                key: Int64(place),
                favorite: Favorite(
                    recipe: content.recipe,
                    savedAt: 1_000,
                    isOffline: content.needsNoPage || content.page != nil
                )
            )
        }.filter { row in
            let own = words[row.favorite.recipe.id] ?? OwnWords()
            return (!search.lacksPage || !row.favorite.isOffline)
                && search.tag.map(own.tags.contains) != false
                && search.conditions.allSatisfy { condition in
                    condition.holds(for: row.favorite.recipe)
                        || condition.terms.contains { own.has(FoodWords($0.text)) }
                }
        }
        let rest = all.filter { row in part.after.map { row.key < $0 } ?? true }
        return FavoritePage(
            rows: Array(rest.dropFirst(part.skipping).prefix(part.limit)),
            counts: FavoriteCounts(
                all: all.count,
                offline: all.count(where: \.favorite.isOffline)
            )
        )
    }

    func favorites() async throws -> [Favorite] {
        try await page(FavoriteSearch(), .whole).rows.map(\.favorite)
    }

    func counts() async throws -> FavoriteCounts {
        try await page(FavoriteSearch(), .whole).counts
    }

    func removeAll() throws -> KeptChange { try remove(kept.map(\.recipe.id)) }

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
        if !contents.isEmpty { note(change) }
        kept += contents
        return change
    }

    func fill(_ content: FavoriteContent) throws {
        try refresh(content, isContinued: true)
    }

    func edit(_ content: FavoriteContent) throws -> KeptChange {
        if let failure { throw failure }
        let change = KeptChange(kind: .edited, names: [content.recipe.title])
        note(change)
        kept = kept.map { old in
            guard old.recipe.id == content.recipe.id else { return old }
            var new = old
            (new.recipe, new.found) = (content.recipe, old.found ?? old.recipe)
            return new
        }
        return change
    }

    func follow(_ recipes: [Recipe], upTo generation: Int?) {
        followedTo = generation
        for recipe in recipes {
            for place in kept.indices where kept[place].recipe.id == recipe.id {
                kept[place].recipe = recipe
            }
        }
    }

    func followed() -> Int? { followedTo }

    func kept(of service: ServiceName) -> [RecipeID] {
        kept.map(\.recipe.id).filter { $0.service == service }
    }

    func refresh(_ content: FavoriteContent, isContinued: Bool) throws {
        if let failure { throw failure }
        refreshed.append((content.recipe.title, isContinued))
        kept = kept.map { $0.recipe.id == content.recipe.id ? content : $0 }
    }

    func remove(_ ids: [RecipeID]) throws -> KeptChange {
        if let failure { throw failure }
        let gone = kept.filter { ids.contains($0.recipe.id) }
        let change = KeptChange(kind: .removed, names: gone.map(\.recipe.title))
        if !gone.isEmpty { note(change) }
        kept.removeAll { ids.contains($0.recipe.id) }
        return change
    }

    func undoTime() -> Int? { done.last?.time }
    func redoTime() -> Int? { undone.last?.time }

    func undo() throws -> KeptChange? {
        guard let last = done.popLast() else { return nil }
        undone.append((last.change, kept, HandClock.nextMoment()))
        kept = last.before
        return last.change
    }

    func redo() throws -> KeptChange? {
        guard let last = undone.popLast() else { return nil }
        note(last.change)
        kept = last.after
        return last.change
    }

    private static func contents(_ kept: [FavoriteContent]) -> BackupContents {
        var contents = BackupContents()
        contents.favorites = kept.count
        return contents
    }

    private func backUp(to path: String) -> BackupContents {
        backups[path] = kept
        return Self.contents(kept)
    }

    private func restore(from path: String, named name: String) -> RestoreOutcome? {
        guard let backup = backups[path] else { return nil }
        let isSame = backup.map(\.recipe.id) == kept.map(\.recipe.id)
        let change = KeptChange(kind: .restored, names: isSame ? [] : [name])
        if !isSame { note(change) }
        kept = backup
        return RestoreOutcome(contents: Self.contents(backup), changes: !isSame)
    }

    private var contents: BackupContents { Self.contents(kept) }
    private func contents(of path: String) -> BackupContents? { backups[path].map(Self.contents) }

    /// Backups of the favorites.
    nonisolated var backupAccess: BackupAccess {
        BackupAccess(
            current: { await self.contents },
            contents: { await self.contents(of: $0) },
            write: { path, _ in await self.backUp(to: path) },
            restore: { path, name, _ in await self.restore(from: path, named: name) }
        )
    }

    func setAside() -> SetAsideFile? { nil }
}

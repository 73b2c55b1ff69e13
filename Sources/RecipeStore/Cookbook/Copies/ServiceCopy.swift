import Foundation
package import RecipeModel
import RecipeSearch

/// A whole copy of a server of the cook's own: a cookbook of its own, in which recipes have the keys
/// that they have there.
///
/// The first copy is made beside its place and put there when it is whole, so that what is found in it
/// is never a part. One that was stopped goes on with what it has.
package struct ServiceCopy: Sendable {
    /// What it is a copy of.
    package let name: ServiceName
    /// The recipes of it, which are of the service `cookbook` here.
    private let book: Cookbook
    private let store: SQLiteCookbookStore
    private let folder: String
    private let now: @Sendable () -> Int

    /// How many recipes are fetched before it is said how far it is, and how many are written together.
    private static let fetched = 32
    private static let written = 512

    /// The copy of a server at an address.
    ///
    /// - Parameters:
    ///   - dataFolder: The folder in which all that the cook has lies.
    ///   - pageSize: How many recipes a page has.
    package init(
        of name: ServiceName,
        at address: String,
        in dataFolder: String,
        pageSize: @escaping @Sendable () -> Int = { 10 },
        now: @escaping @Sendable () -> Int = { Int(time(nil)) }
    ) {
        self.name = name
        self.now = now
        let mark = TermNumber.of(Posting(name: address))
        folder = "\(dataFolder)/copies/\(name.rawValue)-\(String(mark, radix: 36))"
        store = SQLiteCookbookStore(folder: folder)
        let nothing = StarterIndex(StarterBook([]))
        book = Cookbook(
            StarterCookbook(
                pageSize: pageSize,
                chance: { Int.random(in: $0) },
                index: { nothing }
            ),
            store: store
        )
    }

    /// Whether there is one; costs no more than asking the system for a file's name.
    package var exists: Bool { store.isKept }

    /// What it can do.
    package var abilities: ServiceAbilities { book.abilities }

    /// How things stand with it; nil where there is none. Throws `StoreError`.
    package func standing() async throws -> CopyStanding? {
        guard exists, let copied = try await store.copied() else { return nil }
        return CopyStanding(
            service: name,
            recipes: copied.recipes,
            copiedAt: copied.at ?? 0
        )
    }

    /// Removes it, and what a copy that was stopped left; how it stood. Throws `StoreError`.
    package func remove() async throws -> CopyStanding? {
        let standing = try await standing()
        try? await store.end()
        do {
            for path in [folder, draftFolder] where FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(atPath: path)
            }
        } catch {
            throw StoreError.disk(path: folder, code: errno)
        }
        return standing
    }

    private var draftFolder: String { folder + "-draft" }

    /// Fetches what is new, changed or gone since the last time: everything, the first time.
    ///
    /// Where it is cancelled or the server fails, what was fetched stays; the next time goes on after it.
    /// Throws `ServiceError` or `StoreError`.
    ///
    /// - Parameter progress: Told how many recipes of how many are fetched.
    package func bringUp(
        from source: CopySource,
        progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws -> CopyResult {
        var result = CopyResult()
        result.isFirst = !exists
        let store = result.isFirst ? SQLiteCookbookStore(folder: draftFolder) : store
        let there = try await source.stamps()
        let here = try await store.copiedStamps()
        let gone = here.keys.filter { there[$0] == nil }.sorted()
        if !gone.isEmpty { try await store.copy([], removing: gone, from: name.rawValue) }
        result.removed = gone.count
        result.listed = there.count
        let wanted = there.filter { here[$0.key] != $0.value }.map(\.key).sorted()
        // What a copy that was stopped had fetched counts as done.
        let before = there.count - wanted.count
        progress(before, there.count)
        let memory = ReadingMemory()
        var waiting: [CopiedRecipe] = []
        var done = 0
        do {
            while done < wanted.count {
                let keys = Array(wanted[done..<min(done + Self.fetched, wanted.count)])
                for recipe in try await source.recipes(keys) {
                    let key = recipe.id.key
                    waiting.append(
                        CopiedRecipe(
                            recipe: PreparedRecipe(copied: recipe, memory: memory),
                            key: key,
                            stamp: there[key] ?? ""
                        )
                    )
                    if here[key] == nil { result.added += 1 } else { result.changed += 1 }
                }
                done += keys.count
                if waiting.count >= Self.written {
                    try await store.copy(waiting, from: name.rawValue)
                    waiting = []
                }
                progress(before + done, there.count)
                try Task.checkCancellation()
            }
        } catch {
            try await store.copy(waiting, from: name.rawValue)
            guard error is CancellationError else { throw error }
            result.isStopped = true
            result.recipes = try await store.copied()?.recipes ?? 0
            return result
        }
        try await store.copy(waiting, from: name.rawValue, upToDateAt: now())
        result.recipes = try await store.copied()?.recipes ?? 0
        result.unread = there.count - result.recipes
        if result.isFirst {
            try await store.end()
            guard rename(draftFolder, folder) == 0 else {
                throw StoreError.disk(path: folder, code: errno)
            }
        }
        return result
    }
}

// MARK: - Asking it

extension ServiceCopy {
    /// A page of its recipes, as of the server.
    package func page(of query: RecipeQuery, at cursor: PageCursor) async throws -> RecipePage {
        var page = try await book.page(of: query, at: cursor, freshness: .kept)
        page.recipes = page.recipes.map(own)
        return page
    }

    /// The recipe of a key of the server; nil where it isn't in the copy.
    package func recipe(forKey key: String) async throws -> Recipe? {
        try await store.recipe(forKey: key).map(own)
    }

    /// The names of categories or cuisines, with their counts.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        try await book.names(of: kind)
    }

    package func randomRecipe() async throws -> Recipe { own(try await book.randomRecipe()) }

    private func own(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        recipe.id = RecipeID(service: name, key: recipe.id.key)
        return recipe
    }
}

extension PreparedRecipe {
    /// Makes a recipe of a copy ready: two that read the same are two there, so its key is what it is
    /// known by.
    fileprivate init(copied recipe: Recipe, memory: ReadingMemory) {
        self.init(recipe, memory: memory)
        identity = TermNumber.of(Posting(name: "copied \(recipe.id.key)"))
    }
}

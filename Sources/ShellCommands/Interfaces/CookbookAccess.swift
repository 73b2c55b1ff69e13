package import RecipeModel
package import RecipeSearch

/// The cookbook, as far as it can be changed.
package struct CookbookAccess: Sendable {
    /// What the cook brought in.
    package var store: any CookbookStore
    /// A damaged file that was moved aside since this was last asked.
    package var setAside: @Sendable () async -> SetAsideFile? = { nil }
    /// How things stand with a cookbook that many share; nil where the cook's own is used.
    package var standing: @Sendable () async throws -> CookbookStanding? = { nil }
    /// Copies all that the cookbook in use holds to an address, or into the cook's own.
    package var move:
        @Sendable (
            _ target: ServiceAddress,
            _ progress: @escaping @Sendable (ImportProgress) -> Void
        ) async throws -> ImportResult = { _, _ in throw ServiceError.unsupported }
    /// The recipe of a key as it reads now, a starter too; nil where there is none.
    package var text: @Sendable (_ key: String) async throws -> Recipe? = { _ in nil }
    /// The starter of a key as the program has it inside; nil where there is none.
    package var starter: @Sendable (_ key: String) -> Recipe? = { _ in nil }
    /// Recipes that a query finds, so many at most, evenly out of all of them; nil where nobody
    /// can tell.
    package var sample: @Sendable (_ query: RecipeQuery, _ count: Int) async throws -> [Recipe]? = {
        _,
        _ in nil
    }
    /// Hands over what a query finds, in its order and in parts, for as long as more is wanted. Throws
    /// `ServiceError`.
    package var parts:
        @Sendable (
            _ query: RecipeQuery,
            _ take: @Sendable ([Recipe]) async -> Bool
        ) async throws -> Void = { _, _ in throw ServiceError.unsupported }
    /// What tells this shell from all others, for `undo`.
    package var session: String
    /// How many recipes the program has inside.
    package var starterCount: @Sendable () -> Int
    /// Makes a recipe ready for the store.
    package var prepare: @Sendable (Recipe) -> PreparedRecipe
    /// Imports files, into the cookbook or into the favorites.
    package var importFiles:
        @Sendable (
            _ order: ImportOrder,
            _ intoFavorites: Bool,
            _ report: @escaping @Sendable (ImportEntryError) -> Void,
            _ progress: @escaping @Sendable (ImportProgress) -> Void
        ) async throws -> ImportResult
    /// The recipe of a file's bytes; the name tells a title where they don't.
    package var read: @Sendable (_ bytes: [UInt8], _ name: String) throws -> Recipe
    /// The command that edits a file.
    package var editor: @Sendable () -> String
    /// A path for a text that is edited.
    package var draft: @Sendable () -> String
    /// Removes a text that was edited.
    package var discard: @Sendable (_ path: String) -> Void
    /// All of standard input, at most so many bytes.
    package var standardInput: @Sendable (_ limit: Int) -> [UInt8]

    package init(
        store: any CookbookStore,
        session: String,
        starterCount: @escaping @Sendable () -> Int,
        prepare: @escaping @Sendable (Recipe) -> PreparedRecipe,
        importFiles:
            @escaping @Sendable (
                ImportOrder, Bool, @escaping @Sendable (ImportEntryError) -> Void,
                @escaping @Sendable (ImportProgress) -> Void
            ) async throws -> ImportResult,
        read: @escaping @Sendable ([UInt8], String) throws -> Recipe,
        editor: @escaping @Sendable () -> String,
        draft: @escaping @Sendable () -> String,
        discard: @escaping @Sendable (String) -> Void,
        standardInput: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.store = store
        self.session = session
        self.starterCount = starterCount
        self.prepare = prepare
        self.importFiles = importFiles
        self.read = read
        self.editor = editor
        self.draft = draft
        self.discard = discard
        self.standardInput = standardInput
    }
}

extension CookbookAccess {
    /// A cookbook that nothing can be brought into.
    package static let none = CookbookAccess(
        store: NoCookbook(),
        session: "",
        starterCount: { 0 },
        prepare: { _ in PreparedRecipe(body: [], rank: 0, terms: [], newNames: [], identity: 0) },
        importFiles: { _, _, _, _ in throw NoCookbook.failure },
        read: { _, _ in throw EntryError.unknownFormat },
        editor: { "" },
        draft: { "" },
        discard: { _ in },
        standardInput: { _ in [] }
    )
}

/// A store that keeps nothing.
private struct NoCookbook: CookbookStore {
    static let failure = StoreError.cannotWrite(path: "cookbook.sqlite", code: 0)

    var isKept: Bool { false }
    var isNear: Bool { true }
    func state() -> CookbookState? { nil }
    func terms(_ numbers: [UInt64]) -> [IndexedTerm] { numbers.map { _ in IndexedTerm() } }
    func recipes(_: [Int]) -> [Recipe] { [] }
    func recipe(forKey _: String) -> Recipe? { nil }
    func ownRecipes() -> [Recipe] { [] }
    func names(of _: String) -> [String] { [] }
    func origins() -> [CookbookOrigin] { [] }
    func add(_: [PreparedRecipe], from _: String, counting _: Bool) throws -> CookbookAddition {
        throw Self.failure
    }
    func add(_: [MovedRecipe]) throws -> CookbookAddition { throw Self.failure }
    func index(_: [UInt64: [UInt32]]) throws { throw Self.failure }
    func settle(_: @Sendable (Double) -> Bool) {}
    func make(_: CookbookChange, session _: String) throws -> [String] { throw Self.failure }
    func undo(session _: String) -> KeptChange? { nil }
    func redo(session _: String) -> KeptChange? { nil }
    func undoTime(session _: String) -> Int? { nil }
    func redoTime(session _: String) -> Int? { nil }
}

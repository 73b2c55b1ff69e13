import RecipeModel
import RecipeSearch
import RecipeStore
import ShellSession
import Synchronization

/// The cookbook that the settings name: the cook's own on this machine, or one that many share.
///
/// What is asked looks at the settings each time, so a change of them is in force at once. Keys and
/// generations of two cookbooks are never the same, so that what is known of one is not taken for
/// the other's; only recipes that were moved have the same key in both.
final class ChosenCookbook: CookbookStore {
    private let own: SQLiteCookbookStore
    private let settings: SettingsBoard
    private let keys: KeyRing
    private let isOffline: Bool
    private let shared = Mutex<(address: String, password: String?, store: PostgresCookbookStore)?>(
        nil
    )

    init(own: SQLiteCookbookStore, settings: SettingsBoard, keys: KeyRing, isOffline: Bool) {
        self.own = own
        self.settings = settings
        self.keys = keys
        self.isOffline = isOffline
    }

    /// The shared cookbook; nil where the cook uses their own.
    private var sharedStore: PostgresCookbookStore? {
        guard let text = settings.current.address(of: .cookbook),
            let address = DatabaseAddress(text)
        else { return nil }
        let password = keys.password(of: address)
        return shared.withLock { shared in
            if let shared, shared.address == text, shared.password == password {
                return shared.store
            }
            let own = own
            let store = PostgresCookbookStore(
                PostgresServer(address, password: password),
                ownMark: { try await own.mark() }
            )
            shared = (text, password, store)
            return store
        }
    }

    /// Throws where the cookbook is on a server and the network is not to be used.
    private func chosen() throws -> any CookbookStore {
        guard let sharedStore else { return own }
        if isOffline { throw ServiceError.notKept }
        return sharedStore
    }

    /// How things stand with the shared cookbook; nil where the cook uses their own.
    func standing() async throws -> CookbookStanding? {
        guard let sharedStore else { return nil }
        if isOffline { throw ServiceError.notKept }
        return try await sharedStore.standing()
    }

    /// Copies all of the cookbook in use to another place.
    func move(
        to target: ServiceAddress,
        session: String,
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> ImportResult {
        let other: any CookbookStore
        switch target {
        case .none: other = own
        case .web: throw ServiceError.unsupported
        case .database(let typed):
            if isOffline { throw ServiceError.notKept }
            // A password in the line was covered before it was read.
            guard let address = DatabaseAddress(typed.text) else {
                throw ServiceError.unsupported
            }
            // Recipes keep their keys by it.
            let mark = sharedStore == nil && own.isKept ? try await own.makeMark() : nil
            let own = own
            other = PostgresCookbookStore(
                PostgresServer(address, password: keys.password(of: address)),
                ownMark: { if let mark { mark } else { try await own.mark() } }
            )
        }
        return try await CookbookMove(from: chosen(), to: other, session: session).run(progress)
    }

    var isKept: Bool { sharedStore?.isKept ?? own.isKept }

    var isNear: Bool { sharedStore == nil }

    func state() async throws -> CookbookState? { try await chosen().state() }

    func terms(_ numbers: [UInt64]) async throws -> [IndexedTerm] {
        try await chosen().terms(numbers)
    }

    func terms(_ numbers: [UInt64], within bytes: Int) async throws -> TermReading {
        try await chosen().terms(numbers, within: bytes)
    }

    func terms(_ numbers: [UInt64], ofChunks keys: [Int]) async throws -> [IndexedTerm] {
        try await chosen().terms(numbers, ofChunks: keys)
    }

    func recipes(_ numbers: [Int]) async throws -> [Recipe] {
        try await chosen().recipes(numbers)
    }

    func recipe(forKey key: String) async throws -> Recipe? {
        try await chosen().recipe(forKey: key)
    }

    func ownRecipes() async throws -> [Recipe] { try await chosen().ownRecipes() }

    func names(of subject: String) async throws -> [String] {
        try await chosen().names(of: subject)
    }

    func origins() async throws -> [CookbookOrigin] { try await chosen().origins() }

    func add(
        _ recipes: [PreparedRecipe],
        from origin: String,
        counting: Bool
    ) async throws -> CookbookAddition {
        try await chosen().add(recipes, from: origin, counting: counting)
    }

    func add(_ recipes: [MovedRecipe]) async throws -> CookbookAddition {
        try await chosen().add(recipes)
    }

    func index(_ terms: [UInt64: [UInt32]]) async throws { try await chosen().index(terms) }

    func settle(_ progress: @Sendable (Double) -> Bool) async throws {
        try await chosen().settle(progress)
    }

    func make(_ change: CookbookChange, session: String) async throws -> [String] {
        try await chosen().make(change, session: session)
    }

    func undo(session: String) async throws -> KeptChange? {
        try await chosen().undo(session: session)
    }

    func redo(session: String) async throws -> KeptChange? {
        try await chosen().redo(session: session)
    }

    func undoTime(session: String) async throws -> Int? {
        isOffline && sharedStore != nil ? nil : try await chosen().undoTime(session: session)
    }

    func redoTime(session: String) async throws -> Int? {
        isOffline && sharedStore != nil ? nil : try await chosen().redoTime(session: session)
    }
}

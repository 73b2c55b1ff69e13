import Foundation
package import RecipeModel
package import RecipeSearch

/// The recipes of a cookbook that many share, in a PostgreSQL database.
///
/// Its tables hold the same rows as the cookbook on this machine, so that both find the same
/// recipes in the same order. Readers never wait for writers; writers take turns. Throws
/// `ServiceError.cookbook`.
package actor PostgresCookbookStore: CookbookStore {
    private let server: PostgresServer
    private let pool: PostgresPool
    private var knownState: CookbookState?
    /// The mark of the file that the cook's own cookbook is in.
    private let ownMark: @Sendable () async throws -> Int?
    private var keys: SharedKeys?
    /// The sessions that changed something.
    private var sessions: Set<String> = []
    /// The identities that a rehearsal of an import has met.
    private var rehearsed: Set<UInt64> = []

    /// The cookbook of a database; nothing is connected before it is asked.
    ///
    /// - Parameters:
    ///   - ownMark: Tells the mark of the cook's own cookbook, out of which recipes may have been moved
    ///     into this one; nil where none ever were.
    ///   - now: The time in seconds since 1970; by default the system's.
    package init(
        _ server: PostgresServer,
        ownMark: @escaping @Sendable () async throws -> Int? = { nil },
        now: (@Sendable () -> Int)? = nil
    ) {
        self.server = server
        self.ownMark = ownMark
        pool = PostgresPool(server, now: Moment.clock(now))
    }

    /// Only the server knows.
    package nonisolated var isKept: Bool { true }

    package nonisolated var isNear: Bool { false }

    // MARK: Asking

    package func state() async throws -> CookbookState? {
        let known = knownState
        let state =
            try await telling {
                try await pool.read(lookingAgain: true) { tables in
                    known?.generation == tables.facts.generation ? known : try tables.state()
                }
            } ?? nil
        knownState = state
        return state
    }

    package func terms(_ numbers: [UInt64]) async throws -> [IndexedTerm] {
        try await read { try $0.postings.terms(numbers) } ?? numbers.map { _ in IndexedTerm() }
    }

    package func terms(_ numbers: [UInt64], within bytes: Int) async throws -> TermReading {
        try await read { try $0.postings.terms(numbers, within: bytes) }
            ?? .whole(numbers.map { _ in IndexedTerm() })
    }

    package func terms(_ numbers: [UInt64], ofChunks keys: [Int]) async throws -> [IndexedTerm] {
        try await read { try $0.postings.terms(numbers, ofChunks: keys) }
            ?? numbers.map { _ in IndexedTerm() }
    }

    package func recipes(_ numbers: [Int]) async throws -> [Recipe] {
        try await shown(try await read { try $0.recipes(numbers) } ?? [])
    }

    package func recipe(forKey key: String) async throws -> Recipe? {
        let key = try await stored(key)
        let found = try await read { tables in
            try tables.number(ofKey: key).flatMap { try tables.recipe($0) }
        }
        return try await shown([found].compactMap { $0 ?? nil }).first
    }

    package func ownRecipes() async throws -> [Recipe] {
        let own = try await read { tables in
            let numbers = try tables.numbers(ofOrigin: CookbookOrigin.own) ?? []
            return try tables.recipes(numbers.reversed().map { Int($0) })
        }
        return try await shown(own ?? [])
    }

    package func names(of subject: String) async throws -> [String] {
        try await read { try $0.names(of: subject) } ?? []
    }

    package func origins() async throws -> [CookbookOrigin] {
        try await read { try $0.origins() } ?? []
    }

    /// How things stand with it.
    package func standing() async throws -> CookbookStanding {
        let terms = try await terms([TermNumber.everything, TermNumber.deleted])
        return CookbookStanding(
            server: server.address.server,
            recipes: terms[0].subtracting(terms[1]).count,
            access: try await telling { try await pool.access() },
            standbys: try await telling { try await pool.standbys() }
        )
    }

    // MARK: Adding

    package func add(
        _ recipes: [PreparedRecipe],
        from origin: String,
        counting: Bool
    ) async throws -> CookbookAddition {
        let recipes = recipes.map { MovedRecipe(recipe: $0, origin: origin) }
        guard counting else { return try await add(recipes) }
        let among = try await read { try $0.new(among: recipes) } ?? recipes
        let new = among.count { rehearsed.insert($0.recipe.identity).inserted }
        return CookbookAddition(added: new, doubles: recipes.count - new)
    }

    package func add(_ recipes: [MovedRecipe]) async throws -> CookbookAddition {
        rehearsed = []
        var recipes = recipes
        for place in recipes.indices {
            if let key = recipes[place].key { recipes[place].key = try await stored(key) }
        }
        let new = try await write { [recipes] tables in
            try tables.add(moved: try tables.new(among: recipes)).count
        }
        return CookbookAddition(added: new, doubles: recipes.count - new)
    }

    package func index(_ terms: [UInt64: [UInt32]]) async throws {
        let changes = terms.flatMap { PostingChange.of($1, to: $0) }
        try await write { try $0.postings.make(changes) }
    }

    package func settle(_ progress: @Sendable (Double) -> Bool) async throws {
        rehearsed = []
        let places = try await read { try $0.postings.unsettledPlaces() } ?? []
        for (done, place) in places.enumerated() {
            try await write { try $0.postings.settle(place) }
            if !progress(Double(done + 1) / Double(places.count)) { throw CancellationError() }
        }
    }

    // MARK: Changing

    package func make(_ change: CookbookChange, session: String) async throws -> [String] {
        sessions.insert(session)
        let change = try await stored(change)
        return try await write { tables in
            let entry = try tables.entry(of: Self.unmade(change, tables))
            try PostgresJournal(tables: tables, session: session).note(entry)
            return entry.titles
        }
    }

    /// What is left of a change after what others did meanwhile. Throws `PostgresError.overtaken`.
    private static func unmade(_ change: CookbookChange, _ tables: PostgresTables) throws
        -> CookbookChange
    {
        switch change {
        case .replace:
            guard try tables.isStill(change) else { throw PostgresError.overtaken }
            return change
        case .delete(let keys):
            let hidden = try tables.hidden()
            let there = try keys.filter {
                try !hidden.contains($0) || tables.number(ofKey: $0) != nil
            }
            return .delete(keys: there)
        case .create, .remove: return change
        }
    }

    // MARK: Undoing

    package func undo(session: String) async throws -> KeptChange? {
        try await turn(undoing: true, session: session)
    }

    package func redo(session: String) async throws -> KeptChange? {
        try await turn(undoing: false, session: session)
    }

    private func turn(undoing: Bool, session: String) async throws -> KeptChange? {
        guard try await changeTime(undoing: undoing, session: session) != nil else { return nil }
        return try await write {
            try PostgresJournal(tables: $0, session: session).turn(undoing: undoing)
        }
    }

    package func undoTime(session: String) async throws -> Int? {
        try await changeTime(undoing: true, session: session)
    }

    package func redoTime(session: String) async throws -> Int? {
        try await changeTime(undoing: false, session: session)
    }

    private func changeTime(undoing: Bool, session: String) async throws -> Int? {
        // A session is one program's: where it made no change here, the server need not be asked.
        guard sessions.contains(session) else { return nil }
        return try await read {
            try PostgresJournal(tables: $0, session: session).time(undoing: undoing)
        } ?? nil
    }

    // MARK: Keys

    /// The keys of recipes that came from the cook's own file. That isn't opened before somebody asks
    /// for one of them.
    private func fileKeys() async throws -> SharedKeys {
        if let keys { return keys }
        let known = SharedKeys(mark: try await ownMark())
        keys = known
        return known
    }

    private func stored(_ key: String) async throws -> String {
        SharedKeys.isOfFile(key) ? try await fileKeys().stored(key) : key
    }

    private func stored(_ change: CookbookChange) async throws -> CookbookChange {
        switch change {
        case .replace(let key, let recipe, let before):
            return .replace(key: try await stored(key), recipe, before: before)
        case .delete(let keys):
            var stored: [String] = []
            for key in keys { stored.append(try await self.stored(key)) }
            return .delete(keys: stored)
        case .create, .remove: return change
        }
    }

    private func shown(_ recipes: [Recipe]) async throws -> [Recipe] {
        guard recipes.contains(where: { SharedKeys.mayBeOfFile($0.id.key) }) else { return recipes }
        let keys = try await fileKeys()
        return recipes.map { recipe in
            var recipe = recipe
            recipe.id.key = keys.shown(recipe.id.key)
            return recipe
        }
    }

    // MARK: Talking

    private func read<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresTables) throws -> Result
    ) async throws -> Result? {
        try await telling { try await pool.read(body) }
    }

    private func write<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresTables) throws -> Result
    ) async throws -> Result {
        try await telling { try await pool.write(body) }
    }

    /// Tells what went wrong as everybody knows it.
    private func telling<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch {
            guard let reason = SharedCookbookError.Reason(error) else { throw error }
            throw ServiceError.cookbook(
                SharedCookbookError(server: server.address.server, reason: reason)
            )
        }
    }
}

import Foundation
import GRDB
package import RecipeModel
package import RecipeSearch
import Synchronization

/// The recipes that a cook brought into the cookbook, in an SQLite file, `cookbook.sqlite`, in the
/// data folder.
///
/// Each change is one transaction that is on the disk when it is acknowledged. Nothing is made
/// before the first change. Any number of shells may use the file at once. Throws
/// `ServiceFailure.file` where it can't be read, and `StoreFailure` where it can't be changed.
package actor SQLiteCookbookStore: CookbookStore {
    /// Runs on a queue of its own, for SQLite waits for the disk.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let executor = QueueExecutor(label: "recipe.cookbook")
    private let folder: String
    let file: CookbookFile
    private let now: @Sendable () -> Int
    /// The last state that was read, and how its files were then; without a mark it is to be read
    /// again. Every search asks for it.
    private nonisolated let known = Mutex<(mark: DatabaseMark?, state: CookbookState?)>((nil, nil))
    private var identities: (known: RecipeIdentities, generation: Int?)?

    /// The cookbook in a folder; made at the first change.
    ///
    /// - Parameter now: The time in seconds since 1970; by default the system's.
    package init(folder: String, now: (@Sendable () -> Int)? = nil) {
        self.init(folder: folder, patience: 5_000, now: now)
    }

    init(folder: String, patience: Int, now: (@Sendable () -> Int)?) {
        self.folder = folder
        let now = now ?? { Int(time(nil)) }
        file = CookbookFile(folder: folder, patience: patience, now: now)
        self.now = now
    }

    /// Whether there is anything to ask.
    package nonisolated var isKept: Bool { CookbookFile.exists(in: folder) }

    package nonisolated var isNear: Bool { true }

    /// A damaged file that was moved aside since this was last asked.
    package func setAside() -> SetAsideFile? { file.takeAsideFile() }

    // MARK: Asking

    package nonisolated func state() async throws -> CookbookState? {
        let mark = DatabaseMark(CookbookFile.places(in: folder))
        let known = known.withLock { $0 }
        if let mark, known.mark == mark { return known.state }
        return try await readState(mark, known: known.state)
    }

    /// - Parameter mark: How the files were before.
    private func readState(_ mark: DatabaseMark?, known: CookbookState?) throws -> CookbookState? {
        let state =
            try read { rows in
                // Most files that look otherwise have the same recipes.
                try rows.generation() == known?.generation ? known : try rows.state()
            } ?? nil
        self.known.withLock { $0 = (mark.flatMap { $0.isSettled ? $0 : nil }, state) }
        return state
    }

    package func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        try read { try $0.terms(numbers) } ?? numbers.map { _ in IndexedTerm() }
    }

    package func recipes(_ numbers: [Int]) throws -> [Recipe] {
        try read { rows in try numbers.compactMap { try rows.recipe($0) } } ?? []
    }

    package func recipe(forKey key: String) throws -> Recipe? {
        try read { rows in try rows.number(ofKey: key).flatMap { try rows.recipe($0) } } ?? nil
    }

    package func ownRecipes() throws -> [Recipe] {
        try read { rows -> [Recipe] in
            try (rows.numbers(ofOrigin: CookbookOrigin.own) ?? []).reversed()
                .compactMap { try rows.recipe(Int($0)) }
        } ?? []
    }

    package func names(of subject: String) throws -> [String] {
        try read { try $0.names(of: subject) } ?? []
    }

    package func origins() throws -> [CookbookOrigin] { try read { try $0.origins() } ?? [] }

    private func read<Result>(_ body: (CookbookRows) throws -> Result) throws -> Result? {
        do {
            return try file.read { try body(CookbookRows(db: $0, now: now())) }
        } catch let failure as StoreFailure {
            throw ServiceFailure.file(failure)
        }
    }

    /// Forgets what is known of the recipes that are in already.
    func forgetIdentities() { identities = nil }

    // MARK: Adding

    package func add(
        _ recipes: [PreparedRecipe],
        from origin: String,
        counting: Bool
    ) throws -> CookbookAddition {
        counting
            ? try count(recipes) : try add(recipes.map { MovedRecipe(recipe: $0, origin: origin) })
    }

    package func add(_ recipes: [MovedRecipe]) throws -> CookbookAddition {
        let (addition, known, generation) = try file.write { db in
            let rows = CookbookRows(db: db, now: now())
            let generation = try rows.generation()
            var known = try identities(in: db, generation: generation)
            identities = nil
            let new = recipes.filter { known.insert($0.recipe.identity) }
            if !new.isEmpty { try rows.add(new) }
            let doubles = recipes.count - new.count
            return (CookbookAddition(added: new.count, doubles: doubles), known, generation + 1)
        }
        // Only a transaction that was committed leaves them known.
        identities = (known, generation)
        return addition
    }

    /// What would be added.
    private func count(_ recipes: [PreparedRecipe]) throws -> CookbookAddition {
        var known: RecipeIdentities
        if let identities, identities.generation == nil {
            known = identities.known
        } else {
            known =
                try file.read { try identities(in: $0, generation: nil) }
                ?? Self.identitiesOfStarters(hidden: [])
        }
        identities = nil
        let new = recipes.reduce(0) { $0 + (known.insert($1.identity) ? 1 : 0) }
        identities = (known, nil)
        return CookbookAddition(added: new, doubles: recipes.count - new)
    }

    private func identities(in db: Database, generation: Int?) throws -> RecipeIdentities {
        if let identities, let generation, identities.generation == generation {
            return identities.known
        }
        var known = try RecipeIdentities.read(db)
        let hidden = try Set(String.fetchAll(db, sql: "SELECT key FROM hidden"))
        known.add(RecipeIdentities.ofStarters(but: hidden))
        return known
    }

    private static func identitiesOfStarters(hidden: Set<String>) -> RecipeIdentities {
        var known = RecipeIdentities()
        known.add(RecipeIdentities.ofStarters(but: hidden))
        return known
    }

    package func index(_ terms: [UInt64: [UInt32]]) throws {
        try file.write { db in
            let rows = PostingRows(db: db)
            for (term, numbers) in terms { try rows.add(numbers[...], to: term) }
        }
    }

    package func settle(_ progress: @Sendable (Double) -> Bool) throws {
        identities = nil
        guard let additions = try file.read({ try BlockRows(db: $0).additions() }),
            !additions.isEmpty
        else { return }
        // A few at a time: each waits for the disk once, and others may write in between.
        let few = 8
        for place in stride(from: 0, to: PostingBlocks.count, by: few) {
            try file.write { db in
                let rows = BlockRows(db: db)
                for place in place..<place + few { try rows.settle(place, of: additions) }
            }
            if !progress(Double(place + few) / Double(PostingBlocks.count)) {
                throw CancellationError()
            }
        }
    }

    // MARK: Changing

    package func make(_ change: CookbookChange, session: String) throws -> [String] {
        identities = nil
        return try file.write { db in
            let rows = CookbookRows(db: db, now: now())
            guard try rows.isStill(change) else {
                throw ServiceFailure.cookbook(CookbookFault(server: "", reason: .overtaken))
            }
            let entry = try rows.entry(of: change)
            try CookbookJournal(db: db, session: session, now: now()).note(entry)
            return entry.titles
        }
    }

    // MARK: Undoing

    package func undo(session: String) throws -> KeptChange? {
        try turn(undoing: true, session: session)
    }

    package func redo(session: String) throws -> KeptChange? {
        try turn(undoing: false, session: session)
    }

    private func turn(undoing: Bool, session: String) throws -> KeptChange? {
        identities = nil
        guard isKept else { return nil }
        return try file.write {
            try CookbookJournal(db: $0, session: session, now: now()).turn(undoing: undoing)
        }
    }

    package func undoTime(session: String) throws -> Int? {
        try file.read {
            try CookbookJournal(db: $0, session: session, now: now()).time(undoing: true)
        } ?? nil
    }

    package func redoTime(session: String) throws -> Int? {
        try file.read {
            try CookbookJournal(db: $0, session: session, now: now()).time(undoing: false)
        } ?? nil
    }
}

extension RecipeIdentities {
    fileprivate mutating func add(_ identities: [UInt64]) {
        for identity in identities { _ = insert(identity) }
    }
}

// MARK: - Moving

extension SQLiteCookbookStore {
    /// What stands for this cookbook in the keys of recipes that were moved out of it; nil where none
    /// ever were.
    package func mark() throws -> Int? { try read { try $0.mark() } ?? nil }

    /// The same, made now where there is none yet.
    package func makeMark() throws -> Int {
        if let mark = try mark() { return mark }
        return try file.write { db in
            let rows = CookbookRows(db: db, now: now())
            try rows.keep(mark: SharedKeys.newMark())
            return try rows.mark() ?? 0
        }
    }
}

// MARK: - Backups

extension SQLiteCookbookStore {
    /// Copies the cookbook into a file that isn't there yet.
    func copy(to path: String) throws {
        try file.copy(to: path)
    }

    /// Ends the connection, so that the file can be exchanged; it is opened again where it is needed.
    func rest() { try? end() }

    /// Ends the connection, with all changes in the file itself.
    func end() throws {
        identities = nil
        try file.end()
        known.withLock { $0 = (nil, nil) }
    }

    /// The keys of the recipes that have these identities.
    func keys(of identities: Set<UInt64>) throws -> [UInt64: String] {
        let numbers = try file.read { try RecipeIdentities.numbers(of: identities, in: $0) } ?? [:]
        var keys: [UInt64: String] = [:]
        for (identity, number) in numbers {
            let recipe = try file.read { try CookbookRows(db: $0, now: now()).recipe(Int(number)) }
            keys[identity] = (recipe ?? nil)?.id.key
        }
        return keys
    }
}

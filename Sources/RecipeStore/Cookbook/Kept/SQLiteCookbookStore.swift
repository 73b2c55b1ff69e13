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
/// `ServiceError.file` where it can't be read, and `StoreError` where it can't be changed.
package actor SQLiteCookbookStore: CookbookStore {
    /// Runs on a queue of its own, for SQLite waits for the disk.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private nonisolated let places: DatabasePlaces
    private let executor = QueueExecutor(label: "recipe.cookbook")
    let file: DatabaseFile
    private let now: @Sendable () -> Moment
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
        let now = Moment.clock(now)
        file = DatabaseFile(folder: folder, schema: .cookbook, patience: patience) { now().seconds }
        places = file.places
        self.now = now
    }

    /// Whether there is anything to ask.
    package nonisolated var isKept: Bool { access(places.database, F_OK) == 0 }

    package nonisolated var isNear: Bool { true }

    /// A damaged file that was moved aside since this was last asked.
    package func setAside() -> SetAsideFile? { file.takeSetAside() }

    // MARK: Asking

    package nonisolated func state() async throws -> CookbookState? {
        let mark = DatabaseMark(places)
        let known = known.withLock { $0 }
        if let mark, known.mark == mark { return known.state }
        return try await readState(mark, known: known.state)
    }

    /// - Parameter mark: How the files were before.
    private func readState(_ mark: DatabaseMark?, known: CookbookState?) throws -> CookbookState? {
        let state = try read(orElse: nil) { rows in
            // Most files that look otherwise have the same recipes.
            try rows.generation() == known?.generation ? known : try rows.state()
        }
        self.known.withLock { $0 = (mark.flatMap { $0.isSettled ? $0 : nil }, state) }
        return state
    }

    package func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        try read(orElse: numbers.map { _ in IndexedTerm() }) { try $0.terms(numbers) }
    }

    package func recipes(_ numbers: [Int]) throws -> [Recipe] {
        try read(orElse: []) { rows in try numbers.compactMap { try rows.recipe($0) } }
    }

    package func recipe(forKey key: String) throws -> Recipe? {
        try read(orElse: nil) { rows in
            try rows.number(ofKey: key).flatMap { try rows.recipe($0) }
        }
    }

    package func ownRecipes() throws -> [Recipe] {
        try read(orElse: []) { rows in
            try (rows.numbers(ofOrigin: CookbookOrigin.own) ?? []).reversed()
                .compactMap { try rows.recipe(Int($0)) }
        }
    }

    package func names(of subject: String) throws -> [String] {
        try read(orElse: []) { try $0.names(of: subject) }
    }

    package func origins() throws -> [CookbookOrigin] {
        try read(orElse: []) { try $0.origins() }
    }

    private func read<Result>(
        orElse nothing: Result,
        _ body: (CookbookRows) throws -> Result
    ) throws -> Result {
        do {
            return try file.read(orElse: nothing) {
                try body(CookbookRows(db: $0, now: now().seconds))
            }
        } catch let failure as StoreError {
            throw ServiceError.file(failure)
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
            let rows = CookbookRows(db: db, now: now().seconds)
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
            known = try file.read(orElse: Self.identitiesOfStarters()) {
                try identities(in: $0, generation: nil)
            }
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

    private static func identitiesOfStarters() -> RecipeIdentities {
        var known = RecipeIdentities()
        known.add(RecipeIdentities.ofStarters(but: []))
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
        let additions = try file.read(orElse: 0..<0) { try BlockRows(db: $0).additions() }
        if additions.isEmpty { return }
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
            let rows = CookbookRows(db: db, now: now().seconds)
            guard try rows.isStill(change) else {
                throw ServiceError.cookbook(SharedCookbookError(server: "", reason: .overtaken))
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
        try time(undoing: true, session: session)
    }

    package func redoTime(session: String) throws -> Int? {
        try time(undoing: false, session: session)
    }

    private func time(undoing: Bool, session: String) throws -> Int? {
        try file.read(orElse: nil) {
            try CookbookJournal(db: $0, session: session, now: now()).time(undoing: undoing)
        }
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
    package func mark() throws -> Int? { try read(orElse: nil) { try $0.mark() } }

    /// The same, made now where there is none yet.
    package func makeMark() throws -> Int {
        if let mark = try mark() { return mark }
        return try file.write { db in
            let rows = CookbookRows(db: db, now: now().seconds)
            try rows.keep(mark: SharedKeys.newMark())
            return try rows.mark() ?? 0
        }
    }
}

// MARK: - Backups

extension SQLiteCookbookStore {
    /// Copies the cookbook into a file that isn't there yet.
    func copy(to path: String) throws {
        _ = try file.copy(to: path, asSeenAt: places.database)
    }

    /// Ends the connection, so that the file can be exchanged; it is opened again where it is needed.
    func rest() { try? end() }

    /// Ends the connection, with all changes in the file itself.
    func end() throws {
        identities = nil
        try file.close()
        known.withLock { $0 = (nil, nil) }
    }

    /// The keys of the recipes that have these identities.
    func keys(of identities: Set<UInt64>) throws -> [UInt64: String] {
        try file.read(orElse: [:]) { db in
            try RecipeIdentities.numbers(of: identities, in: db).compactMapValues {
                try CookbookRows(db: db, now: now().seconds).recipe(Int($0))?.id.key
            }
        }
    }
}

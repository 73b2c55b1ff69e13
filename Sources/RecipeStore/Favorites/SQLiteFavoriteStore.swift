import Foundation
package import MealPlan
package import RecipeModel

/// The cook's favorites, and all else that the cook keeps, in an SQLite file, `favorites.sqlite`, in
/// the data folder.
///
/// Each change is one transaction that is on the disk when it is acknowledged. Nothing is made
/// before the first change; until then, and where the file may not be read, there are no
/// favorites. Any number of shells may use the file at once. A call whose task is cancelled before
/// it began to write throws `CancellationError` and changes nothing.
package actor SQLiteFavoriteStore: FavoriteStore {
    /// Runs on a queue of its own, for SQLite waits for the disk.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let executor = QueueExecutor(label: "recipe.favorites")
    let file: DatabaseFile
    let session: String
    let now: @Sendable () -> Moment
    /// The change that the refresh under way is noted in; nil until it changes something.
    private var refreshing: Int64?

    /// The favorites in a folder.
    ///
    /// - Parameters:
    ///   - folder: The data folder; made at the first change.
    ///   - session: What tells this shell from all others, now and later, for `undo`.
    ///   - now: The time in seconds since 1970; by default the system's.
    package init(folder: String, session: String, now: (@Sendable () -> Int)? = nil) {
        self.init(
            folder: folder,
            session: session,
            schema: .favorites,
            patience: 5_000,
            now: now
        )
    }

    init(
        folder: String,
        session: String,
        schema: DatabaseSchema,
        patience: Int,
        now: (@Sendable () -> Int)?
    ) {
        let now = Moment.clock(now)
        file = DatabaseFile(folder: folder, schema: schema, patience: patience) { now().seconds }
        self.session = session
        self.now = now
    }

    /// A part of the favorites that are wanted, the one kept last first, and how many there are.
    package func page(_ search: FavoriteSearch, _ part: FavoritePage.Part) throws -> FavoritePage {
        if !search.conditions.isEmpty { try bringIndexUp() }
        return try file.read(orElse: FavoritePage()) {
            try FavoriteSearching(db: $0).page(search, part)
        }
    }

    /// Enters what searches need to know of favorites that were kept since the last one, a few at a
    /// time so that other shells get their turn.
    private func bringIndexUp() throws {
        func isMissing() throws -> Bool {
            try file.read(orElse: false) { db in
                try FavoriteMeanings(db: db).areMissing() || !FavoriteWords(db: db).isCurrent()
            }
        }
        while try isMissing() {
            do {
                try write { keptRows in
                    try keptRows.bringWordsUp(atMost: 1_000)
                    try FavoriteMeanings(db: keptRows.db).fillIn(atMost: 1_000)
                }
            } catch is StoreError {
                return  // They are found all the same, only not so fast.
            }
        }
    }

    /// How many favorites there are.
    package func counts() throws -> FavoriteCounts {
        try file.read(orElse: FavoriteCounts()) { try FavoriteSearching(db: $0).counts() }
    }

    /// When each of these recipes that is a favorite was kept.
    package func dates(of ids: [RecipeID]) throws -> [RecipeID: Int] {
        try read(orElse: [:]) { try $0.dates(of: ids) }
    }

    /// Which of these recipes are favorites.
    package func kept(among ids: [RecipeID]) throws -> Set<RecipeID> {
        try read(orElse: []) { try $0.kept(among: ids) }
    }

    /// All that is kept of one favorite; nil when it is none.
    package func content(of id: RecipeID) throws -> FavoriteContent? {
        try read(orElse: nil) { try $0.content(of: id) }
    }

    /// Keeps recipes in one step; of those kept already, only what was missing is filled in.
    package func keep(_ contents: [FavoriteContent]) throws -> KeptChange {
        try write { try $0.keep(contents) }
    }

    /// Replaces what is kept of a favorite; a page, text or picture that is not in the newer
    /// content stays as it was.
    package func refresh(_ content: FavoriteContent, isContinued: Bool) throws {
        let change = isContinued ? refreshing : nil
        refreshing = nil
        refreshing = try write { try $0.refresh(content, continuing: change) }
    }

    /// Changes a favorite's recipe as the cook did; its page, text and picture stay.
    package func edit(_ content: FavoriteContent) throws -> KeptChange {
        try write { try $0.edit(content) }
    }

    /// Gives favorites the texts that their recipes have in the cookbook; `undo` does not know it.
    package func follow(_ recipes: [Recipe], upTo generation: Int?) throws {
        try write { try $0.follow(recipes, upTo: generation) }
    }

    /// The cookbook's change up to which favorites have its texts; nil for nobody knows.
    package func followed() throws -> Int? { try read(orElse: nil) { try $0.followed() } }

    /// The favorites that are a service's.
    package func kept(of service: ServiceName) throws -> [RecipeID] {
        try read(orElse: []) { try $0.kept(of: service) }
    }

    /// Fills in what is missing of a favorite. Nobody asked for it, so `undo` does not know it.
    package func fill(_ content: FavoriteContent) throws {
        try write { try $0.fill(content) }
    }

    /// Removes recipes in one step; `undo` brings them back with all content, date and place.
    package func remove(_ ids: [RecipeID]) throws -> KeptChange {
        try write { try $0.remove(ids) }
    }

    /// Removes all favorites in one step.
    package func removeAll() throws -> KeptChange {
        try write { try $0.removeAll() }
    }

    /// Undoes this shell's last change, or in a new shell the last one made by anyone.
    ///
    /// The answer is the change that was undone. 200 changes can be.
    package func undo() throws -> KeptChange? {
        try write { try $0.undo() }
    }

    /// When the change was made that is undone next.
    package func undoTime() throws -> Int? { try time(undoing: true) }

    /// When the change was undone that is redone next.
    package func redoTime() throws -> Int? { try time(undoing: false) }

    private func time(undoing: Bool) throws -> Int? {
        try read(orElse: nil) { try $0.journal.time(undoing: undoing) }
    }

    /// Redoes what was undone last; the answer is the change that was redone.
    package func redo() throws -> KeptChange? {
        try write { try $0.redo() }
    }

    /// Copies all that is kept into a file; nil where nothing was ever kept.
    package func backUp(to path: String) throws -> FavoriteCounts? {
        try file.copy(to: path) ? counts() : nil
    }

    /// Closes the file, before the program ends: the last shell leaves one whole file.
    package func close() { try? file.close() }

    /// A damaged file that was moved aside since this was last asked.
    package func setAside() -> SetAsideFile? { file.takeSetAside() }

    private func read<Result>(
        orElse nothing: Result,
        _ body: (FavoriteRows) throws -> Result
    ) throws -> Result {
        try file.read(orElse: nothing) { db in
            try body(FavoriteRows(db: db, session: session, now: now()))
        }
    }

    func write<Result>(_ body: (FavoriteRows) throws -> Result) throws -> Result {
        try file.write { db in
            try body(FavoriteRows(db: db, session: session, now: now()))
        }
    }
}

// MARK: - The kitchen

extension SQLiteFavoriteStore: KitchenStore {
    /// What is in the house.
    package func pantry() throws -> [PantryItem] {
        try read(orElse: []) { try $0.kitchen.pantry() }
    }

    /// What is on the shopping list.
    package func shopping() throws -> [ShoppingEntry] {
        try read(orElse: []) { try $0.kitchen.shopping() }
    }

    /// The cook's own words, by recipe.
    package func ownWords() throws -> [RecipeID: OwnWords] {
        try read(orElse: [:]) { try $0.kitchen.ownWords() }
    }

    /// Does something in one step, together with the note in the journal that undoes it.
    package func edit(_ edit: KitchenEdit) throws -> KeptChange {
        try write { try $0.kitchen.edit(edit) }
    }
}

// MARK: - The plan

extension SQLiteFavoriteStore: PlanStore {
    /// The meals of some days.
    package func meals(in days: ClosedRange<CalendarDay>) throws -> [PlannedMeal] {
        try read(orElse: []) { try $0.plan.meals(in: days) }
    }

    /// The meals that were cooked.
    package func cooked() throws -> [CookedMeal] { try read(orElse: []) { try $0.plan.cooked() } }

    /// The cook's own stars.
    package func ratings() throws -> [RecipeID: Int] {
        try read(orElse: [:]) { try $0.plan.ratings() }
    }

    /// Those who eat here.
    package func household() throws -> Household {
        try read(orElse: Household()) { try $0.plan.household() }
    }

    /// What is which entry of a server.
    package func links(to service: ServiceName, at address: String) throws -> [ServerLink] {
        try read(orElse: []) { try $0.plan.links(to: service, at: address) }
    }

    /// Does a change in one step, together with the note in the journal that undoes it.
    package func change(_ change: PlanChange) throws -> KeptChange {
        try write { try $0.plan.change(change) }
    }
}

import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellCommands

/// A cookbook's file in memory that notes what is done to it.
actor MemoryCookbook: CookbookStore {
    nonisolated let isKept = true
    nonisolated let isNear = true
    private let known: [CookbookOrigin]
    private let own: [Recipe]
    private var done: [(change: KeptChange, time: Int)] = []
    private var undone: [(change: KeptChange, time: Int)] = []
    private var failure: (any Error)?
    /// How many changes are made and not undone.
    var made: Int { done.count }
    /// What was changed, in order.
    private(set) var log: [String] = []

    init(origins: [CookbookOrigin] = [], own: [Recipe] = []) {
        known = origins
        self.own = own
    }

    func fail(with failure: (any Error)?) { self.failure = failure }

    private func check() throws { if let failure { throw failure } }

    func state() -> CookbookState? { nil }
    func terms(_ numbers: [UInt64]) -> [IndexedTerm] { numbers.map { _ in IndexedTerm() } }
    func recipes(_: [Int]) -> [Recipe] { [] }
    func recipe(forKey _: String) -> Recipe? { nil }
    func names(of _: String) -> [String] { [] }
    func add(_: [PreparedRecipe], from _: String, counting _: Bool) -> CookbookAddition {
        CookbookAddition()
    }
    func add(_: [MovedRecipe]) -> CookbookAddition { CookbookAddition() }
    func index(_: [UInt64: [UInt32]]) {}
    func settle(_: @Sendable (Double) -> Bool) {}
    func redoTime(session _: String) -> Int? { undone.last?.time }

    func ownRecipes() throws -> [Recipe] {
        try check()
        return own
    }

    func origins() throws -> [CookbookOrigin] {
        try check()
        return known
    }

    func make(_ change: CookbookChange, session: String) throws -> [String] {
        try check()
        let (kind, names): (KeptChange.Kind, [String]) =
            switch change {
            case .create(let recipe): (.created, [String(decoding: recipe.body, as: UTF8.self)])
            case .replace(_, let recipe, _):
                (.edited, [String(decoding: recipe.body, as: UTF8.self)])
            case .delete(let keys): (.deleted, keys)
            case .remove(let origin): (.originRemoved, [origin])
            }
        if case .replace(let key, _, let before) = change {
            log.append("\(session): \(kind.rawValue) \(key) before \(before?.title ?? "nothing")")
        } else {
            log.append("\(session): \(kind.rawValue) \(names.joined(separator: ","))")
        }
        done.append((KeptChange(kind: kind, names: names), HandClock.nextMoment()))
        undone = []
        return names
    }

    func undoTime(session _: String) throws -> Int? {
        try check()
        return done.last?.time
    }

    func undo(session _: String) throws -> KeptChange? {
        try check()
        guard let last = done.popLast() else { return nil }
        undone.append((last.change, HandClock.nextMoment()))
        return last.change
    }

    func redo(session _: String) throws -> KeptChange? {
        try check()
        guard let last = undone.popLast() else { return nil }
        done.append((last.change, HandClock.nextMoment()))
        return last.change
    }
}

/// The cookbook of a test, what is read into it and the files that it writes for the editor.
final class CookbookInMemory: Sendable {
    let store: MemoryCookbook
    /// Orders to import, in order, and whether for the favorites.
    let orders = Guarded<[(order: ImportOrder, intoFavorites: Bool)]>([])
    let result = Guarded<Result<ImportResult, any Error>>(.success(.none))
    /// Faults that are reported while a file is read.
    let faults = Guarded<[ImportEntryError]>([])
    let moves = Guarded<[ServiceAddress]>([])
    let discarded = Guarded<[String]>([])
    let typed = Guarded("Piped pie\nleek")

    init(_ store: MemoryCookbook = MemoryCookbook()) { self.store = store }

    var access: CookbookAccess {
        var access = CookbookAccess(
            store: store,
            session: "s",
            starterCount: { 257 },
            prepare: {
                PreparedRecipe(
                    body: Array($0.title.utf8),
                    rank: 0,
                    terms: [],
                    newNames: [],
                    identity: 0
                )
            },
            importFiles: { order, intoFavorites, report, progress in
                self.orders.withLock { $0.append((order, intoFavorites)) }
                for fault in self.faults.withLock({ $0 }) { report(fault) }
                progress(ImportProgress())
                return try self.result.withLock { $0 }.get()
            },
            read: { bytes, name in
                let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                guard lines.count > 1 else { throw EntryError.unknownFormat }
                return TestKitchen.recipe(
                    "\(lines[0])\(name.isEmpty ? "" : " of \(name)")",
                    lines.dropFirst().map(String.init)
                )
            },
            editor: { "vi" },
            draft: { "/tmp/cook's.cook" },
            discard: { path in self.discarded.withLock { $0.append(path) } },
            standardInput: { _ in self.typed.withLock { Array($0.utf8) } }
        )
        access.text = { key in TestKitchen.recipes.first { $0.id.key == key } }
        access.move = { target, progress in
            self.moves.withLock { $0.append(target) }
            progress(ImportProgress())
            return try self.result.withLock { $0 }.get()
        }
        return access
    }
}

extension ImportResult {
    static let none = ImportResult(progress: ImportProgress(), faults: [], isStopped: false)

    /// So many recipes added and left out as doubles, these faults, and so many not whole.
    static func of(
        added: Int = 0,
        doubles: Int = 0,
        _ faults: [ImportEntryError] = [],
        shortened: Int = 0,
        isStopped: Bool = false
    ) -> ImportResult {
        var progress = ImportProgress()
        (progress.added, progress.doubles, progress.faults) = (added, doubles, faults.count)
        progress.shortened = shortened
        return ImportResult(progress: progress, faults: faults, isStopped: isStopped)
    }
}

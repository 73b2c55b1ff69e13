import Foundation
package import RecipeModel
import RecipeSearch

/// Backups of everything that exists nowhere else: favorites with pages and pictures, pantry,
/// shopping list, notes and tags, the cook's own cookbook, settings, the startup script and, where
/// that is wanted, the services' keys. A cookbook that many share is on its server and not in them.
package struct KitchenBackup: Sendable {
    private let favorites: SQLiteFavoriteStore
    private let cookbook: SQLiteCookbookStore
    private let places: RecipePlaces
    private let session: String

    package init(
        favorites: SQLiteFavoriteStore,
        cookbook: SQLiteCookbookStore,
        places: RecipePlaces,
        session: String
    ) {
        self.favorites = favorites
        self.cookbook = cookbook
        self.places = places
        self.session = session
    }

    private var stage: RestoreStage { RestoreStage(places: places) }

    /// What is kept now. Throws `StoreError`.
    package func current() async throws -> BackupContents {
        var contents = try await favorites.contents()
        contents.recipes = try await Self.recipes(in: cookbook)
        contents.hasSettings = access(places.configFile, F_OK) == 0
        contents.hasStartupScript = access(places.startupScript, F_OK) == 0
        contents.hasKeys = access(places.keyFile, F_OK) == 0
        return contents
    }

    /// What a backup holds; nil for a file that is none. Throws `StoreError`.
    package func contents(of path: String) async throws -> BackupContents? {
        try await favorites.contents(ofBackup: path)
    }

    private static func recipes(in store: SQLiteCookbookStore) async throws -> Int {
        do {
            let hidden = try await store.state()?.hiddenStarters.count ?? 0
            return try await store.origins().reduce(hidden) { $0 + $1.count }
        } catch ServiceError.file(let failure) {
            throw failure
        }
    }

    // MARK: - Writing

    /// Copies everything into a file, whole or not at all, in place of one that is there.
    ///
    /// Throws `StoreError`.
    package func write(to path: String, withKeys: Bool) async throws -> BackupContents {
        let path = WholeFile.resolved(path)
        if let status = try? fileStatus(path: path), !status.isRegularFile {
            // A device or a folder would be gone for good.
            throw StoreError.cannotWrite(path: path, code: status.kindCode)
        }
        let draft = "\(path).new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let copy = draft + "-cookbook"
        defer {
            for file in [draft, copy] { unlink(file) }
        }
        var contents = try await current()
        if !withKeys { contents.hasKeys = false }
        try await favorites.copyAll(to: draft, asSeenAt: path)
        do {
            if cookbook.isKept { try await cookbook.copy(to: copy) }
            var files: [(BackupParts.Name, String)] = [
                (.cookbook, copy), (.settings, places.configFile),
                (.startupScript, places.startupScript),
            ]
            if withKeys { files.append((.keys, places.keyFile)) }
            try BackupParts.add(files, recipes: contents.recipes, to: draft)
            try BackupSums.append(to: draft)
            try OpenFile(draft, O_RDONLY).sync()
            try systemCall { rename(draft, path) }
            try PrivateFolder.sync(folder(ofPath: path))
        } catch {
            throw DatabaseFileError.failure(error, at: path)
        }
        return contents
    }

    // MARK: - Restoring

    /// Puts what a backup holds in place of what is kept, in one step; nil for a file that is none.
    ///
    /// What the backup has nothing of stays: own recipes, settings, startup script, keys; and so
    /// does what is damaged in it. Throws `StoreError`, and nothing is changed then.
    ///
    /// - Parameter name: The file as the cook names it.
    package func restore(from path: String, named name: String) async throws -> RestoreOutcome? {
        guard let contents = try await contents(of: path) else { return nil }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        do {
            // A restore or an undo of one that another program began is ended first.
            try finishLast()
            try stage.begin(name)
            var names = try await favorites.extract(fromBackup: path, to: stage.folder)
            guard try await isSound(names) else {
                stage.drop()
                return nil
            }
            // One with nothing in it takes nobody's recipes away.
            if contents.recipes == 0, names.remove(.cookbook) != nil { stage.remove(.cookbook) }
            let hasFiles = try names.contains { try differs($0) }
            if !hasFiles {
                stage.drop()
                stage.forgetBefore()
            }
            await cookbook.rest()
            guard
                let change = try await favorites.restore(
                    from: path,
                    named: name,
                    withFiles: hasFiles
                )
            else {
                stage.drop()
                return nil
            }
            if hasFiles { try await finish() }
            return RestoreOutcome(contents: contents, changes: !change.names.isEmpty)
        } catch let failure as StoreError {
            throw failure
        } catch let error as SystemError {
            throw DatabaseFileError.failure(error, at: places.data)
        }
    }

    /// Ends a restore whose program was ended before it had brought all files to their places. It
    /// costs no more than a question for a name where there is none.
    package static func finishRestore(in places: RecipePlaces) {
        let stage = RestoreStage(places: places)
        // One that is under way in another program is that one's.
        guard stage.isThere, let lock = try? stage.lock(patience: 0) else { return }
        withExtendedLifetime(lock) {
            // Where it fails nothing is lost: the next start tries again.
            try? finishLast(in: places)
        }
    }

    private static func finishLast(in places: RecipePlaces) throws {
        let stage = RestoreStage(places: places)
        guard stage.isThere else { return }
        try stage.finishTurn()
        let file = DatabaseFile(folder: places.data, schema: .favorites)
        defer { try? file.close() }
        guard try file.read(orElse: false, SQLiteFavoriteStore.hasRestored) else {
            return stage.drop()
        }
        try stage.finish()
        try file.write(SQLiteFavoriteStore.forgetRestored)
    }

    private func finishLast() throws { try Self.finishLast(in: places) }

    /// Keeps other programs from restoring meanwhile. Throws `StoreError`.
    private func lock() throws -> RestoreLock {
        do {
            if let lock = try stage.lock(patience: 5_000) { return lock }
        } catch {
            throw DatabaseFileError.failure(error, at: places.data)
        }
        throw StoreError.busy(path: places.data)
    }

    private func finish() async throws {
        await cookbook.rest()
        try stage.finish()
        try await favorites.forgetRestored()
    }

    /// Exchanges the files that the last restore brought for those before it, and back again.
    ///
    /// - Parameter backup: The backup as the cook named it.
    package func turn(undoing: Bool, of backup: String) async throws {
        await cookbook.rest()
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        do {
            try stage.turn(undoing: undoing, of: backup)
        } catch {
            throw DatabaseFileError.failure(error, at: places.data)
        }
    }

    /// Whether the cookbook that was taken from a backup is one.
    private func isSound(_ names: Set<BackupParts.Name>) async throws -> Bool {
        guard names.contains(.cookbook) else { return true }
        let staged = SQLiteCookbookStore(folder: stage.folder)
        do {
            _ = try await staged.state()
            _ = try await staged.origins()
            guard await staged.setAside() == nil else { return false }
            try await staged.end()
            return true
        } catch ServiceError.file(.newerFormat) {
            throw StoreError.newerFormat(path: places.data)
        } catch is ServiceError {
            return false
        }
    }

    /// Whether a staged file is other than the one in its place; a cookbook always is taken for one.
    private func differs(_ name: BackupParts.Name) throws -> Bool {
        let place: String
        switch name {
        case .cookbook: return true
        case .settings: place = places.configFile
        case .startupScript: place = places.startupScript
        case .keys: place = places.keyFile
        }
        let limit = 64 << 20
        return (try? BoundedFile.read(place, limit: limit))
            != (try? BoundedFile.read("\(stage.folder)/\(name.rawValue)", limit: limit))
    }

    // MARK: - Merging

    /// Adds what a backup holds and is not here; replaces nothing. Nil for a file that is none.
    ///
    /// Recipes that are here already are not added again, and what the backup says of them belongs
    /// to the ones that are here. Throws `StoreError`.
    package func merge(from path: String, named name: String) async throws -> RestoreOutcome? {
        guard let contents = try await contents(of: path) else { return nil }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let before = try await current()
        do {
            try finishLast()
            try stage.begin(name)
            defer { stage.drop() }
            let names = try await favorites.extract(fromBackup: path, to: stage.folder)
            guard try await isSound(names) else { return nil }
            var keys: [String: String] = [:]
            if names.contains(.cookbook) {
                let staged = SQLiteCookbookStore(folder: stage.folder)
                // A starter that was deleted there isn't deleted here: nothing is taken away. Keys of
                // theirs are other recipes' here: what knows recipes by them is told the new ones.
                let move = CookbookMove(
                    from: staged,
                    to: cookbook,
                    session: session,
                    takingAway: false,
                    keepingKeys: false
                )
                _ = try await move.run { _ in }
                keys = try await newKeys(from: staged, try await favorites.keys(inBackup: path))
                try await staged.end()
            }
            guard try await favorites.merge(from: path, named: name, keys: keys) != nil else {
                return nil
            }
            stage.forgetBefore()
            for (name, place) in [
                (BackupParts.Name.settings, places.configFile),
                (.startupScript, places.startupScript), (.keys, places.keyFile),
            ] where names.contains(name) && access(place, F_OK) != 0 {
                try PrivateFolder.make(places.config)
                let bytes = try BoundedFile.read(
                    "\(stage.folder)/\(name.rawValue)",
                    limit: 64 << 20
                )
                try WholeFile.write(bytes, to: place, access: .ownerOnly)
            }
        } catch let failure as StoreError {
            throw failure
        } catch ServiceError.file(let failure) {
            throw failure
        } catch let failure as FileReadError {
            throw DatabaseFileError.failure(failure, at: places.config)
        } catch let error as SystemError {
            throw DatabaseFileError.failure(error, at: places.data)
        }
        let after = try await current()
        var added = BackupContents()
        for count in [
            \BackupContents.favorites, \.recipes, \.pantry, \.shopping, \.notes, \.tags,
            \.plan, \.cooked, \.household,
        ] as [WritableKeyPath<BackupContents, Int>] {
            added[keyPath: count] = after[keyPath: count] - before[keyPath: count]
        }
        added.hasSettings = after.hasSettings && !before.hasSettings
        added.hasStartupScript = after.hasStartupScript && !before.hasStartupScript
        added.hasKeys = after.hasKeys && !before.hasKeys
        return RestoreOutcome(contents: contents, changes: !added.isEmpty, added: added)
    }

    /// The keys that recipes of another cookbook have in this one, where they are others.
    ///
    /// - Parameter keys: Those that something is said of, with the recipes as they were kept.
    private func newKeys(
        from other: SQLiteCookbookStore,
        _ keys: [String: Recipe?]
    ) async throws -> [String: String] {
        var identities: [UInt64: String] = [:]
        var new: [String: String] = [:]
        for (key, kept) in keys {
            if let recipe = try await other.recipe(forKey: key) {
                identities[RecipeIdentity.of(recipe)] = key
            } else if CookbookKey.number(of: key) != nil,
                let here = try await cookbook.recipe(forKey: key)
            {
                // It was deleted there; the same key is another recipe's here.
                let identity = kept.map(RecipeIdentity.of)
                guard identity != RecipeIdentity.of(here) else { continue }
                new[key] = "\(key)-\(String(identity ?? 0, radix: 36))"
            }
        }
        guard !identities.isEmpty else { return new }
        for (identity, key) in try await cookbook.keys(of: Set(identities.keys)) {
            if let old = identities[identity], old != key { new[old] = key }
        }
        return new
    }
}

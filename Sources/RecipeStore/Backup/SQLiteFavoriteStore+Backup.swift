import Foundation
import GRDB
import RecipeModel

extension SQLiteFavoriteStore {
    /// What is kept: favorites, and what the kitchen has.
    func contents() throws -> BackupContents {
        try file.read(orElse: BackupContents()) { try Self.contents(of: $0) }
    }

    /// What a backup holds; nil for a file that is none.
    func contents(ofBackup path: String) throws -> BackupContents? {
        try file.readBackup(path) { copy in
            var contents = try copy.connection.read { try Self.contents(of: $0) }
            try BackupParts.contents(of: copy, into: &contents)
            contents.remove(copy.damaged)
            contents.damaged = copy.damaged
            contents.isUnproven = copy.isUnproven
            return contents
        }
    }

    /// Writes the files that a backup has into a folder.
    func extract(fromBackup path: String, to folder: String) throws -> Set<BackupParts.Name> {
        try file.readBackup(path) { try BackupParts.extract(from: $0, to: folder) } ?? []
    }

    /// How many favorites a backup has; nil for a file that is none, or of which nothing is whole.
    func counts(ofBackup path: String) throws -> FavoriteCounts? {
        let counts = try file.readBackup(path) { copy in
            copy.isLost
                ? nil : try copy.connection.read { try FavoriteSearching(db: $0).counts() }
        }
        return counts ?? nil
    }

    private static func contents(of db: Database) throws -> BackupContents {
        var contents = BackupContents()
        contents.favorites = try FavoriteSearching(db: db).counts().all
        func count(_ table: KitchenTable) throws -> Int {
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.rawValue)") ?? 0
        }
        contents.pantry = try count(.pantry)
        contents.shopping = try count(.shopping)
        contents.notes = try count(.note)
        contents.tags = try count(.tag)
        contents.plan = try count(.plan)
        contents.cooked = try count(.cooked) + count(.rating)
        contents.household = try count(.household)
        return contents
    }

    /// Copies the file to a path, and an empty one where nothing was ever kept.
    ///
    /// - Parameter place: What a failure is said to be of.
    func copyAll(to path: String, asSeenAt place: String) throws {
        if try file.copy(to: path, asSeenAt: place) { return }
        let empty = "\(path)-empty"
        defer { try? FileManager.default.removeItem(atPath: empty) }
        let other = DatabaseFile(folder: empty, schema: file.schema, patience: 0, now: file.now)
        do {
            try other.write { _ in }
            _ = try other.copy(to: path, asSeenAt: place)
            try other.close()
        } catch StoreError.disk(_, let code) {
            throw StoreError.disk(path: place, code: code)
        } catch StoreError.cannotWrite(_, let code) {
            throw StoreError.cannotWrite(path: place, code: code)
        }
    }

    /// Puts what is whole of a backup in place of what is kept; nil where nothing of it is, and for
    /// a file that is none. What isn't whole stays as it is here.
    ///
    /// - Parameter withFiles: Whether it also says, in the same transaction, that the files which
    ///   were staged count.
    func restore(from path: String, named name: String, withFiles: Bool = false) throws
        -> KeptChange?
    {
        let change = try file.readBackup(path) { copy -> KeptChange? in
            if copy.isLost { return nil }
            try copy.connection.close()
            return try file.write(attaching: copy.path) { db in
                if withFiles {
                    try db.execute(
                        sql: """
                            CREATE TABLE IF NOT EXISTS restored (at INTEGER NOT NULL);
                            INSERT INTO restored VALUES (\(now().seconds));
                            """
                    )
                }
                return try FavoriteRestoring(db: db, session: session, now: now())
                    .restore(named: name, withFiles: withFiles, without: copy.damaged)
            }
        }
        return change ?? nil
    }

    /// Whether a restore was decided whose files are not in their places yet.
    static func hasRestored(_ db: Database) throws -> Bool {
        guard try db.tableExists("restored") else { return false }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM restored") ?? 0 > 0
    }

    static func forgetRestored(_ db: Database) throws {
        try db.execute(sql: "DROP TABLE IF EXISTS restored")
    }

    func forgetRestored() throws { try file.write(Self.forgetRestored) }

    /// The keys of the cookbook's recipes that a backup says something of, with the recipe where it
    /// is kept.
    func keys(inBackup path: String) throws -> [String: Recipe?] {
        try file.readBackup(path) { copy in
            try copy.connection.read { db in
                var keys: [String: Recipe?] = [:]
                let tables = KitchenTable.allCases.filter(\.isOfRecipes).map {
                    "SELECT key FROM \($0.rawValue) WHERE service = 'cookbook'"
                }
                let words = try String.fetchAll(db, sql: tables.joined(separator: " UNION "))
                for key in words { keys[key] = .some(nil) }
                let records = FavoriteRecords(db: db)
                let rows = try Int64.fetchAll(
                    db,
                    sql: """
                        SELECT favorite_id FROM favorite_list
                        WHERE service = 'cookbook' AND is_kept = 1
                        """
                )
                for row in rows {
                    let recipe = try records.content(of: row).recipe
                    keys[recipe.id.key] = recipe
                }
                return keys
            }
        } ?? [:]
    }

    /// Adds what a backup holds and isn't kept; nil for a file that is none.
    ///
    /// - Parameter keys: The keys that recipes of its cookbook have here, where they are others.
    func merge(from path: String, named name: String, keys: [String: String]) throws -> KeptChange?
    {
        try file.readBackup(path) { copy in
            try copy.connection.close()
            return try file.write(attaching: copy.path) { db in
                try FavoriteRestoring(db: db, session: session, now: now())
                    .merge(named: name, keys: keys)
            }
        }
    }
}

import Foundation
import GRDB
import RecipeModel

/// The favorites' file while it is open, of the version that this program knows.
struct FavoriteConnection {
    /// Which file it is, for the name may come to mean another.
    let identity: FileIdentity
    /// Whether it can be written.
    let isWritable: Bool
    private let queue: DatabaseQueue

    /// Opens the file for reading and writing, brings it up from an older version, and with
    /// `making` makes it where it is not; else nil where it is not.
    ///
    /// The caller holds the lock alone. Throws `StoreFailure.newerFormat`, `DamagedRecord` for a
    /// file of another program, and what the system and SQLite throw.
    init?(
        _ places: DatabasePlaces,
        schema: FavoriteSchema,
        making: Bool,
        patience: Int,
        now: Int
    ) throws {
        let path = places.database
        if making { try FavoriteConnection.make(places, schema, patience: patience) }
        guard let status = try? fileStatus(path: path) else {
            // A link that leads nowhere.
            if making { throw SystemFailure(code: ENOENT) }
            return nil
        }
        guard status.isRegularFile else { throw SystemFailure(code: status.kindCode) }
        if status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
        identity = FileIdentity(status)
        isWritable = true

        let configuration = FavoriteConnection.configuration(patience: patience)
        queue = try DatabaseQueue(path: path, configuration: configuration)
        let found = try queue.inDatabase { try FavoriteConnection.version($0, path, schema) }
        try queue.inDatabase { db in
            // Only now: it writes, and a file of a newer version stays unchanged. Where the file
            // system cannot do it, SQLite goes on with its older and slower journal.
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        }
        if found < schema.version {
            try copy(to: places.copy(ofVersion: found, at: now))
            try queue.write { try schema.bringUp($0, from: found) }
            try PrivateFolder.sync(places.folder)
        }
    }

    /// Opens the file where it cannot be written.
    init?(readingOnly places: DatabasePlaces, schema: FavoriteSchema) throws {
        guard let identity = FileIdentity(path: places.database) else { return nil }
        self.identity = identity
        isWritable = false
        var configuration = FavoriteConnection.configuration(patience: 0)
        configuration.readonly = true
        let journal = try? fileStatus(path: places.log)
        // Without a journal nothing can be under way, and SQLite would want to make one.
        let isAtRest = (journal?.st_size ?? 0) == 0
        queue = try DatabaseQueue(
            path: isAtRest
                ? FavoriteConnection.unchangingAddress(places.database) : places.database,
            configuration: configuration
        )
        let found = try queue.inDatabase {
            try FavoriteConnection.version($0, places.database, schema)
        }
        // A file of an older version has no less of the favorites.
        guard found > 0 else { return nil }
        try queue.inDatabase { db in
            if try !db.tableExists("favorite_list") { try FavoriteListTable.standIn(db) }
        }
    }

    /// Reads in one transaction.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try queue.read(body)
    }

    /// Writes in one transaction that takes its lock at the beginning, with another file attached as
    /// `backup` where one is named.
    func write<Result>(attaching path: String? = nil, _ body: (Database) throws -> Result) throws
        -> Result
    {
        var result: Result?
        try queue.writeWithoutTransaction { db in
            if let path { try db.execute(sql: "ATTACH DATABASE ? AS backup", arguments: [path]) }
            defer { if path != nil { try? db.execute(sql: "DETACH DATABASE backup") } }
            try db.inTransaction(.immediate) {
                result = try body(db)
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }

    /// Closes the file, with all that its journal holds brought into it.
    func close() throws { try queue.close() }

    /// Whether the file can be written, or made.
    static func canWrite(_ places: DatabasePlaces) -> Bool {
        access(places.folder, W_OK | X_OK) == 0 && access(places.database, W_OK) == 0
            && (access(places.lock, W_OK) == 0 || errno == ENOENT)
    }

    private static func configuration(patience: Int) -> Configuration {
        var configuration = Configuration()
        // GRDB would end the program where a damaged file does not let a transaction be ended.
        configuration.allowsUnsafeTransactions = true
        let pause = 5
        configuration.busyMode = .callback { tries in
            guard tries * pause < patience, !Task.isCancelled else { return false }
            usleep(useconds_t(pause * 1_000))
            return true
        }
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            // What is acknowledged has to survive a power cut.
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        return configuration
    }

    /// Makes the file where there is none: whole, under another name first, so that nobody ever
    /// finds one without its tables.
    private static func make(
        _ places: DatabasePlaces,
        _ schema: FavoriteSchema,
        patience: Int
    ) throws {
        var status = stat()
        guard lstat(places.database, &status) != 0, errno == ENOENT else { return }
        let draft = places.draft
        for part in ["", "-journal", "-shm", "-wal"] { unlink(draft + part) }
        try makeFile(draft)
        let queue = try DatabaseQueue(
            path: draft,
            configuration: configuration(patience: patience)
        )
        try queue.write { try schema.bringUp($0, from: 0) }
        try queue.close()
        try systemCall { rename(draft, places.database) }
        try PrivateFolder.sync(places.folder)
    }

    /// Makes an empty file that only its owner may read; SQLite's own files follow its mode.
    ///
    /// Not by opening it: closing a file takes away all locks that this process has on it.
    static func makeFile(_ path: String) throws {
        if mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST { return }
        // Some systems let only root make a file so. The file is not there and the lock is held.
        guard errno == EPERM else { throw SystemFailure.last }
        _ = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL)
    }

    /// The version of a file. An empty one is damaged: it is made whole.
    private static func version(_ db: Database, _ path: String, _ schema: FavoriteSchema) throws
        -> Int
    {
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        guard application == FavoriteSchema.applicationID, version > 0 else {
            throw DamagedRecord()
        }
        guard version <= schema.version else { throw StoreFailure.newerFormat(path: path) }
        return version
    }

    /// Copies the file while others may write it; the copy is one file, with nothing beside it.
    func copy(to path: String) throws {
        try FavoriteConnection.makeFile(path)
        let copy = try DatabaseQueue(path: path)
        try queue.backup(to: copy)
        try copy.inDatabase { _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
        try copy.close()
    }

    /// The name by which SQLite opens a file without looking for a journal.
    private static func unchangingAddress(_ path: String) -> String {
        let escaped = path.reduce(into: "") { address, character in
            switch character {
            case "%": address += "%25"
            case "?": address += "%3f"
            case "#": address += "%23"
            default: address.append(character)
            }
        }
        return "file:\(escaped)?immutable=1"
    }
}

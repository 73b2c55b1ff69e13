import Foundation
import GRDB
import RecipeModel

/// A database's file while it is open.
struct DatabaseConnection {
    /// Which file it is, for the name may come to mean another.
    let identity: FileIdentity
    /// Whether it can be written.
    let isWritable: Bool
    /// Whether it has all that the version of today has.
    let isReady: Bool
    /// The version of its tables; 0 for a file that has none yet.
    let version: Int
    private let schema: DatabaseSchema
    private let queue: DatabaseQueue

    /// Opens the file for reading and writing; nil where it is not. Nothing in it is changed.
    ///
    /// Throws `StoreError.newerFormat`, `DamagedRecord` for a file of another program, and what
    /// the system and SQLite throw.
    init?(_ places: DatabasePlaces, _ schema: DatabaseSchema, patience: Int) throws {
        let path = places.database
        guard let status = try? fileStatus(path: path) else { return nil }
        guard status.isRegularFile else { throw SystemError(code: status.kindCode) }
        if status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
        identity = FileIdentity(status)
        isWritable = true
        self.schema = schema
        let configuration = DatabaseConnection.configuration(schema, patience: patience)
        queue = try DatabaseQueue(path: path, configuration: configuration)
        version = try queue.inDatabase { try schema.version(of: $0, at: path) }
        let mode = try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        isReady = version == schema.version && mode == "wal"
    }

    /// Makes the file where there is none, and brings one of an older version up to that of today.
    /// The caller holds the lock alone.
    ///
    /// Throws as opening does, and what the system says of a link that leads nowhere.
    init(making places: DatabasePlaces, _ schema: DatabaseSchema, patience: Int, now: Int) throws {
        try DatabaseConnection.make(places, schema, patience: patience)
        guard let opened = try DatabaseConnection(places, schema, patience: patience) else {
            throw SystemError(code: ENOENT)
        }
        self = opened
        try bringUp(in: places, at: now)
    }

    /// Opens the file where it cannot be written.
    init?(readingOnly places: DatabasePlaces, _ schema: DatabaseSchema) throws {
        guard let identity = FileIdentity(path: places.database) else { return nil }
        self.identity = identity
        isWritable = false
        isReady = true
        self.schema = schema
        var configuration = DatabaseConnection.configuration(schema, patience: 0)
        configuration.readonly = true
        let journal = try? fileStatus(path: places.log)
        // Without a journal nothing can be under way, and SQLite would want to make one.
        let isAtRest = (journal?.st_size ?? 0) == 0
        queue = try DatabaseQueue(
            path: isAtRest
                ? DatabaseConnection.unchangingAddress(places.database) : places.database,
            configuration: configuration
        )
        version = try queue.inDatabase { try schema.version(of: $0, at: places.database) }
        guard version > 0 else { return nil }
        try queue.inDatabase { try schema.standIn($0) }
    }

    /// Gives an older file all that the version of today has; the caller holds the lock alone.
    func bringUp(in places: DatabasePlaces, at time: Int) throws {
        if isReady { return }
        try queue.inDatabase { db in
            if version == 0, let size = schema.pageSize {
                try db.execute(sql: "PRAGMA page_size = \(size)")
            }
            // Only now: it writes, and a file of a newer version stays unchanged. Where the file
            // system cannot do it, SQLite goes on with its older and slower journal.
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        }
        guard version < schema.version else { return }
        if version > 0, schema.isCopiedFirst {
            try copy(to: places.copy(ofVersion: version, at: time))
        }
        try queue.write { try schema.bringUp($0, from: version) }
        try PrivateFolder.sync(places.folder)
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
                try schema.finish(db)
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }

    /// Closes the file, with all that its journal holds brought into it.
    func close() throws { try queue.close() }

    /// Copies the file while others may write it; the copy is one file, with nothing beside it.
    func copy(to path: String) throws {
        try DatabaseConnection.makeFile(path)
        let copy = try DatabaseQueue(path: path)
        try queue.backup(to: copy)
        try copy.inDatabase { _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
        try copy.close()
    }

    /// Whether the file can be written, or made.
    static func canWrite(_ places: DatabasePlaces) -> Bool {
        access(places.folder, W_OK | X_OK) == 0 && access(places.database, W_OK) == 0
            && (access(places.lock, W_OK) == 0 || errno == ENOENT)
    }

    private static func configuration(_ schema: DatabaseSchema, patience: Int) -> Configuration {
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
            // What is acknowledged has to survive a power cut.
            try db.execute(sql: "PRAGMA synchronous = FULL;" + schema.settings)
        }
        return configuration
    }

    /// Makes the file where there is none: whole, under another name first, so that nobody ever
    /// finds one without its tables.
    private static func make(
        _ places: DatabasePlaces,
        _ schema: DatabaseSchema,
        patience: Int
    ) throws {
        var status = stat()
        guard lstat(places.database, &status) != 0, errno == ENOENT else { return }
        let draft = places.draft
        for part in ["", "-journal", "-shm", "-wal"] { unlink(draft + part) }
        try makeFile(draft)
        let queue = try DatabaseQueue(
            path: draft,
            configuration: configuration(schema, patience: patience)
        )
        try queue.inDatabase { db in
            if let size = schema.pageSize { try db.execute(sql: "PRAGMA page_size = \(size)") }
        }
        try queue.write { try schema.bringUp($0, from: 0) }
        try queue.close()
        try systemCall { rename(draft, places.database) }
        try PrivateFolder.sync(places.folder)
    }

    /// Makes an empty file that only its owner may read; SQLite's own files follow its mode.
    ///
    /// Not by opening it: closing a file takes away all locks that this process has on it.
    private static func makeFile(_ path: String) throws {
        if mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST { return }
        // Some systems let only root make a file so. The file is not there and the lock is held.
        guard errno == EPERM else { throw SystemError.last }
        _ = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL)
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

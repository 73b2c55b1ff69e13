import Foundation
import GRDB
import RecipeModel

/// The cookbook's file: opened when first needed and made at the first change.
///
/// It is not safe for several threads; the store's actor keeps it.
final class CookbookFile {
    private let places: DatabasePlaces
    private let patience: Int
    private var queue: DatabaseQueue?
    private var identity: FileIdentity?
    private var isWritable = false
    private var asideFile: SetAsideFile?
    private let now: @Sendable () -> Int

    /// A file in a folder; `patience` is how many milliseconds a lock is waited for.
    init(
        folder: String,
        patience: Int,
        now: @escaping @Sendable () -> Int = { Int(time(nil)) }
    ) {
        self.now = now
        self.patience = patience
        places = Self.places(in: folder)
    }

    /// Whether there is a file; costs no more than asking the system for its name.
    static func exists(in folder: String) -> Bool {
        access(places(in: folder).database, F_OK) == 0
    }

    var path: String { places.database }
    private var folder: String { places.folder }

    /// Where the files of a folder's cookbook are.
    static func places(in folder: String) -> DatabasePlaces {
        DatabasePlaces(folder: folder, name: "cookbook")
    }

    /// Reads in one transaction; nil where there is no file.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result? {
        try translatingErrors {
            try repairing {
                guard let queue = try queueForReading() else { return nil }
                return try queue.read(body)
            }
        }
    }

    /// The damaged file that was moved aside since this was last asked.
    func takeAsideFile() -> SetAsideFile? {
        defer { asideFile = nil }
        return asideFile
    }

    /// Ends the connection, with all changes in the file itself.
    func end() throws {
        try queue?.close()
        queue = nil
    }

    /// Copies all into a file that isn't there yet; nothing where there is no cookbook.
    func copy(to path: String) throws {
        try translatingErrors {
            try repairing {
                guard let queue = try queueForReading() else { return }
                try FavoriteConnection.makeFile(path)
                let copy = try DatabaseQueue(path: path)
                try queue.backup(to: copy)
                try copy.inDatabase {
                    _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE")
                }
                try copy.close()
            }
        }
    }

    /// Writes in one transaction, which is on the disk when this returns.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try translatingErrors {
            try repairing {
                try PrivateFolder.make(folder)
                return try lock.hold(.shared) {
                    defer { DatabaseMark.leave(at: places) }
                    return try writeLocked(body)
                }
            }
        }
    }

    /// Held shared while the file is written, and alone while it is replaced.
    private var lock: FileLock { FileLock(path: places.lock, patience: patience) }

    /// Does something with the file, once more when the file turns out to be damaged.
    private func repairing<Result>(_ body: () throws -> Result) throws -> Result {
        // Whose damage it is must be known before anything is opened.
        let damaged = FileIdentity(path: path)
        do {
            return try body()
        } catch  where FavoriteTrouble(error) == .damaged && access(folder, W_OK | X_OK) == 0 {
            queue = nil
            try lock.hold(.exclusive) {
                // Another shell may have put it aside while this one waited.
                guard let damaged, damaged == FileIdentity(path: path) else { return }
                asideFile = try CookbookRepair(places: places, now: now()).moveAside()
            }
            return try body()
        }
    }

    private func writeLocked<Result>(_ body: (Database) throws -> Result) throws -> Result {
        let queue = try queueForWriting()
        var result: Result?
        try queue.writeWithoutTransaction { db in
            try db.inTransaction(.immediate) {
                try CookbookSchema.raiseVersion(db)
                result = try body(db)
                try db.execute(sql: "UPDATE fact SET value = value + 1 WHERE name = 'generation'")
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }

    private func queueForReading() throws -> DatabaseQueue? {
        guard let status = try? fileStatus(path: path) else {
            queue = nil
            guard errno == ENOENT || errno == ENOTDIR else { throw SystemFailure.last }
            return nil
        }
        guard status.isRegularFile else { throw SystemFailure(code: status.kindCode) }
        if let queue, identity == FileIdentity(status) { return queue }
        queue = nil
        // Made, but not filled before its program ended: there is nothing in it yet.
        if status.st_size == 0 { return nil }
        isWritable = access(folder, W_OK | X_OK) == 0 && access(path, W_OK) == 0
        let opened = try isWritable ? open() : openForReadingOnly()
        guard try opened.inDatabase({ try version($0) }) else { return nil }
        identity = FileIdentity(status)
        queue = opened
        return opened
    }

    private func queueForWriting() throws -> DatabaseQueue {
        if let queue = try queueForReading() {
            guard isWritable else { throw SystemFailure(code: EACCES) }
            return queue
        }
        try PrivateFolder.make(folder)
        try makeFile()
        let made = try open()
        try made.writeWithoutTransaction { try fill($0) }
        try PrivateFolder.sync(folder)
        identity = FileIdentity(path: path)
        isWritable = true
        queue = made
        return made
    }

    /// Makes an empty file that only its owner may read, unless there is one.
    private func makeFile() throws {
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure.last }
        close(descriptor)
    }

    /// Gives an empty file its tables.
    private func fill(_ db: Database) throws {
        try db.execute(sql: "PRAGMA page_size = 8192")
        _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        try db.inTransaction(.immediate) {
            // Another shell may have been first.
            let isFilled = try version(db)
            if !isFilled { try CookbookSchema.make(db) }
            return .commit
        }
    }

    /// Whether the file has its tables. Throws for one of a newer version or another program.
    private func version(_ db: Database) throws -> Bool {
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        if version == 0, application == 0 {
            guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0 else {
                throw DamagedRecord()
            }
            return false
        }
        guard application == CookbookSchema.applicationID else { throw DamagedRecord() }
        guard version <= CookbookSchema.version else {
            throw StoreFailure.newerFormat(path: path)
        }
        return true
    }

    private func open() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let (pause, patience) = (5, patience)
        configuration.busyMode = .callback { tries in
            guard tries * pause < patience, !Task.isCancelled else { return false }
            usleep(useconds_t(pause * 1_000))
            return true
        }
        configuration.prepareDatabase { db in
            // What is acknowledged has to survive a power cut.
            try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16384")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private func openForReadingOnly() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
    }

    private func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw FavoriteTrouble.failure(error, at: path)
        }
    }
}

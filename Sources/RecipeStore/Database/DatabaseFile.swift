import Foundation
import GRDB
import RecipeModel

/// The file of one of the program's databases: opened when first needed, made at the first change,
/// watched for being replaced, and put aside when it is damaged.
///
/// It is not safe for several threads; the store's actor keeps it.
final class DatabaseFile {
    let places: DatabasePlaces
    let schema: DatabaseSchema
    /// The time in seconds since 1970.
    let now: @Sendable () -> Int
    private let patience: Int
    private var connection: DatabaseConnection?
    private var setAsideFile: SetAsideFile?

    /// A file in a folder; `patience` is how many milliseconds a lock is waited for.
    init(
        folder: String,
        schema: DatabaseSchema,
        patience: Int = 5_000,
        now: @escaping @Sendable () -> Int = { Int(time(nil)) }
    ) {
        places = DatabasePlaces(folder: folder, name: schema.name)
        self.schema = schema
        self.patience = patience
        self.now = now
    }

    /// The damaged file that was put aside since this was last asked.
    func takeSetAside() -> SetAsideFile? {
        defer { setAsideFile = nil }
        return setAsideFile
    }

    /// Reads in one transaction; `nothing` where there is no file. One that may not be read is a
    /// failure: what is not seen must not look like nothing.
    func read<Result>(orElse nothing: Result, _ body: (Database) throws -> Result) throws
        -> Result
    {
        try translatingErrors(at: places.database) {
            do {
                return try repairing {
                    guard let connection = try connectionForReading() else { return nothing }
                    return try connection.read(body)
                }
            } catch  where schema.isReadingToldApart && DatabaseFileError(error) == .forbidden {
                throw DatabaseFileError.unreadable(error, at: places.database)
            }
        }
    }

    /// Writes in one transaction, which is on the disk when this returns.
    func write<Result>(attaching path: String? = nil, _ body: (Database) throws -> Result) throws
        -> Result
    {
        try translatingErrors(at: places.database) {
            try PrivateFolder.make(places.folder)
            return try repairing {
                while true {
                    try Task.checkCancellation()
                    if let result = try writeIfOpen(attaching: path, body) { return result }
                    connection = nil
                    connection = try lock.hold(.exclusive) {
                        try DatabaseConnection(
                            making: places,
                            schema,
                            patience: patience,
                            now: now()
                        )
                    }
                }
            }
        }
    }

    /// Closes the file; the last shell that does brings all of its journal into it. It is opened
    /// again where it is needed.
    func close() throws {
        try connection?.close()
        connection = nil
    }

    /// Copies all into another file, whole or not at all; whether there is anything to copy.
    ///
    /// - Parameter place: What a failure is said to be of; nil for the copy.
    func copy(to path: String, asSeenAt place: String? = nil) throws -> Bool {
        try translatingErrors(at: place ?? path) {
            try repairing {
                guard let connection = try connectionForReading() else { return false }
                let draft = "\(path).new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
                do {
                    try connection.copy(to: draft)
                    try OpenFile(draft, O_RDONLY).sync()
                    try systemCall { rename(draft, path) }
                    try PrivateFolder.sync(folder(ofPath: path))
                } catch {
                    unlink(draft)
                    throw error
                }
                return true
            }
        }
    }

    /// Held shared while the file is written, and alone while it is made, brought up or replaced.
    private var lock: FileLock { FileLock(path: places.lock, patience: patience) }

    /// Writes where the open file still is the one of the name; nil where it is not.
    ///
    /// The lock keeps it so until the transaction is through: what is written to a file that was
    /// put aside meanwhile would be lost.
    private func writeIfOpen<Result>(
        attaching path: String?,
        _ body: (Database) throws -> Result
    ) throws -> Result? {
        try lock.hold(.shared) {
            guard let connection, connection.isWritable,
                connection.identity == FileIdentity(path: places.database)
            else { return nil }
            defer { DatabaseMark.leave(at: places) }
            return try connection.write(attaching: path, body)
        }
    }

    private func connectionForReading() throws -> DatabaseConnection? {
        let status: stat
        do {
            status = try fileStatus(path: places.database)
        } catch {
            connection = nil
            guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
            return nil
        }
        guard status.isRegularFile else { throw SystemError(code: status.kindCode) }
        // One that only reads does not see what others write later.
        if connection?.identity != FileIdentity(status) || connection?.isWritable == false {
            connection = nil
            do {
                if DatabaseConnection.canWrite(places) { connection = try open() }
            } catch  where DatabaseFileError(error).isOfDisk {
                // A full disk has no room for what SQLite puts beside a file that it may write.
            }
            if connection == nil {
                connection = try DatabaseConnection(readingOnly: places, schema)
            }
        }
        return connection
    }

    /// Opens a file that can be written. Whoever replaces it is waited for, and everybody else where
    /// it is to be brought up; nil for a file that is not there, or has nothing in it.
    private func open() throws -> DatabaseConnection? {
        func opened() throws -> DatabaseConnection? {
            try DatabaseConnection(places, schema, patience: patience)
        }
        let found: DatabaseConnection?
        do {
            found = try lock.hold(.shared, opened)
        } catch let error as SystemError where error.code == EWOULDBLOCK {
            found = try opened()
        }
        guard let found, found.version > 0 else { return nil }
        if found.isReady { return found }
        try found.close()
        return try lock.hold(.exclusive) {
            let found = try opened()
            try found?.bringUp(in: places, at: now())
            return found
        }
    }

    /// Does something with the file, once more when the file turns out to be damaged.
    private func repairing<Result>(_ body: () throws -> Result) throws -> Result {
        // Whose damage it is must be known before anything is opened.
        let damaged = FileIdentity(path: places.database)
        do {
            return try body()
        } catch
            where DatabaseFileError(error) == .damaged
            && access(places.folder, W_OK | X_OK) == 0
        {
            let identity = connection?.identity ?? damaged
            connection = nil
            try lock.hold(.exclusive) {
                // Another shell may have put it aside while this one waited.
                guard let identity, identity == FileIdentity(path: places.database) else { return }
                let repair = DatabaseRepair(places: places, schema: schema, now: now())
                setAsideFile = try repair.putAside()
            }
            return try body()
        }
    }

    /// Tells every error as the interface of the stores does.
    func translatingErrors<Result>(at path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw DatabaseFileError.failure(error, at: path)
        }
    }
}

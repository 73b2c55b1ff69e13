import Foundation
import GRDB
import RecipeModel

/// The file of the favorites: opened when first needed, made at the first write, watched for being
/// replaced, and moved aside when it is damaged.
///
/// It is not safe for several threads; the store's actor keeps it.
final class FavoriteFile {
    private let places: DatabasePlaces
    private let schema: FavoriteSchema
    private let patience: Int
    private let now: @Sendable () -> Int
    private var connection: FavoriteConnection?
    private var setAsideFile: SetAsideFile?

    /// A file in a folder; `patience` is how many milliseconds a lock is waited for.
    init(
        folder: String,
        schema: FavoriteSchema,
        patience: Int,
        now: @escaping @Sendable () -> Int
    ) {
        places = DatabasePlaces(folder: folder, name: "favorites")
        self.schema = schema
        self.patience = patience
        self.now = now
    }

    /// The damaged file that was moved aside since this was last asked.
    func takeSetAside() -> SetAsideFile? {
        defer { setAsideFile = nil }
        return setAsideFile
    }

    /// Reads in one transaction; `nothing` where there is no file. One that may not be read is a
    /// failure: favorites that are not seen must not look like none.
    func read<Result>(orElse nothing: Result, _ body: (Database) throws -> Result) throws
        -> Result
    {
        try translatingErrors {
            do {
                return try repairing {
                    guard let connection = try connectionForReading() else { return nothing }
                    return try connection.read(body)
                }
            } catch  where FavoriteTrouble(error) == .forbidden {
                throw FavoriteTrouble.unreadable(error, at: places.database)
            }
        }
    }

    /// Closes the file; the last shell that does brings all of its journal into it. It is opened
    /// again where it is needed.
    func close() {
        try? connection?.close()
        connection = nil
    }

    /// Copies all into another file; nil where there is no file yet.
    func backUp(to path: String) throws -> FavoriteCounts? {
        do {
            return try repairing {
                guard let connection = try connectionForReading() else { return nil }
                try FavoriteBackup.write(connection, to: path)
                return try connection.read { try FavoriteSearching(db: $0).counts() }
            }
        } catch {
            throw FavoriteTrouble.failure(error, at: path)
        }
    }

    /// Does something with a copy of a backup; nil for a file that is none.
    ///
    /// A failure names the backup where that cannot be read, and the favorites where the copy can't
    /// be made: then it is their disk that is full.
    func readBackup<Result>(
        _ path: String,
        _ body: (BackupCopy) throws -> Result
    ) throws -> Result? {
        try translatingErrors {
            try PrivateFolder.make(places.folder)
            return try FavoriteBackup.read(
                path,
                in: places,
                schema: schema,
                now: now(),
                body
            )
        }
    }

    /// Writes in one transaction, which is on the disk when this returns.
    func write<Result>(attaching path: String? = nil, _ body: (Database) throws -> Result) throws
        -> Result
    {
        try translatingErrors {
            try PrivateFolder.make(places.folder)
            return try repairing {
                while true {
                    try Task.checkCancellation()
                    if let result = try writeIfOpen(attaching: path, body) { return result }
                    try lock.hold(.exclusive) { connection = try open(making: true) }
                }
            }
        }
    }

    private var lock: FileLock { FileLock(path: places.lock, patience: patience) }

    /// Writes where the open file still is the one of the name; nil where it is not.
    ///
    /// The lock keeps it so until the transaction is through: what is written to a file that was
    /// moved aside meanwhile would be lost.
    private func writeIfOpen<Result>(
        attaching path: String?,
        _ body: (Database) throws -> Result
    ) throws -> Result? {
        try lock.hold(.shared) {
            guard let connection, connection.isWritable,
                connection.identity == FileIdentity(path: places.database)
            else { return nil }
            return try connection.write(attaching: path, body)
        }
    }

    private func connectionForReading() throws -> FavoriteConnection? {
        let status: stat
        do {
            status = try fileStatus(path: places.database)
        } catch {
            connection = nil
            guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
            return nil
        }
        guard status.isRegularFile else { throw SystemFailure(code: status.kindCode) }
        // One that only reads does not see what others write later.
        if connection?.identity != FileIdentity(status) || connection?.isWritable == false {
            connection = nil
            do {
                if FavoriteConnection.canWrite(places) {
                    connection = try lock.hold(.exclusive) { try open(making: false) }
                }
            } catch  where FavoriteTrouble(error).isOfDisk {
                // A full disk has no room for what SQLite puts beside a file that it may write.
            }
            if connection == nil {
                connection = try FavoriteConnection(readingOnly: places, schema: schema)
            }
        }
        return connection
    }

    private func open(making: Bool) throws -> FavoriteConnection? {
        connection = nil
        return try FavoriteConnection(
            places,
            schema: schema,
            making: making,
            patience: patience,
            now: now()
        )
    }
}

extension FavoriteFile {
    /// Does something with the file, once more when the file turns out to be damaged.
    private func repairing<Result>(_ body: () throws -> Result) throws -> Result {
        // Whose damage it is must be known before anything is opened.
        let damaged = FileIdentity(path: places.database)
        do {
            return try body()
        } catch  where FavoriteTrouble(error) == .damaged {
            let identity = connection?.identity ?? damaged
            connection = nil
            try lock.hold(.exclusive) {
                // Another shell may have put it aside while this one waited.
                guard let identity, identity == FileIdentity(path: places.database) else { return }
                let repair = FavoriteRepair(places: places, schema: schema, now: now())
                setAsideFile = try repair.putAside()
            }
            return try body()
        }
    }

    private func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw FavoriteTrouble.failure(error, at: places.database)
        }
    }
}

import Foundation
import GRDB
import RecipeModel

/// A copy of all that is kept, in a file of its own.
enum FavoriteBackup {
    /// Writes a copy of an open file, whole or not at all.
    static func write(_ source: FavoriteConnection, to path: String) throws {
        let draft = "\(path).new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do {
            try source.copy(to: draft)
            try OpenFile(draft, O_RDONLY).sync()
            try systemCall { rename(draft, path) }
            try PrivateFolder.sync(folder(ofPath: path))
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Does something with a copy of a backup that is of the version of today; nil for a file that
    /// is none. The backup itself is only read.
    ///
    /// Throws `StoreFailure` with the backup's name where it cannot be read or is newer, what the
    /// system says against a copy of it, and what `body` throws.
    static func read<Result>(
        _ path: String,
        in places: DatabasePlaces,
        schema: FavoriteSchema,
        now: Int,
        _ body: (DatabasePlaces, FavoriteConnection) throws -> Result
    ) throws -> Result? {
        let status: stat
        do {
            status = try fileStatus(path: path)
        } catch {
            throw FavoriteTrouble.unreadable(error, at: path)
        }
        guard status.isRegularFile else { return nil }
        return try places.inWorkshop { workshop in
            try DatabasePlaces.copy(path, to: workshop.database)
            let connection: FavoriteConnection?
            do {
                connection = try FavoriteConnection(
                    workshop,
                    schema: schema,
                    making: false,
                    patience: 0,
                    now: now
                )
                let state = try connection?.read {
                    try String.fetchOne($0, sql: "PRAGMA quick_check(1)")
                }
                guard state == "ok" else { return nil }
            } catch StoreFailure.newerFormat(_) {
                throw StoreFailure.newerFormat(path: path)
            } catch  where FavoriteTrouble(error) == .damaged {
                return nil
            }
            guard let connection else { return nil }
            defer { try? connection.close() }
            return try body(workshop, connection)
        }
    }
}

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
        _ body: (BackupCopy) throws -> Result
    ) throws -> Result? {
        let sums: BackupSums.Found
        let isKitchen: Bool
        do {
            guard try fileStatus(path: path).isRegularFile else { return nil }
            sums = try BackupSums.find(in: path)
            isKitchen = try BackupSums.isKitchen(path)
        } catch {
            throw FavoriteTrouble.unreadable(error, at: path)
        }
        func open(_ workshop: DatabasePlaces, making: Bool) throws -> FavoriteConnection? {
            try FavoriteConnection(
                workshop,
                schema: schema,
                making: making,
                patience: 0,
                now: now
            )
        }
        return try places.inWorkshop { workshop in
            try DatabasePlaces.copy(path, to: workshop.database)
            let connection: FavoriteConnection?
            do {
                connection = try open(workshop, making: false)
            } catch StoreFailure.newerFormat(_) {
                throw StoreFailure.newerFormat(path: path)
            } catch  where BackupCopy.isDamage(error) {
                connection = nil
            }
            defer { try? connection?.close() }
            let state: BackupCopy.State?
            do {
                state = try connection.flatMap { try BackupCopy.State(of: $0, by: sums) }
            } catch  where BackupCopy.isDamage(error) {
                state = nil
            }
            if let connection, let state {
                guard state.needsSalvage else {
                    return try body(BackupCopy(of: connection, at: workshop.database, state))
                }
                return try places.inWorkshop { other in
                    guard let new = try open(other, making: true) else { return nil }
                    defer { try? new.close() }
                    let lost = try BackupCopy.salvage(connection, into: new, state)
                    var copy = BackupCopy(of: new, at: other.database, state)
                    copy.files = connection
                    copy.damaged.formUnion(lost)
                    return try body(copy)
                }
            }
            if case .sums = sums {} else if !isKitchen { return nil }
            return try places.inWorkshop { other in
                guard let new = try open(other, making: true) else { return nil }
                defer { try? new.close() }
                return try body(BackupCopy(of: new, at: other.database, .lost))
            }
        }
    }
}

import Foundation
import GRDB
import RecipeModel

extension DatabaseFile {
    /// Does something with a copy of a backup that is of the version of today; nil for a file that
    /// is none. The backup itself is only read.
    ///
    /// Throws `StoreError` with the backup's name where it cannot be read or is newer, with this
    /// file's where the copy can't be made, for then it is its disk that is full; and what `body`
    /// throws.
    func readBackup<Result>(
        _ path: String,
        _ body: (BackupCopy) throws -> Result
    ) throws -> Result? {
        try translatingErrors(at: places.database) {
            try PrivateFolder.make(places.folder)
            return try readCopy(of: path, body)
        }
    }

    private func readCopy<Result>(
        of path: String,
        _ body: (BackupCopy) throws -> Result
    ) throws -> Result? {
        let sums: BackupSums.Found
        let isKitchen: Bool
        do {
            guard try fileStatus(path: path).isRegularFile else { return nil }
            sums = try BackupSums.find(in: path)
            isKitchen = try BackupSums.isKitchen(path)
        } catch {
            throw DatabaseFileError.unreadable(error, at: path)
        }
        return try places.inWorkshop { workshop in
            try DatabasePlaces.copy(path, to: workshop.database)
            var connection: DatabaseConnection?
            defer { try? connection?.close() }
            var state: BackupCopy.State?
            do {
                connection = try DatabaseConnection(workshop, schema, patience: 0)
                try connection?.bringUp(in: workshop, at: now())
                state = try connection.flatMap { try BackupCopy.State(of: $0, by: sums) }
            } catch StoreError.newerFormat(_) {
                throw StoreError.newerFormat(path: path)
            } catch  where BackupCopy.isDamage(error) {
                // The state stays unknown.
            }
            if let connection, let state {
                guard state.needsSalvage else {
                    return try body(BackupCopy(of: connection, at: workshop.database, state))
                }
                return try withNewFile { other, new in
                    let lost = try BackupCopy.salvage(connection, into: new, state)
                    var copy = BackupCopy(of: new, at: other.database, state)
                    copy.files = connection
                    copy.damaged.formUnion(lost)
                    return try body(copy)
                }
            }
            if case .sums = sums {} else if !isKitchen { return nil }
            return try withNewFile { try body(BackupCopy(of: $1, at: $0.database, .lost)) }
        }
    }

    private func withNewFile<Result>(
        _ body: (DatabasePlaces, DatabaseConnection) throws -> Result
    ) throws -> Result {
        try places.inWorkshop { workshop in
            let new = try DatabaseConnection(making: workshop, schema, patience: 0, now: now())
            defer { try? new.close() }
            return try body(workshop, new)
        }
    }
}

import GRDB
import RecipeModel

/// A copy of a backup to work with: what is not as it was written isn't in it.
struct BackupCopy {
    /// The copy's own place.
    let path: String
    let connection: DatabaseConnection
    /// Where the files that it has are read from; they may be damaged.
    var files: DatabaseConnection
    /// The parts that aren't as they were written.
    var damaged: Set<BackupPart>
    /// Whether nothing tells what is as it was written.
    let isUnproven: Bool
    /// Whether checksums tell it.
    let isProven: Bool

    /// Whether nothing of it is whole.
    var isLost: Bool { damaged.count == BackupPart.allCases.count }

    /// What the sums and SQLite say of a backup.
    struct State {
        /// The parts that aren't as they were written, and those of them that had anything.
        var changed: Set<BackupPart> = []
        var damaged: Set<BackupPart> = []
        var isUnproven = false
        /// Whether checksums tell all this.
        var isProven = true
        /// Whether something beside them is damaged, which may lead reading astray.
        var isTorn = false

        var needsSalvage: Bool { isTorn || !changed.isEmpty }

        /// That of a backup which can't be read at all.
        static let lost = State(
            changed: Set(BackupPart.allCases),
            damaged: Set(BackupPart.allCases)
        )
    }

    init(of connection: DatabaseConnection, at path: String, _ state: State) {
        self.path = path
        self.connection = connection
        files = connection
        damaged = state.damaged
        isUnproven = state.isUnproven
        isProven = state.isProven
    }

    /// Whether an error with a copy comes of what is in it, and not of the disk that it is on.
    static func isDamage(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else {
            return DatabaseFileError(error) == .damaged
        }
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_NOMEM, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_INTERRUPT,
            .SQLITE_ABORT:
            return false
        // A file that is shorter than it says.
        case .SQLITE_IOERR: return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
        default: return true
        }
    }

    /// Brings what is as it was written into a new file; the parts of which that failed.
    static func salvage(
        _ old: DatabaseConnection,
        into new: DatabaseConnection,
        _ state: State
    ) throws -> Set<BackupPart> {
        do {
            return try old.read { source in
                try new.write { target in
                    var found = FavoriteSalvage.Found()
                    try FavoriteSalvage(source: source, target: target).carryOver(&found)
                    if state.changed.contains(.favorites) {
                        try target.execute(sql: "DELETE FROM favorite_words; DELETE FROM favorite")
                    }
                    for table in KitchenTable.allCases where state.changed.contains(table.part) {
                        try target.execute(sql: "DELETE FROM \(table.rawValue)")
                    }
                    let isMissing = !state.changed.contains(.favorites) && found.lost > 0
                    return isMissing ? [.favorites] : []
                }
            }
        } catch  where isDamage(error) {
            return Set(KitchenTable.allCases.map(\.part)).union([.favorites])
        }
    }
}

extension BackupCopy.State {
    /// Asks for the state; nil where a backup without sums is damaged.
    init?(of connection: DatabaseConnection, by found: BackupSums.Found) throws {
        guard case .sums(let sums) = found else {
            guard try connection.read({ Self.check("quick_check", $0) }) else { return nil }
            isUnproven = found == .unreadable
            isProven = false
            return
        }
        do {
            (changed, isTorn) = try connection.read { db in
                (try sums.changed(in: db), !Self.check("integrity_check", db))
            }
        } catch  where BackupCopy.isDamage(error) {
            (changed, isTorn) = (Set(BackupPart.allCases), true)
        }
        damaged = sums.filled(changed)
    }

    /// Whether SQLite finds nothing wrong.
    private static func check(_ pragma: String, _ db: Database) -> Bool {
        (try? String.fetchOne(db, sql: "PRAGMA \(pragma)(1)")) == "ok"
    }
}

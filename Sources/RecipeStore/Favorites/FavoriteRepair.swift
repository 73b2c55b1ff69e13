import Foundation
import GRDB
import RecipeModel

/// Puts a damaged file aside and makes a new one of what can still be read.
///
/// The damaged file is never changed: what is read is a copy. The caller holds the lock alone.
struct FavoriteRepair {
    let places: DatabasePlaces
    let schema: FavoriteSchema
    /// The date for the file's new name, in seconds since 1970.
    let now: Int

    /// Replaces the damaged file by a new one, and tells where it now is.
    func putAside() throws -> SetAsideFile {
        places.removeWorkshops()
        return try places.inWorkshop { workshop in
            try makeEmptyFile(in: workshop)
            let found = (try? carryOver(in: workshop)) ?? FavoriteSalvage.Found()
            return SetAsideFile(
                path: try places.replaceDamaged(by: workshop.database, at: now),
                carriedOver: found.carried.count,
                lost: found.lost,
                others: found.others
            )
        }
    }

    private func makeEmptyFile(in workshop: DatabasePlaces) throws {
        try FavoriteConnection(workshop, schema: schema, making: true, patience: 0, now: now)?
            .close()
    }

    /// Brings what can be read of a copy of the damaged file into the new one: first what SQLite
    /// still reads, then what is found in the file's pages without it.
    private func carryOver(in workshop: DatabasePlaces) throws -> FavoriteSalvage.Found {
        let copy = workshop.folder + "/damaged.sqlite"
        try DatabasePlaces.copy(places.database, to: copy)
        let new = try FavoriteConnection(
            workshop,
            schema: schema,
            making: false,
            patience: 0,
            now: now
        )
        var found = FavoriteSalvage.Found()
        guard let new else { return found }
        defer { try? new.close() }
        if (try? bringJournalIn(copy)) == nil {
            try? replaceFirstPage(of: copy, byThatOf: workshop.database)
            try? bringJournalIn(copy)
        }
        let gathered = workshop.folder + "/gathered.sqlite"
        try? gather(from: copy, into: gathered, pageSize: pageSize(of: workshop.database))
        // Of what SQLite still reads nothing may tell that it was removed.
        found.removed = (try? removed(in: gathered)) ?? []
        try? carryOver(from: copy, to: new, &found)
        if found.carried.isEmpty {
            // The first page tells where the tables are. In a new file it is the same, since the
            // same steps made it.
            try? replaceFirstPage(of: copy, byThatOf: workshop.database)
            try? carryOver(from: copy, to: new, &found)
        }
        try? carryOver(from: gathered, to: new, &found)
        return found
    }

    private func carryOver(
        from copy: String,
        to new: FavoriteConnection,
        _ found: inout FavoriteSalvage.Found
    ) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // Reads a file also that is shorter than it says.
            try db.execute(sql: "PRAGMA writable_schema = ON")
        }
        let old = try DatabaseQueue(path: copy, configuration: configuration)
        defer { try? old.close() }
        // What was found stays found when the rest fails.
        var salvaged = found
        try old.inDatabase { source in
            try new.write { target in
                try FavoriteSalvage(source: source, target: target).carryOver(&salvaged)
            }
        }
        found = salvaged
    }

    /// Brings what the journal holds into the file, for those who read the file without it.
    private func bringJournalIn(_ copy: String) throws {
        let queue = try DatabaseQueue(path: copy)
        defer { try? queue.close() }
        _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    private func removed(in gathered: String) throws -> Set<Int64> {
        let queue = try DatabaseQueue(path: gathered)
        defer { try? queue.close() }
        return try queue.read { db in
            try Int64.fetchSet(db, sql: "SELECT favorite_id FROM favorite_list WHERE is_kept = 0")
        }
    }

    private func gather(from copy: String, into gathered: String, pageSize: Int) throws {
        let pages = try DatabasePages(copy, pageSize: pageSize)
        let queue = try DatabaseQueue(path: gathered)
        defer { try? queue.close() }
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
            try db.inTransaction {
                try SalvagedRows.gather(from: pages, into: db)
                return .commit
            }
        }
    }

    /// The size of the pages of a file that is whole. Bytes 16 and 17 tell it; see "Database File
    /// Format" of SQLite.
    private func pageSize(of path: String) throws -> Int {
        let header = try OpenFile(path, O_RDONLY).read(upTo: 18)
        guard header.count == 18 else { throw DamagedRecord() }
        let size = Int(header[16]) << 8 | Int(header[17])
        return size == 1 ? 65_536 : size
    }

    private func replaceFirstPage(of copy: String, byThatOf new: String) throws {
        var page = try OpenFile(new, O_RDONLY).read(upTo: pageSize(of: new))
        guard page.count >= 100 else { throw DamagedRecord() }
        let length = try fileStatus(path: copy).st_size
        // Bytes 28 to 31 tell how many pages there are.
        let count = UInt32(clamping: Int(length) / max(page.count, 1))
        page.replaceSubrange(
            28..<32,
            with: (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
        )
        // Bytes 32 to 39 tell of free pages, of which nothing is known.
        page.replaceSubrange(32..<40, with: repeatElement(0, count: 8))
        try OpenFile(copy, O_WRONLY).write(page)
    }
}

import Foundation
import GRDB
import RecipeModel

/// Puts a damaged file aside and makes a new one of what can still be read.
///
/// The damaged file is never changed: what is read is a copy. The caller holds the lock alone.
struct DatabaseRepair {
    let places: DatabasePlaces
    let schema: DatabaseSchema
    /// The date for the file's new name, in seconds since 1970.
    let now: Int

    /// Replaces the damaged file by a new one, and tells where it now is.
    func putAside() throws -> SetAsideFile {
        places.removeWorkshops()
        return try places.inWorkshop { workshop in
            // Nobody else uses it. But a child that is just being started has our locks until it
            // becomes another program, even those that were let go here.
            let new = DatabaseFile(folder: workshop.folder, schema: schema, patience: 2_000) {
                [now] in now
            }
            var salvage = try new.write { try schema.salvage($0, now) }
            try carryOver(into: new, &salvage)
            try new.close()
            let counts = salvage.counts
            return SetAsideFile(
                path: try places.replaceDamaged(by: workshop.database, at: now),
                carriedOver: counts.carriedOver,
                lost: counts.lost,
                others: counts.others
            )
        }
    }

    /// Brings what can be read of a copy of the damaged file into the new one: first what SQLite
    /// still reads, then what is found in the file's pages without it.
    private func carryOver(into new: DatabaseFile, _ salvage: inout any DatabaseSalvage) throws {
        let copy = new.places.folder + "/damaged.sqlite"
        do {
            try DatabasePlaces.copy(places.database, to: copy)
        } catch is StoreError {
            return  // Nothing of it can be read.
        }
        if (try? bringJournalIn(copy)) == nil {
            try? replaceFirstPage(of: copy, byThatOf: new.places.database)
            try? bringJournalIn(copy)
        }
        let gathered = new.places.folder + "/gathered.sqlite"
        if !salvage.forms.isEmpty {
            let size = try pageSize(of: new.places.database)
            try? gather(salvage.forms, from: copy, into: gathered, pageSize: size)
            try? read(gathered) { try salvage.learn(from: $0) }
        }
        func bringOver(_ source: String) throws {
            do {
                try read(source) { try salvage.carryOver(from: $0, into: new) }
            } catch  where DatabaseFileError(error) == .disk(ENOSPC) {
                throw error  // With more room all of it may be read.
            } catch {}
        }
        try bringOver(copy)
        if salvage.counts.carriedOver == 0 {
            // The first page tells where the tables are. In a new file it is the same, since the
            // same steps made it.
            try? replaceFirstPage(of: copy, byThatOf: new.places.database)
            try bringOver(copy)
        }
        if !salvage.forms.isEmpty { try bringOver(gathered) }
    }

    private func read(_ copy: String, _ body: (Database) throws -> Void) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // Reads a file also that is shorter than it says.
            try db.execute(sql: "PRAGMA writable_schema = ON")
        }
        let queue = try DatabaseQueue(path: copy, configuration: configuration)
        defer { try? queue.close() }
        try queue.inDatabase(body)
    }

    /// Brings what the journal holds into the file, for those who read the file without it.
    private func bringJournalIn(_ copy: String) throws {
        let queue = try DatabaseQueue(path: copy)
        defer { try? queue.close() }
        _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    private func gather(
        _ forms: [SalvagedRows.Form],
        from copy: String,
        into gathered: String,
        pageSize: Int
    ) throws {
        let pages = try DatabasePages(copy, pageSize: pageSize)
        let queue = try DatabaseQueue(path: gathered)
        defer { try? queue.close() }
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
            try db.inTransaction {
                try SalvagedRows.gather(forms, from: pages, into: db)
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

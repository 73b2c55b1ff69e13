import Foundation
import GRDB
import RecipeModel

/// Puts a damaged file aside and makes a new one of what can still be read.
///
/// The damaged file is never changed: what is read is a copy. The caller holds the lock alone.
struct FavoriteRepair {
    let places: FavoritePlaces
    let schema: FavoriteSchema
    /// The date for the file's new name, in seconds since 1970.
    let now: Int

    /// Replaces the damaged file by a new one, and tells where it now is.
    func putAside() throws -> SetAsideFile {
        let workshop = FavoritePlaces(folder: places.workshop())
        places.removeWorkshops()
        try PrivateFolder.make(workshop.folder)
        defer { try? FileManager.default.removeItem(atPath: workshop.folder) }
        try makeEmptyFile(in: workshop)
        let carriedOver = (try? carryOver(in: workshop)) ?? 0

        let aside = places.aside(at: now)
        for part in ["-shm", "-wal"] where FileIdentity(path: places.database + part) != nil {
            try systemCall { rename(places.database + part, aside + part) }
        }
        // With a second name for the damaged file there is no moment without a file in its place.
        if link(places.database, aside) != 0 {
            try systemCall { rename(places.database, aside) }
        }
        try systemCall { rename(workshop.database, places.database) }
        try PrivateFolder.sync(places.folder)
        return SetAsideFile(path: aside, carriedOver: carriedOver)
    }

    private func makeEmptyFile(in workshop: FavoritePlaces) throws {
        try FavoriteConnection(workshop, schema: schema, making: true, patience: 0, now: now)?
            .close()
    }

    /// Brings what can be read of a copy of the damaged file into the new one.
    private func carryOver(in workshop: FavoritePlaces) throws -> Int {
        let copy = workshop.folder + "/damaged.sqlite"
        // The index of the journal is made anew from the journal.
        for part in ["", "-wal"] where FileIdentity(path: places.database + part) != nil {
            try FileManager.default.copyItem(
                atPath: places.database + part,
                toPath: copy + part
            )
        }
        let new = try FavoriteConnection(
            workshop,
            schema: schema,
            making: false,
            patience: 0,
            now: now
        )
        guard let new else { return 0 }
        defer { try? new.close() }
        if let count = try? carryOver(from: copy, to: new), count > 0 { return count }
        // The first page tells where the tables are. In a new file it is the same, since the same
        // steps made it.
        try replaceFirstPage(of: copy, byThatOf: workshop.database)
        return try carryOver(from: copy, to: new)
    }

    private func carryOver(from copy: String, to new: FavoriteConnection) throws -> Int {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // Reads a file also that is shorter than it says.
            try db.execute(sql: "PRAGMA writable_schema = ON")
        }
        let old = try DatabaseQueue(path: copy, configuration: configuration)
        defer { try? old.close() }
        return try old.inDatabase { source in
            try new.write { target in
                try FavoriteSalvage(source: source, target: target).carryOver()
            }
        }
    }

    private func replaceFirstPage(of copy: String, byThatOf new: String) throws {
        let header = try OpenFile(new, O_RDONLY).read(upTo: 100)
        guard header.count == 100 else { throw DamagedRecord() }
        // Bytes 16 and 17 tell the size of a page; see "Database File Format" of SQLite.
        let size = Int(header[16]) << 8 | Int(header[17])
        var page = try OpenFile(new, O_RDONLY).read(upTo: size == 1 ? 65_536 : size)
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

import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// Moves a damaged cookbook aside and makes a new one of the recipes that can still be read.
///
/// The damaged file is never changed: what is read is a copy. Recipes keep their numbers, so that
/// favorites, notes and links still mean them; their index is made anew. The caller holds the lock.
struct CookbookRepair {
    let places: DatabasePlaces
    /// The date for the file's new name, in seconds since 1970.
    let now: Int

    private static let batchLength = 16_384

    /// A recipe as the damaged file has it.
    private struct Found {
        var number: UInt32
        var key: String?
        var body: [UInt8]
    }

    /// Replaces the damaged file by a new one, and tells where it now is.
    func moveAside() throws -> SetAsideFile {
        places.removeWorkshops()
        return try places.inWorkshop { workshop in
            let new = CookbookFile(folder: workshop.folder, patience: 0)
            // No shell shall take what it knows of the old file for what it knows of this one.
            try new.write { try $0.execute(sql: "UPDATE fact SET value = ?", arguments: [now]) }
            let count = try carryOver(into: new, by: workshop.folder + "/damaged.sqlite")
            try new.end()
            return SetAsideFile(
                path: try places.replaceDamaged(by: workshop.database, at: now),
                carriedOver: count
            )
        }
    }

    // MARK: Carrying over

    /// How many recipes could be brought into the new file.
    private func carryOver(into new: CookbookFile, by copy: String) throws -> Int {
        try DatabasePlaces.copy(places.database, to: copy)
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // Reads a file also that is shorter than it says.
            try db.execute(sql: "PRAGMA writable_schema = ON")
        }
        // A file that isn't a database has nothing to bring.
        guard let old = try? DatabaseQueue(path: copy, configuration: configuration) else {
            return 0
        }
        defer { try? old.close() }
        return try old.inDatabase { try carryOver(from: $0, into: new) }
    }

    private func carryOver(from old: Database, into new: CookbookFile) throws -> Int {
        let rows = CookbookRows(db: old, now: now)
        let deleted = (try? rows.terms([TermNumber.deleted]).first) ?? IndexedTerm()
        let origins = ((try? Row.fetchAll(old, sql: "SELECT id, name FROM origin")) ?? [])
            .compactMap { row -> (name: String, recipes: IndexedTerm)? in
                guard let id: Int = row["id"], let name: String = row["name"] else { return nil }
                let term = CookbookRows.term(ofOrigin: id)
                return (name, (try? rows.terms([term]).first) ?? IndexedTerm())
            }
        let hidden = (try? String.fetchAll(old, sql: "SELECT key FROM hidden")) ?? []
        var named: [String: Int] = [:]
        for row in (try? Row.fetchAll(old, sql: "SELECT key, recipe FROM named")) ?? [] {
            let (key, number): (String?, Int?) = (row["key"], row["recipe"])
            if let key, let number { named[key] = number }
        }
        let mark = (try? rows.mark()) ?? nil
        try new.write { db in
            if let mark { try CookbookRows(db: db, now: now).keep(mark: mark) }
            for key in hidden {
                try db.execute(sql: "INSERT OR IGNORE INTO hidden VALUES (?)", arguments: [key])
            }
            for (key, number) in named {
                try db.execute(sql: "INSERT INTO named VALUES (?, ?)", arguments: [key, number])
            }
        }
        let memory = ReadingMemory()
        var (batch, count) = ([CookbookRows.Restored](), 0)
        func pass() throws {
            guard !batch.isEmpty else { return }
            try new.write { try CookbookRows(db: $0, now: now).restore(batch) }
            count += batch.count
            batch.removeAll(keepingCapacity: true)
        }
        try forEachRecipe(of: old) { found in
            let key = found.key ?? CookbookKey.key(of: Int(found.number))
            // What was edited is there as it was before, too.
            let isCurrent = named[key].map { $0 == Int(found.number) } ?? (found.key == nil)
            guard isCurrent, !deleted.has(found.number),
                let recipe = RecipeBody.recipe(of: found.body, key: key)
            else { return }
            let origin = origins.first { $0.recipes.has(found.number) }?.name
            batch.append(
                CookbookRows.Restored(
                    number: found.number,
                    key: found.key,
                    origin: origin ?? "recovered",
                    recipe: PreparedRecipe(recipe, memory: memory)
                )
            )
            if batch.count >= Self.batchLength { try pass() }
        }
        try pass()
        let additions = try new.write { try BlockRows(db: $0).additions() }
        if !additions.isEmpty {
            for place in 0..<PostingBlocks.count {
                try new.write { try BlockRows(db: $0).settle(place, of: additions) }
            }
        }
        return count
    }

    /// Goes through the recipes in the order of their numbers, from both ends where the middle can't
    /// be read.
    private func forEachRecipe(of db: Database, _ body: (Found) throws -> Void) throws {
        var last = -1
        let isWhole = try visit(db, after: last, order: "ASC") { found in
            last = Int(found.number)
            try body(found)
        }
        if isWhole { return }
        var rest: [Found] = []
        _ = try visit(db, after: last, order: "DESC") { rest.append($0) }
        for found in rest.reversed() { try body(found) }
    }

    /// Whether all could be read.
    private func visit(
        _ db: Database,
        after last: Int,
        order: String,
        _ body: (Found) throws -> Void
    ) throws -> Bool {
        guard
            let rows = try? Row.fetchCursor(
                db,
                sql: "SELECT id, key, body FROM recipe WHERE id > ? ORDER BY id \(order)",
                arguments: [last]
            )
        else { return false }
        while true {
            let row: Row?
            do {
                row = try rows.next()
            } catch {
                return false
            }
            guard let row else { return true }
            guard let number = (row["id"] as Int?).flatMap({ UInt32(exactly: $0) }),
                let bytes: Data = row["body"]
            else { continue }
            try body(Found(number: number, key: row["key"], body: Array(bytes)))
        }
    }
}

extension IndexedTerm {
    /// Whether a recipe has the term.
    func has(_ number: UInt32) -> Bool {
        chunk(RecipeNumber.chunk(of: Int(number))).contains(UInt16(truncatingIfNeeded: number))
    }
}

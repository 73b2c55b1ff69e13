import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// Brings over the recipes of a damaged cookbook. They keep their numbers, so that favorites, notes
/// and links still mean them; their index is made anew.
struct CookbookSalvage: DatabaseSalvage {
    private static let batchLength = 16_384

    /// A recipe as the damaged file has it.
    private struct Found {
        var number: UInt32
        var key: String?
        var body: [UInt8]
    }

    private var count = 0

    /// - Parameters:
    ///   - new: The file for what is brought over.
    ///   - now: The time in seconds since 1970.
    init(_ new: Database, now: Int) throws {
        // No shell shall take what it knows of the old file for what it knows of this one.
        try new.execute(sql: "UPDATE fact SET value = ?", arguments: [now])
    }

    var counts: (carriedOver: Int, lost: Int, others: Int) { (count, 0, 0) }

    mutating func carryOver(from old: Database, into new: DatabaseFile) throws {
        let now = new.now()
        let rows = CookbookRows(db: old, now: now)
        let deleted = (try? rows.terms([TermNumber.deleted]).first) ?? IndexedTerm()
        let origins = ((try? Row.fetchAll(old, sql: "SELECT id, name FROM origin")) ?? [])
            .compactMap { row -> (name: String, recipes: IndexedTerm)? in
                guard let id = try? row.number("id"), let name = try? row.text("name") else {
                    return nil
                }
                let term = CookbookRows.term(ofOrigin: id)
                return (name, (try? rows.terms([term]).first) ?? IndexedTerm())
            }
        let hidden = (try? String.fetchAll(old, sql: "SELECT key FROM hidden")) ?? []
        var named: [String: Int] = [:]
        for row in (try? Row.fetchAll(old, sql: "SELECT key, recipe FROM named")) ?? [] {
            if let key = try? row.text("key"), let number = try? row.number("recipe") {
                named[key] = number
            }
        }
        let mark = (try? rows.mark()) ?? nil
        try new.write { db in
            if let mark { try CookbookRows(db: db, now: now).keep(mark: mark) }
            for key in hidden {
                try db.execute(sql: "INSERT OR IGNORE INTO hidden VALUES (?)", arguments: [key])
            }
            for (key, number) in named {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO named VALUES (?, ?)",
                    arguments: [key, number]
                )
            }
        }
        let memory = ReadingMemory()
        var batch: [CookbookRows.Restored] = []
        func pass() throws {
            guard !batch.isEmpty else { return }
            try new.write { try CookbookRows(db: $0, now: now).restore(batch) }
            count += batch.count
            batch.removeAll(keepingCapacity: true)
        }
        try Self.forEachRecipe(of: old) { found in
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
    }

    /// Goes through the recipes in the order of their numbers, from both ends where the middle can't
    /// be read.
    private static func forEachRecipe(of db: Database, _ body: (Found) throws -> Void) throws {
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
    private static func visit(
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
            guard let id = try? row.number("id"), let number = UInt32(exactly: id),
                let bytes = try? row.bytes("body")
            else { continue }
            try body(Found(number: number, key: try? row.text("key"), body: bytes))
        }
    }
}

extension IndexedTerm {
    /// Whether a recipe has the term.
    func has(_ number: UInt32) -> Bool {
        chunk(RecipeNumber.chunk(of: Int(number))).contains(UInt16(truncatingIfNeeded: number))
    }
}

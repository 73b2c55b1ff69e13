import Foundation
import GRDB
import RecipeModel
import RecipeSearch

/// The recipes of a cookbook as rows; each method is a part of the transaction under way.
struct CookbookRows {
    let db: Database
    /// The time of the transaction, in seconds since 1970.
    let now: Int

    private var postings: PostingRows { PostingRows(db: db) }
    private var blocks: BlockRows { BlockRows(db: db) }

    /// From how many recipes on their postings are kept in blocks first.
    static let fewest = 1_024

    func state() throws -> CookbookState {
        CookbookState(
            generation: try generation(),
            minutes: try names(of: "minutes").compactMap { Int($0) }.sorted(),
            hiddenStarters: try Set(String.fetchAll(db, sql: "SELECT key FROM hidden"))
        )
    }

    func generation() throws -> Int {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT value FROM fact WHERE name = 'generation'")
        ) ?? 0
    }

    /// The recipes of terms, in the order of the numbers given.
    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        let additions = try blocks.additions()
        return try numbers.map { number in
            let term = try postings.term(number)
            return additions.isEmpty
                ? term : term.union(try blocks.term(number, in: additions))
        }
    }

    /// The words after a subject that recipes were ever found by.
    func names(of subject: String) throws -> [String] {
        let start = subject + " "
        return try String.fetchAll(
            db.cachedStatement(sql: "SELECT name FROM name WHERE name >= ? AND name < ?"),
            arguments: [start, subject + "!"]
        ).map { String($0.dropFirst(start.count)) }
    }

    // MARK: Recipes

    /// The recipe of a number; nil where it is gone.
    func recipe(_ number: Int) throws -> Recipe? {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT key, body FROM recipe WHERE id = ?"),
            arguments: [number]
        )
        guard let row else { return nil }
        let key = String.fromDatabaseValue(row["key"]) ?? CookbookKey.key(of: number)
        guard let recipe = RecipeBody.recipe(of: try row.bytes("body"), key: key) else {
            throw DamagedRecord()
        }
        return recipe
    }

    /// The number of the recipe that has a key now; nil where it is none of the file's, or deleted.
    func number(ofKey key: String) throws -> Int? {
        let named = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT recipe FROM named WHERE key = ?"),
            arguments: [key]
        )
        guard let number = named ?? CookbookKey.number(of: key) else { return nil }
        let chunk = RecipeNumber.chunk(of: number)
        let low = UInt16(truncatingIfNeeded: number)
        guard try !postings.term(TermNumber.deleted).chunk(chunk).contains(low) else { return nil }
        return try Int.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM recipe WHERE id = ?"),
            arguments: [number]
        )
    }

    /// Adds recipes that are not in yet; their numbers, in the order given.
    func add(_ recipes: [PreparedRecipe], from origin: String, key: String? = nil) throws
        -> [UInt32]
    {
        guard !recipes.isEmpty else { return [] }
        let numbers = try self.numbers(for: recipes)
        try insert(
            zip(numbers, recipes).map {
                Restored(number: $0, key: key, origin: origin, recipe: $1)
            }
        )
        return numbers
    }

    /// A recipe with the number that it has or had.
    struct Restored {
        var number: UInt32
        /// Nil where the number tells it.
        var key: String?
        var origin: String
        var recipe: PreparedRecipe
    }

    /// Adds recipes of another file with the numbers that they have there.
    func restore(_ recipes: [Restored]) throws {
        try insert(recipes)
        var next: [Int: Int] = [:]
        for recipe in recipes {
            let (rank, sequence) = Int(recipe.number)
                .quotientAndRemainder(dividingBy: RecipeNumber.sequenceLimit)
            next[rank] = max(next[rank] ?? 0, sequence + 1)
        }
        for (rank, next) in next {
            try db.execute(
                sql: """
                    INSERT INTO rank (rank, next) VALUES (?, ?)
                    ON CONFLICT (rank) DO UPDATE SET next = max(next, excluded.next)
                    """,
                arguments: [rank, next]
            )
        }
    }

    func insert(_ entries: [Restored]) throws {
        let entries = entries.sorted { $0.number < $1.number }
        var originTerms: [String: UInt64] = [:]
        for (origin, own) in Dictionary(grouping: entries, by: \.origin) {
            let bytes = own.reduce(0) { $0 + $1.recipe.body.count }
            originTerms[origin] = CookbookRows.term(ofOrigin: try enter(origin, bytes: bytes))
        }
        let statement = try db.cachedStatement(
            sql: "INSERT INTO recipe (id, key, body) VALUES (?, ?, ?)"
        )
        var blocks = PostingBlocks()
        for entry in entries {
            try statement.execute(
                arguments: [Int(entry.number), entry.key, Data(entry.recipe.body)]
            )
            blocks.add(entry.number, to: entry.recipe.terms)
            if let term = originTerms[entry.origin] { blocks.add(entry.number, to: [term]) }
        }
        if entries.count < CookbookRows.fewest {
            try blocks.forEachTerm { term, numbers in try postings.add(numbers, to: term) }
        } else {
            try self.blocks.add(blocks)
        }
        try RecipeIdentities.keep(
            entries.map { .init(identity: $0.recipe.identity, number: $0.number) },
            in: db
        )
        let name = try db.cachedStatement(sql: "INSERT OR IGNORE INTO name (name) VALUES (?)")
        for entry in entries {
            for text in entry.recipe.newNames { try name.execute(arguments: [text]) }
        }
    }

    private func numbers(for recipes: [PreparedRecipe]) throws -> [UInt32] {
        var next = try nextNumbers()
        let numbers = try recipes.map { try next.take(rank: $0.rank) }
        try keep(next)
        return numbers
    }

    /// The number that comes next in each rank.
    func nextNumbers() throws -> NextNumbers {
        var next = NextNumbers()
        for row in try Row.fetchAll(db, sql: "SELECT rank, next FROM rank") {
            next.sequences[try row.number("rank")] = try row.number("next")
        }
        return next
    }

    func keep(_ next: NextNumbers) throws {
        for rank in next.changed {
            try db.execute(
                sql: "INSERT OR REPLACE INTO rank (rank, next) VALUES (?, ?)",
                arguments: [rank, next.sequences[rank]]
            )
        }
    }

    // MARK: Origins

    /// The id of an origin that so many bytes more came from.
    private func enter(_ name: String, bytes: Int) throws -> Int {
        try db.execute(
            sql: """
                INSERT INTO origin (name, bytes, added_at) VALUES (?, ?, ?)
                ON CONFLICT (name) DO UPDATE SET bytes = bytes + excluded.bytes
                """,
            arguments: [name, bytes, now]
        )
        return try id(ofOrigin: name) ?? 0
    }

    func id(ofOrigin name: String) throws -> Int? {
        try Int.fetchOne(db, sql: "SELECT id FROM origin WHERE name = ?", arguments: [name])
    }

    /// The term of all recipes of an origin.
    static func term(ofOrigin id: Int) -> UInt64 {
        TermNumber.of(Posting(name: "origin \(id)"))
    }

    /// Where the recipes came from.
    func origins() throws -> [CookbookOrigin] {
        let deleted = try postings.term(TermNumber.deleted)
        return try Row.fetchAll(db, sql: "SELECT * FROM origin ORDER BY id").compactMap { row in
            let term = try CookbookRows.term(ofOrigin: row.number("id"))
            let all = try terms([term])[0]
            let count = all.subtracting(deleted).count
            guard count > 0 else { return nil }
            let bytes = try row.number("bytes")
            return CookbookOrigin(
                name: try row.text("name"),
                count: count,
                bytes: all.count > 0 ? Int(Double(bytes) * Double(count) / Double(all.count)) : 0,
                addedAt: try row.number("added_at"),
                term: term
            )
        }
    }
}

extension CookbookRows: CookbookRecords {
    func addOwn(_ recipe: PreparedRecipe, key: String?) throws -> [UInt32] {
        try add([recipe], from: CookbookOrigin.own, key: key)
    }

    func numbers(ofOrigin name: String) throws -> [UInt32]? {
        guard let id = try id(ofOrigin: name) else { return nil }
        let terms = try terms([CookbookRows.term(ofOrigin: id), TermNumber.deleted])
        return terms[0].subtracting(terms[1]).numbers
    }

    func isHidden(_ key: String) throws -> Bool {
        try String.fetchOne(db, sql: "SELECT key FROM hidden WHERE key = ?", arguments: [key])
            != nil
    }

    func keep(_ identity: UInt64, of number: UInt32) throws {
        try RecipeIdentities.keep([.init(identity: identity, number: number)], in: db)
    }
}

extension IndexedTerm {
    /// The recipes that are not in another term.
    func subtracting(_ other: IndexedTerm) -> IndexedTerm {
        var rest = IndexedTerm()
        for (key, chunk) in zip(keys, chunks) {
            rest.append(chunk.subtracting(other.chunk(key)), key: key)
        }
        return rest
    }

    /// All its recipes' numbers in rising order.
    var numbers: [UInt32] {
        zip(keys, chunks).flatMap { key, chunk in
            chunk.numbers.map { UInt32(key) << 16 | UInt32($0) }
        }
    }
}

/// The keys by which the shell knows recipes that were brought in: a mark and the number in base 36.
enum CookbookKey {
    /// The mark of the cookbook on this machine.
    static let ownMark = "n"

    static func key(of number: Int, mark: String = ownMark) -> String {
        mark + String(number, radix: 36)
    }

    static func number(of key: String, mark: String = ownMark) -> Int? {
        guard key.hasPrefix(mark), let number = Int(key.dropFirst(mark.count), radix: 36),
            number > 0, key == Self.key(of: number, mark: mark)
        else { return nil }
        return number
    }
}

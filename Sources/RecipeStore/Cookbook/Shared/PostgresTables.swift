import Foundation
import RecipeModel
import RecipeSearch

/// The recipes of a shared cookbook as rows; each method that changes is a part of a transaction.
struct PostgresTables: CookbookRecords {
    let connection: PostgresConnection
    let facts: PostgresSchema.Facts
    /// The time of the transaction.
    let now: Moment

    var postings: PostgresPostings { PostgresPostings(connection: connection) }

    /// What the keys of this cookbook begin with: those of another one never mean its recipes.
    private var mark: String { "s" + String(facts.mark, radix: 36) + "x" }

    func state() throws -> CookbookState {
        CookbookState(
            generation: facts.generation,
            minutes: try names(of: "minutes").compactMap { Int($0) }.sorted(),
            hiddenStarters: try hidden()
        )
    }

    func hidden() throws -> Set<String> {
        let answer = try connection.query("SELECT key FROM cookbook.hidden")
        return try Set((0..<answer.count).map { try answer.wholeText($0, 0) })
    }

    /// The words after a subject that recipes were ever found by.
    func names(of subject: String) throws -> [String] {
        let start = subject + " "
        let answer = try connection.query(
            "SELECT name FROM cookbook.name WHERE name >= $1 AND name < $2",
            [.text(start), .text(subject + "!")]
        )
        return try (0..<answer.count).map {
            String(try answer.wholeText($0, 0).dropFirst(start.count))
        }
    }

    // MARK: Recipes

    /// The recipes of these numbers, in this order; what is gone is left out.
    func recipes(_ numbers: [Int]) throws -> [Recipe] {
        guard !numbers.isEmpty else { return [] }
        let answer = try connection.query(
            "SELECT id, key, body FROM cookbook.recipe WHERE id = ANY($1::bigint[])",
            [.numbers(numbers)]
        )
        var found: [Int: Recipe] = [:]
        for row in 0..<answer.count {
            let number = try answer.number(row, 0)
            let key = try answer.text(row, 1) ?? CookbookKey.key(of: number, mark: mark)
            guard let recipe = RecipeBody.recipe(of: try answer.data(row, 2), key: key) else {
                throw DamagedRecord()
            }
            found[number] = recipe
        }
        return numbers.compactMap { found[$0] }
    }

    func recipe(_ number: Int) throws -> Recipe? { try recipes([number]).first }

    func number(ofKey key: String) throws -> Int? {
        let answer = try connection.query(
            "SELECT recipe FROM cookbook.named WHERE key = $1",
            [.text(key)]
        )
        let named = answer.count > 0 ? try answer.number(0, 0) : nil
        guard let number = named ?? ownNumber(ofKey: key) else { return nil }
        let deleted = try postings.terms([TermNumber.deleted])[0]
        let chunk = deleted.chunk(RecipeNumber.chunk(of: number))
        guard !chunk.contains(UInt16(truncatingIfNeeded: number)) else { return nil }
        let row = try connection.query(
            "SELECT id FROM cookbook.recipe WHERE id = $1",
            [.number(number)]
        )
        return row.count > 0 ? number : nil
    }

    /// The number that a key tells; nil where it tells none of this cookbook's.
    func ownNumber(ofKey key: String) -> Int? { CookbookKey.number(of: key, mark: mark) }

    // MARK: Adding

    /// Those of some recipes that aren't in, each once.
    func new(among recipes: [MovedRecipe]) throws -> [MovedRecipe] {
        var known = Set(RecipeIdentities.ofStarters(but: try hidden()))
        let identities = recipes.map { Int64(bitPattern: $0.recipe.identity) }
        let answer = try connection.query(
            "SELECT identity, recipe FROM cookbook.identity WHERE identity = ANY($1::bigint[])",
            [.numbers(identities)]
        )
        let deleted =
            answer.count > 0 ? try postings.terms([TermNumber.deleted])[0] : IndexedTerm()
        for row in 0..<answer.count {
            let number = try answer.number(row, 1)
            let chunk = deleted.chunk(RecipeNumber.chunk(of: number))
            if chunk.contains(UInt16(truncatingIfNeeded: number)) { continue }
            known.insert(UInt64(bitPattern: Int64(try answer.number(row, 0))))
        }
        return recipes.filter { known.insert($0.recipe.identity).inserted }
    }

    /// Adds recipes that are not in yet, with the keys that they had where nothing has those here;
    /// their numbers, in the order given.
    @discardableResult
    func add(moved entries: [MovedRecipe]) throws -> [UInt32] {
        let keys = try freeKeys(among: entries.compactMap(\.key))
        var taken: Set<String> = []
        var named = CopyRows()
        let kept = entries.map { entry in
            entry.key.flatMap { keys.contains($0) && taken.insert($0).inserted ? $0 : nil }
        }
        let numbers = try add(entries, keys: kept)
        for case (let key?, let number) in zip(kept, numbers) {
            named.begin(2)
            named.add(key)
            named.add(Int64(number))
        }
        if !taken.isEmpty { try connection.copy(into: "cookbook.named (key, recipe)", named) }
        return numbers
    }

    /// Those of some keys that no recipe has here, nor ever will.
    private func freeKeys(among keys: [String]) throws -> Set<String> {
        let foreign = keys.filter { key in
            ownNumber(ofKey: key) == nil && !SharedKeys.isOfFile(key)
                && StarterIndex.builtIn.recipe(forKey: key) == nil
        }
        guard !foreign.isEmpty else { return [] }
        let answer = try connection.query(
            "SELECT key FROM cookbook.named WHERE key = ANY($1::text[])",
            [.texts(foreign)]
        )
        let named = try (0..<answer.count).map { try answer.wholeText($0, 0) }
        return Set(foreign).subtracting(named)
    }

    /// Adds recipes that are not in yet; their numbers, in the order given.
    ///
    /// - Parameter keys: Their keys; nil for one whose number tells it.
    private func add(_ entries: [MovedRecipe], keys: [String?]) throws -> [UInt32] {
        guard !entries.isEmpty else { return [] }
        let numbers = try self.numbers(for: entries.map(\.recipe.rank))
        var originTerms: [String: UInt64] = [:]
        for (origin, own) in Dictionary(grouping: entries, by: \.origin) {
            let bytes = own.reduce(0) { $0 + $1.recipe.body.count }
            originTerms[origin] = CookbookRows.term(ofOrigin: try enter(origin, bytes: bytes))
        }
        var (recipes, identities, blocks) = (CopyRows(), CopyRows(), PostingBlocks())
        for place in entries.indices.sorted(by: { numbers[$0] < numbers[$1] }) {
            let (number, entry) = (numbers[place], entries[place])
            recipes.begin(3)
            recipes.add(Int64(number))
            recipes.add(keys[place])
            recipes.add(entry.recipe.body)
            identities.begin(2)
            identities.add(Int64(bitPattern: entry.recipe.identity))
            identities.add(Int64(number))
            blocks.add(
                number,
                to: entry.recipe.terms + [originTerms[entry.origin]].compactMap { $0 }
            )
        }
        try connection.copy(into: "cookbook.recipe (id, key, body)", recipes)
        try connection.copy(into: "cookbook.identity (identity, recipe)", identities)
        if entries.count < CookbookRows.fewest {
            var changes: [PostingChange] = []
            blocks.forEachTerm { changes += PostingChange.of($1, to: $0) }
            try postings.make(changes)
        } else {
            try postings.add(blocks)
        }
        let names = Set(entries.flatMap(\.recipe.newNames))
        if !names.isEmpty {
            try connection.query(
                """
                INSERT INTO cookbook.name (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING
                """,
                [.texts(names.sorted())]
            )
        }
        return numbers
    }

    func addOwn(_ recipe: PreparedRecipe, key: String?) throws -> [UInt32] {
        try add([.init(recipe: recipe, origin: CookbookOrigin.own)], keys: [key])
    }

    func isHidden(_ key: String) throws -> Bool { try hidden().contains(key) }

    func keep(_ identity: UInt64, of number: UInt32) throws {
        try connection.query(
            "INSERT INTO cookbook.identity VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [.number(Int64(bitPattern: identity)), .number(number)]
        )
    }

    private func numbers(for ranks: [Int]) throws -> [UInt32] {
        let answer = try connection.query("SELECT rank, next FROM cookbook.rank")
        var next: [Int: Int] = [:]
        for row in 0..<answer.count { next[try answer.number(row, 0)] = try answer.number(row, 1) }
        let numbers = try ranks.map { rank in
            let sequence = next[rank] ?? RecipeNumber.firstSequence
            // Disk full, as PostgreSQL says it: there is no number left.
            guard sequence < RecipeNumber.sequenceLimit else {
                throw PostgresError.server("53400")
            }
            next[rank] = sequence + 1
            return UInt32(RecipeNumber.number(rank: rank, sequence: sequence))
        }
        let changed = Set(ranks).sorted()
        try connection.query(
            """
            INSERT INTO cookbook.rank (rank, next) SELECT * FROM unnest($1::integer[], $2::integer[])
            ON CONFLICT (rank) DO UPDATE SET next = excluded.next
            """,
            [.numbers(changed), .numbers(changed.map { next[$0] ?? 0 })]
        )
        return numbers
    }

    // MARK: Origins

    /// The id of an origin that so many bytes more came from.
    private func enter(_ name: String, bytes: Int) throws -> Int {
        try connection.query(
            """
            INSERT INTO cookbook.origin AS o (name, bytes, added_at) VALUES ($1, $2, $3)
            ON CONFLICT (name) DO UPDATE SET bytes = o.bytes + excluded.bytes RETURNING id
            """,
            [.text(name), .number(bytes), .number(now.seconds)]
        ).number(0, 0)
    }

    func numbers(ofOrigin name: String) throws -> [UInt32]? {
        let answer = try connection.query(
            "SELECT id FROM cookbook.origin WHERE name = $1",
            [.text(name)]
        )
        guard answer.count > 0 else { return nil }
        let origin = CookbookRows.term(ofOrigin: try answer.number(0, 0))
        let terms = try postings.terms([origin, TermNumber.deleted])
        return terms[0].subtracting(terms[1]).numbers
    }

    /// Where the recipes came from.
    func origins() throws -> [CookbookOrigin] {
        let answer = try connection.query(
            "SELECT id, name, bytes, added_at FROM cookbook.origin ORDER BY id"
        )
        let ids = try (0..<answer.count).map { try answer.number($0, 0) }
        let terms = try postings.terms(
            ids.map { CookbookRows.term(ofOrigin: $0) } + [TermNumber.deleted]
        )
        return try ids.indices.compactMap { row in
            let all = terms[row]
            let count = all.subtracting(terms[ids.count]).count
            guard count > 0 else { return nil }
            let bytes = try answer.number(row, 2)
            return CookbookOrigin(
                name: try answer.wholeText(row, 1),
                count: count,
                bytes: Int(Double(bytes) * Double(count) / Double(all.count)),
                addedAt: try answer.number(row, 3),
                term: CookbookRows.term(ofOrigin: ids[row])
            )
        }
    }
}

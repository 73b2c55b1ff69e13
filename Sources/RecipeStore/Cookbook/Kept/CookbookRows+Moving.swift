import GRDB
import RecipeSearch

/// The next sequence of each rank, as a transaction gives them away.
struct NextNumbers {
    var sequences: [Int: Int] = [:]
    private(set) var changed: Set<Int> = []

    func sequence(ofRank rank: Int) -> Int { sequences[rank] ?? RecipeNumber.firstSequence }

    /// The next number of a rank.
    mutating func take(rank: Int) throws -> UInt32 {
        let sequence = sequence(ofRank: rank)
        guard sequence < RecipeNumber.sequenceLimit else {
            throw DatabaseError(resultCode: .SQLITE_FULL)
        }
        return take(rank: rank, sequence: sequence)
    }

    /// Whether a number may be given, or left out, that is not below the next one: keys come from
    /// elsewhere, and a rank has no end of numbers.
    func mayReach(rank: Int, sequence: Int) -> Bool {
        rank <= RecipeNumber.lastRank && sequence < sequenceLimit(ofRank: rank)
    }

    private func sequenceLimit(ofRank rank: Int) -> Int {
        min(sequence(ofRank: rank) + (1 << 22), RecipeNumber.sequenceLimit)
    }

    /// A number that is not below the next one.
    mutating func take(rank: Int, sequence: Int) -> UInt32 {
        sequences[rank] = sequence + 1
        changed.insert(rank)
        return UInt32(RecipeNumber.number(rank: rank, sequence: sequence))
    }
}

extension CookbookRows {
    /// Adds recipes that are not in yet, each with its origin and, where nothing has that here, the
    /// key that it had in another cookbook.
    func add(_ recipes: [MovedRecipe]) throws {
        var next = try nextNumbers()
        // What still has room for the number that its key tells gets that, the others come after.
        let numbers = try recipes.map { try ownNumber(of: $0, &next) }
        var named: [(key: String, number: UInt32)] = []
        let entries = try zip(recipes, numbers).map { recipe, number in
            var entry = Restored(number: 0, origin: recipe.origin, recipe: recipe.recipe)
            if let number {
                entry.number = number
                return entry
            }
            entry.number = try next.take(rank: recipe.recipe.rank)
            if let key = recipe.key, try isFree(key, &next) {
                entry.key = key
                named.append((key, entry.number))
            }
            return entry
        }
        try keep(next)
        try insert(entries)
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO named VALUES (?, ?)")
        for (key, number) in named { try statement.execute(arguments: [key, Int(number)]) }
    }

    /// The number that a recipe's key tells, where that comes after all that were ever given.
    private func ownNumber(of recipe: MovedRecipe, _ next: inout NextNumbers) throws -> UInt32? {
        guard let key = recipe.key, let number = CookbookKey.number(of: key) else { return nil }
        let (rank, sequence) = number.quotientAndRemainder(
            dividingBy: RecipeNumber.sequenceLimit
        )
        guard rank == recipe.recipe.rank, sequence >= next.sequence(ofRank: rank),
            next.mayReach(rank: rank, sequence: sequence), try !isNamed(key)
        else { return nil }
        return next.take(rank: rank, sequence: sequence)
    }

    /// Whether no recipe of the file has a key, nor ever will.
    private func isFree(_ key: String, _ next: inout NextNumbers) throws -> Bool {
        guard StarterIndex.builtIn.recipe(forKey: key) == nil, try !isNamed(key) else {
            return false
        }
        guard let number = CookbookKey.number(of: key) else { return true }
        let (rank, sequence) = number.quotientAndRemainder(
            dividingBy: RecipeNumber.sequenceLimit
        )
        if sequence >= next.sequence(ofRank: rank) {
            // Nothing ever gets that number, then.
            guard next.mayReach(rank: rank, sequence: sequence) else { return false }
            _ = next.take(rank: rank, sequence: sequence)
            return true
        }
        return try Int.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM recipe WHERE id = ?"),
            arguments: [number]
        ) == nil
    }

    private func isNamed(_ key: String) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT recipe FROM named WHERE key = ?"),
            arguments: [key]
        ) != nil
    }

    // MARK: The file's mark

    /// What stands for the file in the keys of recipes that were moved out of it, so that they are
    /// not taken for those of another file; nil where none were.
    func mark() throws -> Int? {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT value FROM fact WHERE name = 'mark'")
        )
    }

    func keep(mark: Int) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO fact (name, value) VALUES ('mark', ?)",
            arguments: [mark]
        )
    }
}

package import RecipeModel

/// The number of a recipe in a cookbook's index.
///
/// Numbers are in the order in which results are shown among equals: `rank << 26 | sequence`. The
/// rank says how few ingredients there are; the sequence is the place in the order of arrival among
/// recipes of the same rank. What comes later never moves a number.
package enum RecipeNumber {
    /// How many bits the sequence takes.
    package static let sequenceBits = 26
    /// The rank of what is hardly a recipe: nothing to do, or fewer than three ingredients.
    package static let lastRank = 63
    /// The sequences below this are those of the recipes inside the program.
    package static let firstSequence = RecipeChunk.span
    /// The first sequence that no recipe can have.
    package static let sequenceLimit = 1 << sequenceBits

    /// The rank of a recipe that the cook brought.
    package static func rank(of recipe: Recipe, ingredientCount: Int) -> Int {
        ingredientCount < 3 || recipe.stepGroups.allSatisfy(\.items.isEmpty)
            ? lastRank : rank(ingredientCount: ingredientCount)
    }

    /// The rank of so many ingredients.
    package static func rank(ingredientCount: Int) -> Int { min(ingredientCount, lastRank - 1) }

    /// How many chunks there can be.
    package static let chunkCount = (lastRank + 1) * sequenceLimit / RecipeChunk.span

    /// The number of a rank and a sequence.
    package static func number(rank: Int, sequence: Int) -> Int {
        rank << sequenceBits | sequence
    }

    /// About how many ingredients the recipe of a number has: of what is hardly a recipe, few.
    static func ingredientCount(of number: Int) -> Int {
        let rank = number >> sequenceBits
        return rank == lastRank ? 2 : rank
    }

    /// The key of the chunk that a number is in.
    package static func chunk(of number: Int) -> Int { number >> 16 }
}

/// How alike recipes are: by the ingredients that they share, and by what kind of dish they are.
///
/// Staples tell nothing, and what every kitchen has tells little: a cake is not like fish and chips
/// for its flour and lemon. See `LikenessTable`.
package struct Likeness: Hashable, Sendable, Codable {
    /// The recipe that others are compared with.
    package var id: RecipeID
    /// Its title, for saying what was asked.
    package var title: String
    /// Its foods as normalised words, each once, without staples.
    package var foods: [String]
    /// What else is true of it that others may share: kinds of dish, categories and cuisines.
    package var traits: Set<String>

    package init(id: RecipeID, title: String, foods: [String], traits: Set<String>) {
        (self.id, self.title, self.foods, self.traits) = (id, title, foods, traits)
    }

    /// How alike another recipe is.
    package struct Score: Hashable, Sendable {
        /// How many of the foods it has.
        package var shared: Int
        /// How many it has beside them.
        package var others: Int
        /// How alike both are in all, of 1,000.
        package var likeness: Int

        package init(shared: Int, others: Int, likeness: Int) {
            (self.shared, self.others, self.likeness) = (shared, others, likeness)
        }
    }
}

/// How alike recipes are by the ingredients that they share.
///
/// Staples tell nothing.
package struct Likeness: Hashable, Sendable, Codable {
    /// The recipe that others are compared with.
    package var id: RecipeID
    /// Its title, for saying what was asked.
    package var title: String
    /// Its foods as normalised words, each once, without staples.
    package var foods: [String]

    /// What a recipe is compared by.
    package init(_ recipe: Recipe, staples: [String]) {
        id = recipe.id
        title = recipe.title
        let usual = PantryMatch(Pantry(staples: staples))
        var met: Set<String> = []
        foods = recipe.ingredients.compactMap { ingredient in
            guard usual.holding(of: ingredient) == .missing else { return nil }
            let words = Likeness.words(of: ingredient.name)
            return !words.isEmpty && met.insert(words).inserted ? words : nil
        }
    }

    /// How many of the foods another recipe has, and how many it has beside them.
    package struct Score: Hashable, Sendable {
        package var shared: Int
        package var others: Int

        init(shared: Int, others: Int) { (self.shared, self.others) = (shared, others) }

        /// Nil where nothing is shared.
        init?(wanted: Set<String>, own: Set<String>) {
            shared = own.count(where: wanted.contains)
            others = own.count - shared
            if shared == 0 { return nil }
        }
    }

    /// What foods are compared by.
    static func words(of name: String) -> String {
        FoodWords(name.prefix { !",;(".contains($0) }).words.joined(separator: " ")
    }
}

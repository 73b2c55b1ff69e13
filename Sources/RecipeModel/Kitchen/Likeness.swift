/// How alike recipes are by the ingredients that they share.
///
/// Staples tell nothing. A food that few recipes have tells more than one that all have; where no
/// counts are known all count the same.
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
        foods = Likeness.foods(of: recipe, without: staples)
    }

    /// How many of the foods another recipe has, and how many it has beside them.
    package struct Score: Hashable, Sendable, Comparable {
        package var shared: Int
        package var others: Int

        /// Whether the left recipe is less alike: fewer shared foods, else more of its own.
        package static func < (left: Score, right: Score) -> Bool {
            left.shared == right.shared
                ? left.others > right.others : left.shared < right.shared
        }
    }

    /// How alike a recipe is; nil for the recipe itself and where nothing is shared.
    package func score(of recipe: Recipe, staples: [String]) -> Score? {
        guard recipe.id != id else { return nil }
        let others = Set(Likeness.foods(of: recipe, without: staples))
        let shared = foods.count(where: others.contains)
        guard shared > 0 else { return nil }
        return Score(shared: shared, others: others.count - shared)
    }

    /// Recipes, the most alike first; those that share nothing are not among them.
    package func arranged(_ recipes: [Recipe], staples: [String]) -> [Recipe] {
        recipes.enumerated().compactMap { place, recipe in
            score(of: recipe, staples: staples).map { (score: $0, place: place, recipe: recipe) }
        }
        .sorted { $0.score == $1.score ? $0.place < $1.place : $0.score > $1.score }
        .map(\.recipe)
    }

    private static func foods(of recipe: Recipe, without staples: [String]) -> [String] {
        let usual = PantryMatch(Pantry(staples: staples))
        var met: Set<String> = []
        return recipe.ingredients.compactMap { ingredient in
            guard usual.holding(of: ingredient) == .missing else { return nil }
            let name = ingredient.name.prefix { !",;(".contains($0) }
            let words = FoodWords(name).words.joined(separator: " ")
            return !words.isEmpty && met.insert(words).inserted ? words : nil
        }
    }
}

import RecipeModel

/// The starter recipes made ready for searching.
struct StarterIndex: Sendable {
    /// A recipe with what is compared of it.
    struct Entry: Sendable {
        let outline: StarterOutline
        let words: RecipeWords
    }

    /// All recipes in title order.
    let entries: [Entry]

    /// The recipes inside the program, read when they are first asked for.
    static let builtIn = StarterIndex(.builtIn)

    /// Makes a book ready. The words of each food are read once, and not for every recipe.
    init(_ book: StarterBook) {
        let foods = book.foods.map { FoodWords($0) }
        entries = book.outlines.map { outline in
            var words = RecipeWords(outline.recipe)
            words.ingredients = outline.foods.filter(foods.indices.contains).map { foods[$0] }
            return Entry(outline: outline, words: words)
        }
    }

    /// The whole recipe of a key; nil when there is none.
    func recipe(forKey key: String) -> Recipe? {
        entries.first { $0.outline.recipe.id.key == key }?.outline.wholeRecipe()
    }
}

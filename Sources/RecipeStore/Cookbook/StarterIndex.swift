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
    static let builtIn = StarterIndex(texts: StarterText.all)

    /// Reads texts of the form that `StarterLine` describes.
    init(texts: [String]) {
        var foods = FoodTable()
        entries = texts.flatMap(StarterOutline.outlines(of:))
            .map { Entry(outline: $0, words: foods.words(of: $0)) }
            .sorted { $0.outline.recipe.id.key < $1.outline.recipe.id.key }
    }

    /// The whole recipe of a key; nil when there is none.
    func recipe(forKey key: String) -> Recipe? {
        entries.first { $0.outline.recipe.id.key == key }?.outline.wholeRecipe()
    }
}

/// The words of each different food, so that salt is read once and not for two hundred recipes.
private struct FoodTable {
    private var words: [String: FoodWords] = [:]

    mutating func words(of outline: StarterOutline) -> RecipeWords {
        var result = RecipeWords(outline.recipe)
        result.ingredients = outline.foods.map { words(of: $0) }
        return result
    }

    private mutating func words(of name: String) -> FoodWords {
        if let known = words[name] { return known }
        let new = FoodWords(name)
        words[name] = new
        return new
    }
}

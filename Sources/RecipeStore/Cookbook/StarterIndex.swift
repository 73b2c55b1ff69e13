import RecipeModel

/// The starter recipes made ready for searching.
struct StarterIndex: Sendable {
    /// A recipe with what is compared of it.
    struct Entry: Sendable {
        let recipe: Recipe
        let words: RecipeWords
    }

    /// All recipes in title order.
    let entries: [Entry]
    private let placeOfKey: [String: Int]

    /// The recipes inside the program, read when they are first asked for.
    static let builtIn = StarterIndex(texts: StarterText.all)

    /// Reads texts of the form that `StarterParser` describes.
    init(texts: [String]) {
        var foods = FoodTable()
        let entries = texts.flatMap(StarterParser.recipes(in:))
            .map { Entry(recipe: $0, words: foods.words(of: $0)) }
            .sorted { $0.recipe.id.key < $1.recipe.id.key }
        self.entries = entries
        placeOfKey = Dictionary(
            entries.indices.map { (entries[$0].recipe.id.key, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The whole recipe of a key; nil when there is none.
    func recipe(forKey key: String) -> Recipe? {
        placeOfKey[key].map { entries[$0].recipe }
    }
}

/// The words of each different food, so that salt is read once and not for two hundred recipes.
private struct FoodTable {
    private var words: [String: FoodWords] = [:]

    mutating func words(of recipe: Recipe) -> RecipeWords {
        var bare = recipe
        bare.ingredientGroups = []
        var result = RecipeWords(bare)
        result.ingredients = recipe.ingredients.map { words(of: $0.name) }
        return result
    }

    private mutating func words(of name: String) -> FoodWords {
        if let known = words[name] { return known }
        let new = FoodWords(name)
        words[name] = new
        return new
    }
}

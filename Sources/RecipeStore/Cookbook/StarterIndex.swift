import RecipeModel

/// The starter recipes made ready for searching.
///
/// Every different ingredient is held once, so that a term is compared with a few hundred foods
/// and not with each recipe's own lines.
struct StarterIndex: Sendable {
    /// A recipe with what is compared of it.
    struct Entry: Sendable {
        let recipe: Recipe
        let title: FoodKey
        /// Places in `foods`, without doubles.
        let foods: [Int]
    }

    /// All recipes in title order.
    let entries: [Entry]
    /// Every different ingredient name.
    let foods: [FoodKey]
    private let placeOfKey: [String: Int]

    /// The recipes inside the program, read when they are first asked for.
    static let builtIn = StarterIndex(texts: StarterText.all)

    /// Reads texts of the form that `StarterParser` describes.
    init(texts: [String]) {
        var foods: [FoodKey] = []
        var placeOfFood: [String: Int] = [:]
        var entries: [Entry] = []
        for recipe in texts.flatMap(StarterParser.recipes(in:)) {
            var places: [Int] = []
            for ingredient in recipe.ingredients {
                let place = placeOfFood[ingredient.name] ?? foods.count
                if place == foods.count {
                    placeOfFood[ingredient.name] = place
                    foods.append(FoodKey(ingredient.name))
                }
                if !places.contains(place) { places.append(place) }
            }
            entries.append(Entry(recipe: recipe, title: FoodKey(recipe.title), foods: places))
        }
        entries.sort { $0.recipe.id.key < $1.recipe.id.key }
        self.entries = entries
        self.foods = foods
        placeOfKey = entries.indices.reduce(into: [:]) { $0[entries[$1].recipe.id.key] = $1 }
    }

    /// The whole recipe of a key; nil when there is none.
    func recipe(forKey key: String) -> Recipe? {
        placeOfKey[key].map { entries[$0].recipe }
    }
}

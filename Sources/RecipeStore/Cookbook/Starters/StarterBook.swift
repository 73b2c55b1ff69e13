import RecipeModel

/// The recipes of a cookbook that is read from memory, as far as a search asks for them.
struct StarterBook: Sendable {
    /// The recipes in the order of their keys.
    let outlines: [StarterOutline]
    /// The names of all their foods, each once; outlines tell theirs by their places here.
    let foods: [String]

    /// The recipes inside the program.
    static let builtIn = StarterBook()

    private init() {
        foods = StaticText(EmbeddedStarters.foods).lines.map(\.string)
        outlines = StaticText(EmbeddedStarters.outlines).lines.map(StarterOutline.init(line:))
    }

    /// A book of other recipes.
    init(_ recipes: [Recipe]) {
        var foods: [String] = []
        var places: [String: Int] = [:]
        outlines = recipes.sorted { $0.id.key < $1.id.key }.map { recipe in
            let own = recipe.ingredients.map { ingredient in
                if let place = places[ingredient.name] { return place }
                places[ingredient.name] = foods.count
                foods.append(ingredient.name)
                return foods.count - 1
            }
            return StarterOutline(recipe: recipe, foods: own)
        }
        self.foods = foods
    }
}

/// The starter recipes in the form that the program carries: text that needs no work at its start.
///
/// - `foods`: the names of all foods, each once, a line each.
/// - `outlines`: a line for each recipe in the order of the keys, with what a search asks for between
///   tabs: key, title, cuisines, categories, servings, yield, minutes of preparation, of cooking and
///   altogether, where in `bodies` the rest begins and ends, and the numbers of its foods' lines.
///   Names and numbers have commas between them.
/// - `bodies`: what is read when a recipe is shown. A line each: `=` a heading of ingredients; `-` an
///   ingredient's amount, name and preparation between tabs; `>` a step; `!` a note.
struct EmbeddedText: Equatable {
    private(set) var foods = ""
    private(set) var outlines = ""
    private(set) var bodies = ""

    init(_ recipes: [StarterRecipe]) {
        var numbers: [String: Int] = [:]
        for recipe in recipes.sorted(by: { $0.key < $1.key }) {
            let start = bodies.utf8.count
            addBody(of: recipe)
            let names = recipe.groups.flatMap { $0.ingredients.map(\.name) }
            for name in names where numbers[name] == nil {
                numbers[name] = numbers.count
                foods += name + "\n"
            }
            let fields: [String] = [
                recipe.key, recipe.title, recipe.cuisine.joined(separator: ","),
                recipe.categories.joined(separator: ","), EmbeddedText.text(recipe.servings),
                recipe.yield ?? "", EmbeddedText.text(recipe.preparation),
                EmbeddedText.text(recipe.cooking), EmbeddedText.text(recipe.minutes), "\(start)",
                "\(bodies.utf8.count)",
                names.compactMap { numbers[$0].map(String.init) }.joined(separator: ","),
            ]
            outlines += fields.joined(separator: "\t") + "\n"
        }
    }

    private mutating func addBody(of recipe: StarterRecipe) {
        for group in recipe.groups {
            if !group.heading.isEmpty { bodies += "=\(group.heading)\n" }
            for ingredient in group.ingredients {
                bodies += "-\(ingredient.amount)\t\(ingredient.name)\t\(ingredient.preparation)\n"
            }
        }
        for step in recipe.steps { bodies += ">\(step)\n" }
        for note in recipe.notes { bodies += "!\(note)\n" }
    }

    private static func text(_ number: Int?) -> String { number.map(String.init) ?? "" }

    /// The Swift file that carries it. Literals of several lines cost the compiler nothing.
    var source: String {
        """
        // swift-format-ignore-file
        // Written by Scripts/starters from Sources/Starters/Recipes: change those files.

        /// The starter recipes, as text that needs no work at the program's start.
        enum EmbeddedStarters {
            static let foods: StaticString = \(EmbeddedText.literal(foods))
            static let outlines: StaticString = \(EmbeddedText.literal(outlines))
            static let bodies: StaticString = \(EmbeddedText.literal(bodies))
        }

        """
    }

    /// A literal of the text; its last line end is that of its last line.
    private static func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }
}

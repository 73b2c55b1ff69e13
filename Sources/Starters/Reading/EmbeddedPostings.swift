import RecipeModel
import RecipeSearch

/// What the starters mean, as the program carries it: decided here, so that a start decides nothing.
///
/// - `order`: for each number of a recipe its line among the outlines. Numbers are given in the order
///   of results among equals: the fewest ingredients first, then by key.
/// - `minutes`: for each number the minutes from start to table, 0 where they are not known.
/// - `postings`: a line for each posting in the order of their bytes: its name, a tab, and the
///   numbers of the recipes of which it is true.
struct EmbeddedPostings: Equatable {
    private(set) var order = ""
    private(set) var minutes = ""
    private(set) var postings = ""

    init(_ recipes: [StarterRecipe]) {
        let lines = recipes.sorted { $0.key < $1.key }
        let read = lines.indices.map { line in
            (line: line, key: lines[line].key, meaning: RecipeMeaning(Recipe(lines[line])))
        }.sorted {
            ($0.meaning.ingredientCount, $0.key) < ($1.meaning.ingredientCount, $1.key)
        }
        order = EmbeddedPostings.list(read.map(\.line))
        minutes = EmbeddedPostings.list(read.map { $0.meaning.minutes ?? 0 })
        var numbers: [String: [Int]] = [:]
        for (number, recipe) in read.enumerated() {
            for posting in recipe.meaning.postings {
                numbers[posting.name, default: []].append(number)
            }
        }
        let names = numbers.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in names {
            postings += "\(name)\t\(EmbeddedPostings.list(numbers[name] ?? []))\n"
        }
    }

    private static func list(_ numbers: [Int]) -> String {
        numbers.map(String.init).joined(separator: ",")
    }

    /// The rest of the Swift file that carries the starters.
    var source: String {
        """
        extension EmbeddedStarters {
            static let order: StaticString = "\(order)"
            static let minutes: StaticString = "\(minutes)"
            static let postings: StaticString = ##\"\"\"
        \(postings)
        \"\"\"##
        }

        """
    }
}

extension Recipe {
    /// A recipe as the program will have it.
    fileprivate init(_ starter: StarterRecipe) {
        self.init(id: RecipeID(service: .cookbook, key: starter.key), title: starter.title)
        cuisines = starter.cuisine
        categories = starter.categories
        if let servings = starter.servings {
            yield = RecipeYield(text: "\(servings) servings", amount: Double(servings))
        }
        times.preparation = starter.preparation
        times.cooking = starter.cooking
        times.total = starter.minutes
        ingredientGroups = starter.groups.map { group in
            IngredientGroup(
                title: group.heading.isEmpty ? nil : group.heading,
                items: group.ingredients.map { ingredient in
                    var text = ingredient.name
                    if !ingredient.amount.isEmpty { text = "\(ingredient.amount) \(text)" }
                    if !ingredient.preparation.isEmpty { text += ", \(ingredient.preparation)" }
                    return Ingredient(text: text, name: ingredient.name)
                }
            )
        }
        stepGroups = [StepGroup(items: starter.steps)]
        notes = starter.notes
    }
}

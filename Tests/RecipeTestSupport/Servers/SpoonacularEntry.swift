import Foundation

/// A recipe as Spoonacular keeps it.
package struct SpoonacularEntry: Sendable, Hashable {
    /// Its number.
    package var id: Int
    /// The dish's name, with whatever entities a test wants.
    package var title: String
    /// What goes in, each a name; the lines have an amount before them.
    package var ingredients: [String]
    /// Where it is from.
    package var cuisines: [String]
    /// The meals that it is for.
    package var types: [String]
    /// The diets that it fits.
    package var diets: [String]
    /// From start to table.
    package var minutes: Int
    /// For how many it is.
    package var servings: Int
    /// The recipe's page; absent where there is none.
    package var source: String?
    /// What to do.
    package var steps: [String]

    package init(
        id: Int,
        title: String,
        ingredients: [String],
        cuisines: [String] = [],
        types: [String] = [],
        diets: [String] = [],
        minutes: Int = 30,
        servings: Int = 4,
        source: String? = nil,
        steps: [String] = ["Cook it.", "Serve it."]
    ) {
        self.id = id
        self.title = title
        self.ingredients = ingredients
        self.cuisines = cuisines
        self.types = types
        self.diets = diets
        self.minutes = minutes
        self.servings = servings
        self.source = source
        self.steps = steps
    }

    /// The recipe as a plain search has it.
    var short: [String: Any] {
        [
            "id": id, "title": title, "imageType": "jpg",
            "image": "https://img.spoonacular.com/recipes/\(id)-312x231.jpg",
        ]
    }

    /// The recipe as a search gives it when it is asked for information.
    var information: [String: Any] {
        var keys = short
        keys["readyInMinutes"] = minutes
        keys["preparationMinutes"] = -1
        keys["cookingMinutes"] = NSNull()
        keys["servings"] = servings
        if let source { keys["sourceUrl"] = source }
        keys["spoonacularSourceUrl"] = "https://spoonacular.com/dish-\(id)"
        keys["sourceName"] = "Test Kitchen"
        keys["summary"] = "A <b>dish</b> to <a href=\"https://a.example\">try</a>."
        keys["cuisines"] = cuisines
        keys["dishTypes"] = types
        keys["diets"] = diets
        keys["vegan"] = diets.contains("vegan")
        keys["gaps"] = "no"
        keys["winePairing"] = [String: Any]()
        keys["originalId"] = NSNull()
        keys["analyzedInstructions"] =
            steps.isEmpty
            ? [] : [["name": "", "steps": steps.enumerated().map(Self.step)] as [String: Any]]
        return keys
    }

    /// The recipe as `information` gives it.
    var full: [String: Any] {
        var keys = information
        keys["image"] = "https://img.spoonacular.com/recipes/\(id)-556x370.jpg"
        keys["extendedIngredients"] = ingredients.map(Self.ingredient)
        keys["instructions"] =
            "<ol>" + steps.map { "<li>\($0)</li>" }.joined() + "</ol>"
        return keys
    }

    /// The recipe with what of it was asked for and what was not.
    func filled(_ keys: [String: Any], asked: [String]) -> [String: Any] {
        let isUsed = { (name: String) in asked.contains { name.lowercased().contains($0) } }
        var keys = keys
        keys["usedIngredients"] = ingredients.filter(isUsed).map(Self.ingredient)
        keys["missedIngredients"] = ingredients.filter { !isUsed($0) }.map(Self.ingredient)
        keys["unusedIngredients"] = [Any]()
        keys["usedIngredientCount"] = ingredients.count(where: isUsed)
        keys["missedIngredientCount"] = ingredients.count { !isUsed($0) }
        return keys
    }

    private static func step(_ place: Int, _ text: String) -> [String: Any] {
        ["number": place + 1, "step": text, "ingredients": [Any](), "equipment": [Any]()]
    }

    private static func ingredient(_ name: String) -> [String: Any] {
        [
            "id": -1, "aisle": NSNull(), "name": name, "original": "2 pieces \(name)",
            "originalName": name, "amount": 2.0, "unit": "pieces", "meta": [Any](),
        ]
    }
}

import KitchenLanguage
package import RecipeModel
import RecipeSearch

/// What is said of a recipe that is taken for vegetarian, and may not be.
package enum DietWords {
    /// One line; nil where nothing is in doubt.
    ///
    /// - Parameter query: The query that found the recipe.
    package static func note(on recipe: Recipe, foundBy query: RecipeQuery?) -> String? {
        guard recipe.isTakenForVegetarian(in: query) else { return nil }
        return note(on: recipe.vegetarianDoubts)
    }

    private static func note(on doubts: [DietDoubt]) -> String? {
        let foods = doubts.flatMap(\.foods)
        guard let first = foods.first else { return nil }
        let isRennet = doubts.allSatisfy { $0.hidden == "rennet" }
        let names = NumberWords.list(foods)
        let things = NumberWords.list(doubts.map { thing($0.hidden) }, last: "or")
        if foods.count == 1 {
            let isPlural = first.hasSuffix("s") && !first.hasSuffix("ss")
            let verb = isPlural ? "are" : "is"
            let have = isPlural ? "have" : "has"
            let why =
                isRennet ? "traditional \(first) \(have) \(things)" : "most \(have) \(things)"
            return "Vegetarian if the \(first) \(verb) (\(why))"
        }
        let why = isRennet ? "traditionally they have \(things)" : "most have \(things)"
        return "Vegetarian if the \(names) are (\(why))"
    }

    private static func thing(_ hidden: String) -> String {
        switch hidden {
        case "rennet": "animal rennet"
        case "gelatin": "gelatine"
        case "anchovy": "anchovies"
        case "shrimp": "shrimps"
        default: hidden
        }
    }
}

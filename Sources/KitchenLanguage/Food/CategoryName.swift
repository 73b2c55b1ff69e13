/// Names of courses and diets, of which several mean one.
package enum CategoryName {
    /// The name that stands for all that mean the same: `mains` and `main course` are `main`.
    package static func canonical(_ name: FoodWords) -> FoodWords {
        synonyms[name.words.joined(separator: " ")] ?? name
    }

    /// Whether a wanted category is among a recipe's; what is vegan is vegetarian too.
    static func isMet(_ wanted: FoodWords, by categories: [FoodWords]) -> Bool {
        categories.contains(wanted) || narrower(than: wanted).contains(where: categories.contains)
    }

    /// Categories of which all recipes are also of a wanted one.
    package static func narrower(than wanted: FoodWords) -> [FoodWords] {
        wanted == "vegetarian" ? ["vegan"] : []
    }

    private static let synonyms: [String: FoodWords] = {
        var synonyms: [String: FoodWords] = [:]
        for line in table.fields(separatedBy: "\n") {
            let sides = line.fields(separatedBy: ":")
            guard sides.count == 2 else { continue }
            for other in sides[1].fields(separatedBy: ",") {
                synonyms[FoodWords(other).words.joined(separator: " ")] = FoodWords(sides[0])
            }
        }
        return synonyms
    }()

    private static let table = """
        vegetarian: veggie
        main: main course, main dish, main meal, entree
        starter: appetizer, appetiser, hors d'oeuvre, first course
        side: side dish
        dessert: pudding, afters
        drink: beverage
        gluten free: glutenfree
        dairy free: dairyfree
        """
}

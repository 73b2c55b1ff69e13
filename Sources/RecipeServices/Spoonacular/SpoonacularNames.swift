import KitchenLanguage

/// The names that Spoonacular's parameters take, as its documentation lists them
/// (spoonacular.com/food-api/docs: Cuisines, Meal Types, Diets, Intolerances). There is no call
/// that tells them.
enum SpoonacularNames {
    /// The cuisines in the documentation's order.
    static let cuisines = [
        "African", "Asian", "American", "British", "Cajun", "Caribbean", "Chinese",
        "Eastern European", "European", "French", "German", "Greek", "Indian", "Irish", "Italian",
        "Japanese", "Jewish", "Korean", "Latin American", "Mediterranean", "Mexican",
        "Middle Eastern", "Nordic", "Southern", "Spanish", "Thai", "Vietnamese",
    ]

    /// The meal types in the documentation's order.
    static let types = [
        "main course", "side dish", "dessert", "appetizer", "salad", "bread", "breakfast", "soup",
        "beverage", "sauce", "marinade", "fingerfood", "snack", "drink",
    ]

    /// The diets in the documentation's order.
    static let diets = [
        "gluten free", "ketogenic", "vegetarian", "lacto vegetarian", "ovo vegetarian", "vegan",
        "pescetarian", "paleo", "primal", "low fodmap", "whole30",
    ]

    /// The meal type of a category; nil where it is none.
    static func type(of category: String) -> String? {
        let name = otherTypes[category] ?? category
        return types.first { FoodWords($0) == FoodWords(name) }
    }

    /// The diet of a category; nil where it is none.
    static func diet(of category: String) -> String? {
        diets.first { FoodWords($0) == FoodWords(category) }
    }

    /// The intolerance that a category is about; nil where it is none.
    static func intolerance(of category: String) -> String? { intolerances[category] }

    /// Names of our own that stand for several, in Spoonacular's words.
    private static let otherTypes = [
        "main": "main course", "side": "side dish", "starter": "appetizer",
    ]

    private static let intolerances = [
        "dairy free": "dairy", "egg free": "egg", "nut free": "tree nut", "soy free": "soy",
    ]
}

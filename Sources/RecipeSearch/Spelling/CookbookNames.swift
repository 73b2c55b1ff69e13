package import RecipeModel

/// What the cookbook can be asked for by name, each with how many recipes that finds.
package struct CookbookNames: Sendable {
    /// Foods, dishes, courses, diets.
    package var foods: FoodCompletion
    /// Cuisines.
    package var cuisines: [CountedName]
    /// Categories.
    package var categories: [CountedName]

    /// The names of a cookbook that nothing is known of: the program's own.
    package init() { self.init(foods: .shared, cuisines: [], categories: []) }

    /// The names of a cookbook.
    package init(foods: FoodCompletion, cuisines: [CountedName], categories: [CountedName]) {
        self.foods = foods
        self.cuisines = cuisines
        self.categories = categories
    }

    /// The same names, without how many recipes each finds.
    package var uncounted: CookbookNames {
        CookbookNames(
            foods: foods.uncounted,
            cuisines: cuisines.map { CountedName(name: $0.name) },
            categories: categories.map { CountedName(name: $0.name) }
        )
    }
}

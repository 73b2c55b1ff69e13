@testable import RecipeModel

extension Recipe {
    /// A recipe of these lines, each with the food that is read in it.
    static func sample(
        _ title: String = "Supper",
        _ lines: [String] = [],
        steps: [String] = ["Mix."],
        categories: [String] = [],
        cuisines: [String] = [],
        cooking: Int? = nil,
        total: Int? = nil,
        servings: Double? = nil,
        key: String = "1"
    ) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: title)
        let items = lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
        recipe.ingredientGroups = items.isEmpty ? [] : [IngredientGroup(items: items)]
        recipe.stepGroups = [StepGroup(items: steps)]
        recipe.categories = categories
        recipe.cuisines = cuisines
        recipe.times = CookingTimes(cooking: cooking, total: total)
        recipe.yield = servings.map { RecipeYield(text: "\($0)", amount: $0) }
        return recipe
    }
}

extension RecipeMeaning {
    /// The rank of a food in the recipe; nil where it is not in it.
    func rank(of food: String) -> FoodRank? {
        FoodRank.allCases.first { postings.contains(.food(food, $0)) }
    }

    /// The best grade in which the recipe meets a term.
    func grade(for term: Term) -> MatchGrade? {
        let grades = TermMeaning(term).grades
        return MatchGrade.allCases.first { !grades[$0.rawValue].recipes(in: self).isEmpty }
    }
}

extension String {
    /// The names of a list, parted by commas and line ends.
    var names: [String] { fields(separatedBy: ",", "\n") }
}

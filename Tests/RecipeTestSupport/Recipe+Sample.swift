import KitchenLanguage
package import RecipeModel

extension Recipe {
    /// A recipe of these lines, each with the food that is read in it.
    package static func sample(
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

extension String {
    /// The names of a list, parted by commas and line ends.
    package var names: [String] { fields(separatedBy: ",", "\n") }
}

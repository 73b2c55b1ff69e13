import RecipeModel
import RecipeSearch
import RecipeTestSupport

@testable import RecipeStore

extension PreparedRecipe {
    /// A recipe of a title, each of its foods a line, made ready.
    static func sample(
        _ title: String,
        _ foods: [String] = ["1 leek"],
        cuisine: String? = nil,
        category: String? = nil,
        minutes: Int? = nil
    ) -> PreparedRecipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
        let items = foods.map { Ingredient(text: $0, name: $0) }
        recipe.ingredientGroups = items.isEmpty ? [] : [IngredientGroup(items: items)]
        recipe.stepGroups = [StepGroup(items: ["Cook it."])]
        recipe.cuisines = cuisine.map { [$0] } ?? []
        recipe.categories = category.map { [$0] } ?? []
        recipe.times.total = minutes
        return PreparedRecipe(recipe, memory: ReadingMemory())
    }

    /// The starter of a key, made ready.
    static func starter(_ key: String) -> PreparedRecipe? {
        StarterCookbook().recipe(forKey: key).map { PreparedRecipe($0, memory: ReadingMemory()) }
    }
}

extension CookbookStore {
    /// What was brought in or written and is there.
    func kept() async throws -> [Recipe] {
        let terms = try await terms([TermNumber.everything, TermNumber.deleted])
        return try await recipes(terms[0].subtracting(terms[1]).numbers.map { Int($0) })
    }

    /// The key of what is there by its title; nil where nothing is.
    func key(of title: String) async throws -> String? {
        try await kept().first { $0.title == title }?.id.key
    }
}

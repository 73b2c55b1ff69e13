import Foundation
import RecipeModel

/// A recipe in the form in which it is kept: JSON with keys of its own.
///
/// It does not follow the model by itself, so that what was kept years ago is read whatever became
/// of the model since: keys are only ever added, and each but the title may be missing.
struct StoredRecipe: Codable {
    private var title: String
    private var link: String?
    private var picture: String?
    private var video: String?
    private var author: String?
    private var site: String?
    private var language: String?
    private var yieldText: String?
    private var yieldAmount: Double?
    private var preparationMinutes: Int?
    private var cookingMinutes: Int?
    private var totalMinutes: Int?
    private var ingredientGroups: [Group<Food>]?
    private var stepGroups: [Group<String>]?
    private var stepIngredients: [[Int]]?
    private var notes: [String]?
    private var cuisines: [String]?
    private var categories: [String]?
    private var keywords: [String]?
    private var rating: Stars?
    private var nutrition: [Fact]?
    /// The recipe as it was found, where the cook changed it since: one, in a list since a form can't
    /// hold itself.
    private var found: [StoredRecipe]?

    private struct Group<Item: Codable>: Codable {
        var title: String?
        var items: [Item]
    }

    private struct Food: Codable {
        var text: String
        /// Absent where it is the whole text.
        var name: String?
    }

    private struct Stars: Codable {
        var value: Double
        var best: Double
        var count: Int?
    }

    private struct Fact: Codable {
        var name: String
        var amount: String
    }

    /// The form of a recipe.
    ///
    /// - Parameter found: As it was found, where the cook changed it since.
    init(_ recipe: Recipe, found: Recipe? = nil) {
        self.found = found.map { [StoredRecipe($0)] }
        title = recipe.title
        link = recipe.link?.text
        picture = recipe.picture?.text
        video = recipe.video?.text
        author = recipe.author
        site = recipe.site
        language = recipe.language
        yieldText = recipe.yield?.text
        yieldAmount = recipe.yield?.amount.flatMap(StoredRecipe.writable)
        preparationMinutes = recipe.times.preparation
        cookingMinutes = recipe.times.cooking
        totalMinutes = recipe.times.total
        ingredientGroups = recipe.ingredientGroups.map { group in
            Group(
                title: group.title,
                items: group.items.map { item in
                    Food(text: item.text, name: item.name == item.text ? nil : item.name)
                }
            )
        }
        stepGroups = recipe.stepGroups.map { Group(title: $0.title, items: $0.items) }
        stepIngredients = recipe.stepIngredients
        notes = recipe.notes
        cuisines = recipe.cuisines
        categories = recipe.categories
        keywords = recipe.keywords
        rating = recipe.rating.flatMap { rating in
            guard let value = StoredRecipe.writable(rating.value),
                let best = StoredRecipe.writable(rating.best)
            else { return nil }
            return Stars(value: value, best: best, count: rating.count)
        }
        nutrition = recipe.nutrition.map { Fact(name: $0.name, amount: $0.amount) }
    }

    /// The recipe as it was found, where the cook changed it since.
    func found(id: RecipeID) -> Recipe? { found?.first?.recipe(id: id) }

    /// The recipe with the id that it was kept under.
    func recipe(id: RecipeID) -> Recipe {
        var recipe = Recipe(id: id, title: title, link: link.flatMap { WebAddress($0) })
        recipe.picture = picture.flatMap { WebAddress($0) }
        recipe.video = video.flatMap { WebAddress($0) }
        recipe.author = author
        recipe.site = site
        recipe.language = language
        recipe.yield = yieldText.map { RecipeYield(text: $0, amount: yieldAmount) }
        recipe.times = CookingTimes(
            preparation: preparationMinutes,
            cooking: cookingMinutes,
            total: totalMinutes
        )
        recipe.ingredientGroups = (ingredientGroups ?? []).map { group in
            IngredientGroup(
                title: group.title,
                items: group.items.map { Ingredient(text: $0.text, name: $0.name) }
            )
        }
        recipe.stepGroups = (stepGroups ?? []).map { StepGroup(title: $0.title, items: $0.items) }
        recipe.stepIngredients = stepIngredients
        recipe.notes = notes ?? []
        recipe.cuisines = cuisines ?? []
        recipe.categories = categories ?? []
        recipe.keywords = keywords ?? []
        recipe.rating = rating.map { Rating(value: $0.value, best: $0.best, count: $0.count) }
        recipe.nutrition = (nutrition ?? []).map { NutritionFact(name: $0.name, amount: $0.amount) }
        return recipe
    }

    /// JSON has no form for numbers without end.
    private static func writable(_ number: Double) -> Double? { number.isFinite ? number : nil }
}

/// Values of the store's tables that are kept as JSON text.
enum StoredJSON {
    /// The text of a value, the same for equal values.
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The value of a text; nil when the text is damaged.
    static func value<Value: Decodable>(_ type: Value.Type, of text: String) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

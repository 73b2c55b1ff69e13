import RecipeModel
import Testing

@testable import RecipeStore

extension RecipeID {
    static func sample(_ key: String) -> RecipeID {
        RecipeID(service: .recipepuppy, key: key)
    }
}

extension FetchedDocument {
    static func sample(_ path: String, _ body: [UInt8]) throws -> FetchedDocument {
        FetchedDocument(
            address: try #require(WebAddress("https://kitchen.example/\(path)")),
            status: 200,
            mediaType: "text/html",
            charset: "iso-8859-1",
            body: body,
            fetchedAt: 1_700_000_000
        )
    }
}

extension FavoriteContent {
    /// A favorite with something in every field.
    static func sample(
        _ key: String,
        title: String? = nil,
        foods: [String] = ["3 cloves garlic", "150 g cheddar cheese"],
        text: String = "A loaf to tear at the table.",
        page: [UInt8]? = Array("<html>caf\u{e9}</html>".unicodeScalars.map { UInt8($0.value) }),
        picture: [UInt8]? = [0xFF, 0xD8, 0x00, 0x01]
    ) throws -> FavoriteContent {
        let link = try #require(WebAddress("https://kitchen.example/\(key)?a=1#top"))
        var recipe = Recipe(id: .sample(key), title: title ?? "Dish \(key)", link: link)
        recipe.picture = WebAddress("https://kitchen.example/\(key).jpg")
        recipe.video = WebAddress("https://kitchen.example/\(key).mp4")
        recipe.author = "A. Cook"
        recipe.site = "Example Kitchen"
        recipe.language = "en-GB"
        recipe.yield = RecipeYield(text: "Serves 4-6", amount: 4)
        recipe.times = CookingTimes(preparation: 10, cooking: 20, total: 45)
        recipe.ingredientGroups = [
            IngredientGroup(
                title: "For the bread",
                items: foods.map {
                    Ingredient(text: $0, name: String($0.split(separator: " ").last ?? ""))
                }
            ),
            IngredientGroup(items: [Ingredient(text: "salt")]),
        ]
        recipe.stepGroups = [
            StepGroup(title: "Dough", items: ["Mix.", "Knead “well”."]),
            StepGroup(items: ["Bake at 200 °C."]),
        ]
        recipe.notes = ["Keeps a day."]
        recipe.cuisines = ["british"]
        recipe.categories = ["bread", "vegetarian"]
        recipe.keywords = ["loaf"]
        recipe.rating = Rating(value: 4.5, best: 5, count: 12)
        recipe.nutrition = [NutritionFact(name: "calories", amount: "210 kcal")]
        return FavoriteContent(
            recipe: recipe,
            origins: ["title": .jsonLD, "steps": .page],
            page: try page.map { try .sample(key, $0) },
            text: text,
            links: [link],
            picture: try picture.map { try .sample(key + ".jpg", $0) }
        )
    }
}

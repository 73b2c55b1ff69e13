import RecipeModel
import Testing

@testable import RecipeServices

struct RecipeDoublesTests {
    private func recipe(
        _ service: ServiceName,
        _ title: String = "Leek Pie",
        link: String? = nil,
        foods: [String] = ["leeks", "flour"]
    ) -> RecipeMarks {
        var recipe = Recipe(id: RecipeID(service: service, key: title), title: title)
        recipe.link = link.flatMap { WebAddress($0) }
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return RecipeMarks(recipe)
    }

    private func isDouble(_ second: RecipeMarks, of first: RecipeMarks) -> Bool {
        var doubles = RecipeDoubles()
        doubles.insert(first)
        return doubles.contains(second)
    }

    @Test func theSameLinkIsTheSameRecipe() {
        let first = recipe(.themealdb, link: "http://k.example/pie?utm_source=x")
        #expect(isDouble(recipe(.feed, "Other", link: "https://k.example/pie/"), of: first))
        #expect(!isDouble(recipe(.feed, link: "https://k.example/pie2"), of: first))
    }

    @Test func withoutALinkTitleAndIngredientsTell() {
        let first = recipe(.cookbook)
        #expect(isDouble(recipe(.feed, "leek pies", foods: ["Flour", "leek"]), of: first))
        #expect(isDouble(recipe(.feed, link: "https://k.example/1"), of: first))
        #expect(isDouble(first, of: recipe(.feed, link: "https://k.example/1")))
        #expect(!isDouble(recipe(.feed, foods: ["leeks"]), of: first))
        #expect(!isDouble(recipe(.feed, "Leek Tart"), of: first))
        #expect(!isDouble(recipe(.feed, foods: []), of: recipe(.cookbook, foods: [])))
    }

    @Test func whatOneServiceSendsTwiceIsItsOwnAffair() {
        let first = recipe(.feed, link: "https://k.example/1")
        #expect(!isDouble(first, of: first))
        #expect(!isDouble(recipe(.cookbook), of: recipe(.cookbook)))
    }
}

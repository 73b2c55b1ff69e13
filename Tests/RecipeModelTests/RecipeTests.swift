import RecipeModel
import Testing

struct RecipeTests {
    private let id = RecipeID(service: .feed, key: "7")

    @Test(
        arguments: [
            (CookingTimes(), nil), (CookingTimes(preparation: 5), 5), (CookingTimes(cooking: 7), 7),
            (CookingTimes(preparation: 5, cooking: 7), 12),
            (CookingTimes(preparation: 5, cooking: 7, total: 60), 60),
            (CookingTimes(preparation: .max, cooking: 1), nil),
            // A sum of an hour or more is no exact time; what is stated is.
            (CookingTimes(preparation: 9, cooking: 50), 59),
            (CookingTimes(preparation: 10, cooking: 52), 60),
            (CookingTimes(preparation: 10, cooking: 53), 65),
            (CookingTimes(preparation: 10, cooking: 57), 65),
            (CookingTimes(cooking: 68), 70), (CookingTimes(total: 68), 68),
            (CookingTimes(preparation: .max), .max),
        ] as [(CookingTimes, Int?)]
    )
    func minutes(times: CookingTimes, expected: Int?) {
        #expect(times.minutes == expected)
    }

    @Test func partsAreReadInOrder() {
        var recipe = Recipe(id: id, title: "Pie")
        #expect(!recipe.isCookable)
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "1 egg", name: "egg")]),
            IngredientGroup(title: "Crust", items: [Ingredient(text: "flour")]),
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Mix."]), StepGroup(title: "Crust", items: ["Roll.", "Bake."]),
        ]
        #expect(recipe.ingredients.map(\.name) == ["egg", "flour"])
        #expect(recipe.steps == ["Mix.", "Roll.", "Bake."])
        #expect(recipe.isCookable)
    }

    @Test func sourceIsTheSiteElseTheService() {
        #expect(Recipe(id: id, title: "Pie").source == "feed")
        let link = WebAddress("http://www.pies.example/1")
        #expect(Recipe(id: id, title: "Pie", link: link).source == "pies.example")
    }
}

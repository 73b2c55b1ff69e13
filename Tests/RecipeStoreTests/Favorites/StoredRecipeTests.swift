import RecipeModel
import Testing

@testable import RecipeStore

struct StoredRecipeTests {
    @Test func aRecipeComesBackWhole() throws {
        let recipe = try FavoriteContent.sample("a").recipe
        let text = try StoredJSON.text(of: StoredRecipe(recipe))
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        #expect(stored.recipe(id: recipe.id) == recipe)
    }

    @Test func whatIsUnknownStaysUnknown() throws {
        let recipe = Recipe(id: .sample("a"), title: "")
        let text = try StoredJSON.text(of: StoredRecipe(recipe))
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        #expect(stored.recipe(id: recipe.id) == recipe)
    }

    @Test func numbersWithoutEndAreLeftOut() throws {
        var recipe = Recipe(id: .sample("a"), title: "A")
        recipe.yield = RecipeYield(text: "many", amount: .infinity)
        recipe.rating = Rating(value: .nan)
        let text = try StoredJSON.text(of: StoredRecipe(recipe))
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        #expect(stored.recipe(id: recipe.id).yield == RecipeYield(text: "many", amount: nil))
        #expect(stored.recipe(id: recipe.id).rating == nil)
    }

    @Test func stepsKeepTheirOwnIngredients() throws {
        var recipe = Recipe(id: .sample("a"), title: "Loaf")
        recipe.ingredientGroups = [IngredientGroup(items: [.init(text: "a"), .init(text: "b")])]
        recipe.stepGroups = [StepGroup(items: ["Mix.", "Bake."])]
        recipe.stepIngredients = [[1], [0]]
        let text = try StoredJSON.text(of: StoredRecipe(recipe))
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        #expect(stored.recipe(id: recipe.id) == recipe)
        #expect(stored.recipe(id: recipe.id).ingredientsOfSteps?.map(\.count) == [1, 1])
    }

    /// What is in the cook's files already has to be read by every later program.
    @Test func theFirstFormIsStillRead() throws {
        let text = """
            {"author":"A. Cook","categories":["bread"],"cookingMinutes":20,"cuisines":["british"],
            "ingredientGroups":[{"items":[{"name":"garlic","text":"3 cloves garlic"},
            {"text":"salt"}],"title":"For the bread"}],"keywords":["loaf"],"language":"en",
            "link":"https://kitchen.example/a","notes":["Keeps."],"nutrition":[{"amount":"2 g",
            "name":"salt"}],"picture":"https://kitchen.example/a.jpg","preparationMinutes":10,
            "rating":{"best":5,"count":12,"value":4.5},"site":"Example","stepGroups":[{"items":
            ["Mix.","Bake."]}],"title":"Loaf","totalMinutes":45,"video":"https://k.example/v",
            "yieldAmount":4,"yieldText":"Serves 4"}
            """
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        var recipe = Recipe(
            id: .sample("a"),
            title: "Loaf",
            link: WebAddress("https://kitchen.example/a")
        )
        recipe.picture = WebAddress("https://kitchen.example/a.jpg")
        recipe.video = WebAddress("https://k.example/v")
        recipe.author = "A. Cook"
        recipe.site = "Example"
        recipe.language = "en"
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        recipe.times = CookingTimes(preparation: 10, cooking: 20, total: 45)
        recipe.ingredientGroups = [
            IngredientGroup(
                title: "For the bread",
                items: [
                    Ingredient(text: "3 cloves garlic", name: "garlic"), Ingredient(text: "salt"),
                ]
            )
        ]
        recipe.stepGroups = [StepGroup(items: ["Mix.", "Bake."])]
        recipe.notes = ["Keeps."]
        recipe.cuisines = ["british"]
        recipe.categories = ["bread"]
        recipe.keywords = ["loaf"]
        recipe.rating = Rating(value: 4.5, best: 5, count: 12)
        recipe.nutrition = [NutritionFact(name: "salt", amount: "2 g")]
        #expect(stored.recipe(id: recipe.id) == recipe)
    }

    @Test(arguments: ["{\"title\":\"A\"}", "{\"title\":\"A\",\"later\":[1,{\"x\":null}]}"])
    func keysThatAreMissingOrUnknownAreNoFault(_ text: String) throws {
        let stored = try #require(StoredJSON.value(StoredRecipe.self, of: text))
        #expect(stored.recipe(id: .sample("a")) == Recipe(id: .sample("a"), title: "A"))
    }

    @Test(arguments: ["", "{", "[]", "{}", "null", "{\"title\":1}"])
    func anythingElseIsDamage(_ text: String) {
        #expect(StoredJSON.value(StoredRecipe.self, of: text) == nil)
    }
}

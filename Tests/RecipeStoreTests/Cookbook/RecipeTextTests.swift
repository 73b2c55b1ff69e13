import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A recipe as the text that is kept of it: among favorites, and in a cookbook.
struct RecipeTextTests {
    private enum Kept: CaseIterable {
        case favorite, cookbook

        func text(of recipe: Recipe) throws -> String {
            switch self {
            case .favorite: try StoredJSON.text(of: StoredRecipe(recipe))
            case .cookbook: String(decoding: RecipeBody.bytes(of: recipe), as: UTF8.self)
            }
        }

        func read(_ text: String) -> Recipe? {
            switch self {
            case .favorite:
                StoredJSON.value(StoredRecipe.self, of: text)?.recipe(id: recipe("").id)
            case .cookbook: RecipeBody.recipe(of: Array(text.utf8), key: "n1")
            }
        }
    }

    private static func recipe(_ title: String) -> Recipe {
        Recipe(id: RecipeID(service: .cookbook, key: "n1"), title: title)
    }

    @Test func whateverIsWrittenComesBack() throws {
        var recipes = [
            try FavoriteContent.sample("a").recipe, Self.recipe(""), Self.recipe("é 日 /"),
        ]
        var stepwise = Self.recipe("Loaf")
        stepwise.ingredientGroups = [IngredientGroup(items: [.init(text: "a"), .init(text: "b")])]
        stepwise.stepGroups = [StepGroup(items: ["Mix.", "Bake."])]
        stepwise.stepIngredients = [[1], [0]]
        var maker = RecipeMaker(seed: 7)
        recipes += (0..<50).map { _ in maker.recipe() }
        for signs in ["a\"b", "a\\", "\u{1}", "\u{F}x", "x\u{1F}", "a\nb\tc", "\u{7F}", " "] {
            recipes.append(Self.recipe(signs))
        }
        for kept in Kept.allCases {
            for var recipe in recipes {
                recipe.id = Self.recipe("").id
                #expect(try kept.read(kept.text(of: recipe)) == recipe, "\(kept) \(recipe.title)")
            }
        }
        // Which foods a step needs is kept of a favorite alone.
        let read = try Kept.favorite.read(Kept.favorite.text(of: stepwise))
        #expect(read == stepwise && read?.ingredientsOfSteps?.map(\.count) == [1, 1])
    }

    /// JSON has no form for numbers without end.
    @Test func numbersWithoutEndAreLeftOut() throws {
        var recipe = Self.recipe("A")
        recipe.yield = RecipeYield(text: "many", amount: .infinity)
        recipe.rating = Rating(value: .nan, best: 5, count: 3)
        for kept in Kept.allCases {
            let found = try kept.read(kept.text(of: recipe))
            #expect(found?.yield == RecipeYield(text: "many", amount: nil))
            #expect(found?.rating == nil && found?.title == "A")
        }
    }

    @Test func keysMayBeMissingOrUnknownAndAnythingElseIsDamage() {
        for kept in Kept.allCases {
            for text in [#"{"title":"A"}"#, #"{"title":"A","later":[1,{"x":null}]}"#] {
                #expect(kept.read(text) == Self.recipe("A"), "\(kept) \(text)")
            }
            for text in ["", "{", "[]", "{}", "null", #"{"name":"A"}"#, #"{"title":"A""#] {
                #expect(kept.read(text) == nil, "\(kept) \(text)")
            }
        }
        #expect(Kept.favorite.read(#"{"title":1}"#) == nil)
    }

    // MARK: In a cookbook

    @Test func membersStandInTheirOrderAndSignsAreEscaped() throws {
        var recipe = Self.recipe("a\"b\\\u{1}\n\u{7F}")
        recipe.times = CookingTimes(preparation: 1, cooking: 2, total: 3)
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 eggs", name: "egg"), Ingredient(text: "salt"),
            ])
        ]
        recipe.stepGroups = [StepGroup(title: "End", items: ["Mix.", "Bake."])]
        recipe.notes = ["b", "a"]
        #expect(
            try Kept.cookbook.text(of: recipe)
                == #"{"title":"a\"b\\\u0001\u000a"# + "\u{7F}"
                + #"","preparationMinutes":1,"cookingMinutes":2,"totalMinutes":3,"#
                + #""ingredientGroups":[{"items":[{"text":"2 eggs","name":"egg"},{"text":"salt"}]}],"#
                + #""stepGroups":[{"title":"End","items":["Mix.","Bake."]}],"notes":["b","a"]}"#
        )
        #expect(try Kept.cookbook.text(of: Self.recipe("A")) == #"{"title":"A"}"#)
    }

    @Test func whatIsNotWholeIsPassedOver() {
        let found = Kept.cookbook.read(
            #"{"title":"A","ingredientGroups":[{"items":[{"name":"x"},{"text":"salt"}]}],"#
                + #""yieldAmount":4,"rating":{"best":10},"#
                + #""nutrition":[{"name":"fat"},{"amount":"2 g"},{"name":"salt","amount":"1 g"}]}"#
        )
        #expect(found?.ingredients == [Ingredient(text: "salt")])
        #expect(found?.nutrition == [NutritionFact(name: "salt", amount: "1 g")])
        #expect(found?.yield == nil && found?.rating == nil)
        let whole = Kept.cookbook.read(
            #"{"title":"A","yieldText":"a loaf","rating":{"value":4}}"#
        )
        #expect(whole?.yield == RecipeYield(text: "a loaf", amount: nil))
        #expect(whole?.rating == Rating(value: 4, best: 5))
    }

    // MARK: Among favorites

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
}

import RecipeFormats
import RecipeModel

/// Recipes for the tests.
enum Sample {
    /// A recipe with all that a recipe can have.
    static var soup: Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: "soup"),
            title: "Leek soup",
            link: WebAddress("https://kitchen.example/leek-soup")
        )
        recipe.picture = WebAddress("https://kitchen.example/soup.jpg")
        recipe.video = WebAddress("https://films.example/7")
        recipe.author = "Ann Onion"
        recipe.site = "Example Kitchen"
        recipe.language = "en"
        recipe.yield = RecipeYield(text: "Serves 4-6", amount: 4)
        recipe.times = CookingTimes(preparation: 15, cooking: 75, total: 90)
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks, in rings"), Ingredient(text: "50 g soft butter"),
                Ingredient(text: "salt"),
            ])
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Melt the butter and add the leeks.", "Season and serve."])
        ]
        recipe.notes = ["Keeps for 2 days."]
        recipe.cuisines = ["french"]
        recipe.categories = ["soup", "starter"]
        recipe.keywords = ["winter"]
        recipe.rating = Rating(value: 4.5, best: 5, count: 12)
        recipe.nutrition = [NutritionFact(name: "saturated fat", amount: "8 g")]
        return recipe
    }

    /// The same with headings over its ingredients and steps.
    static var grouped: Recipe {
        var recipe = soup
        recipe.ingredientGroups = [
            IngredientGroup(title: "For the soup", items: [Ingredient(text: "2 leeks")]),
            IngredientGroup(
                title: "For the top",
                items: [Ingredient(text: "100 g cheese"), Ingredient(text: "1 tsp paprika")]
            ),
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Boil the leeks."]),
            StepGroup(title: "Top", items: ["Strew the cheese.", "Dust with paprika."]),
        ]
        return recipe
    }

    /// A recipe of which a title alone is known, and the text of its page.
    static var textOnly: RecipeDocument {
        RecipeDocument(
            recipe: Recipe(id: RecipeID(service: .web, key: "x"), title: "A <b>page</b>"),
            text: "First line [1]\n\n# Second *line*",
            links: [WebAddress("https://a.example/(x)?a=1&lt;=2")].compactMap { $0 }
        )
    }

    static func text(_ recipes: Recipe..., as format: RecipeFileFormat) -> String {
        RecipeFileWriter().text(of: recipes.map { RecipeDocument(recipe: $0) }, as: format)
    }
}

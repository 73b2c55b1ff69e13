import RecipeModel
import Testing

@testable import ShellCommands

/// A recipe of a service with what its page says: the page's words come first, and nothing is lost.
struct CompletedRecipeTests {
    private func recipe(_ word: String) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .feed, key: word),
            title: "\(word) soup",
            link: WebAddress("https://a.example/\(word)")
        )
        recipe.picture = WebAddress("https://a.example/\(word).jpg")
        recipe.thumbnail = WebAddress("https://a.example/\(word)-small.jpg")
        recipe.video = WebAddress("https://a.example/\(word).mp4")
        recipe.author = word
        recipe.site = word
        recipe.yield = RecipeYield(text: word, amount: 2)
        recipe.times.total = word.count
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: word)])]
        recipe.stepGroups = [StepGroup(items: [word])]
        recipe.stepIngredients = [[0]]
        recipe.notes = [word]
        recipe.cuisines = [word]
        recipe.categories = [word]
        recipe.language = word
        recipe.keywords = [word]
        recipe.rating = Rating(value: Double(word.count), count: 2)
        recipe.nutrition = [NutritionFact(name: word, amount: "1 g")]
        recipe.coverage = IngredientCoverage(used: [word], missed: [])
        return recipe
    }

    @Test func whatAPageDoesNotTellStaysAsTheServiceToldIt() {
        let told = recipe("leek")
        let empty = Recipe(id: RecipeID(service: .web, key: "x"), title: "")
        #expect(told.completed(by: empty) == told)
    }

    @Test func whatAPageTellsComesFirst() {
        let (told, page) = (recipe("leek"), recipe("onion"))
        var expected = page
        expected.id = told.id
        expected.link = told.link
        // Those are the list's own.
        expected.thumbnail = told.thumbnail
        expected.coverage = told.coverage
        #expect(told.completed(by: page) == expected)
    }
}

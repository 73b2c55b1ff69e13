import Documents
import RecipeModel
import Testing

struct RecipePageTests {
    private func file(_ change: (inout Recipe) -> Void) -> String {
        let link = WebAddress("http://a.example/pie")
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie", link: link)
        change(&recipe)
        var page = Documents.RecipePage(RecipeDocument(recipe: recipe))
        page.isFile = true
        return MarkdownWriter.text(of: page.document)
    }

    /// Sites of films name their page as the film.
    @Test(arguments: [(nil, false), ("http://a.example/pie", false), ("http://b.example/7", true)])
    func aFilmIsNamedUnlessItIsThePage(_ address: String?, _ isNamed: Bool) {
        let text = file { $0.video = address.flatMap { WebAddress($0) } }
        #expect(text.contains("film") == isNamed)
    }

    @Test(
        arguments: [
            (CookingTimes(preparation: 5), "5 min preparation"),
            (CookingTimes(cooking: 5), "5 min cooking"), (CookingTimes(total: 5), "5 min"),
            (
                CookingTimes(preparation: 5, cooking: 70),
                "1 h 15 min (5 min preparation, 1 h 10 min cooking)"
            ), (CookingTimes(cooking: 5, total: 9), "9 min (5 min cooking)"),
        ] as [(CookingTimes, String)]
    )
    func aFileSaysWhatTheTimesAre(_ times: CookingTimes, _ words: String) {
        let text = file { $0.times = times }
        #expect(
            text.split(separator: "\n").dropFirst().first?.hasSuffix("· \(words)") == true,
            "\(text)"
        )
    }

    @Test(arguments: [
        (false, "salt", "Result 1: Pie."), (true, "salt", "Result 1: Pie. Favorite."),
        (false, "milk", "Result 1: Pie. Has lactose."),
        (true, "milk", "Result 1: Pie. Favorite. Has lactose."),
    ])
    func aRowSaysWhatItsMarksSay(_ isFavorite: Bool, _ food: String, _ spoken: String) {
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: "Pie")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: food)])]
        let row = RecipeRow(number: 1, recipe: recipe, isFavorite: isFavorite, query: nil)
        #expect(row.spoken.first == spoken)
        #expect(row.spoken.dropFirst().first == "Ingredients: \(food).")
    }
}

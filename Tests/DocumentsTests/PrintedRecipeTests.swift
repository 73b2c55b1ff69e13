import Documents
import RecipeModel
import Testing

struct PrintedRecipeTests {
    private func file(_ change: (inout Recipe) -> Void) -> String {
        let link = WebAddress("http://a.example/pie")
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie", link: link)
        change(&recipe)
        var page = PrintedRecipe(RecipeDocument(recipe: recipe))
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

    // MARK: - What is there, and what parts it

    /// The parts of a page on a screen, by their kinds.
    private func parts(of page: PrintedRecipe) -> [String] {
        page.document.blocks(on: .screen).map { block in
            switch block.content {
            case .title: "title"
            case .heading(_, let level): "heading \(level)"
            case .facts: "facts"
            case .items: "items"
            case .paragraph: "line"
            case .space: "space"
            default: "other"
            }
        }
    }

    /// A page of a recipe with a food and a step, and the address that it is from.
    private func page(
        text: String = "",
        _ change: (inout Recipe) -> Void = { _ in }
    ) -> PrintedRecipe {
        let link = WebAddress("http://a.example/pie")
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie", link: link)
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "salt")])]
        recipe.stepGroups = [StepGroup(items: ["Cut."])]
        change(&recipe)
        return PrintedRecipe(RecipeDocument(recipe: recipe, text: text))
    }

    @Test func aFreeLineStandsBeforeEachSection() {
        var page = page {
            $0.video = WebAddress("http://b.example/7")
            $0.ingredientGroups.append(
                IngredientGroup(title: "Top", items: [Ingredient(text: "oil")])
            )
            $0.stepGroups.append(StepGroup(title: "Top", items: ["Bake."]))
            $0.notes = ["Keeps."]
            $0.nutrition = [NutritionFact(name: "fat", amount: "3 g")]
        }
        page.warning = "Only half of it was read."
        let groups = ["heading 2", "items", "heading 3", "items"]
        #expect(
            parts(of: page) == ["title", "facts", "space", "line", "space"] + groups + ["space"]
                + groups + ["space", "heading 2", "items", "space", "heading 2", "facts"]
                + ["space", "facts", "line", "line"]
        )
        page.part = .ingredients
        #expect(parts(of: page) == ["title", "space"] + groups)
        page.part = .steps
        #expect(parts(of: page) == ["title", "space"] + groups)
        page.part = .text
        #expect(parts(of: page) == ["title", "space", "line", "line"])
    }

    /// Below the recipe are the ways to what else there is.
    @Test func theEndHasWhatThereIs() {
        let start = [
            "title", "facts", "space", "heading 2", "items", "space", "heading 2", "items",
        ]
        #expect(parts(of: page { $0.link = nil }) == start)
        #expect(parts(of: page()) == start + ["space", "line"])
        let film = page {
            $0.link = nil
            $0.video = WebAddress("http://b.example/7")
        }
        #expect(parts(of: film) == start + ["space", "facts", "line"])
        #expect(parts(of: page(text: "Here.")) == start + ["space", "facts", "line"])
        let words = page(text: "Here.") { $0.link = nil }
        #expect(parts(of: words) == start + ["space", "facts"])
    }

    /// The text is all there is only where neither ingredients nor steps were found.
    @Test func whatIsMissingIsSaid() {
        let end = ["space", "facts", "line"]
        #expect(
            parts(of: page(text: "Here.") { $0.stepGroups = [] })
                == ["title", "facts", "space", "heading 2", "items", "space", "line"] + end
        )
        #expect(
            parts(of: page(text: "Here.") { $0.ingredientGroups = [] })
                == ["title", "facts", "space", "line", "space", "heading 2", "items"] + end
        )
        let none = page(text: "Here.") {
            $0.ingredientGroups = []
            $0.stepGroups = []
        }
        #expect(parts(of: none) == ["title", "facts", "space", "line"])
    }

    /// A file has the page's text where the recipe alone is not enough to cook from.
    @Test func aFileHasTheTextThatIsNeeded() {
        func file(_ text: String, isWhole: Bool) -> String {
            var page = page(text: text) { if !isWhole { $0.stepGroups = [] } }
            page.isFile = true
            return MarkdownWriter.text(of: page.document)
        }
        #expect(file("Here.", isWhole: true) == file("", isWhole: true))
        #expect(
            file("Here.", isWhole: false)
                == file("", isWhole: false) + "\n\n## Text of the page\n\nHere."
        )
        #expect(file("", isWhole: false).hasSuffix("\n\n## Ingredients\n\n- salt"))
    }
}

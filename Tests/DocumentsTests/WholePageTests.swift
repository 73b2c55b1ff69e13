import Documents
import RecipeModel
import RecipeSearch
import Testing

/// Whole recipes as they are written: every part of them, and each part left out.
struct WholePageTests {
    private static let full: Recipe = {
        let link = WebAddress("https://a.example/pie")
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Leek pie", link: link)
        recipe.picture = WebAddress("https://a.example/pie.jpg")
        recipe.video = WebAddress("https://b.example/film")
        recipe.author = "Ann <b>"
        recipe.site = "Ann's"
        recipe.yield = RecipeYield(text: "1", amount: 1)
        recipe.times = CookingTimes(preparation: 15, cooking: 60)
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "2 leeks", name: "leeks")]),
            IngredientGroup(title: "Crust", items: [Ingredient(text: "butter", name: "butter")]),
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Cut.", "Fry"]), StepGroup(title: "Crust:", items: ["Bake!"]),
        ]
        recipe.notes = ["Keeps", "Freezes well."]
        recipe.cuisines = ["south african"]
        recipe.categories = ["main course"]
        recipe.keywords = ["quick"]
        recipe.rating = Rating(value: 4.25, best: 5, count: 1)
        recipe.nutrition = [
            NutritionFact(name: "calories", amount: "210 kcal"),
            NutritionFact(name: "fat", amount: "3 g"),
        ]
        return recipe
    }()

    private func page(_ change: (inout Recipe) -> Void = { _ in }) -> PrintedRecipe {
        var recipe = Self.full
        change(&recipe)
        return PrintedRecipe(RecipeDocument(recipe: recipe))
    }

    private func file(_ change: (inout Recipe) -> Void = { _ in }) -> Document {
        var page = page(change)
        page.isFile = true
        return page.document
    }

    /// What is said, line by line, of a page on the screen.
    private func spoken(_ page: PrintedRecipe) -> [String] {
        page.document.blocks(on: .screen).flatMap { block -> [String] in
            if let spoken = block.spoken { return spoken }
            switch block.content {
            case .facts(let facts, _, _):
                return [facts.map { $0.spoken ?? $0.words.string }.joined(separator: " | ")]
            case .items(let items, _): return items.map { $0.spoken ?? $0.words.string }
            case .heading(let words, _): return [words.string]
            case .paragraph(let words, _, _): return [words.string]
            default: return []
            }
        }
    }

    @Test func asMarkdown() {
        #expect(
            MarkdownWriter.text(of: file()) == """
                # Leek pie

                [a.example](https://a.example/pie) · 1 serving · 1 h 15 min (15 min preparation, 1 h \
                cooking) · has lactose · [film](https://b.example/film)

                by Ann \\<b> · South African · Main course · quick · 4.25 of 5 from 1 vote

                ![Leek pie](https://a.example/pie.jpg)

                ## Ingredients

                - 2 leeks

                ### Crust

                - butter

                ## Steps

                1. Cut.
                2. Fry

                ### Crust:

                3. Bake!

                ## Notes

                - Keeps
                - Freezes well.

                ## Nutrition

                - calories: 210 kcal
                - fat: 3 g
                """
        )
    }

    @Test func asHTML() {
        #expect(
            HTMLWriter.article(of: file()) == """
                <article>
                <h1>Leek pie</h1>
                <p class="facts"><a href="https://a.example/pie" rel="noreferrer">a.example</a> · 1 \
                serving · 1 h 15 min (15 min preparation, 1 h cooking) · has lactose · \
                <a href="https://b.example/film" rel="noreferrer">film</a></p>
                <p class="facts">by Ann &lt;b&gt; · South African · Main course · quick · 4.25 of 5 \
                from 1 vote</p>
                <p><img src="https://a.example/pie.jpg" alt="Leek pie" \
                referrerpolicy="no-referrer"></p>
                <section>
                <h2>Ingredients</h2>
                <ul>
                <li>2 leeks</li>
                </ul>
                <h3>Crust:</h3>
                <ul>
                <li>butter</li>
                </ul>
                </section>
                <section>
                <h2>Steps</h2>
                <ol>
                <li>Cut.</li>
                <li>Fry</li>
                </ol>
                <h3>Crust:</h3>
                <ol start="3">
                <li>Bake!</li>
                </ol>
                </section>
                <section>
                <h2>Notes</h2>
                <ul>
                <li>Keeps</li>
                <li>Freezes well.</li>
                </ul>
                </section>
                <section>
                <h2>Nutrition</h2>
                <ul>
                <li>calories: 210 kcal</li>
                <li>fat: 3 g</li>
                </ul>
                </section>
                </article>
                """
        )
    }

    @Test func asItIsReadAloud() {
        var page = page()
        page.number = 3
        page.kept = "kept today"
        #expect(
            spoken(page) == [
                "Recipe 3: Leek pie. Has lactose.",
                "From a.example | 1 serving | 1 hour 15 minutes | kept today",
                "by Ann <b> | South African | Main course | 4.25 of 5 from 1 vote",
                "2 ingredients:", "2 leeks.", "Crust", "butter.", "Step 1: Cut.", "Step 2: Fry.",
                "Crust:", "Step 3: Bake!", "Note: Keeps.", "Note: Freezes well.",
                "Nutrition: calories 210 kcal, fat 3 g.", "Watch the video: open it --video",
                "Address: https://a.example/pie", "Film: https://b.example/film",
            ]
        )
    }

    /// One ingredient is not "ingredients"; what a cook has is told from what is needed.
    @Test func whatACookHasIsMarked() {
        var page = page { $0.stepGroups = [] }
        page.holdings = [.missing, .inPantry]
        page.part = .ingredients
        #expect(
            spoken(page) == [
                "Leek pie. Has lactose.", "2 ingredients:", "Need 2 leeks.", "Crust",
                "Have butter.",
            ]
        )
        page.holdings = [.missing]
        #expect(spoken(page).suffix(3) == ["2 leeks.", "Crust", "butter."])
        let one = self.page { $0.ingredientGroups.removeLast() }
        #expect(spoken(one).contains("1 ingredient:"))
    }

    @Test func onlyThePartAskedFor() {
        var page = page()
        page.part = .steps
        #expect(
            spoken(page) == [
                "Leek pie. Has lactose.", "Step 1: Cut.", "Step 2: Fry.", "Crust:", "Step 3: Bake!",
            ]
        )
        page.part = .ingredients
        #expect(
            spoken(page) == [
                "Leek pie. Has lactose.", "2 ingredients:", "2 leeks.", "Crust", "butter.",
            ]
        )
        page.part = .text
        #expect(
            spoken(page) == [
                "Leek pie. Has lactose.", "The page has no text that could be read.",
            ]
        )
    }

    @Test func aFavoriteHasItsStar() {
        var page = PrintedRecipe(RecipeDocument(recipe: Self.full, isFavorite: true))
        #expect(spoken(page).first == "Leek pie. Favorite. Has lactose.")
        page.isFile = true
        #expect(MarkdownWriter.text(of: page.document).hasPrefix("# Leek pie ★\n\n"))
        #expect(HTMLWriter.article(of: page.document).contains("<h1>Leek pie ★</h1>"))
    }

    @Test func aWarningStandsBeforeTheRecipe() {
        var page = page()
        page.warning = "Only half of it was read."
        let lines = spoken(page)
        #expect(lines.firstIndex(of: "Only half of it was read.") == 3)
    }

    /// What is said where there are no ingredients or steps, and what helps then.
    @Test(arguments: [
        ("Text here.", true, "No steps found. The page's text: open it --text"),
        ("", true, "No steps found. In the web browser: open it --web"),
        ("", false, "No steps found."),
    ])
    func noSteps(text: String, hasLink: Bool, words: String) {
        var recipe = Self.full
        recipe.stepGroups = []
        if !hasLink { recipe.link = nil }
        let content = RecipeDocument(recipe: recipe, text: text)
        var page = PrintedRecipe(content)
        page.part = .steps
        #expect(spoken(page) == ["Leek pie. Has lactose.", Spoken.sentence(words)])
        page.isFile = true
        #expect(spoken(page) == ["Leek pie. Has lactose."])
    }

    @Test func noIngredients() {
        var page = page { $0.ingredientGroups = [] }
        page.part = .ingredients
        #expect(spoken(page) == ["Leek pie.", "No ingredients found."])
        page.isFile = true
        #expect(spoken(page) == ["Leek pie."])
    }

    /// A page without a recipe is shown as its text, with its links.
    @Test func onlyTheText() {
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Tips")
        recipe.site = "Ann's"
        let links = ["https://a.example/1", "https://a.example/2"].compactMap { WebAddress($0) }
        let content = RecipeDocument(recipe: recipe, text: "  One. \n\nTwo.", links: links)
        #expect(
            spoken(PrintedRecipe(content)) == [
                "Tips.", "From Ann's", "One.", "Two.", "Link 1: https://a.example/1",
                "Link 2: https://a.example/2",
            ]
        )
        var page = PrintedRecipe(content)
        page.isFile = true
        #expect(
            MarkdownWriter.text(of: page.document) == """
                # Tips

                Ann's

                ## Text of the page

                One.

                Two.

                ## Links

                - \\[1\\] [https://a.example/1](https://a.example/1)
                - \\[2\\] [https://a.example/2](https://a.example/2)
                """
        )
        page.isFile = false
        page.part = .steps
        #expect(
            spoken(page) == ["Tips.", "No steps found. The page's text: open it --text."]
        )
    }

    /// With a recipe the text is only counted, and told how to be read.
    @Test(arguments: [("One two", "2 words"), ("One", "1 word")])
    func theTextIsCounted(text: String, count: String) {
        let page = PrintedRecipe(RecipeDocument(recipe: Self.full, text: text))
        #expect(
            spoken(page).contains(
                "Page text as found | \(count) | 'open it --text' shows all | "
                    + "Watch the video: open it --video"
            )
        )
    }

    @Test(
        arguments: [
            (RecipeYield(text: "", amount: 2.5), "2.5 servings"),
            (RecipeYield(text: "", amount: 1), "1 serving"),
            (RecipeYield(text: "12 muffins", amount: 12), "12 muffins"),
            (RecipeYield(text: "4", amount: nil), "4 servings"),
            (RecipeYield(text: "", amount: nil), nil), (nil, nil),
        ] as [(RecipeYield?, String?)]
    )
    func howMuchItMakes(yield: RecipeYield?, words: String?) {
        let page = page {
            $0.yield = yield
            $0.times = CookingTimes()
        }
        #expect(
            spoken(page)[1]
                == (["From a.example"] + [words].compactMap { $0 }).joined(separator: " | ")
        )
    }

    @Test(
        arguments: [
            (
                IngredientCoverage(used: ["a"], missed: []), "uses 1 of yours, needs nothing more",
                nil
            ),
            (
                IngredientCoverage(used: ["a", "b"], missed: ["c", " "]),
                "uses 2 of yours, needs 2 more", "Also needs: c."
            ),
            (
                IngredientCoverage(used: ["a"], missed: ["c", "d"], isFromPantry: true),
                "have 1 of 3", "Missing: c, d."
            ),
            (
                IngredientCoverage(used: ["a"], missed: [], isFromPantry: false),
                "uses 1 of yours, needs nothing more", nil
            ),
            (IngredientCoverage(used: ["a"], missed: [], isFromPantry: true), "have 1 of 1", nil),
        ] as [(IngredientCoverage, String, String?)]
    )
    func whatTheServiceTells(coverage: IngredientCoverage, brief: String, needs: String?) {
        var page = page { $0.coverage = coverage }
        page.part = .ingredients
        #expect(
            spoken(page) == [
                "Leek pie. Has lactose.", "2 ingredients; \(brief):", "2 leeks.", "Crust",
                "butter.",
            ] + [needs].compactMap { $0 }
        )
    }
}

import RecipeFormats
import RecipeModel
import RecipeTestSupport
import Testing

struct CooklangRecipeTests {
    @Test func ingredientsStandWhereAStepNamesThem() {
        let file = CookFile(Sample.text(Sample.soup, as: .cooklang))
        #expect(
            file.ingredients == [
                .init(name: "salt"),
                .init(name: "butter", quantity: "50", unit: "g", preparation: "soft"),
                .init(name: "leeks", quantity: "2", preparation: "in rings"),
            ]
        )
        #expect(file.steps.first?.isList == true && file.steps.count == 3)
        #expect(file.steps.dropFirst().map(\.text) == Sample.soup.steps)
        #expect(file.notes == Sample.soup.notes)
    }

    @Test func headedGroupsKeepTheirHeadings() {
        let file = CookFile(Sample.text(Sample.grouped, as: .cooklang))
        #expect(
            file.steps.prefix(2).map(\.text) == [
                "For the soup: leeks", "For the top: cheese, paprika",
            ]
        )
        #expect(file.sections.map(\.title) == [nil, "Top"])
        #expect(
            file.sections.last?.steps.map(\.text) == ["Strew the cheese.", "Dust with paprika."]
        )
    }

    @Test func frontMatterHasTheConventionsNames() throws {
        let file = CookFile(Sample.text(Sample.soup, as: .cooklang))
        let check = try #require(file.metadata.first { $0.hasPrefix("ingredients check: ") })
            .dropFirst("ingredients check: ".count)
        #expect(
            file.metadata == [
                "title: Leek soup", "source: https://kitchen.example/leek-soup",
                "site: Example Kitchen", "author: Ann Onion", "servings: 4 (Serves 4-6)",
                "prep time: 15m",
                "cook time: 1h15m", "time required: 1h30m", "course:", "  - soup", "  - starter",
                "cuisine: french", "tags:", "  - winter", "locale: en",
                "image: https://kitchen.example/soup.jpg", "video: https://films.example/7",
                "rating:", "  value: 4.5", "  best: 5", "  count: 12",
                "nutrition:", "  saturated fat: 8 g",
                // The steps say `butter` and `soft` elsewhere, and salt comes first.
                "ingredients:", "  - 2 leeks, in rings", "  - 50 g soft butter", "  - salt",
                "ingredients check: \(check)", "made with: recipe",
            ]
        )
    }

    @Test(arguments: [
        ("4", 4, "4"), ("Serves 4", 4, "4"), ("12 muffins", 12, "12 muffins"),
        ("Makes 12", 12, "12 (Makes 12)"), ("a big pot", nil, "a big pot"), ("", 2.5, "2.5"),
        ("40 pieces", 4, "4 (40 pieces)"), ("4.5 loaves", 4, "4 (4.5 loaves)"),
    ])
    func servingsBeginWithTheNumber(text: String, amount: Double?, written: String) {
        var recipe = Sample.soup
        recipe.yield = RecipeYield(text: text, amount: amount)
        let lines = CookFile(Sample.text(recipe, as: .cooklang)).metadata
        #expect(lines.contains("servings: \(written)"))
    }

    @Test(arguments: [
        ("Plain title", "Plain title"), ("1984", "1984"), ("12:30", "\"12:30\""),
        ("yes", "\"yes\""), ("Soup: hot", "\"Soup: hot\""),
        ("A \"good\" \\ one", #""A \"good\" \\ one""#),
        ("- dash", "\"- dash\""), ("[list]", "\"[list]\""), ("C# soup", "C# soup"),
        ("a #tag", "\"a #tag\""), ("Ends:", "\"Ends:\""), ("Ragù d'oca", "Ragù d'oca"),
        ("2020-01-02", "\"2020-01-02\""), ("50% & more", "50% & more"), ("*star*", "\"*star*\""),
    ])
    func titlesAreQuotedWhereYAMLNeedsIt(title: String, written: String) {
        var recipe = Sample.soup
        recipe.title = title
        let lines = CookFile(Sample.text(recipe, as: .cooklang)).metadata
        #expect(lines.first == "title: \(written)")
    }

    /// A paragraph begins with no mark, a parenthesis behind an ingredient is text, and of the
    /// each group without a heading is begun anew.
    @Test func aStepIsWrittenAroundItsIngredients() {
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie")
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks"), Ingredient(text: "50 g soft butter"),
            ])
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Leeks go in.", "> Melt the butter(all)."]),
            StepGroup(title: "Top", items: ["Stir."]), StepGroup(items: ["Bake."]),
            StepGroup(items: ["Serve."]),
        ]
        #expect(
            RecipeFileWriter().text(forEditing: recipe) == #"""
                ---
                title: Pie
                ---

                @Leeks{2} go in.

                \> Melt the @butter{50%g}(soft)\(all).

                == Top ==

                Stir.

                ==

                Bake.

                ==

                Serve.

                """#
        )
    }

    @Test func whatHasNoIngredientsHasNoParagraphOfThem() {
        let recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie")
        #expect(Sample.text(recipe, as: .cooklang) == "---\ntitle: Pie\nmade with: recipe\n---\n")
    }

    @Test func aPageWithoutARecipeIsNotes() {
        #expect(
            RecipeFileWriter().text(of: [Sample.textOnly], as: .cooklang) == """
                ---
                title: "A <b>page</b>"
                made with: recipe
                ---

                > First line [1]

                > # Second *line*

                """
        )
    }

    @Test(arguments: 0..<lawCases(40, orAs: "RECIPE_ROUND_TRIPS"))
    func nothingIsLostAndNothingBecomesMarkup(seed: Int) {
        var generator = RecipeGenerator(seed: UInt64(seed))
        let recipe = generator.recipe()
        let text = Sample.text(recipe, as: .cooklang)
        let file = CookFile(text)
        let comment = Comment(rawValue: text)
        #expect(file.others.isEmpty, comment)
        let lists =
            file.steps.count - recipe.steps.count
        #expect(file.steps.dropFirst(lists).map(\.text) == recipe.steps, comment)
        #expect(file.notes == recipe.notes, comment)
        let titled = recipe.stepGroups.compactMap(\.title)
        #expect(file.sections.compactMap(\.title) == titled, comment)
        #expect(
            file.ingredients.map(words).sorted { $0.lexicographicallyPrecedes($1) }
                == recipe.ingredients.map(words).sorted { $0.lexicographicallyPrecedes($1) },
            comment
        )
    }

    private func words(of ingredient: CookFile.Ingredient) -> [String] {
        let text = [
            ingredient.quantity, ingredient.unit, ingredient.name, ingredient.preparation,
        ].joined(separator: " ")
        return letters(text)
    }

    private func words(of ingredient: Ingredient) -> [String] {
        // The amounts are written as numbers that every reader knows.
        var text = ingredient.text
        for (sign, number) in [("½", " 1/2"), ("1,5", "1.5"), ("a pinch of", "1 pinch")] {
            text = text.split(separator: sign, omittingEmptySubsequences: false)
                .joined(separator: number)
        }
        if text.hasPrefix("250ml") { text = "250 " + text.dropFirst(3) }
        return letters(text)
    }

    private func letters(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init).sorted()
    }
}

import RecipeModel
import Testing

@testable import RecipeFormats

/// The data of a page, whole, for a full recipe and for a bare one.
struct SchemaRecipeTests {
    /// All but the member of our own, which stands last.
    private func data(_ recipe: Recipe) -> String {
        let text = SchemaRecipe.text(of: ExportedRecipe(RecipeDocument(recipe: recipe)))
        let parts = text.split(separator: ",\n  \"x-recipe\": {", maxSplits: 1)
        return parts.count == 2 ? parts[0] + "\n}" : text
    }

    @Test func aFullRecipe() {
        var recipe = Sample.grouped
        recipe.nutrition = [
            NutritionFact(name: "Calories", amount: "210"),
            NutritionFact(name: "serving size", amount: "1"),
            NutritionFact(name: "saturated-fat", amount: "8 g"),
            NutritionFact(name: "vitamin B12", amount: "2 mg"),
        ]
        #expect(
            data(recipe) == """
                {
                  "@context": "https://schema.org",
                  "@type": "Recipe",
                  "name": "Leek soup",
                  "url": "https://kitchen.example/leek-soup",
                  "image": "https://kitchen.example/soup.jpg",
                  "video": {
                    "@type": "VideoObject",
                    "contentUrl": "https://films.example/7"
                  },
                  "author": {
                    "@type": "Person",
                    "name": "Ann Onion"
                  },
                  "publisher": {
                    "@type": "Organization",
                    "name": "Example Kitchen"
                  },
                  "inLanguage": "en",
                  "recipeYield": [
                    "4",
                    "Serves 4-6"
                  ],
                  "prepTime": "PT15M",
                  "cookTime": "PT1H15M",
                  "totalTime": "PT1H30M",
                  "recipeCuisine": [
                    "french"
                  ],
                  "recipeCategory": [
                    "soup",
                    "starter"
                  ],
                  "keywords": [
                    "winter"
                  ],
                  "aggregateRating": {
                    "@type": "AggregateRating",
                    "ratingValue": 4.5,
                    "bestRating": 5,
                    "ratingCount": 12
                  },
                  "nutrition": {
                    "@type": "NutritionInformation",
                    "calories": "210",
                    "servingSize": "1",
                    "saturatedFatContent": "8 g",
                    "vitaminB12Content": "2 mg"
                  },
                  "recipeIngredient": [
                    "2 leeks",
                    "100 g cheese",
                    "1 tsp paprika"
                  ],
                  "recipeInstructions": [
                    {
                      "@type": "HowToStep",
                      "text": "Boil the leeks."
                    },
                    {
                      "@type": "HowToSection",
                      "name": "Top",
                      "itemListElement": [
                        {
                          "@type": "HowToStep",
                          "text": "Strew the cheese."
                        },
                        {
                          "@type": "HowToStep",
                          "text": "Dust with paprika."
                        }
                      ]
                    }
                  ]
                }
                """
        )
    }

    @Test func aBareRecipe() {
        let recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie")
        #expect(
            data(recipe)
                == "{\n  \"@context\": \"https://schema.org\",\n  \"@type\": \"Recipe\",\n  \"name\": \"Pie\"\n}"
        )
    }

    @Test(arguments: [
        (RecipeYield(text: "4", amount: 4), "\"4\""),
        (RecipeYield(text: "", amount: 2.5), "\"2.5\""),
        (RecipeYield(text: "many", amount: nil), "\"many\""),
        (RecipeYield(text: "4 pies", amount: 4), "[\n    \"4\",\n    \"4 pies\"\n  ]"),
    ])
    func aYield(yield: RecipeYield, json: String) {
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Pie")
        recipe.yield = yield
        #expect(data(recipe).hasSuffix(",\n  \"recipeYield\": \(json)\n}"))
        recipe.yield = nil
        recipe.rating = Rating(value: 4)
        #expect(data(recipe).hasSuffix("\"ratingValue\": 4,\n    \"bestRating\": 5\n  }\n}"))
    }

    /// A page is in a language where all its recipes are.
    @Test(
        arguments: [
            (["en", "en"], "<html lang=\"en\">"), (["en", "de"], "<html>"),
            ([nil, "en"], "<html>"), (["en", nil], "<html>"), (["\"x"], "<html lang=\"&quot;x\">"),
        ] as [([String?], String)]
    )
    func theLanguageOfAPage(languages: [String?], tag: String) {
        let documents = languages.map { language in
            var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "P<ie")
            recipe.language = language
            return RecipeDocument(recipe: recipe)
        }
        let page = RecipeFileWriter().text(of: documents, as: .html)
        #expect(page.hasPrefix("<!DOCTYPE html>\n\(tag)\n<head>\n<meta charset=\"utf-8\">\n"))
        #expect(page.contains("<title>\(languages.count == 1 ? "P&lt;ie" : "2 recipes")</title>"))
        #expect(RecipeFileWriter().text(of: [], as: .html).contains("<title>Recipes</title>"))
    }

    @Test func aCooklangFileWhole() {
        var recipe = Sample.grouped
        recipe.categories = []
        recipe.nutrition = []
        recipe.language = "de-AT"
        recipe.stepGroups.append(StepGroup(items: ["Serve (hot)."]))
        recipe.ingredientGroups.insert(
            IngredientGroup(items: [
                Ingredient(text: "50 g butter, soft"), Ingredient(text: "a pinch of salt"),
            ]),
            at: 0
        )
        recipe.stepGroups[0].items.append("Melt the butter (all).")
        #expect(
            CooklangRecipe.text(
                of: ExportedRecipe(RecipeDocument(recipe: recipe)),
                isDraft: true
            ) == """
                ---
                title: Leek soup
                source: https://kitchen.example/leek-soup
                site: Example Kitchen
                author: Ann Onion
                servings: 4 (Serves 4-6)
                prep time: 15m
                cook time: 1h15m
                time required: 1h30m
                cuisine: french
                tags:
                  - winter
                locale: de_AT
                image: https://kitchen.example/soup.jpg
                video: https://films.example/7
                rating:
                  value: 4.5
                  best: 5
                  count: 12
                ---

                @salt{1%pinch}

                For the soup: @leeks{2}

                For the top: @cheese{100%g}, @paprika{1%tsp}

                Boil the leeks.

                Melt the @butter{50%g}(soft) (all).

                == Top ==

                Strew the cheese.

                Dust with paprika.

                ==

                Serve (hot).

                > Keeps for 2 days.

                """
        )
        #expect(
            Sample.text(Sample.soup, Sample.soup, as: .cooklang).split(separator: "---\ntitle")
                .count == 2
        )
    }

    @Test func aFileSaysWhenItWasSaved() {
        let document = RecipeDocument(recipe: Sample.soup, savedAt: 86_400)
        let text = RecipeFileWriter().text(of: [document], as: .markdown)
        #expect(text.contains(" · saved 1970-01-02 · has lactose · "))
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        let two = RecipeFileWriter().text(of: [document, document], as: .markdown)
        #expect(two.split(separator: "\n\n---\n\n").count == 2)
    }

    @Test func jsonOfOneAndOfSeveral() throws {
        func read(_ recipes: [Recipe]) throws -> JSONValue {
            let documents = recipes.map { RecipeDocument(recipe: $0) }
            return try JSONReader.value(
                of: Array(RecipeFileWriter().text(of: documents, as: .json).utf8)
            )
        }
        let one = try read([Sample.grouped])
        #expect(one.members.map(\.name) == ["v", "recipe"] && one["v"]?.integer == 1)
        let group = one["recipe"]?["ingredientGroups"]?.array?.last
        #expect(group?["title"]?.string == "For the top")
        #expect(group?["items"]?.array?.compactMap(\.string) == ["100 g cheese", "1 tsp paprika"])
        #expect(group?["names"]?.array?.compactMap(\.string) == ["100 g cheese", "1 tsp paprika"])
        #expect(try read([Sample.soup, Sample.soup])["recipes"]?.array?.count == 2)
        #expect(try read([])["recipes"]?.array?.isEmpty == true)
    }
}

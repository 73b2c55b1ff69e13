import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct LinkedDataPageTests {
    static let plain = #""name":"Pea soup","recipeIngredient":["200 g peas","1 onion"]"#

    @Test(arguments: [
        Case("an object", #"{"@type":"Recipe",\#(plain)}"#, true),
        Case("an array", #"[{"@type":"WebSite"},{"@type":"Recipe",\#(plain)}]"#, true),
        Case("a graph", #"{"@graph":[{"@type":"WebPage"},{"@type":"Recipe",\#(plain)}]}"#, true),
        Case("mainEntity", #"{"@type":"WebPage","mainEntity":{"@type":"Recipe",\#(plain)}}"#, true),
        Case("a list of types", #"{"@type":["Recipe","NewsArticle"],\#(plain)}"#, true),
        Case("a type as address", #"{"@type":"https://schema.org/Recipe",\#(plain)}"#, true),
        Case("a prefix", #"{"@type":"schema:Recipe",\#(plain)}"#, true),
        Case(
            "old names",
            #"{"@type":"Recipe","name":"Pea soup","ingredients":["200 g peas","1 onion"]}"#,
            true
        ),
        Case(
            "control characters",
            "{\"@type\":\"Recipe\",\"description\":\"a\nb\",\(plain)}",
            true
        ),
        Case("comma at the end", #"{"@type":"Recipe",\#(plain),}"#, true),
        Case("another type", #"{"@type":"Article",\#(plain)}"#, false),
    ])
    func recipesAreFoundWhereverTheyStand(_ row: Case<String, Bool>) {
        let found = content(linkedDataPage(row.input))
        #expect(
            (found.recipe?.ingredients.map(\.text) == ["200 g peas", "1 onion"]) == row.expected
        )
        #expect((found.kind == .recipe) == row.expected)
    }

    @Test(arguments: [
        Case("one text", #""Boil the peas.\nPuree them.""#, ["Boil the peas.", "Puree them."]),
        Case("texts", #"["Boil the peas.","Puree them."]"#, ["Boil the peas.", "Puree them."]),
        Case(
            "steps",
            #"[{"@type":"HowToStep","text":"Boil the peas."},{"@type":"HowToStep","text":"Puree them."}]"#,
            ["Boil the peas.", "Puree them."]
        ),
        Case(
            "steps with a repeated name",
            #"[{"@type":"HowToStep","name":"Boil the","text":"Boil the peas."}]"#,
            ["Boil the peas."]
        ),
        Case(
            "a name alone",
            #"[{"@type":"HowToStep","name":"Boil the peas."}]"#,
            ["Boil the peas."]
        ),
        Case(
            "step labels",
            #"["Step 1","Boil the peas.","2.","Puree them."]"#,
            ["Boil the peas.", "Puree them."]
        ),
        Case(
            "numbers",
            #"["1. Boil the peas.","2) Puree them."]"#,
            ["Boil the peas.", "Puree them."]
        ),
        Case(
            "paragraphs",
            #""<p>Boil the peas.</p><p>Puree them.</p>""#,
            ["Boil the peas.", "Puree them."]
        ),
        Case(
            "escaped markup",
            #""&lt;p&gt;Boil the peas.&lt;/p&gt;&lt;p&gt;Puree them.&lt;/p&gt;""#,
            ["Boil the peas.", "Puree them."]
        ),
        Case(
            "an item list",
            #"{"@type":"ItemList","itemListElement":[{"@type":"HowToStep","text":"Boil the peas."}]}"#,
            ["Boil the peas."]
        ),
    ])
    func stepsOfEveryShapeAreRead(_ row: Case<String, [String]>) {
        let page = linkedDataPage(
            #"{"@type":"Recipe",\#(Self.plain),"recipeInstructions":\#(row.input)}"#
        )
        #expect(content(page).recipe?.steps == row.expected)
    }

    @Test func sectionsKeepTheirHeadings() {
        let page = linkedDataPage(
            #"""
            {"@type":"Recipe","name":"Pie","recipeIngredient":["flour"],"recipeInstructions":[
            {"@type":"HowToSection","name":"Dough:","itemListElement":[{"@type":"HowToStep","text":"Knead well."}]},
            {"@type":"HowToSection","name":"Filling","itemListElement":[{"@type":"HowToStep","text":"Stir."},
            {"@type":"HowToStep","text":"Pour in."}]}]}
            """#
        )
        #expect(
            content(page).recipe?.stepGroups == [
                StepGroup(title: "Dough", items: ["Knead well."]),
                StepGroup(title: "Filling", items: ["Stir.", "Pour in."]),
            ]
        )
    }

    @Test func allFieldsAreReadAndTheirOriginIsTold() throws {
        let page = linkedDataPage(
            #"""
            {"@context":"https://schema.org","@graph":[{"@type":"Person","@id":"#kim","name":"Kim Cook"},
            {"@type":"Recipe","name":"Bean &amp;amp; rice bowl","author":{"@id":"#kim"},
            "publisher":{"@type":"Organization","name":"Test Kitchen"},"inLanguage":"en-GB",
            "recipeYield":["3","3 bowls"],"prepTime":"PT10M","cookTime":"PT25M","totalTime":"PT35M",
            "recipeIngredient":["1&frac12; cups rice"],"recipeInstructions":"Cook at 90&deg;C.",
            "recipeCuisine":"Mexican","recipeCategory":["Main","Vegan"],"keywords":"beans, rice",
            "aggregateRating":{"ratingValue":"4.5","ratingCount":12},
            "nutrition":{"@type":"NutritionInformation","calories":"320 kcal","proteinContent":"9 g"},
            "image":[{"@type":"ImageObject","url":"/bowl.jpg"}],
            "video":{"@type":"VideoObject","contentUrl":"https://kitchen.example/bowl.mp4"}}]}
            """#
        )
        let found = content(page)
        let recipe = try #require(found.recipe)
        #expect(recipe.id == RecipeID(service: .web, key: "kitchen.example/soup"))
        #expect(recipe.title == "Bean & rice bowl")
        #expect(recipe.author == "Kim Cook")
        #expect(recipe.site == "Test Kitchen")
        #expect(recipe.language == "en-GB")
        #expect(recipe.yield == RecipeYield(text: "3 bowls", amount: 3))
        #expect(recipe.times == CookingTimes(preparation: 10, cooking: 25, total: 35))
        #expect(recipe.ingredients.map(\.text) == ["1½ cups rice"])
        #expect(recipe.steps == ["Cook at 90°C."])
        #expect(recipe.cuisines == ["mexican"])
        #expect(recipe.categories == ["main", "vegan"])
        #expect(recipe.keywords == ["beans", "rice"])
        #expect(recipe.rating == Rating(value: 4.5, best: 5, count: 12))
        #expect(
            recipe.nutrition == [
                NutritionFact(name: "calories", amount: "320 kcal"),
                NutritionFact(name: "protein", amount: "9 g"),
            ]
        )
        #expect(recipe.picture?.text == "https://kitchen.example/bowl.jpg")
        #expect(recipe.video?.text == "https://kitchen.example/bowl.mp4")
        #expect(Set(found.origins.values) == [.jsonLD])
        #expect(found.origins["recipeNotes"] == nil)
    }

    private func recipe(_ members: String, body: String = "") -> Recipe? {
        let json = #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],\#(members)}"#
        return content(linkedDataPage(json, body: body)).recipe
    }

    @Test(arguments: [
        (#"{"ratingValue":5,"bestRating":5}"#, Rating(value: 5, best: 5)),
        (#"{"ratingValue":9,"bestRating":10}"#, Rating(value: 9, best: 10)),
        (#"{"ratingValue":9}"#, nil), (#"{"ratingValue":6,"bestRating":5}"#, nil),
        (#"{"ratingValue":0}"#, nil), (#"{"bestRating":5}"#, nil),
    ])
    func aRatingIsNoBetterThanItsBest(_ rating: String, _ expected: Rating?) {
        #expect(recipe(#""aggregateRating":\#(rating)"#)?.rating == expected)
    }

    @Test(arguments: [
        (#""Kim""#, "Kim"), (#""https://kim.example/about""#, nil),
        (#"[{"name":"https://kim.example/"},{"name":"Kim"}]"#, "Kim"), (#"{"name":""}"#, nil),
    ])
    func anAddressIsNoName(_ author: String, _ expected: String?) {
        #expect(recipe(#""author":\#(author)"#)?.author == expected)
    }

    /// Some themes give each step as one text and again in its parts.
    @Test func theTextOfAStepIsNotReadAgainFromItsParts() {
        let step = #"""
            {"@type":"HowToStep","text":"Wash and slice the leek.","itemListElement":
            [{"@type":"HowToDirection","text":"Wash it."},{"@type":"HowToDirection","text":"Slice."}]}
            """#
        let steps = #""recipeInstructions":[\#(step),{"@type":"HowToStep","text":"Simmer it."}]"#
        #expect(recipe(steps)?.steps == ["Wash and slice the leek.", "Simmer it."])
        let parts = step.replacing("Wash and slice the leek.", with: "")
        #expect(recipe(#""recipeInstructions":\#(parts)"#)?.steps == ["Wash it.", "Slice."])
    }

    @Test(arguments: [("30 minutes", nil), ("90 minutes", 90), ("2 hours", 120)])
    func aTotalThatIsLessThanItsPartIsNotBelieved(_ told: String, _ expected: Int?) {
        let body = "<h1>Soup</h1><p>Total time: \(told)</p><p>Simmer the leek.</p>"
        #expect(recipe(#""prepTime":"PT90M""#, body: body)?.times.total == expected)
    }

    @Test func brokenBlockHidesNoOther() {
        let page = """
            <script type="application/ld+json">{"@type":"Recipe","name":"Broken"</script>
            <script type="application/ld+json">]]]]</script>
            <script type='application/ld+json'>{"@type":"Recipe",\(Self.plain)}</script>
            """
        #expect(content(page).recipe?.title == "Pea soup")
    }

    @Test func completeRecipeWinsOverOthers() {
        let page = linkedDataPage(
            #"""
            [{"@type":"Recipe","name":"Related"},
            {"@type":"Recipe",\#(Self.plain),"recipeInstructions":"Boil and puree."}]
            """#
        )
        #expect(content(page).recipe?.title == "Pea soup")
    }

    @Test func recipeNamedLikeTheHeadingWinsOverEqualOnes() {
        let page = linkedDataPage(
            #"""
            [{"@type":"Recipe","name":"Bread","recipeIngredient":["flour"],"recipeInstructions":"Bake."},
            {"@type":"Recipe",\#(Self.plain),"recipeInstructions":"Boil and puree."}]
            """#,
            body: "<h1>Pea soup</h1>"
        )
        #expect(content(page).recipe?.title == "Pea soup")
    }

    @Test func nodesOfOneIDAreOneRecipe() {
        let page = linkedDataPage(
            #"""
            [{"@type":"Recipe","@id":"#r","name":"Pea soup","recipeIngredient":["200 g peas"]},
            {"@type":"Recipe","@id":"#r","recipeInstructions":"Boil and puree.","totalTime":"PT20M"}]
            """#
        )
        let recipe = content(page).recipe
        #expect(recipe?.steps == ["Boil and puree."])
        #expect(recipe?.times.total == 20)
    }

    @Test func impossibleTimesDoNotCount() {
        let page = linkedDataPage(
            #"{"@type":"Recipe",\#(Self.plain),"prepTime":"PT0M","cookTime":"P9999D","totalTime":"PT0S"}"#
        )
        #expect(content(page).recipe?.times == CookingTimes())
    }

    @Test func textIsCleanWhateverIsInIt() {
        let page = linkedDataPage(
            #"""
            {"@type":"Recipe","name":"Soup\u202e\u0007 of\u200bpeas","recipeIngredient":["<b>1</b>&nbsp;cup\tpeas\u001b[31m"],
            "recipeInstructions":["Stir&amp;nbsp;well &amp;lt;3"]}
            """#
        )
        let recipe = content(page).recipe
        #expect(recipe?.title == "Soup ofpeas")
        #expect(recipe?.ingredients.map(\.text) == ["1 cup peas[31m"])
        #expect(recipe?.steps == ["Stir well <3"])
    }

    @Test func wronglyDecodedTextIsRepaired() {
        let page = linkedDataPage(
            #"{"@type":"Recipe","name":"CrÃ¨me brÃ»lÃ©e","recipeIngredient":["1Â cup cream"]}"#
        )
        #expect(content(page).recipe?.title == "Crème brûlée")
    }
}

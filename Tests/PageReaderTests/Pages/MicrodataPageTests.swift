import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct MicrodataPageTests {
    @Test func allFieldsOfAnItemAreRead() throws {
        let found = content(
            """
            <html lang="en"><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Oat bars</h1>
            by <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Kim</b></span>
            <meta itemprop="recipeYield" content="8 bars"><time itemprop="prepTime" datetime="PT10M">ten</time>
            <time itemprop="cookTime" datetime="PT20M">twenty</time><span itemprop="totalTime">30 minutes</span>
            <img itemprop="image" src="bars.jpg"><ul><li itemprop="recipeIngredient">200 g oats</li>
            <li itemprop="recipeIngredient">3 tbsp <a href="/honey">honey</a></li></ul>
            <ol itemprop="recipeInstructions"><li>Mix.</li><li>Bake until golden.</li></ol>
            <span itemprop="recipeCuisine">British</span><span itemprop="recipeCategory">Snack</span>
            <div itemprop="nutrition" itemscope><span itemprop="calories">210 kcal</span></div>
            <div itemprop="aggregateRating" itemscope><i itemprop="ratingValue">4.2</i><i itemprop="ratingCount">7</i></div>
            </div></body></html>
            """
        )
        let recipe = try #require(found.recipe)
        #expect(recipe.title == "Oat bars")
        #expect(recipe.author == "Kim")
        #expect(recipe.yield == RecipeYield(text: "8 bars", amount: 8))
        #expect(recipe.times == CookingTimes(preparation: 10, cooking: 20, total: 30))
        #expect(recipe.ingredients.map(\.text) == ["200 g oats", "3 tbsp honey"])
        #expect(recipe.steps == ["Mix.", "Bake until golden."])
        #expect(recipe.cuisines == ["british"])
        #expect(recipe.categories == ["snack"])
        #expect(recipe.rating == Rating(value: 4.2, best: 5, count: 7))
        #expect(recipe.nutrition == [NutritionFact(name: "calories", amount: "210 kcal")])
        #expect(recipe.picture?.text == "https://kitchen.example/bars.jpg")
        #expect(recipe.language == "en")
        #expect(found.origins["ingredients"] == .microdata)
        #expect(found.origins["language"] == .meta)
    }

    /// What an item inside says of itself is not said of the recipe, wherever it stands.
    @Test(arguments: [
        "<p itemprop=author itemscope><b itemprop=name>Kim</b><b itemprop=recipeYield>9</b></p>",
        "<p itemscope><b itemprop=name>Oven</b><b itemprop=recipeCuisine>Thai</b></p>",
        "<p itemprop=review itemscope><i itemprop=author itemscope><b itemprop=name>Al</b></i></p>",
        "<div itemprop=video itemscope><b itemprop=name>Film</b><time itemprop=totalTime>1 h</time></div>",
    ])
    func anItemInsideSpeaksForItself(inside: String) throws {
        let own = """
            <h1 itemprop=name>Oat bars</h1><b itemprop=recipeYield>8 bars</b>
            <span itemprop=recipeCuisine>British</span><span itemprop=totalTime>20 min</span>
            <i itemprop=recipeIngredient>oats</i><i itemprop=recipeInstructions>Bake.</i>
            """
        for inner in [inside + own, own + inside] {
            let page = "<div itemscope itemtype='http://schema.org/Recipe'>\(inner)</div>"
            let recipe = try #require(content(page).recipe)
            #expect(recipe.title == "Oat bars")
            #expect(recipe.yield == RecipeYield(text: "8 bars", amount: 8))
            #expect(recipe.cuisines == ["british"])
            #expect(recipe.times.total == 20)
        }
    }

    static let shapes: [Case<String, [String]>] = [
        Case(
            "steps one by one",
            "<p itemprop=recipeInstructions>Mix.</p><p itemprop=recipeInstructions>Bake.</p>",
            ["Mix.", "Bake."]
        ),
        Case(
            "line ends",
            "<div itemprop=recipeInstructions>Mix.<br>Bake.</div>",
            ["Mix.", "Bake."]
        ),
        Case(
            "paragraphs",
            "<div itemprop=recipeInstructions><p>1. Mix.</p><p>2. Bake.</p></div>",
            ["Mix.", "Bake."]
        ),
        Case(
            "HowToStep items",
            """
            <ol><li itemprop=recipeInstructions itemscope itemtype=http://schema.org/HowToStep><h4>Step 1</h4>
            <p itemprop=text>Mix.</p></li><li itemprop=recipeInstructions itemscope><p itemprop=text>Bake.</p></li></ol>
            """,
            ["Mix.", "Bake."]
        ),
        Case(
            "in a meta element",
            "<meta itemprop=recipeInstructions content='Mix all and bake.'>",
            ["Mix all and bake."]
        ),
    ]

    @Test(arguments: shapes)
    func stepsOfEveryShapeAreRead(_ row: Case<String, [String]>) {
        let found = content(
            """
            <div itemscope itemtype="https://schema.org/Recipe"><p itemprop=name>Bars</p>
            <p itemprop=ingredients>oats</p><p itemprop=ingredients>honey</p>\(row.input)</div>
            """
        )
        #expect(found.recipe?.steps == row.expected)
    }

    @Test func microdataFillsWhatJSONLDLacks() {
        let found = content(
            linkedDataPage(
                #"{"@type":"Recipe","name":"Bars","recipeInstructions":"Mix and bake."}"#,
                body: """
                    <div itemscope itemtype="http://schema.org/Recipe"><i itemprop=name>Other name</i>
                    <p itemprop=recipeIngredient>oats</p><p itemprop=recipeIngredient>honey</p></div>
                    """
            )
        )
        #expect(found.recipe?.title == "Bars")
        #expect(found.recipe?.ingredients.map(\.text) == ["oats", "honey"])
        #expect(found.origins["ingredients"] == .microdata)
        #expect(found.origins["steps"] == .jsonLD)
    }

    @Test func olderVocabularyIsRead() {
        let found = content(
            """
            <div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">Bars</h2>
            <span itemprop="ingredient" itemscope><i itemprop="amount">200 g</i> <i itemprop="name">oats</i></span>
            <span itemprop="ingredient" itemscope><i itemprop="amount">1 cup</i> <i itemprop="name">honey</i></span>
            <div itemprop="instructions">Mix all and bake.</div></div>
            """
        )
        #expect(found.recipe?.ingredients.map(\.text) == ["200 g oats", "1 cup honey"])
    }

    @Test func propertiesOfARecipeInsideAnotherItemAreItsOwn() {
        let found = content(
            """
            <div itemscope itemtype="http://schema.org/WebPage"><i itemprop=name>Page</i>
            <div itemprop=mainEntity itemscope itemtype="http://schema.org/Recipe"><i itemprop=name>Bars</i>
            <p itemprop=recipeIngredient>oats</p><p itemprop=recipeIngredient>honey</p>
            <div itemprop=video itemscope><i itemprop=name>Film</i></div></div></div>
            """
        )
        #expect(found.recipe?.title == "Bars")
    }

    @Test(arguments: ["h-recipe", "hrecipe"])
    func microformatsAreRead(_ root: String) {
        let isNew = root == "h-recipe"
        let found = content(
            """
            <div class="\(root)"><h1 class="\(isNew ? "p-name" : "fn")">Oat bars</h1>
            <ul><li class="\(isNew ? "p-ingredient" : "ingredient")">200 g oats</li>
            <li class="\(isNew ? "p-ingredient" : "ingredient")">honey</li></ul>
            <div class="\(isNew ? "e-instructions" : "instructions")"><p>Mix.</p><p>Bake.</p></div>
            <p class="\(isNew ? "p-yield" : "yield")">8 bars</p>
            <time class="\(isNew ? "dt-duration" : "duration")" datetime="PT30M">half an hour</time></div>
            """
        )
        #expect(found.recipe?.title == "Oat bars")
        #expect(found.recipe?.ingredients.map(\.text) == ["200 g oats", "honey"])
        #expect(found.recipe?.steps == ["Mix.", "Bake."])
        #expect(found.recipe?.yield?.amount == 8)
        #expect(found.recipe?.times.total == 30)
        #expect(found.origins["title"] == .hRecipe)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages with lines that are no part of the recipe, between its lines and after them.
struct StrayLinePageTests {
    private static let items = LeekTart.list(LeekTart.ingredients)
    private static let moves = LeekTart.list(LeekTart.steps)
    private static let paragraphs = LeekTart.wrapped(LeekTart.steps, in: "<p>", "</p>")
    private static let shares = (1...8).map { "<p>Click to share this with friend \($0)</p>" }
        .joined()

    /// The recipe under headings, with more at places.
    private static func page(
        inList: String = "",
        afterList: String = "",
        afterSteps: String = "",
        steps: String = "<h2>Method</h2><ol>\(moves)</ol>"
    ) -> String {
        LeekTart.page(
            """
            <h1>Leek tart</h1><h2>Ingredients</h2><ul>\(items)\(inList)</ul>\(afterList)\(steps)
            \(afterSteps)
            """
        )
    }

    @Test(arguments: [
        Case(
            "what readers wrote",
            page(
                afterSteps:
                    "<h3>3 thoughts on “Leek tart”</h3><ol><li><cite>Jo</cite><p>I made it with 2"
                    + " onions, and baked it for an hour.</p></li></ol>",
                steps: "<p><b>Method</b></p>\(paragraphs)"
            ),
            ()
        ),
        Case("who wrote it", page(afterSteps: "<p>Written by Jo Doe</p>"), ()),
        Case("how often it was seen", page(afterSteps: "<div>Post Views: 66</div>"), ()),
        Case(
            "an advertisement in bold",
            page(afterSteps: "<p><strong>Do you want more? We have written a book.</strong></p>"),
            ()
        ),
        Case(
            "when it was changed, after fewer steps than items",
            page(afterSteps: "<p>Tried in our kitchen</p><p>9 November 2021</p>"),
            ()
        ),
        Case("a button in another language", page(inList: "<li>Zutaten kopieren</li>"), ()),
        Case(
            "a sentence after the list of ingredients",
            page(
                afterList: "<p>Leeks are at their best from October to March, as we all know.</p>"
            ),
            ()
        ),
        Case(
            "the same in other units, hidden",
            page(inList: "<li class=\"imperial hide\">7 oz flour</li>"),
            ()
        ),
        Case(
            "what is printed only",
            page(inList: "<p class=printonly>Metric</p>"),
            ()
        ),
        Case("a short footnote", page(afterList: "<p>*See below.</p>"), ()),
        Case(
            "a remark after the list of ingredients",
            page(afterList: "<p>Nutmeg gives this tart a wonderful warmth in winter!</p>"),
            ()
        ),
        Case(
            "what visitors may do, after links",
            page(
                steps: """
                    <h2>Method</h2>\(paragraphs)<aside>\(shares)</aside><div>Rate this tart!</div>
                    <div>Write an answer</div>
                    """
            ),
            ()
        ),
        Case(
            "why one will love this recipe",
            LeekTart.page(
                """
                <h1>Leek tart</h1><h2>Why You’ll Love This Recipe</h2><ul><li>Hands off: the oven
                does all of the work for you.</li><li>Little effort: a fork and a bowl will do.</li>
                <li>It keeps for three days in the fridge.</li><li>Everybody asks for more.</li></ul>
                <h2>What You’ll Need</h2><ul>\(items)</ul><h2>How to Make Leek Tart</h2>
                <ol>\(moves)</ol>
                """
            ),
            ()
        ),
    ])
    func strayLineIsLeftOut(_ page: Case<String, Void>) {
        LeekTart.expect(in: page.input)
    }

    @Test(arguments: [
        Case(
            "labels of steps as headings in a list",
            page(
                steps: "<ul>"
                    + zip(1..., LeekTart.steps).map {
                        "<li><h6>Step \($0)</h6><p>\($1)</p></li>"
                    }.joined() + "</ul>"
            ),
            ()
        ),
        Case(
            "labels of steps and a stroke",
            page(
                steps: "<h2>Method</h2>"
                    + zip(1..., LeekTart.steps).map { "<p><b>STEP \($0)</b> | \($1)</p>" }.joined()
            ),
            ()
        ),
        Case(
            "bullets before lines",
            LeekTart.page(
                "<h1>Leek tart</h1><p><em>"
                    + LeekTart.ingredients.map { "• \($0)" }.joined(separator: "<br>")
                    + "</em></p>" + LeekTart.wrapped(LeekTart.steps, in: "<p>", "</p>")
            ),
            ()
        ),
        Case(
            "headings that begin with the dish",
            LeekTart.page(
                """
                <h1>Leek tart</h1><h2>Leek tart – Die Zutaten</h2><ul>\(items)</ul>
                <h2>Leek tart – Die Zubereitung</h2><ol>\(moves)</ol>
                """
            ),
            ()
        ),
    ])
    func everyLineIsFound(_ page: Case<String, Void>) {
        LeekTart.expect(in: page.input)
    }

    @Test func headingOfAStepMayNameATimeOrTheIngredients() {
        let steps = content(
            LeekTart.page(
                """
                <h1>Rice</h1><h2>Ingredients</h2><ul><li>1 cup rice</li><li>2 cups water</li></ul>
                <h2>How to make rice</h2><h3>Step 1: Gather your ingredients</h3><p>Put everything on
                the table before you begin.</p><h3>To cook the rice:</h3><p>Bring the water to the
                boil and simmer the rice for ten minutes.</p><h3>Cooking</h3><p>Put the lid on the pot
                and wait until the water has gone.</p><h3>Step 4: Cook on</h3><p>Stir once.</p>
                """
            )
        ).recipe?.steps
        #expect(
            steps == [
                "Put everything on the table before you begin.",
                "Bring the water to the boil and simmer the rice for ten minutes.",
                "Put the lid on the pot and wait until the water has gone.", "Stir once.",
            ]
        )
    }

    @Test func valuesBeforeTheirLabelsAreReadAsSuch() {
        let recipe = content(
            Self.page(
                afterSteps: """
                    <div>3-4</div><p>Servings</p><div>30 min</div><p>Preparation Time</p>
                    <div>10 min</div><p>Cook Time</p>
                    """
            )
        ).recipe
        #expect(recipe?.yield?.amount == 3)
        #expect(recipe?.times.preparation == 30)
        #expect(recipe?.times.cooking == 10)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages without any markup for recipes, in the shapes that people write.
struct UnmarkedShapeTests {
    private static let lines = LeekTart.ingredients
    private static let steps = LeekTart.steps
    private static let items = LeekTart.list(lines)
    private static let moves = LeekTart.list(steps)
    private static let broken = lines.joined(separator: "<br>")
    private static let paragraphs = LeekTart.wrapped(steps, in: "<p>", "</p>")
    private static let count = steps.indices.map { "\($0 + 1)" }

    private static func numbered(_ mark: String) -> [String] {
        zip(count, steps).map { "\($0)\(mark)\($1)" }
    }

    static let shapes: [Case<String, Void>] = [
        Case(
            "lines apart by breaks",
            """
            <div><h3>Leek tart</h3>My grandmother's.<br><br><b>Ingredients:</b><br>\(broken)<br><br>
            <b>Method:</b><br>\(steps.joined(separator: "<br><br>"))</div>
            <div class=comments>I used 2 onions.</div>
            """,
            ()
        ),
        Case(
            "a division for each line, with hyphens",
            """
            <h3>Leek tart</h3><div>You will need:</div>\(LeekTart.wrapped(lines, in: "<div>- ", "</div>"))
            <div><br></div><div>How to make it:</div>\(LeekTart.wrapped(steps, in: "<div>", "</div>"))
            """,
            ()
        ),
        Case(
            "no headings at all",
            "<h1>Leek tart</h1><p>A tart we love.</p><p>\(broken)</p>\(paragraphs)",
            ()
        ),
        Case(
            "a table of two columns for the layout",
            """
            <table><tr><td colspan=2><b>Leek tart</b></td></tr><tr><td><b>Ingredients</b><br>\(broken)
            </td><td><b>Directions</b><br>\(steps.joined(separator: "<br>"))</td></tr></table>
            """,
            ()
        ),
        Case(
            "a table of steps",
            """
            <h1>Leek tart</h1><h2>Ingredients</h2><ul>\(items)</ul><h2>Method</h2>
            <table>\(numbered("</td><td>").map { "<tr><td>\($0)</td></tr>" }.joined())</table>
            """,
            ()
        ),
        Case(
            "preformatted text",
            """
            <pre>Leek tart\n\nIngredients\n\n\(lines.joined(separator: "\n"))\n\nMethod\n
            \(numbered(". ").joined(separator: "\n\n"))</pre>
            """,
            ()
        ),
        Case(
            "text whose style keeps its lines",
            """
            <h1>Leek tart</h1><div style='white-space: pre-line'>Ingredients
            \(lines.joined(separator: "\n"))\nMethod\n\(steps.joined(separator: "\n"))</div>
            """,
            ()
        ),
        Case(
            "boxes to tick and numbers beside the steps",
            """
            <h1>Leek tart</h1><h2>Ingredients</h2>
            \(LeekTart.wrapped(lines, in: "<label><input type=checkbox> ", "</label>"))
            <h2>Instructions</h2>
            \(numbered("</i><u>").map { "<div><i>\($0)</u></div>" }.joined())
            """,
            ()
        ),
        Case(
            "amounts and foods in elements side by side",
            """
            <h1>Leek tart</h1><h2>Ingredients</h2><ul><li><b>3</b><i>leeks, sliced</i></li>
            <li><b>200</b><i>g flour</i></li><li><b>100 g</b> <i>cold butter</i></li>
            <li><b>2</b><i>eggs</i></li><li><b>150</b><i>ml cream</i></li>
            <li>Salt and pepper</li></ul><h2>Method</h2><ol>\(moves)</ol>
            """,
            ()
        ),
        Case(
            "pictures as bullets and digits in boxes",
            """
            <h1>Leek tart</h1><p>🛒 INGREDIENTS 🛒</p><p>▪️ \(lines.joined(separator: "<br>▪️ "))</p>
            <p>👩‍🍳 METHOD</p><p>1️⃣ \(steps[0])<br>2️⃣ \(steps[1])<br>3️⃣ \(steps[2])</p>
            """,
            ()
        ),
        Case(
            "a page for those without programs",
            """
            <div id=root></div><noscript><h1>Leek tart</h1><h2>Ingredients</h2><ul>\(items)</ul>
            <h2>Method</h2><ol>\(moves)</ol></noscript>
            """,
            ()
        ),
        Case(
            "tabs, one of them hidden",
            """
            <h1>Leek tart</h1><ul><li>Ingredients</li><li>Method</li></ul>
            <div style='display:none'><ul>\(items)</ul></div><div><ol>\(moves)</ol></div>
            """,
            ()
        ),
        Case(
            "labels of the post behind the steps",
            """
            <h1>Leek tart</h1><p><strong>Ingredients (serves 4)</strong></p>
            \(LeekTart.wrapped(lines, in: "<p>", "</p>"))<p><strong>Directions</strong></p>\(paragraphs)
            <p>Labels: tart, spring</p>
            """,
            ()
        ),
        Case(
            "list items without their list",
            """
            <h1>Leek tart</h1><h2>Ingredients</h2><li>\(lines.joined(separator: "<li>"))
            <h2>Method</h2><li>\(steps.joined(separator: "<li>"))
            """,
            ()
        ),
        Case(
            "a card behind a story, among lists that are none of it",
            """
            <h1>Leek tart</h1><p>A long story about spring and leeks.</p><h2>Why we love it</h2>
            <ul><li>Ready in 1 hour</li><li>Only 6 ingredients</li></ul><h2>Equipment</h2>
            <ul><li>1 tart tin</li><li>2 bowls</li></ul><div><h2>Leek tart</h2><h3>Ingredients</h3>
            <ul>\(items)</ul><h3>Instructions</h3><ol>\(moves)</ol><h3>Nutrition</h3>
            <p>Calories: 300 kcal</p></div><h2>More recipes</h2><ul><li><a href=/1>10 tarts</a></li></ul>
            <aside><ul><li>2 tart tins $20</li></ul></aside>
            """,
            ()
        ),
    ]

    @Test(arguments: shapes)
    func recipeIsTheSameInEveryShape(_ row: Case<String, Void>) {
        LeekTart.expect(in: LeekTart.page(row.input))
    }

    @Test func textWithoutATagIsReadLineByLine() {
        let text =
            "Leek tart\n\nIngredients:\n" + Self.lines.map { "- " + $0 }.joined(separator: "\n")
            + "\n\nDirections:\n" + Self.numbered(". ").joined(separator: "\n")
        LeekTart.expect(in: text)
    }

    @Test func jsonDocumentIsReadAsData() {
        LeekTart.expect(in: LeekTart.linkedData())
    }

    @Test(arguments: [
        Case("commas", "3 leeks, 200 g flour, 100 g butter, 2 eggs, 150 ml cream, salt", 6),
        Case("semicolons", "3 leeks; 200 g flour; 100 g cold butter, diced; salt", 4),
    ])
    func listOnTheLineOfItsHeadingIsTakenApart(_ row: Case<String, Int>) {
        let found = content(
            LeekTart.page(
                "<h1>Leek tart</h1><p><b>Ingredients:</b> \(row.input)</p>"
                    + "<p><b>Preparation:</b> \(Self.steps.joined(separator: " "))</p>"
            )
        )
        #expect(found.recipe?.ingredients.count == row.expected)
        #expect(found.recipe?.ingredients.first?.text == "3 leeks")
        #expect(found.recipe?.steps == [Self.steps.joined(separator: " ")])
    }

    @Test func termsAndTheirAmountsAreIngredients() {
        let found = content(
            LeekTart.page(
                "<h1>Leek tart</h1><h2>Ingredients</h2><dl><dt>Flour</dt><dd>200 g</dd><dt>Leeks</dt>"
                    + "<dd>3</dd><dt>Butter</dt><dd>100 g</dd></dl><h2>Method</h2><p>Bake it well.</p>"
            )
        )
        #expect(
            found.recipe?.ingredients.map(\.text) == ["Flour 200 g", "Leeks 3", "Butter 100 g"]
        )
    }

    @Test func headingOfAListInAListHeadsThatListAlone() {
        let found = content(
            LeekTart.page(
                "<h1>Leek tart</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g butter</li>"
                    + "<li>Seasonings<ul><li>1 tsp thyme</li><li>1 pinch of salt</li></ul></li>"
                    + "<li>3 leeks</li><li><b>Garnish</b><ul><li>parsley</li></ul></li></ul>"
                    + "<h2>Method</h2><p>Bake it well.</p>"
            )
        )
        #expect(
            found.recipe?.ingredientGroups.map(\.title) == [nil, "Seasonings", nil, "Garnish"]
        )
        #expect(found.recipe?.ingredientGroups.map(\.items.count) == [2, 2, 1, 1])
    }

    @Test(arguments: [
        Case("offers", "<h1>Offers</h1><ul><li>2 tins $20</li><li>3 bowls $15</li></ul>", ()),
        Case(
            "a list of recipes",
            (1..<12).map { "<h2><a href=/\($0)>Tart \($0)</a></h2><p>Serves 4 · 30 min</p>" }
                .joined(),
            ()
        ),
        Case(
            "an article",
            "<h1>Why butter matters</h1><p>In 2019 we tested 12 brands and used 200 g of each.</p>",
            ()
        ),
    ])
    func otherPagesAreNoRecipes(_ row: Case<String, Void>) {
        let page = "<html><head><title>Kitchen</title></head><body>\(row.input)</body></html>"
        #expect(content(page).kind == .notRecipe)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct UnmarkedPageTests {
    struct Found: Sendable {
        var ingredients: [String]
        var steps: [String]
    }

    static let soup = Found(
        ingredients: ["500 g carrots", "1 onion", "1 l stock"],
        steps: ["Chop the carrots and the onion.", "Boil them in the stock for half an hour."]
    )

    static let shapes: [Case<String, Found>] = [
        Case(
            "headings and lists",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots<li>1 onion<li>1 l stock</ul><h2>Directions</h2>
            <ol><li>Chop the carrots and the onion.<li>Boil them in the stock for half an hour.</ol>
            """,
            soup
        ),
        Case(
            "bold words and line ends",
            """
            <p><b>Ingredients:</b><br>500 g carrots<br>1 onion<br>1 l stock</p><p><b>Method:</b><br>
            Chop the carrots and the onion.<br>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "paragraphs alone",
            """
            <p>INGREDIENTS</p><p>500 g carrots</p><p>1 onion</p><p>1 l stock</p><p>INSTRUCTIONS</p>
            <p>Chop the carrots and the onion.</p><p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "a table of amounts",
            """
            <h3>You will need</h3><table><tr><td>500 g</td><td>carrots</td></tr><tr><td>1</td><td>onion</td></tr>
            <tr><td>1 l</td><td>stock</td></tr></table><h3>Preparation</h3><p>Chop the carrots and the onion.</p>
            <p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "numbers typed by hand",
            """
            <h2>What you need</h2><p>500 g carrots<br>1 onion<br>1 l stock</p>
            <p>1. Chop the carrots and the onion.</p><p>2. Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "a heading with the dish's name",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul>
            <h2>How to make carrot soup</h2><p>Chop the carrots and the onion.</p>
            <p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "a list in the letters of a heading",
            """
            <h3>Ingredients</h3><h5>• 500 g carrots<br>• 1 onion<br>• 1 l stock<br><br></h5>
            <h3>Method</h3><p>Chop the carrots and the onion.</p>
            <p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "labels before the steps",
            """
            <h2>Ingredients</h2><p>500 g carrots</p><p>1 onion</p><p>1 l stock</p>
            <p>Step 1: Chop the carrots and the onion.</p>
            <p>Step 2: Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "step labels on lines of their own",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h2>Steps</h2>
            <h4>Step 1</h4><p>Chop the carrots and the onion.</p><h4>Step 2</h4>
            <p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "class names and no headings",
            """
            <div class="card-ingredients"><p>500 g carrots</p><p>1 onion</p><p>1 l stock</p></div>
            <div class="card-directions"><p>Chop the carrots and the onion.</p>
            <p>Boil them in the stock for half an hour.</p></div>
            """,
            soup
        ),
        Case(
            "no heading and no name",
            """
            <p>A soup for cold days.</p><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li><li>2 tsp salt</li></ul>
            <p>Chop the carrots and the onion.</p><p>Boil them in the stock for half an hour.</p>
            """,
            Found(ingredients: soup.ingredients + ["2 tsp salt"], steps: soup.steps)
        ),
        Case(
            "numbers drawn apart",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h2>Method</h2>
            <ul><li><i>1</i>Chop the carrots and the onion.</li><li><i>2</i>Boil them in the stock for half an hour.</li></ul>
            """,
            soup
        ),
        Case(
            "amounts on lines before the foods",
            """
            <h2>Ingredients</h2><div><div><p>500 g</p><p>carrots</p></div><div><p>1</p><p>onion</p></div>
            <div><p>1 l</p><p>stock</p></div></div><h2>Method</h2><p>Chop the carrots and the onion.</p>
            <p>Boil them in the stock for half an hour.</p>
            """,
            soup
        ),
        Case(
            "buttons between the lines",
            """
            <h2>Ingredients</h2><p>1x 2x 3x</p><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul>
            <p>Add to shopping list</p><h2>Method</h2><p>Cook Mode</p><ol><li>Chop the carrots and the onion.</li>
            <li>Boil them in the stock for half an hour.</li></ol>
            """,
            soup
        ),
        Case(
            "two systems of units",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul>
            <ul><li>1 lb carrots</li><li>1 onion</li><li>4 cups stock</li></ul><h2>Method</h2>
            <ol><li>Chop the carrots and the onion.</li><li>Boil them in the stock for half an hour.</li></ol>
            """,
            soup
        ),
        Case(
            "everything unclosed",
            """
            <div><h2>Ingredients<ul><li>500 g carrots<li>1 onion<li>1 l stock</ul><h2>Method<p>Chop the carrots and the onion.
            <p>Boil them in the stock for half an hour.
            """,
            soup
        ),
        Case(
            "nutrition behind the steps",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h2>Method</h2>
            <ol><li>Chop the carrots and the onion.</li><li>Boil them in the stock for half an hour.</li></ol>
            <h2>Nutrition</h2><ul><li>Calories 120</li><li>Fat 3 g</li></ul>
            """,
            soup
        ),
        Case(
            "an article about ingredients first",
            """
            <h2>Ingredients</h2><p>Carrots are the heart of this soup. Choose small ones. They are sweeter. Stock from a cube is fine
            as well, and nobody will notice it after half an hour on the stove, I promise you that.</p>
            <h3>Ingredients</h3><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h3>Method</h3>
            <ol><li>Chop the carrots and the onion.</li><li>Boil them in the stock for half an hour.</li></ol>
            """,
            soup
        ),
        Case(
            "comments behind it",
            """
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h2>Method</h2>
            <ol><li>Chop the carrots and the onion.</li><li>Boil them in the stock for half an hour.</li></ol>
            <div class="comments"><h3>Comments</h3><p>I used 2 cups of cream and it was a lovely soup.</p></div>
            """,
            soup
        ),
        Case(
            "menus around it",
            """
            <nav><ul><li><a href=/1>2 Ingredient soups</a><li><a href=/2>Method</a></ul></nav>
            <h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul><h2>Method</h2>
            <ol><li>Chop the carrots and the onion.</li><li>Boil them in the stock for half an hour.</li></ol>
            <footer><h4>Ingredients</h4><ul><li><a href=/3>Carrots</a></li></ul></footer>
            """,
            soup
        ),
    ]

    @Test(arguments: shapes)
    func recipeIsFoundInTheText(_ row: Case<String, Found>) {
        let found = content(
            "<html><title>Carrot soup</title><body><h1>Carrot soup</h1>\(row.input)"
        )
        #expect(found.kind == .recipe)
        #expect(found.recipe?.title == "Carrot soup")
        #expect(found.recipe?.ingredients.map(\.text) == row.expected.ingredients)
        #expect(found.recipe?.steps == row.expected.steps)
    }

    @Test func groupsOfTheTextKeepTheirHeadings() {
        let found = content(
            """
            <h1>Pie</h1><h2>Ingredients</h2><h3>Dough</h3><ul><li>200 g flour</li><li>100 g butter</li></ul>
            <h3>Filling</h3><ul><li>4 apples</li></ul><h2>Method</h2><h3>Dough</h3><p>Knead flour and butter well.</p>
            <h3>The filling</h3><p>Slice the apples and bake everything.</p>
            """
        )
        #expect(found.recipe?.ingredientGroups.map(\.title) == ["Dough", "Filling"])
        #expect(found.recipe?.stepGroups.map(\.title) == ["Dough", "The filling"])
    }

    static let facts: [Case<String, [Int?]>] = [
        Case(
            "labels with values",
            "<p>Serves 4</p><p>Prep time: 15 min</p><p>Cook time: 1 hr</p>",
            [4, 15, 60, 75]
        ),
        Case(
            "values on the next line",
            "<dl><dt>Servings</dt><dd>6</dd><dt>Total time</dt><dd>45 minutes</dd></dl>",
            [6, nil, nil, 45]
        ),
        Case("one line for all", "<p>2 servings — 20 minutes</p>", [2, nil, nil, 20]),
        Case("a duration alone", "<p>1 hour 10 minutes</p>", [nil, nil, nil, 70]),
        Case("German", "<p>Portionen: 3</p><p>Gesamtzeit 50 Min.</p>", [3, nil, nil, 50]),
        Case(
            "French",
            "<p>Pour 4 personnes</p><p>Temps de cuisson : 30 min</p>",
            [4, nil, 30, 30]
        ),
        Case("no facts", "<p>Easy and quick</p>", [nil, nil, nil, nil]),
    ]

    @Test(arguments: facts)
    func yieldAndTimesAreReadFromLabels(_ row: Case<String, [Int?]>) {
        let found = content(
            """
            <h1>Soup</h1>\(row.input)<h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li></ul>
            <h2>Method</h2><p>Boil and puree all of it.</p>
            """
        ).recipe
        let numbers = [
            found?.yield?.amount.map { Int($0) }, found?.times.preparation, found?.times.cooking,
            found?.times.minutes,
        ]
        #expect(numbers == row.expected)
    }
}

import RecipeModel
import Testing

@testable import PageReader

/// What the page itself says of a recipe: its title, its site, and the facts in its text.
struct PageFieldTests {
    private func page(_ markup: String) -> ParsedPage {
        ParsedPage(utf8: Array(markup.utf8), address: nil)
    }

    private static let dish150 = String(repeating: "x", count: 150)
    private static let words100 = String(repeating: "y", count: 100)

    @Test(
        arguments: [
            ("<title>Oven news</title><h1>Kim's kitchen</h1><h1>Leek tart</h1>", "Oven news"),
            (
                "<meta property=og:title content='Leek tart with cheese'><title>Kitchen</title><h1>Kim</h1><h1>Leek tart</h1>",
                "Leek tart"
            ),
            (
                "<meta property=og:title content='Something else'><title>Leek tart at home</title><h1>Kim</h1><h1>Leek tart</h1>",
                "Leek tart"
            ),
            ("<title>Oven news</title><h1>\(dish150)</h1>", dish150),
            ("<title>Oven news</title><h1>\(dish150)x</h1>", "Oven news"),
            ("<title>Pi day</title><h1>Pi</h1><h1>Kim</h1>", "Pi day"),
            ("<title>Pie day</title><h1>Pie</h1><h1>Kim</h1>", "Pie"),
            ("<title>Oven news</title><h2>Oven</h2>", "Oven news"),
            ("<p>Leek tart</p><p>Words</p>", "Leek tart"),
            ("<p>Skip to content</p><p>Leek tart</p>", "Leek tart"),
            ("<nav><p>Home</p></nav><p>Leek tart</p>", "Leek tart"),
            ("<p>\(words100)</p>", words100), ("<p>\(words100)y</p>", nil),
            ("<h1>Leek tart</h1><h1>Kim</h1>", "Leek tart"),
            ("<title>Leek tart</title><title>Other</title>", "Leek tart"),
        ] as [(String, String?)]
    )
    func aTitleIsFound(_ markup: String, _ title: String?) {
        #expect(PageTitle.title(of: page(markup)) == title)
    }

    private func recipe(
        _ members: String = "",
        head: String = "",
        body: String = ""
    ) -> PageContent {
        let foods = LeekTart.quoted(LeekTart.ingredients)
        let steps = LeekTart.quoted(LeekTart.steps)
        let lists = #""recipeIngredient":\#(foods),"recipeInstructions":\#(steps)"#
        let json = #"{"@type":"Recipe","name":"Pie",\#(lists)\#(members)}"#
        let script = LeekTart.script(json, #"type="application/ld+json""#)
        return content(LeekTart.page("<p>Words.</p>\(body)", head: head + script))
    }

    /// The last heading before the ingredients names the dish where most of its words are those of the
    /// page's title.
    @Test(
        arguments: [
            ("<h2>Leek tart recipe</h2>", "Leek tart recipe"),
            ("<h2>Leek tart</h2><p>Serves 4</p>", "Leek tart"),
            ("<h2>Leek tart</h2><h3>Why we love it so</h3>", "The leek tart"),
            ("<h2>How to make leek tart</h2>", "The leek tart"), ("<h2>Tart</h2>", "Tart"),
            ("<h2>The recipe: leek tart</h2>", "The leek tart"),
            ("<h2>1 leek tart</h2>", "The leek tart"),
            ("", "The leek tart"),
        ]
    )
    func theCardNamesTheDish(_ card: String, _ title: String) {
        let list =
            "<h3>Ingredients</h3><ul><li>2 leeks</li><li>200 g cream</li><li>3 eggs</li></ul>"
        let steps =
            "<h3>Method</h3><ol><li>Cut the leeks.</li><li>Bake the tart for an hour.</li></ol>"
        let markup = "<h1>The leek tart</h1><p>Leeks are good.</p>\(card)\(list)\(steps)"
        let content = RecipePageReader().read(
            Array(markup.utf8),
            charset: nil,
            address: nil,
            status: 200
        )
        #expect(content.recipe?.title == title)
    }

    @Test(
        arguments: [
            (
                "<meta name=application-name content=App><meta property=og:site_name content=Kitchen>",
                "Kitchen"
            ),
            ("<meta name=application-name content=App>", "App"), ("", nil),
        ] as [(String, String?)]
    )
    func theSiteIsThatOfTheHead(_ head: String, _ site: String?) {
        let found = recipe(head: head)
        #expect(found.recipe?.site == site)
        #expect(found.origins["site"] == (site == nil ? nil : FieldOrigin.meta))
        let told = recipe(#","publisher":{"name":"Own"},"author":"Ben""#, head: head)
        #expect(told.recipe?.site == "Own")
    }

    @Test(
        arguments: [
            ("", nil), ("<meta name=author content=Ann>", "Ann"),
            ("<meta name=author content=Ann><meta name=author content=Kim>", "Ann"),
        ] as [(String, String?)]
    )
    func theAuthorIsThatOfTheHead(_ head: String, _ author: String?) {
        #expect(recipe(head: head).recipe?.author == author)
        #expect(recipe(#","author":"Ben""#, head: head).recipe?.author == "Ben")
    }

    @Test(arguments: [
        ("", "https://kitchen.example/p.jpg"),
        ("<base href='https://b.example/x/'>", "https://b.example/x/p.jpg"),
        ("<base href='/food/'>", "https://kitchen.example/food/p.jpg"),
        ("<base href='/food/'><base href='/other/'>", "https://kitchen.example/food/p.jpg"),
    ])
    func thePictureIsThatOfTheHead(_ base: String, _ address: String) {
        let head = "\(base)<meta property=og:image content=p.jpg>"
        #expect(recipe(head: head).recipe?.picture?.text == address)
    }

    /// The page's facts are asked where the yield or all times are missing.
    @Test(
        arguments: [
            (#","recipeYield":"4 tarts","totalTime":"PT30M""#, 4, nil),
            (#","recipeYield":"4 tarts""#, 4, 5), (#","totalTime":"PT30M""#, 6, 5), ("", 6, 5),
            (#","recipeYield":"4 tarts","cookTime":"PT30M""#, 4, nil),
            (#","recipeYield":"4 tarts","prepTime":"PT30M""#, 4, 30),
        ] as [(String, Double, Int?)]
    )
    func factsOfThePageFillWhatIsMissing(_ members: String, _ amount: Double, _ minutes: Int?) {
        let found = recipe(members, body: "<p>Prep time: 5 min</p><p>Serves 6</p>").recipe
        #expect(found?.yield?.amount == amount)
        #expect(found?.times.preparation == minutes)
    }

    @Test func aLineThatTellsTheYieldComesBeforeAClass() {
        let box = "<div><i class=icon-servings></i><span>8</span></div>"
        #expect(recipe(body: "\(box)<p>Serves 6</p>").recipe?.yield?.amount == 6)
        #expect(recipe(body: box).recipe?.yield?.amount == 8)
    }

    @Test func aTotalLessThanTheCookingIsNotBelieved() {
        let body = "<p>Total time: 30 minutes</p>"
        #expect(recipe(#","cookTime":"PT90M""#, body: body).recipe?.times.total == nil)
        #expect(recipe(#","cookTime":"PT30M""#, body: body).recipe?.times.total == 30)
    }

    @Test func aYieldInTheStepsStaysWhereThereIsOne() {
        let steps = ["Rub the butter in.", "Bake it for an hour. Serves 4"]
        let lists = #""recipeIngredient":["2 leeks"],"instructions":\#(LeekTart.quoted(steps))"#
        let json = #"{"@type":"Recipe","name":"Pie","recipeYield":"6 pies",\#(lists)}"#
        let found = content(linkedDataPage(json)).recipe
        #expect(found?.steps == steps)
        #expect(found?.yield == RecipeYield(text: "6 pies", amount: 6))
    }

    /// FNV-1a, 64 bits, in 16 digits.
    @Test func aPageWithoutAnAddressHasItsHashForAName() {
        let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 leek"]}"#
        let id = RecipeID(service: .web, key: "5b5fccc5d166f4c9")
        #expect(content(json, address: nil).recipe?.id == id)
    }

    @Test func aPageThatIsNoRecipeHasNoOrigins() {
        let found = content("<title>Knives</title><p>How to keep a knife sharp for years.</p>")
        #expect(found.recipe == nil && found.origins.isEmpty)
        #expect(found.title == "Knives")
    }
}

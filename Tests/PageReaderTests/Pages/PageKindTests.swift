import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct PageKindTests {
    struct Page: Sendable {
        var markup: String
        var status = 200
    }

    static let kinds: [Case<Page, PageKind>] = [
        Case("nothing at all", Page(markup: ""), .empty),
        Case("only scripts", Page(markup: "<script>let a = 1</script><style>p{}</style>"), .empty),
        Case(
            "an article",
            Page(markup: "<h1>Knives</h1><p>How to keep a knife sharp for years.</p>"),
            .notRecipe
        ),
        Case(
            "a list of recipes",
            Page(
                markup:
                    "<h1>Soups</h1><ul><li><a href=/1>Pea soup</a><li><a href=/2>Leek soup</a></ul>"
            ),
            .notRecipe
        ),
        Case(
            "recipes with names alone",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"ItemList","itemListElement":[{"@type":"Recipe","name":"Soup"}]}"#,
                    body: "<p>Our best soups of the year</p>"
                )
            ),
            .notRecipe
        ),
        Case(
            "a shop",
            Page(
                markup:
                    "<h1>Pots</h1><ul><li>1 pot 20.00</li><li>2 lids 9.00</li></ul><p>Free delivery on all orders.</p>"
            ),
            .notRecipe
        ),
        Case("status 403", Page(markup: "<h1>Forbidden</h1>", status: 403), .refused),
        Case("status 404", Page(markup: "<p>Gone fishing</p>", status: 404), .refused),
        Case("status 429 and empty", Page(markup: "", status: 429), .refused),
        Case("status 402", Page(markup: "<p>Please pay</p>", status: 402), .paywall),
        Case(
            "a bot wall",
            Page(
                markup:
                    "<title>Just a moment...</title><p>Checking your browser before you go on.</p>"
            ),
            .refused
        ),
        Case("a captcha", Page(markup: "<p>Please solve this CAPTCHA to go on.</p>"), .refused),
        Case("a login", Page(markup: "<p>You must be logged in to see this page.</p>"), .refused),
        Case("a wall in German", Page(markup: "<h1>Zugriff verweigert</h1>"), .refused),
        Case(
            "words of a wall in noscript",
            Page(markup: "<noscript>Please enable JavaScript and cookies to continue</noscript>"),
            .refused
        ),
        Case(
            "a paywall",
            Page(markup: "<h1>Roast</h1><p>Already a subscriber? Log in.</p>"),
            .paywall
        ),
        Case(
            "a paywall in French",
            Page(markup: "<h1>Rôti</h1><p>Cette recette est réservée aux abonnés.</p>"),
            .paywall
        ),
        Case(
            "paid by its data",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"Recipe","name":"Roast","isAccessibleForFree":"False"}"#,
                    body: "<p>Roast</p>"
                )
            ),
            .paywall
        ),
        Case(
            "a recipe that says it is not free but is all there",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"Recipe","name":"Roast","isAccessibleForFree":false,"recipeIngredient":["1 roast"],"recipeInstructions":"Roast it."}"#
                )
            ),
            .recipe
        ),
        Case(
            "a recipe with an error's status",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"Recipe","name":"Roast","recipeIngredient":["1 roast"],"recipeInstructions":"Roast it."}"#
                ),
                status: 500
            ),
            .recipe
        ),
        Case(
            "a recipe that speaks of robots",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"Recipe","name":"Captcha cake","recipeIngredient":["1 cup flour"],"recipeInstructions":"Bake."}"#
                )
            ),
            .recipe
        ),
        Case(
            "a partial recipe",
            Page(
                markup: linkedDataPage(
                    #"{"@type":"Recipe","name":"Roast","recipeIngredient":["1 roast"]}"#
                )
            ),
            .recipe
        ),
    ]

    @Test(arguments: kinds)
    func pageIsCalledWhatItIs(_ row: Case<Page, PageKind>) {
        #expect(content(row.input.markup, status: row.input.status).kind == row.expected)
    }

    @Test func partOfAPaidRecipeIsShown() {
        let found = content(
            linkedDataPage(
                #"{"@type":"Recipe","name":"Roast","isAccessibleForFree":false,"recipeIngredient":["1 roast"]}"#
            )
        )
        #expect(found.kind == .paywall)
        #expect(found.recipe?.ingredients.count == 1)
    }

    @Test func pageWithoutAddressIsKnownByItsBytes() {
        let markup = linkedDataPage(
            #"{"@type":"Recipe","name":"Roast","recipeIngredient":["1 roast"]}"#
        )
        let first = content(markup, address: nil).recipe?.id
        #expect(first == content(markup, address: nil).recipe?.id)
        #expect(first != content(markup + " ", address: nil).recipe?.id)
        #expect(first?.service == .web)
    }

    static let titles: [Case<String, String>] = [
        Case(
            "the heading that the title has",
            "<title>Roast | Kitchen</title><h1>Kitchen</h1><h1>Roast</h1>",
            "Kitchen"
        ),
        Case("a title with the site's name", "<title>Roast beef | Kitchen</title>", "Roast beef"),
        Case(
            "site's name from the meta data",
            "<meta property=og:site_name content=Kitchen><title>Roast: a love story - Kitchen</title>",
            "Roast: a love story"
        ),
        Case("one heading", "<title>x</title><h1>Roast beef</h1>", "Roast beef"),
    ]

    @Test(arguments: titles)
    func dishIsNamedByThePage(_ row: Case<String, String>) {
        let found = content(
            "\(row.input)<h2>Ingredients</h2><ul><li>1 roast</li><li>2 tbsp oil</li></ul><h2>Method</h2><p>Roast it for an hour.</p>"
        )
        #expect(found.recipe?.title == row.expected)
    }
}

import KitchenLanguage
import RecipeModel
import Testing

@testable import CookbookServer

/// The start page as it is sent, without a socket.
struct StartPageTests {
    private func start(_ service: PaperService, _ target: String) async -> String {
        let body = await service.get(target).body
        let first = body.range(ofFirst: "<body>\n")?.upperBound ?? body.startIndex
        return String(body[first...].dropLast("\n</body>\n</html>\n".count))
    }

    private func form(_ typed: String) -> String {
        """
        <h1><a href="/">Cookbook</a></h1>
        <form action="/" role="search">
        <input type="search" name="q" value="\(typed)" placeholder="garlic cheese, no onion" \
        aria-label="What to look for">
        <button>Search</button>
        </form>

        """
    }

    @Test func theStartPageWhole() async {
        var plain = PaperService.recipe("a&b", "éclair")
        plain.ingredientGroups = [
            IngredientGroup(items: (1...13).map { Ingredient(text: "x\($0)") })
        ]
        let body = await start(PaperService([PaperService.pie, plain]), "/?q=%20a%20%3Cb%20")
        #expect(
            body == form("a &lt;b") + """
                <p>2 recipes</p>
                <ul class="cards">
                <li class="card"><img class="picture" src="http://a.example/t.jpg" alt="" loading="lazy" \
                referrerpolicy="no-referrer"><span class="lactose">Has lactose</span>
                <div><h2><a href="/recipe/n1">Leek, &quot;pie&quot;</a></h2>
                <p>25 min · 4 servings · a.example</p>
                <p>leeks, milk, cold</p></div></li>
                <li class="card"><span class="picture" aria-hidden="true">É</span>
                <div><h2><a href="/recipe/a%26b">éclair</a></h2>

                <p>x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12</p></div></li>
                </ul>
                <nav><span></span></nav>
                """
        )
        #expect(
            await PaperService([]).get("/?q=a%20%3Cb").body.contains(
                "<title>a &lt;b - Cookbook</title>"
            )
        )
        #expect(await PaperService([]).get("/").body.contains("<title>Cookbook</title>"))
    }

    @Test(arguments: [
        ("/?q=x", "<span></span><a href=\"/?q=x&amp;p=2\">Next →</a>"),
        (
            "/?q=x&p=2",
            "<a href=\"/?q=x&amp;p=1\">← Previous</a><a href=\"/?q=x&amp;p=3\">Next →</a>"
        ),
        ("/?q=x&p=3", "<a href=\"/?q=x&amp;p=2\">← Previous</a>"),
        ("/?q=a%26b&p=3", "<a href=\"/?q=a%26b&amp;p=2\">← Previous</a>"),
        ("/?p=x", "<span></span><a href=\"/?q=&amp;p=2\">Next →</a>"),
    ])
    func pagesAreTurned(target: String, links: String) async {
        let service = PaperService((1...21).map { PaperService.recipe("n\($0)", "Pie") })
        #expect(await start(service, target).hasSuffix("<nav>\(links)</nav>"))
    }

    @Test(
        arguments: [
            (1, nil, "<p>1 recipe</p>"), (0, nil, "<p>Nothing found.</p>"),
            (
                1, QueryOffer(query: RecipeQuery(), total: 1, unknown: ["x", "y"]),
                "<p>1 recipe; nothing is known by x and y</p>"
            ),
            (
                1,
                QueryOffer(
                    query: RecipeQuery(),
                    total: 1,
                    corrections: [.init(typed: "pei", meant: "p<ie")],
                    isTaken: true
                ),
                "<p>Showing p&lt;ie instead of pei.</p>"
            ),
            (
                0,
                QueryOffer(
                    query: RecipeQuery(),
                    total: 1,
                    corrections: [.init(typed: "pei", meant: "p&ie")]
                ),
                "<p>Nothing found. Did you mean <a href=\"/?q=p%26ie\">p&amp;ie</a>?</p>"
            ),
        ] as [(Int, QueryOffer?, String)]
    )
    func whatIsSaidOfTheResults(count: Int, offer: QueryOffer?, note: String) async {
        let recipes = (0..<count).map { PaperService.recipe("n\($0 + 1)", "Pie") }
        let body = await start(PaperService(recipes, offer: offer), "/?q=pei")
        #expect(body.hasPrefix(form("pei") + note + "\n<ul"))
    }

    @Test func aPageThatCannotBeIsToldSo() async {
        for page in ["0", "10000001"] {
            #expect(
                await start(PaperService([PaperService.pie]), "/?p=\(page)").hasPrefix(
                    form("") + "<p>This page doesn&#39;t exist.</p>\n"
                )
            )
        }
        #expect(
            await start(PaperService([PaperService.pie], total: .moreThan(3)), "/").hasPrefix(
                form("") + "\n<ul"
            )
        )
    }
}

import Foundation
import KitchenLanguage
import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// The start page as it is sent, without a socket.
struct StartPageTests {
    /// What stands on the page under the form, and the form.
    private func start(_ service: PaperService, _ target: String) async -> (
        form: String, rest: String
    ) {
        let body = await service.get(target).body
        let main = body.range(ofFirst: "<main>\n")?.upperBound ?? body.startIndex
        let end = body.range(ofFirst: "</form>\n")?.upperBound ?? body.endIndex
        return (
            String(body[main..<end]),
            String(body[end...].dropLast("\n</main>\n</body>\n</html>\n".count))
        )
    }

    @Test func theStartPageWhole() async {
        var plain = PaperService.recipe("a&b", "éclair")
        plain.ingredientGroups = [
            IngredientGroup(items: (1...13).map { Ingredient(text: "x\($0)") })
        ]
        let (form, rest) = await start(
            PaperService([PaperService.pie, plain]),
            "/?q=%20a%20%3Cb%20"
        )
        #expect(
            form.contains("<input type=\"search\" name=\"q\" class=\"words\" value=\"a &lt;b\"")
        )
        #expect(
            rest == """
                <p class="note">2 recipes</p>
                <ul class="cards">
                <li class="card"><img class="picture" src="http://a.example/t.jpg" alt="" loading="lazy" \
                referrerpolicy="no-referrer">
                <div><h2><a href="/recipe/n1?from=%2F%3Fq%3Da%2520%253Cb">Leek, &quot;pie&quot;</a></h2>
                <p>25 min · 4 servings · a.example</p>
                <p>leeks, milk, cold</p>
                <span class="lactose">Has lactose</span></div></li>
                <li class="card">
                <div><h2><a href="/recipe/a%26b?from=%2F%3Fq%3Da%2520%253Cb">éclair</a></h2>
                <p>x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12</p></div></li>
                </ul>
                <nav class="turns" aria-label="Pages of results"><span></span></nav>
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
            "<a href=\"/?q=x\">← Previous</a><a href=\"/?q=x&amp;p=3\">Next →</a>"
        ),
        ("/?q=x&p=3", "<a href=\"/?q=x&amp;p=2\">← Previous</a>"),
        ("/?q=a%26b&p=3", "<a href=\"/?q=a%26b&amp;p=2\">← Previous</a>"),
        ("/?p=x", "<span></span><a href=\"/?p=2\">Next →</a>"),
    ])
    func pagesAreTurned(target: String, links: String) async {
        let service = PaperService((1...21).map { PaperService.recipe("n\($0)", "Pie") })
        #expect(await start(service, target).rest.hasSuffix("\"Pages of results\">\(links)</nav>"))
    }

    @Test(
        arguments: [
            (1, nil, "<p class=\"note\">1 recipe</p>"),
            (0, nil, "<p class=\"note\">Nothing found.</p>"),
            (
                1, QueryOffer(query: RecipeQuery(), total: 1, unknown: ["x", "y"]),
                "<p class=\"note\">1 recipe; nothing is known by x and y</p>"
            ),
            (
                1,
                QueryOffer(
                    query: RecipeQuery(),
                    total: 1,
                    corrections: [.init(typed: "pei", meant: "p<ie")],
                    isTaken: true
                ),
                "<p class=\"note\">Showing p&lt;ie instead of pei.</p>"
            ),
            (
                0,
                QueryOffer(
                    query: RecipeQuery(),
                    total: 1,
                    corrections: [.init(typed: "pei", meant: "p&ie")]
                ),
                "<p class=\"note\">Nothing found. Did you mean <a href=\"/?q=p%26ie\">p&amp;ie</a>?</p>"
            ),
        ] as [(Int, QueryOffer?, String)]
    )
    func whatIsSaidOfTheResults(count: Int, offer: QueryOffer?, note: String) async {
        let recipes = (0..<count).map { PaperService.recipe("n\($0 + 1)", "Pie") }
        let rest = await start(PaperService(recipes, offer: offer), "/?q=pei").rest
        #expect(rest.hasPrefix(note + "\n<ul"))
    }

    @Test func aPageThatCannotBeIsToldSo() async {
        for page in ["0", "10000001"] {
            #expect(
                await start(PaperService([PaperService.pie]), "/?p=\(page)").rest.hasPrefix(
                    "<p class=\"note\">This page doesn&#39;t exist.</p>\n"
                )
            )
        }
        #expect(
            await start(PaperService([PaperService.pie], total: .moreThan(3)), "/").rest.hasPrefix(
                "<ul"
            )
        )
    }

    /// A filter is a condition of the search, stays chosen, and goes along to the next page.
    @Test func filtersNarrowAndStay() async throws {
        let service = PaperService((1...11).map { PaperService.recipe("n\($0)", "Pie") })
        let target = "/?q=leek&course=soup&diet=vegan&time=minutes%3A30"
        let (form, rest) = await start(service, target)
        let query = try #require(service.asked.withLock { $0.last?.query })
        #expect(
            query.conditions.map(\.terms) == [
                [Term("leek")], [Term("soup")], [Term("vegan")], [Term("minutes:30")],
            ]
        )
        #expect(form.components(separatedBy: " selected>").count == 4)
        #expect(
            rest.contains("/?q=leek&amp;course=soup&amp;diet=vegan&amp;time=minutes%3A30&amp;p=2")
        )
        // What is no choice of the form is nothing that is asked.
        _ = await start(service, "/?q=leek&course=x&time=minutes%3A1")
        #expect(service.asked.withLock { $0.last?.query.conditions.count } == 1)
    }
}

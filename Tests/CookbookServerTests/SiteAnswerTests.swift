import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// The site's answers as they are sent, whole, without a socket.
struct SiteAnswerTests {
    private static func recipe(_ key: String, _ title: String) -> Recipe {
        Recipe(id: RecipeID(service: .cookbook, key: key), title: title)
    }

    private static let pie: Recipe = {
        var pie = recipe("n1", "Leek, \"pie\"")
        pie.link = WebAddress("http://a.example/pie")
        pie.picture = WebAddress("http://a.example/p.jpg")
        pie.thumbnail = WebAddress("http://a.example/t.jpg")
        pie.video = WebAddress("http://a.example/v")
        pie.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks, cut", name: "leeks"),
                Ingredient(text: "milk, cold", name: "milk, cold"),
            ])
        ]
        pie.stepGroups = [StepGroup(items: ["Cut.", "Bake."])]
        pie.categories = ["main", "pie"]
        pie.cuisines = ["greek", "thai"]
        pie.keywords = ["a", "b"]
        pie.times = CookingTimes(total: 25)
        pie.yield = RecipeYield(text: "4", amount: 4)
        return pie
    }()

    private let meals = "/api/json/v1/1/"

    private func empty(_ name: String, from first: Int) -> String {
        (first...20).map { #""\#(name)\#($0)":"""# }.joined(separator: ",")
    }

    private var wholePie: String {
        #"{"idMeal":"1","strMeal":"Leek, \"pie\"","strMealAlternate":null,"strCategory":"Main","#
            + #""strArea":"Greek","strInstructions":"Cut.\r\nBake.","#
            + #""strMealThumb":"http://a.example/p.jpg","strTags":"a,b","#
            + #""strYoutube":"http://a.example/v","strIngredient1":"leeks","#
            + #""strIngredient2":"milk, cold","# + empty("strIngredient", from: 3)
            + #","strMeasure1":"2, cut","strMeasure2":"","# + empty("strMeasure", from: 3)
            + #","strSource":"http://h:1/recipe/n1","strImageSource":null,"#
            + #""strCreativeCommonsConfirmed":null,"dateModified":null}"#
    }

    @Test func aMealHasAllItsMembers() async {
        let service = PaperService([Self.pie])
        for call in [
            "random.php", "lookup.php?i=1", "search.php?s=x", "search.php?f=L", "search.php",
        ] {
            let answer = await service.get(meals + call)
            #expect(answer.body == #"{"meals":[\#(wholePie)]}"#, "\(call)")
            #expect(answer.status == 200 && answer.kind == "application/json")
        }
    }

    @Test func aBareMealHasThemToo() async {
        let answer = await PaperService([Self.recipe("pie", "Pie")]).get(
            meals + "random.php",
            host: nil
        )
        #expect(
            answer.body.contains(#""strCategory":null,"strArea":"Unknown","strInstructions":"","#)
        )
        #expect(answer.body.contains(#""strMealThumb":"","strTags":null,"strYoutube":"","#))
        #expect(answer.body.contains(#""strSource":"http://s:2/recipe/pie""#))
    }

    @Test func twentyIngredientsHavePlaces() async {
        var recipe = Self.pie
        recipe.ingredientGroups = [
            IngredientGroup(
                items: (1...21).map { Ingredient(text: "\($0) x\($0)", name: "x\($0)") }
            )
        ]
        let body = await PaperService([recipe]).get(meals + "random.php").body
        #expect(
            body.contains(#""strIngredient20":"x20""#) && body.contains(#""strMeasure20":"20""#)
        )
        #expect(
            !body.contains("x21") && !body.contains("Ingredient21") && !body.contains("Ingredient0")
        )
    }

    @Test(arguments: [
        ("lookup.php?i=0", #"{"meals":"Invalid ID"}"#),
        ("lookup.php?i=-1", #"{"meals":"Invalid ID"}"#),
        ("lookup.php?i=2", #"{"meals":null}"#), ("search.php?f=", #"{"meals":null}"#),
        ("search.php?f=1", #"{"meals":null}"#), ("search.php?f=%20b", #"{"meals":null}"#),
        ("filter.php?i=%20", #"{"meals":null}"#), ("filter.php?i=!", #"{"meals":null}"#),
        ("list.php?x=list", #"{"meals":null}"#),
        ("list.php?c=list", #"{"meals":[{"strCategory":"Soup"},{"strCategory":"Main"}]}"#),
        ("list.php?a=list", #"{"meals":[{"strArea":"Soup-ish"},{"strArea":"Main-ish"}]}"#),
        (
            "list.php?i=list",
            #"{"meals":[{"idIngredient":"1","strIngredient":"Leek","strDescription":null,"strType":null},"#
                + #"{"idIngredient":"2","strIngredient":"Goat cheese","strDescription":null,"strType":null}]}"#
        ),
        (
            "categories.php",
            #"{"categories":[{"idCategory":"1","strCategory":"Soup","strCategoryThumb":"","strCategoryDescription":"Hot."},"#
                + #"{"idCategory":"2","strCategory":"Main","strCategoryThumb":"","strCategoryDescription":""}]}"#
        ),
    ])
    func aCallIsAnswered(call: String, body: String) async {
        let names = [CountedName(name: "soup", summary: "Hot."), CountedName(name: "main")]
        let answer = await PaperService([Self.pie], names: names).get(meals + call)
        #expect(answer.body == body)
    }

    @Test func mealsAreFilteredByName() async {
        let service = PaperService(
            ["B", "a", "A"].enumerated().map { Self.recipe("n\($0 + 1)", $1) }
        )
        for (call, field) in [
            ("i=Leek", TermField.ingredient), ("c=Leek", .category), ("a=Leek", .cuisine),
            ("i=&c=Leek", .category),
        ] {
            let answer = await service.get("\(meals)filter.php?\(call)")
            #expect(
                answer.body == #"{"meals":[{"strMeal":"A","strMealThumb":"","idMeal":"3"},"#
                    + #"{"strMeal":"B","strMealThumb":"","idMeal":"1"},{"strMeal":"a","strMealThumb":"","idMeal":"2"}]}"#
            )
            #expect(
                service.asked.withLock { $0.last?.query }
                    == RecipeQuery([.has(Term("leek", in: field))])
            )
        }
        let letter = await service.get("\(meals)search.php?f=A").body
        #expect(
            letter.split(separator: "strMeal\":").dropFirst().map { $0.prefix(3) } == [
                "\"A\"", "\"a\"",
            ]
        )
    }

    /// So many at most: 25 whole meals, 500 names of meals.
    @Test func answersAreOnlySoLong() async {
        let service = PaperService(
            (1...600).map { Self.recipe("n\($0)", "Pie \($0)") },
            pageSize: 7
        )
        func count(_ call: String) async -> Int {
            await service.get(meals + call).body.split(separator: "\"idMeal\"").count - 1
        }
        #expect(await count("search.php?s=") == 25)
        #expect(await count("search.php?f=p") == 25)
        #expect(await count("filter.php?i=x") == 500)
        #expect(await count("random.php") == 1)
    }

    @Test func namesAreOnlySoMany() async {
        let service = PaperService([], names: (1...1_100).map { CountedName(name: "x\($0)") })
        #expect(
            await service.get(meals + "list.php?c=list").body.split(separator: "strCategory").count
                == 1_001
        )
        #expect(
            await service.get(meals + "categories.php").body.split(separator: "idCategory").count
                == 501
        )
        #expect(await PaperService([]).get(meals + "list.php?c=list").body == #"{"meals":null}"#)
    }

    /// What was found for other words than those that were sent is for people.
    @Test func anOfferIsForPeopleOnly() async {
        let taken = QueryOffer(query: RecipeQuery(), total: 1, isTaken: true)
        #expect(
            await PaperService([Self.pie], offer: taken).get(meals + "search.php?s=x").body
                == #"{"meals":null}"#
        )
        let left = QueryOffer(query: RecipeQuery(), total: 1, unknown: ["x"])
        #expect(
            await PaperService([Self.pie], offer: left).get(meals + "search.php?s=x").body
                == #"{"meals":[\#(wholePie)]}"#
        )
    }

    // MARK: RecipePuppy

    @Test func puppyAnswersWhole() async {
        let service = PaperService([Self.pie, Self.recipe("a b", "Bare")])
        let answer = await service.get("/api/?i=leek,-onion,%20,-,!&q=red%20pie&p=1")
        let json =
            #"{"title":"Recipe Puppy","version":0.1,"href":"http://h:1/","results":[{"title":"Leek, \"pie\"","#
            + #""href":"http://h:1/recipe/n1","ingredients":"leeks, milk cold","thumbnail":"http://a.example/t.jpg"},"#
            + #"{"title":"Bare","href":"http://h:1/recipe/a%20b","ingredients":"","thumbnail":""}]}"#
        #expect(answer.body == json)
        #expect(answer.kind == "text/javascript; charset=utf-8")
        #expect(
            service.asked.withLock { $0.last?.query }
                == RecipeQuery([
                    .has(Term("leek", in: .ingredient)), .none(Term("onion")), .has(Term("red")),
                    .has(Term("pie")),
                ])
        )
        #expect(await service.get("/api?callback=a.b").body == "/**/a.b(\(json));")
        #expect(await service.get("/api?callback=").body == json)
        let xml = await service.get("/api?format=xml&callback=!")
        #expect(xml.kind == "text/xml; charset=utf-8")
        #expect(
            xml.body == """
                <?xml version="1.0" encoding="UTF-8"?>
                <recipes>
                <recipe><title>Leek, &quot;pie&quot;</title><href>http://h:1/recipe/n1</href>\
                <ingredients>leeks, milk cold</ingredients></recipe>
                <recipe><title>Bare</title><href>http://h:1/recipe/a%20b</href>\
                <ingredients></ingredients></recipe>
                </recipes>

                """
        )
    }

    @Test(
        arguments: [
            ("", 1), ("p=2", 2), ("p=%202%20", 2), ("p=x", 1), ("p=0", 1), ("p=-3", 1),
            ("p=10000000", 10_000_000),
            ("p=10000001", nil),
        ] as [(String, Int?)]
    )
    func thePageThatIsAsked(query: String, page: Int?) async {
        let service = PaperService([Self.pie])
        #expect(await service.get("/api?\(query)").status == 200)
        #expect(service.asked.withLock { $0.map(\.page) } == [page].compactMap { $0 })
    }

    @Test(arguments: [
        ("a", 200), ("_a", 200), ("$", 200), ("a1.b", 200), ("1a", 400), (".a", 400), ("a-b", 400),
        ("a b", 400), ("%C3%A9", 400),
        (String(repeating: "a", count: 128), 200), (String(repeating: "a", count: 129), 400),
    ])
    func aCallbackIsAName(name: String, status: Int) async {
        #expect(await PaperService([]).get("/api?callback=\(name)").status == status)
    }

    /// A page of the web must not be able to run the cookbook as a script and read it.
    @Test(arguments: [
        ("", true), ("Sec-Fetch-Site: same-origin", true), ("Sec-Fetch-Site: none", true),
        ("Sec-Fetch-Site: cross-site", false), ("sec-fetch-site: Same-Site", false),
        ("Origin: http://localhost:8080", true), ("Origin: HTTP://LOCALHOST:8080", true),
        ("Origin: http://localhost", false), ("Origin: https://evil.example", false),
        ("Origin: null", false), ("Referer: http://localhost:8080/?q=leek", true),
        ("Referer: https://evil.example/http://localhost:8080/", false),
        ("Origin: http://localhost:8080\r\nReferer: http://evil.example/", false),
    ])
    func aCallbackIsForPagesOfThisServer(headers: String, isTaken: Bool) async throws {
        for (target, refused) in [("/api/?q=leek&callback=f", 403), ("/api/?q=leek", 200)] {
            let text =
                "GET \(target) HTTP/1.1\r\nHost: localhost:8080\r\n"
                + (headers.isEmpty ? "" : headers + "\r\n") + "\r\n"
            guard case .request(let request, _) = RequestReading(Array(text.utf8)) else {
                Issue.record("not read")
                return
            }
            let answer = await PaperService([]).site.answer(to: request, server: "localhost:8080")
            #expect(answer.status == (isTaken ? 200 : refused), "\(target)")
        }
    }

    /// More words than anybody types are not looked for.
    @Test(arguments: ["/?q=", "/api/?q=", "/api/?i=", "/api/json/v1/1/search.php?s="])
    func wordsAreOnlySoLong(_ call: String) async {
        let service = PaperService([])
        let words = Array(repeating: "leek", count: 60).joined(separator: "+")
        #expect(await service.get(call + words.prefix(300)).status == 200)
        let count = service.asked.withLock { $0.count }
        #expect(await service.get(call + words.prefix(299) + "xx").status == 414)
        #expect(service.asked.withLock { $0.count } == count)
    }

    @Test(arguments: [
        ("/?q=leek", false), ("/?q=\(String(repeating: "a", count: 49))", true),
        ("/api/?i=leek,garlic&q=soup", false), ("/api/json/v1/1/search.php?s=leek", false),
        ("/api/json/v1/1/search.php?f=a", true), ("/api/json/v1/1/filter.php?i=leek", true),
        ("/recipe/leek-soup", false), ("/health", false),
    ])
    func whatTakesLongIsCostly(target: String, isCostly: Bool) throws {
        let request = try #require(WebRequest(target: target))
        #expect(PaperService([]).site.isCostly(request) == isCostly)
    }

    @Test func thirtyTwoFoodsAreAsked() async {
        let service = PaperService([])
        _ = await service.get("/api?i=" + (1...33).map { "x\($0)" }.joined(separator: ","))
        #expect(service.asked.withLock { $0.last?.query.conditions.count } == 32)
    }

    // MARK: Other calls

    @Test func healthIsToldAndSickness() async {
        let well = await PaperService([Self.pie]).get("/health")
        #expect(well.body == "{\"status\":\"ok\",\"recipes\":1}\n")
        #expect(well.status == 200 && well.kind == "application/json")
        let vague = await PaperService([], total: .moreThan(5)).get("/health")
        #expect(vague.status == 503 && vague.body == "Service Unavailable\n")
        for target in ["/health", "/", "/api", "/api/json/v1/1/random.php"] {
            let sick = await PaperService([], failure: .notKept).get(target)
            #expect(sick.status == 503 && sick.kind == "text/plain; charset=utf-8")
        }
        #expect(await PaperService([]).get("/health").body == "{\"status\":\"ok\",\"recipes\":0}\n")
    }

    @Test(arguments: [
        "/x", "/recipe", "/recipe/x", "/recipe/n1/x", "/api/json/v1/2/random.php", "/api/json/v1/1",
        "/health/x", "/api/x",
    ])
    func nothingIsThere(target: String) async {
        let answer = await PaperService([Self.pie]).get(target)
        #expect(answer.status == 404 && answer.kind == "text/html; charset=utf-8")
        #expect(answer.body.contains("<title>Not found</title>"))
        #expect(
            answer.body.contains("<p>There is nothing here. <a href=\"/\">To the cookbook</a></p>")
        )
    }

    @Test func aRecipesPageHasAWayBack() async {
        let answer = await PaperService([Self.pie]).get("/recipe/n1")
        #expect(answer.status == 200)
        #expect(answer.body.contains("<body>\n<p><a href=\"/\">Cookbook</a></p>\n<article>"))
        #expect(await PaperService([]).get("/api/json/v1/1/x.php").body == "Not Found\n")
    }

    // MARK: The start page

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
        var plain = Self.recipe("a&b", "éclair")
        plain.ingredientGroups = [
            IngredientGroup(items: (1...13).map { Ingredient(text: "x\($0)") })
        ]
        let body = await start(PaperService([Self.pie, plain]), "/?q=%20a%20%3Cb%20")
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
        let service = PaperService((1...21).map { Self.recipe("n\($0)", "Pie") })
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
        let recipes = (0..<count).map { Self.recipe("n\($0 + 1)", "Pie") }
        let body = await start(PaperService(recipes, offer: offer), "/?q=pei")
        #expect(body.hasPrefix(form("pei") + note + "\n<ul"))
    }

    @Test func aPageThatCannotBeIsToldSo() async {
        for page in ["0", "10000001"] {
            #expect(
                await start(PaperService([Self.pie]), "/?p=\(page)").hasPrefix(
                    form("") + "<p>This page doesn&#39;t exist.</p>\n"
                )
            )
        }
        #expect(
            await start(PaperService([Self.pie], total: .moreThan(3)), "/").hasPrefix(
                form("") + "\n<ul"
            )
        )
    }
}

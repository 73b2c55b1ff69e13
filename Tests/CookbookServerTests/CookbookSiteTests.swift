import Foundation
import PageReader
import RecipeModel
import RecipeStore
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// What clients and browsers are answered, over real sockets.
struct CookbookSiteTests {
    private func json(_ body: String) throws -> JSONValue {
        try JSONReader.value(of: Array(body.utf8))
    }

    private var hostile: Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: "Evil </script><script>alert(1)</script> \"pie\" & ]]>"
        )
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 g <img src=x onerror=alert(1)>, cut", name: "<img>, \"x\""),
                Ingredient(text: "1 quizzelnut", name: "quizzelnut"),
            ])
        ]
        recipe.stepGroups = [StepGroup(items: ["Mix </li><script>."])]
        return recipe
    }

    // MARK: RecipePuppy

    @Test func puppyPagesHaveEveryRecipeOnce() async throws {
        let site = try await RunningSite()
        var links: Set<String> = []
        var number = 1
        while true {
            let (status, body) = await site.client.get("/api/?i=&q=&p=\(number)")
            #expect(status == 200)
            let page = try json(body)
            #expect(page["title"]?.string == "Recipe Puppy" && page["version"]?.number == 0.1)
            let results = page["results"]?.array ?? []
            for result in results {
                #expect(result["title"]?.string?.isEmpty == false)
                #expect(result["ingredients"]?.string != nil)
                #expect(result["thumbnail"]?.string != nil)
                let link = try #require(result["href"]?.string)
                #expect(link.hasPrefix("http://localhost/recipe/"))
                #expect(links.insert(link).inserted)
            }
            if results.count < 10 { break }
            number += 1
        }
        #expect(links.count == StarterCookbook().count)
        let (_, past) = await site.client.get("/api?p=99999999999")
        #expect(try json(past)["results"]?.array?.isEmpty == true)
    }

    @Test func puppyParametersNarrow() async throws {
        let site = try await RunningSite()
        let (_, both) = await site.client.get("/api/?i=onion,%20garlic,-cream&q=soup")
        let titles = (try json(both)["results"]?.array ?? []).map { $0["title"]?.string }
        let query = RecipeQuery([
            .has(Term("onion", in: .ingredient)), .has(Term("garlic", in: .ingredient)),
            .none(Term("cream")), .has(Term("soup")),
        ])
        let page = try await StarterCookbook().page(of: query, at: .first, freshness: .kept)
        #expect(!titles.isEmpty && titles == page.recipes.map(\.title))
        let (_, none) = await site.client.get("/api/?i=quizzelnut")
        #expect(try json(none)["results"]?.array?.isEmpty == true)
    }

    @Test func puppySpeaksXMLAndScripts() async throws {
        let site = try await RunningSite([hostile])
        let (_, xml) = await site.client.get("/api/?i=quizzelnut&format=xml")
        #expect(xml.contains("<recipes>\n<recipe><title>Evil &lt;/script&gt;"))
        #expect(xml.contains("<href>http://localhost/recipe/n"))
        let parser = XMLCheck()
        #expect(parser.isWellFormed(xml))
        let (_, script) = await site.client.get("/api/?q=leek&callback=my.call_1")
        #expect(script.hasPrefix("/**/my.call_1({") && script.hasSuffix("});"))
        #expect(await site.client.get("/api/?callback=alert(1)//").status == 400)
        #expect(await site.client.get("/api/?callback=%3Cscript%3E").status == 400)
    }

    // MARK: TheMealDB

    @Test func mealsAreFoundAndLookedUp() async throws {
        let site = try await RunningSite([hostile])
        let calls = "/api/json/v1/1/"
        for filter in ["i=garlic", "a=Italian", "c=Dessert", "i=soy_sauce"] {
            let (_, body) = await site.client.get("\(calls)filter.php?\(filter)")
            let meals = try #require(try json(body)["meals"]?.array, "\(filter)")
            for meal in meals.prefix(5) {
                #expect(Set(meal.members.map(\.name)) == ["strMeal", "strMealThumb", "idMeal"])
                let id = try #require(meal["idMeal"]?.string)
                let (_, found) = await site.client.get("\(calls)lookup.php?i=\(id)")
                let whole = try #require(try json(found)["meals"]?.array?.first)
                #expect(whole["strMeal"] == meal["strMeal"] && whole["idMeal"]?.string == id)
                #expect(whole["strIngredient20"]?.string != nil)
                #expect(whole["strInstructions"]?.string?.isEmpty == false)
            }
        }
        let (_, own) = await site.client.get("\(calls)search.php?s=quizzelnut")
        let meal = try #require(try json(own)["meals"]?.array?.first)
        #expect(meal["strIngredient2"]?.string == "quizzelnut")
        #expect(meal["strMeasure2"]?.string == "1")
        let id = meal["idMeal"]?.string ?? ""
        let (_, again) = await site.client.get("\(calls)lookup.php?i=\(id)")
        #expect(try json(again)["meals"]?.array?.first == meal)
    }

    @Test(arguments: [
        ("lookup.php?i=x", #"{"meals":"Invalid ID"}"#), ("lookup.php", #"{"meals":"Invalid ID"}"#),
        ("lookup.php?i=99", #"{"meals":null}"#), ("search.php?s=quizzelnut", #"{"meals":null}"#),
        ("filter.php?i=quizzelnut", #"{"meals":null}"#), ("filter.php", #"{"meals":null}"#),
        ("list.php", #"{"meals":null}"#),
    ])
    func nothingFoundIsNull(call: String, expected: String) async throws {
        let site = try await RunningSite()
        #expect(await site.client.get("/api/json/v1/1/\(call)").body == expected)
    }

    @Test func namesAreListed() async throws {
        let site = try await RunningSite()
        let calls = "/api/json/v1/1/"
        for (call, list, key) in [
            ("list.php?c=list", "meals", "strCategory"), ("list.php?a=list", "meals", "strArea"),
            ("list.php?i=list", "meals", "strIngredient"),
            ("categories.php", "categories", "strCategory"), ("random.php", "meals", "strMeal"),
            ("search.php?f=b", "meals", "strMeal"), ("search.php?s=", "meals", "idMeal"),
        ] {
            let (status, body) = await site.client.get(calls + call)
            let rows = try #require(try json(body)[list]?.array, "\(call)")
            #expect(status == 200 && !rows.isEmpty && rows.count <= 1_000)
            #expect(rows.allSatisfy { $0[key]?.string?.isEmpty == false }, "\(call)")
        }
        #expect(await site.client.get("\(calls)nothing.php").status == 404)
        #expect(await site.client.get("/api/json/v1/2/random.php").status == 404)
    }

    @Test func everyKeyHasANumberOfItsOwn() {
        let keys = StarterCookbook().outlines.map(\.id.key)
        let numbers = MealNumbers(keys)
        let brought = ["n1", "nzz9", "n3w5e11"]
        #expect(Set((keys + brought).map(numbers.number(ofKey:))).count == keys.count + 3)
        for key in keys + brought {
            #expect(numbers.key(ofNumber: numbers.number(ofKey: key)) == key)
        }
    }

    // MARK: Pages

    @Test func aRecipeIsAskedByItsPage() async throws {
        let site = try await RunningSite()
        let (status, body) = await site.client.get("/recipe/shortbread?ask=how%20long")
        #expect(status == 200)
        #expect(body == #"{"Shortbread":"how long"}"# + "\n")
        #expect(await site.client.get("/recipe/shortbread?ask=%3F").status == 400)
        #expect(await site.client.get("/recipe/nothing?ask=how%20long").status == 404)
    }

    @Test func aRecipesPageIsReadBack() async throws {
        let site = try await RunningSite([hostile])
        let starter = try #require(StarterCookbook().recipe(forKey: "shortbread"))
        let (status, body) = await site.client.get("/recipe/shortbread")
        #expect(status == 200)
        let read = RecipePageReader().read(
            Array(body.utf8),
            charset: "utf-8",
            address: nil,
            status: 200
        )
        let recipe = try #require(read.recipe)
        #expect(recipe.title == starter.title)
        #expect(recipe.ingredients.map(\.text) == starter.ingredients.map(\.text))
        #expect(recipe.steps == starter.steps)
        #expect(recipe.times.minutes == starter.times.minutes)
        let (_, found) = await site.client.get("/api/?i=quizzelnut")
        let link = try #require(try json(found)["results"]?.array?.first?["href"]?.string)
        let (_, evil) = await site.client.get(String(link.dropFirst("http://localhost".count)))
        #expect(evil.contains("quizzelnut"))
        #expect(!evil.contains("<script>") && !evil.contains("<img src"))
        #expect(evil.components(separatedBy: "</script>").count == 2)
    }

    @Test func theStartPageSearchesAndTurns() async throws {
        let site = try await RunningSite([hostile])
        let (_, first) = await site.client.get("/")
        #expect(first.components(separatedBy: "class=\"card\"").count == 11)
        #expect(first.contains("Next →") && !first.contains("Previous"))
        #expect(first.contains(">Has lactose<"))
        let (_, second) = await site.client.get("/?q=&p=2")
        #expect(second.contains("Previous") && second != first)
        let (_, evil) = await site.client.get("/?q=%22%3E%3Cscript%3Equizzelnut")
        #expect(!evil.contains("<script>") && evil.contains("&lt;script&gt;"))
        let (_, found) = await site.client.get("/?q=quizzelnut")
        #expect(found.contains("1 recipe<") && !found.contains("<script"))
        let (_, slip) = await site.client.get("/?q=chiken")
        #expect(slip.contains("Showing chicken instead of chiken."))
        #expect(slip.contains("class=\"card\""))
        #expect(await site.client.get("/?p=0").status == 200)
    }

    @Test func itsHealthAndItsLogAreTold() async throws {
        let log = Mutex<[String]>([])
        let site = try await RunningSite([hostile]) { entry in
            log.withLock { $0.append("\(entry.status) \(entry.target ?? "-")") }
        }
        let (status, body) = await site.client.get("/health")
        let whole = await site.client.exchange(
            "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(whole.contains("\r\nCache-Control: no-store\r\n"))
        #expect(status == 200)
        #expect(try json(body)["recipes"]?.integer == StarterCookbook().count + 1)
        #expect(await site.client.exchange("BREW /\r\n\r\n").hasPrefix("HTTP/1.1 400"))
        try await waitUntil { log.withLock { $0.count } == 3 }
        #expect(log.withLock { $0 } == ["200 /health", "200 /health", "400 -"])
    }
}

/// Whether tags match and no bare sign stands in a text: all that a reader of XML needs here.
private struct XMLCheck {
    func isWellFormed(_ text: String) -> Bool {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { return false }
            let tag = rest[rest.index(after: start)..<end]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return false }
            } else if !tag.hasPrefix("?") {
                open.append(tag)
            }
            rest = rest[rest.index(after: end)...]
        }
        return open.isEmpty
    }
}

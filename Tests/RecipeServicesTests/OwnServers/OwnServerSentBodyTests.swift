import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// All that is sent of a recipe, member by member, and what is said to be lost.
struct OwnServerSentBodyTests {
    private static let pie: Recipe = {
        var pie = Recipe(
            id: RecipeID(service: .web, key: "p"),
            title: "Leek pie",
            link: WebAddress("https://kitchen.example/pie")
        )
        pie.ingredientGroups = [
            IngredientGroup(
                title: "Crust",
                items: [.init(text: "200 g flour"), .init(text: "salt")]
            ),
            IngredientGroup(items: [.init(text: "2-3 leeks, sliced")]),
        ]
        pie.stepGroups = [
            StepGroup(title: "Pan", items: ["Soften.", "Fill."]), StepGroup(items: ["Bake."]),
        ]
        pie.times = CookingTimes(preparation: 20, cooking: 70, total: 95)
        pie.yield = RecipeYield(text: "1 pie", amount: 1)
        pie.notes = ["Good cold.", "Keeps."]
        pie.nutrition = [
            NutritionFact(name: "calories", amount: "210 kcal"),
            NutritionFact(name: "fibre", amount: "3 g"),
        ]
        return pie
    }()

    private func value(_ text: String) throws -> JSONValue {
        try JSONValue.reply(Array(text.utf8))
    }

    // MARK: - Tandoor

    private func sentToTandoor(_ recipe: Recipe) async throws -> (JSONValue, lost: [SendLoss]) {
        let bench = try ServiceBench()
        let site = TandoorSite([])
        bench.server.serve(FakeTandoor(site))
        let sent = try await bench.tandoor(token: site.token).add(recipe, picture: nil)
        #expect(sent.key == "7")
        let post = try #require(bench.server.requests.first { $0.method == "POST" })
        return (try JSONValue.reply(post.body), sent.lost)
    }

    @Test func tandoorGetsEveryMember() async throws {
        let plain = { (food: String, text: String, order: Int) in
            """
            {"food":{"name":"\(food)"},"unit":null,"amount":0,"no_amount":true,
            "note":"\(food == text ? "" : text)",
            "is_header":false,"original_text":"\(text)","order":\(order)}
            """
        }
        let step = { (name: String, text: String, order: Int, isShown: Bool) in
            """
            {"name":"\(name)","instruction":"\(text)","order":\(order),"time":0,
            "show_as_header":\(isShown),"ingredients":[]}
            """
        }
        let expected = """
            {"name":"Leek pie","description":"Good cold.\\n\\nKeeps.","steps":[
            {"name":"Pan","instruction":"Soften.","order":0,"time":0,"show_as_header":true,
            "ingredients":[
            {"food":null,"unit":null,"amount":0,"note":"Crust","is_header":true,"no_amount":true,
            "order":0},
            {"food":{"name":"flour"},"unit":{"name":"g"},"amount":200,"no_amount":false,"note":"",
            "is_header":false,"original_text":"200 g flour","order":1},
            \(plain("salt", "salt", 2)),\(plain("leeks", "2-3 leeks, sliced", 3))]},
            \(step("Pan", "Fill.", 1, false)),\(step("", "Bake.", 2, true))],
            "working_time":20,"waiting_time":75,"servings":1,"servings_text":"pie",
            "source_url":"https://kitchen.example/pie","internal":true,"keywords":[]}
            """
        let (body, lost) = try await sentToTandoor(Self.pie)
        #expect(body == (try value(expected)))
        #expect(lost == [.headingEnd("Crust"), .nutrition("calories"), .nutrition("fibre")])
    }

    /// A fact that is not sent would be zero there, so that they go all four or not at all.
    @Test(arguments: [
        (["calories": "210 kcal", "carbohydrate": "20 g", "protein": "7 g", "Fat": "9.5 g"], true),
        (
            ["energy": "210 kcal", "Total Carbohydrate": "20g", "proteins": "7", "fats": "9,5"],
            true
        ),
        (["energy": "880 kJ", "carbohydrates": "20 g", "protein": "7 g", "fat": "9.5 g"], false),
        (["calories": "210 kcal", "fat": "9 g", "fiber": "3 g"], false),
        (
            ["calories": "210 cal", "carbs": "20,0 g", "protein": "7000 mg", "fat": "9.5 grams"],
            true
        ),
    ])
    func nutritionIsSentWholeOrNotAtAll(_ facts: [String: String], _ isSent: Bool) async throws {
        var recipe = Self.pie
        recipe.nutrition = facts.map { NutritionFact(name: $0.key, amount: $0.value) }
        let (body, lost) = try await sentToTandoor(recipe)
        let expected = #"{"calories":210,"carbohydrates":20,"proteins":7,"fats":9.5}"#
        #expect(body["nutrition"] == (isSent ? try value(expected) : nil))
        let names = Set(isSent ? [] : facts.keys.map { SendLoss.nutrition($0) })
        #expect(Set(lost).subtracting([.headingEnd("Crust")]) == names)
    }

    @Test func ingredientsGoToTheStepThatUsesThem() async throws {
        var recipe = Self.pie
        recipe.stepIngredients = [[], [1, 2], [0, 2]]
        let steps = try await sentToTandoor(recipe).0["steps"]?.array ?? []
        let lines = steps.map { step in
            (step["ingredients"]?.array ?? []).map {
                $0["food"]?["name"]?.string ?? $0["note"]?.string
            }
        }
        #expect(lines == [[], ["Crust", "salt", "leeks"], ["flour"]])
    }

    @Test func aRecipeOfNothingButATitleHasOneStepAtTandoor() async throws {
        let bare = Recipe(id: RecipeID(service: .web, key: "p"), title: "Leek pie")
        let expected = """
            {"name":"Leek pie","description":"","steps":[
            {"name":"","instruction":"","order":0,"time":0,"show_as_header":true,"ingredients":[]}],
            "working_time":0,"waiting_time":0,"servings":1,"servings_text":"","internal":true,
            "keywords":[]}
            """
        let (body, lost) = try await sentToTandoor(bare)
        #expect(body == (try value(expected)))
        #expect(lost == [])
    }

    /// Together they are always the whole time, where one is known.
    @Test(arguments: [
        (CookingTimes(total: 30), 30, 0), (CookingTimes(preparation: 10, total: 30), 10, 20),
        (CookingTimes(cooking: 20, total: 30), 0, 30),
        (CookingTimes(preparation: 10, cooking: 20, total: 45), 10, 35),
        (CookingTimes(preparation: 10, cooking: 20, total: 20), 10, 20),
        (CookingTimes(preparation: 10), 10, 0), (CookingTimes(cooking: 20), 0, 20),
    ])
    func timesArePartedInTwo(_ times: CookingTimes, _ working: Int, _ waiting: Int) async throws {
        var recipe = Self.pie
        recipe.times = times
        let body = try await sentToTandoor(recipe).0
        #expect(body["working_time"]?.integer == working)
        #expect(body["waiting_time"]?.integer == waiting)
    }

    @Test(arguments: [
        (RecipeYield(text: "4 servings", amount: 4), 4, ""),
        (RecipeYield(text: "4 pies", amount: 4), 4, "pies"),
        (RecipeYield(text: "a few", amount: nil), 1, "a few"),
        (RecipeYield(text: "half", amount: 0.5), 1, "half"),
        (RecipeYield(text: "4.5 servings", amount: 4.5), 4, ""),
        (RecipeYield(text: "many", amount: 30_001), 30_000, "many"),
    ])
    func aYieldIsANumberAndItsWords(_ yield: RecipeYield, _ count: Int, _ text: String)
        async throws
    {
        var recipe = Self.pie
        recipe.yield = yield
        let body = try await sentToTandoor(recipe).0
        #expect(body["servings"]?.integer == count)
        #expect(body["servings_text"]?.string == text)
    }

    /// The longest of everything that Tandoor takes, and one sign more.
    @Test(arguments: [0, 1])
    func whatIsTooLongIsSaid(_ more: Int) async throws {
        func text(_ count: Int) -> String { String(repeating: "a", count: count + more) }
        var recipe = Recipe(id: RecipeID(service: .web, key: "p"), title: text(128))
        recipe.notes = [text(512)]
        recipe.yield = RecipeYield(text: text(32), amount: 2)
        let link = "https://kitchen.example/"
        recipe.link = WebAddress(link + text(1_024 - link.count))
        recipe.stepGroups = [StepGroup(title: text(128), items: ["Bake."])]
        recipe.ingredientGroups = [
            IngredientGroup(
                items: [.init(text: String(repeating: "a", count: 128) + " " + text(256))]
            )
        ]
        let (body, lost) = try await sentToTandoor(recipe)
        let start = { (count: Int) in String(repeating: "a", count: count) }
        let all: [SendLoss] = [
            .title(there: start(128)), .link, .yield(there: "2 \(start(32))"),
            .ingredient(start(128) + " " + text(256), there: "\(start(128)), \(start(256))"),
            .heading(text(128)), .note(text(512)),
        ]
        #expect(lost == (more == 0 ? [] : all))
        #expect(body["name"]?.string?.count == 128)
        #expect(body["description"]?.string?.count == 512)
        #expect(body["servings_text"]?.string?.count == 32)
        #expect((body["source_url"] == nil) == (more == 1))
        #expect(body["steps"]?.array?.first?["name"]?.string?.count == 128)
        recipe = Recipe(id: RecipeID(service: .web, key: "p"), title: "A")
        recipe.ingredientGroups = [IngredientGroup(title: text(256), items: [.init(text: "salt")])]
        #expect(
            try await sentToTandoor(recipe).lost == (more == 0 ? [] : [.heading(text(256))])
        )
    }

    /// A line goes in its parts only where each of them has its place.
    @Test(arguments: [
        ("leeks, ", 256, true), ("leeks, ", 257, false), ("", 128, true), ("", 129, false),
    ])
    func onlyPartsThatAreShortEnoughAreSent(_ food: String, _ count: Int, _ isParted: Bool)
        async throws
    {
        var recipe = Recipe(id: RecipeID(service: .web, key: "p"), title: "A")
        let text = "2 \(food)" + String(repeating: "a", count: count)
        recipe.ingredientGroups = [IngredientGroup(items: [.init(text: text)])]
        let body = try await sentToTandoor(recipe).0
        let line = try #require(body["steps"]?.array?.first?["ingredients"]?.array?.first)
        #expect(line["no_amount"]?.bool == !isParted)
        #expect(line["amount"]?.number == (isParted ? 2 : 0))
        #expect((line["food"]?["name"]?.string ?? "").count <= 128)
        #expect((line["note"]?.string ?? "").count <= 256)
    }

    // MARK: - Favorites

    @Test(
        arguments: [
            ([("Favourites", 1), ("Winter", 2)], [1]),
            ([("Winter", 1), ("I miei preferiti", 2)], [2]),
            ([("Lieblingsrezepte", 3), ("x", 4)], [3]), ([("ULUBIONE", 5), ("x", 6)], [5]),
            ([("Favorites", 1), ("My favoriten", 2), ("x", 3)], [1, 2]),
            ([("Winter", 1), ("Summer", 2)], [1, 2]), ([], []),
        ] as [([(String, Int)], [Int])]
    )
    func booksOfFavoritesAreAskedForElseAll(_ books: [(String, Int)], _ asked: [Int]) async throws {
        let list = books.map { #"{"id":\#($0.1),"name":"\#($0.0)"}"# }.joined(separator: ",")
        for body in [#"{"results":[\#(list)]}"#, "[\(list)]"] {
            let bench = try ServiceBench()
            let site = TandoorSite([])
            bench.server.serve { request in
                request.path == "/api/recipe-book/" ? .json(body) : site.answer(request)
            }
            let service = try bench.tandoor(token: site.token)
            _ = try await service.favorites.page()
            let targets = bench.server.requests.map(\.target).filter { $0.contains("/recipe/") }
            #expect(targets.count == (asked.isEmpty ? 0 : 1))
            let wanted = asked.map { "books_or=\($0)" }.joined(separator: "&")
            #expect(targets.allSatisfy { $0.contains("&" + wanted + "&page_size") })
        }
    }

    /// What was rated only is no favorite.
    @Test func onlyMarkedFavoritesAreListed() async throws {
        let bench = try ServiceBench()
        let many = (1...4).map { OwnRecipe($0, "Dish \($0)", [.init(food: "salt")]) }
        let site = MealieSite(many)
        let marks = zip(many, ["true", "false", "null", "true"]).map {
            #"{"recipeId":"\#(MealieSite.id($0))","isFavorite":\#($1)}"#
        }.joined(separator: ",")
        bench.server.serve { request in
            request.path.hasSuffix("/favorites")
                ? .json(#"{"ratings":[\#(marks)]}"#) : site.answer(request)
        }
        let page = try await bench.mealie(token: site.token).favorites.page()
        #expect(page.recipes.titles == ["Dish 1", "Dish 3", "Dish 4"])
        #expect(page.total == .exactly(3))
    }
}

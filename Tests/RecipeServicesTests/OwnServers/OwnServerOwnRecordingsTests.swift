import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Answers in the forms of Mealie and Tandoor, each given to what asks for it.
struct OwnServerOwnRecordingsTests {
    private func serve(_ answers: [String: String], on bench: ServiceBench) throws {
        let bodies = try answers.mapValues { try OwnRecordings.bytes($0 + ".json") }
        bench.server.serve { request in
            bodies[request.path].map { ServedResponse(body: $0) }
        }
    }

    private static let mealie = [
        "/api/app/about": "mealie/about", "/api/recipes": "mealie/list",
        "/api/recipes/suggestions": "mealie/suggestions", "/api/foods": "mealie/foods",
        "/api/organizers/categories": "mealie/categories",
        "/api/organizers/tags": "mealie/tags",
        "/api/users/self/favorites": "mealie/favorites",
        "/api/recipes/5a1ad000-0000-4000-8000-000000000001": "mealie/recipe",
        "/api/recipes/5a1ad000-0000-4000-8000-000000000002": "mealie/recipe-v3",
    ]

    @Test func everyAnswerOfMealieIsRead() async throws {
        let bench = try ServiceBench()
        try serve(Self.mealie, on: bench)
        let service = try bench.mealie()
        try await service.trial()
        let page = try await service.page()
        #expect(page.recipes.titles == ["Beetroot & caraway soup", "Rye pizza"])
        let soup = try #require(page.recipes.first)
        #expect(soup.ingredientGroups.map(\.title) == ["For the pot", "To serve"])
        #expect(
            soup.ingredients.map(\.text).prefix(2) == [
                "2 3/4 cup beetroot, grated", "1/3 teaspoon caraway",
            ]
        )
        #expect(soup.steps == ["Simmer the beetroot for 40 minutes.", "Serve."])
        #expect(soup.ingredientsOfSteps?.map(\.count) == [2, 1])
        #expect(soup.notes == ["Colour: It stains.", "Keeps 3 days."])
        #expect(soup.nutrition.map(\.amount) == ["180 kcal", "4 g"])
        #expect(soup.cuisines == ["polish"] && soup.rating?.value == 4.5)
        #expect(soup.thumbnail?.rest.hasSuffix("/min-original.webp") == true)
        let pizza = try #require(page.recipes.last)
        #expect(pizza.ingredients.map(\.name) == ["Rye dough", "a handful of leeks"])
        #expect(pizza.steps == ["Roll.", "Bake."] && pizza.yield?.text == "4 servings")
        #expect(try await service.names(of: .categories).map(\.name) == ["Soup"])
        #expect(try await service.names(of: .cuisines).map(\.name) == ["Polish"])
        let kept = try await service.favorites.page(of: RecipeQuery(), at: .first, freshness: .kept)
        #expect(kept.recipes.titles == ["Beetroot & caraway soup"])
    }

    @Test func everyAnswerOfTandoorIsRead() async throws {
        let bench = try ServiceBench()
        try serve(
            [
                "/api/server-settings/current/": "tandoor/settings",
                "/api/recipe/": "tandoor/list", "/api/recipe/11/": "tandoor/recipe",
                "/api/recipe/12/": "tandoor/recipe", "/api/food/": "tandoor/foods",
                "/api/keyword/": "tandoor/keywords", "/api/recipe-book/": "tandoor/books",
            ],
            on: bench
        )
        let service = try bench.tandoor()
        try await service.trial()
        let soup = try #require(try await service.page().recipes.first)
        #expect(soup.title == "Beetroot & caraway soup")
        #expect(soup.yield?.text == "4 bowls" && soup.times.minutes == 70)
        #expect(soup.picture?.rest == "/media/recipes/b_11.png")
        #expect(
            soup.ingredients.map(\.text) == [
                "3 beetroots, peeled", "1/3 teaspoons caraway", "to taste", "sour cream",
                "200 grams rye flour",
            ]
        )
        #expect(soup.ingredientGroups.map(\.title) == ["Pot", "Serve", "Rye crackers"])
        #expect(
            soup.steps == [
                "Grate 3 beetroots. Add 2.5 l of water.", "Simmer.", "Serve.", "Bake.",
            ]
        )
        #expect(soup.ingredientsOfSteps?.map(\.count) == [2, 0, 2, 1])
        #expect(soup.nutrition.map(\.name) == ["calories", "carbohydrates", "protein"])
        let names = try await service.names(of: .categories)
        #expect(names.map(\.name) == ["Soup"] && names.map(\.count) == [3])
        _ = try await service.favorites.page(of: RecipeQuery(), at: .first, freshness: .kept)
        let listed = bench.server.requests.last { $0.path == "/api/recipe/" }
        #expect(listed?.target.contains("books_or=4&") == true)
    }

    private static let ends: [Case<(ServiceName, String), Bool>] = [
        Case("past the end", (.mealie, "list-past-the-end"), false),
        Case("more to come", (.tandoor, "list-more"), true),
        Case("nothing at all", (.tandoor, "list-nothing"), false),
    ]

    @Test(arguments: ends)
    func theEndOfAListIsSeen(_ end: Case<(ServiceName, String), Bool>) async throws {
        let bench = try ServiceBench()
        let (name, file) = end.input
        let path = name == .mealie ? "/api/recipes" : "/api/recipe/"
        try serve([path: "\(name.rawValue)/\(file)"], on: bench)
        let service = name == .mealie ? try bench.mealie() : try bench.tandoor()
        let page = try await service.page()
        #expect(page.next?.number == (end.expected ? 2 : nil))
        #expect(page.recipes.isEmpty != end.expected)
    }

    private static let errors: [Case<(ServiceName, Int, String), ServiceError>] = [
        Case("mealie's 401", (.mealie, 401, "error-401"), .keyRefused(status: 401)),
        Case("mealie's 404", (.mealie, 404, "error-404"), .serverFailed(status: 404, tries: 1)),
        Case("mealie's 422", (.mealie, 422, "error-422"), .serverFailed(status: 422, tries: 1)),
        Case("tandoor's 403", (.tandoor, 403, "error-403"), .keyRefused(status: 403)),
        Case("tandoor's 404", (.tandoor, 404, "error-404"), .serverFailed(status: 404, tries: 1)),
        Case("tandoor's 400", (.tandoor, 400, "error-400"), .serverFailed(status: 400, tries: 1)),
    ]

    /// What tells everybody which program stands there answers all the same.
    @Test(arguments: errors)
    func everyErrorIsTold(_ error: Case<(ServiceName, Int, String), ServiceError>) async throws {
        let bench = try ServiceBench()
        let (name, status, file) = error.input
        let body = try OwnRecordings.bytes("\(name.rawValue)/\(file).json")
        let (path, version) =
            name == .mealie
            ? ("/api/app/about", "mealie/about")
            : ("/api/server-settings/current/", "tandoor/settings")
        let about = try OwnRecordings.bytes(version + ".json")
        bench.server.serve { request in
            request.path == path
                ? ServedResponse(body: about) : ServedResponse(status: status, body: body)
        }
        let service = name == .mealie ? try bench.mealie() : try bench.tandoor()
        #expect(await failure { try await service.page() } == error.expected)
    }
}

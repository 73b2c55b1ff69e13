import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct SpoonacularServiceTests {
    private func bench(_ count: Int = 25, limit: Double = 150) throws -> ServiceBench {
        let bench = try ServiceBench()
        let entries = SampleRecipes.spoonacular(count)
        bench.server.serve(SpoonacularSite(entries: entries, key: testKey, limit: limit))
        return bench
    }

    private let garlic = Condition.has(Term("garlic"))
    private let opening = 1_800_057_600

    @Test func aQueryIsSentAndItsPageRead() async throws {
        let bench = try bench()
        let page = try await bench.spoonacular().page([
            garlic, .has(Term("dish")), .none(Term("cheese", in: .ingredient)), .minutes(30),
            .has(Term("italian", in: .cuisine)), .has(Term("main", in: .category)),
        ])
        let call = try #require(bench.server.requests.first)
        #expect(call.path == "/recipes/complexSearch")
        let sent = call.parameters
        #expect(sent["query"] == "dish")
        #expect(sent["includeIngredients"] == "garlic")
        #expect(sent["excludeIngredients"]?.hasPrefix("cheese") == true)
        #expect(sent["cuisine"] == "italian")
        #expect(sent["type"] == "main course")
        #expect(sent["maxReadyTime"] == "30")
        #expect(sent["offset"] == "0" && sent["number"] == "10")
        #expect(sent["addRecipeInformation"] == "true" && sent["fillIngredients"] == "true")
        #expect(page.recipes.titles == ["Garlic Dish 3", "Garlic Dish 9"])
        #expect(page.total == .exactly(2))
        #expect(page.recipes.first?.times.total == 13)
        #expect(page.recipes.first?.coverage?.used == ["garlic"])
        #expect(page.recipes.first?.coverage?.missed == ["olive oil"])
        #expect(page.recipes.first?.ingredients.map(\.name) == ["garlic", "olive oil"])
    }

    @Test func oneRequestIsSentAtATime() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let recipes = try await service.page([garlic]).recipes
        bench.server.setDelay(.milliseconds(20))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for recipe in recipes { group.addTask { _ = try await service.details(of: recipe) } }
            try await group.waitForAll()
        }
        // An answer may be with the client a moment before the server counts it as given.
        #expect(bench.server.mostAtWork <= 2)
    }

    @Test func theKeyIsInTheHeaderAlone() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let recipe = try #require(try await service.page([garlic]).recipes.first)
        _ = try await service.details(of: recipe)
        _ = try await service.randomRecipe()
        #expect(bench.server.requests.count == 3)
        for request in bench.server.requests {
            #expect(request.headers["x-api-key"] == testKey)
            #expect(!request.target.contains(testKey))
            #expect(
                !request.headers.contains { $0.key != "x-api-key" && $0.value.contains(testKey) }
            )
        }
    }

    @Test func theKeyGoesToNoOtherHost() async throws {
        let bench = try bench()
        let other = try ServiceBench()
        other.server.serve(SpoonacularSite(entries: SampleRecipes.spoonacular(3), key: testKey))
        let service = try bench.spoonacular()
        for place in [other.server.address, "http://localhost:\(bench.server.port)", "//127.0.0.2"]
        {
            bench.server.behave()
            bench.server.on(.any, .answer(.redirect(to: place + "/recipes/complexSearch")))
            let met = await failure(of: { try await service.page([garlic]) })
            #expect(met == .serverFailed(status: 302, tries: 1))
        }
        #expect(other.server.requests.isEmpty)
        #expect(bench.server.requests.count == 3)
    }

    @Test(arguments: [
        (401, ServiceFailure.keyRefused(status: 401)), (403, .keyRefused(status: 403)),
        (402, .quotaUsed(opensAt: 1_800_057_600)), (404, .serverFailed(status: 404, tries: 1)),
        (405, .serverFailed(status: 405, tries: 1)), (429, .quotaUsed(opensAt: nil)),
        (502, .serverFailed(status: 502, tries: 3)),
    ])
    func theStatusCountsAndNotTheCodeInTheBody(_ status: Int, _ wanted: ServiceFailure) async throws
    {
        let bench = try ServiceBench()
        let bodies = [
            SpoonacularSite.failure(status, code: 0, "Whatever"),
            SpoonacularSite.failure(status, code: 500, "Whatever"),
            ServedResponse.html("<h1>Gateway</h1>", status: status),
        ]
        for body in bodies {
            bench.server.on(.any, .answer(body))
            await bench.cache.serveAgain()
            let service = try bench.spoonacular()
            #expect(await failure(of: { try await service.page([garlic]) }) == wanted)
        }
    }

    @Test func aWrongKeyIsToldAndAnotherOneIsTried() async throws {
        let bench = try ServiceBench()
        let site = SpoonacularSite(entries: SampleRecipes.spoonacular(3), key: "another")
        bench.server.serve(site)
        let service = try bench.spoonacular()
        for _ in 0..<2 {
            #expect(await failure(of: { try await service.page() }) == .keyRefused(status: 401))
        }
        #expect(bench.server.requests.count == 2)
        let right = SpoonacularService(
            address: try bench.address(),
            key: try #require(ServiceKey("another")),
            client: bench.client,
            plainText: { $0 },
            isKnownFood: { _ in false }
        )
        #expect(try await right.page().recipes.count == 3)
    }

    @Test func whatIsLeftOfTheDayIsTold() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        _ = try await service.page([garlic])
        let quota = await bench.client.activity(of: .spoonacular).quota
        #expect(quota == ServiceQuota(used: "1.6", left: "148.4"))
        // Nothing is spent on what is kept.
        _ = try await service.page([garlic])
        #expect(bench.server.requests.count == 1)
    }

    @Test func afterTheDaysLimitNothingIsSentAlsoByTheNextStart() async throws {
        let bench = try bench(limit: 2)
        let service = try bench.spoonacular()
        let first = try await service.page([garlic])
        let second = try await service.page([garlic], at: try #require(first.next))
        let third = try #require(second.next)
        let met = await failure(of: { try await service.page([garlic], at: third) })
        #expect(met == .quotaUsed(opensAt: opening))
        #expect(bench.server.requests.count == 3)

        // A program that starts anew has the same cache.
        let client = HTTPClient(
            settings: ServiceBench.settings(timeout: .seconds(60), clock: bench.clock),
            cache: bench.cache
        )
        let again = SpoonacularService(
            address: try bench.address(),
            key: try #require(ServiceKey(testKey)),
            client: client,
            plainText: { $0 },
            isKnownFood: ServiceBench.isKnownFood
        )
        for freshness in [Freshness.kept, .asked] {
            let met = await failure(of: { try await again.page([garlic], at: third, freshness) })
            #expect(met == .quotaUsed(opensAt: opening))
        }
        #expect(
            await failure(of: { try await again.randomRecipe() }) == .quotaUsed(opensAt: opening)
        )
        // What is kept is still given.
        #expect(try await again.page([garlic]).recipes == first.recipes)
        #expect(bench.server.requests.count == 3)

        bench.clock.advance(by: opening - bench.clock.now)
        bench.server.on(.any, .answer(.json(#"{"results":[],"totalResults":0}"#)))
        #expect(try await again.page([garlic], at: third).recipes.isEmpty)
        #expect(bench.server.requests.count == 4)
    }

    @Test func detailsHaveTheStepsAndKeepWhatTheSearchSaid() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let found = try #require(try await service.page([garlic]).recipes.first)
        let details = try await service.details(of: found)
        #expect(
            bench.server.requests.last?.target
                == "/recipes/650001/information?includeNutrition=false"
        )
        #expect(details.id == found.id)
        #expect(details.isCookable)
        #expect(details.coverage == found.coverage)
        #expect(details.picture?.rest.hasSuffix("556x370.jpg") == true)
        let gone = Recipe(id: RecipeID(service: .spoonacular, key: "../x?a=b"), title: "Gone")
        let met = await failure(of: { try await service.details(of: gone) })
        #expect(met == .serverFailed(status: 404, tries: 1))
        #expect(bench.server.requests.last?.path == "/recipes/..%2Fx%3Fa%3Db/information")
    }

    @Test func resultsEndWhereOffsetsEnd() async throws {
        let bench = try bench(1_000)
        let service = try bench.spoonacular(pageSize: 50)
        let pages = try await service.pages([garlic])
        #expect(pages.count == 19)
        #expect(pages.flatMap(\.recipes).count == 950)
        #expect(pages.last?.total == .exactly(1_000))
        let offsets = bench.server.requests.compactMap { $0.parameters["offset"].flatMap(Int.init) }
        #expect(offsets.max() == 900)
    }

    @Test func alternativesTakeTurnsToTheEndOfEach() async throws {
        let bench = try ServiceBench()
        let entries = (1...27).map { number in
            SpoonacularEntry(
                id: number,
                title: "Dish \(number)",
                ingredients: [number <= 22 ? "leek" : "cheese"]
            )
        }
        bench.server.serve(SpoonacularSite(entries: entries, key: testKey))
        let service = try bench.spoonacular()
        let pages = try await service.pages([.any([Term("cheese"), Term("leek")])])
        #expect(pages.map(\.recipes.count) == [5, 10, 10, 2])
        #expect(Set(pages.flatMap(\.recipes).map(\.id)).count == 27)
        #expect(pages.allSatisfy { $0.total == nil })
    }

    @Test func ofTwoCuisinesBothHold() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let italian = Condition.has(Term("italian", in: .cuisine))
        let both = try await service.page([italian, .has(Term("european", in: .cuisine))])
        #expect(both.recipes.count == 8)
        #expect(both.total == nil)
        let none = try await service.page([italian, .has(Term("thai", in: .cuisine))])
        #expect(none.recipes.isEmpty)
    }

    @Test func namesCostNothing() async throws {
        let bench = try ServiceBench()
        let service = try bench.spoonacular()
        let cuisines = try await service.names(of: .cuisines).map(\.name)
        #expect(cuisines.count == 27 && cuisines.contains("Italian"))
        #expect(cuisines.first == "African" && cuisines.last == "Vietnamese")
        let types = try await service.names(of: .categories).map(\.name)
        #expect(types.count == 14 && types.first == "main course" && types.contains("dessert"))
        #expect(bench.server.requests.isEmpty)
    }

    @Test func whatItAnswersItselfIsSaidExactly() throws {
        let bench = try ServiceBench()
        let abilities = try bench.spoonacular().abilities
        let own: [Condition] = [
            garlic, .none(Term("onion")), .none(Term("onion", in: .ingredient)), .minutes(30),
            .has(Term("thai", in: .cuisine)), .has(Term("vegan", in: .category)),
        ]
        let here: [Condition] = [
            .any([Term("garlic"), Term("leek")]), .has(Term("pie", in: .title)),
            .none(Term("pie", in: .title)), .none(Term("thai", in: .cuisine)),
            .none(Term("dessert", in: .category)),
        ]
        let plan = QueryPlan(RecipeQuery(own + here), for: abilities)
        #expect(plan.answered == own)
        #expect(plan.applied == here)
        #expect(plan.impossible.isEmpty && plan.judgedByTitle.isEmpty)
        #expect(!abilities.allowsPrefetch)
    }

    /// Where no food was asked for, all of a recipe's are missed, which tells nothing.
    @Test func whatIsMissedIsToldOnlyOfFoodsThatWereAskedFor() async throws {
        let bench = try ServiceBench()
        let site = SpoonacularSite(entries: SampleRecipes.spoonacular(3), key: testKey)
        bench.server.serve(site)
        let service = try bench.spoonacular()
        #expect(try await service.page().recipes.allSatisfy { $0.coverage == nil })
        let asked = try await service.page([.has(Term("garlic"))]).recipes
        #expect(asked.count == 3 && asked.allSatisfy { $0.coverage?.used == ["garlic"] })
    }
}

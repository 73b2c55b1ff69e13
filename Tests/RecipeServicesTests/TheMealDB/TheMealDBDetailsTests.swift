import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// The details of short meals: how they are fetched, and what is shown without them.
struct TheMealDBDetailsTests {
    private func bench(_ count: Int = 25, timeout: Int = 30) throws -> ServiceBench {
        let bench = try ServiceBench(timeout: timeout)
        bench.server.serve(TheMealDBSite(meals: SampleRecipes.meals(count)))
        return bench
    }

    private let garlic = Condition.has(Term("garlic"))
    private let withoutCheese = Condition.none(Term("cheese"))
    private static let lookups = RequestMatch { $0.path.hasSuffix("lookup.php") }

    private static func lookup(of number: Int) -> RequestMatch {
        RequestMatch { $0.parameters["i"] == String(52_000 + number) }
    }

    private func lookupCount(_ bench: ServiceBench) -> Int {
        bench.calls.count { $0.hasPrefix("lookup") }
    }

    @Test func onlyThePagesOwnMealsAreLookedUpFourAtATime() async throws {
        let bench = try bench(50)
        bench.server.setDelay(.milliseconds(20))
        let page = try await bench.mealDB(pageSize: 50).page([garlic])
        #expect(page.recipes.allSatisfy { !$0.isShort })
        #expect(lookupCount(bench) == 50)
        // An answer may be with the client a moment before the server counts it as given.
        #expect((2...8).contains(bench.server.mostAtWork))
    }

    @Test func detailsAreFetchedOnce() async throws {
        let bench = try bench()
        let service = try bench.mealDB()
        let page = try await service.page([garlic])
        _ = try await service.page([garlic, .has(Term("italian", in: .cuisine))])
        let meal = try #require(page.recipes.first)
        let sent = bench.server.requests.count
        #expect(try await service.details(of: meal) == meal)
        var short = meal
        short.ingredientGroups = []
        #expect(try await service.details(of: short) == meal)
        #expect(bench.server.requests.count == sent)
    }

    @Test func aMealThatIsGoneStaysAsItWas() async throws {
        let bench = try bench()
        let service = try bench.mealDB()
        for key in ["99999", "not a number", "../x?i=52001"] {
            let gone = Recipe(id: RecipeID(service: .themealdb, key: key), title: "Gone")
            #expect(try await service.details(of: gone) == gone)
        }
        #expect(bench.server.requests.allSatisfy { $0.path == "/api/json/v1/1/lookup.php" })
    }

    /// A server that answers another meal than was asked for has none of this id.
    @Test func anotherMealIsNotTheOneAskedFor() async throws {
        let bench = try bench()
        let other = #"{"meals":[{"idMeal":"7","strMeal":"Other","strInstructions":"Fry."}]}"#
        bench.server.on(Self.lookups, .answer(.json(other)))
        let short = Recipe(id: RecipeID(service: .themealdb, key: "52001"), title: "Short")
        #expect(try await bench.mealDB().details(of: short) == short)
        let foreign = Recipe(id: RecipeID(service: .feed, key: "52001"), title: "Foreign")
        #expect(try await bench.mealDB().details(of: foreign) == foreign)
        #expect(bench.server.requests.count == 1)
    }

    @Test func aPageIsNotHeldUpByDetailsThatNothingNeeds() async throws {
        let bench = try bench(timeout: 120)
        bench.server.on(Self.lookup(of: 1), .hang)
        let events = try bench.mealDB().events([garlic], patience: .milliseconds(500))
        var told = ToldPage()
        for try await event in events {
            told.add(event)
            break
        }
        let page = try #require(told.page)
        #expect(page.recipes.count == 10)
        let first = try #require(page.recipes.first { $0.title == "Garlic Dish 1" })
        #expect(first.isShort)
        #expect(first.picture != nil)
        #expect(told.lacking.contains(first.id))
        #expect(page.recipes.allSatisfy { $0.isShort == told.lacking.contains($0.id) })
    }

    @Test func whatIsNotWaitedForComesLaterAndIsAskedForOnce() async throws {
        let bench = try bench(timeout: 120)
        bench.server.on(Self.lookups, .after(.milliseconds(100), .serve))
        let told = try await ToldPage(
            bench.mealDB().events([garlic], patience: .milliseconds(1))
        )
        let (page, late) = (try #require(told.page), told.details)
        #expect(late.allSatisfy { !$0.isShort })
        #expect(Set(late.map(\.id)) == Set(told.lacking))
        let early = page.recipes.filter { !$0.isShort }
        #expect(Set((late + early).map(\.id)) == Set(page.recipes.map(\.id)))
        #expect(lookupCount(bench) == 10)
        // An answer may be with the client a moment before the server counts it as given.
        #expect(bench.server.mostAtWork <= 2 * ListedDetails.atOnce)
    }

    @Test func whoStopsReadingCallsTheRestOff() async throws {
        let bench = try bench(timeout: 120)
        bench.server.on(Self.lookups, .hang)
        let events = try bench.mealDB().events([garlic], patience: .milliseconds(1))
        let reading = Task { try await ToldPage(events) }
        try await waitUntil { lookupCount(bench) >= ListedDetails.atOnce }
        reading.cancel()
        #expect(try await reading.value.details.isEmpty)
        // The connections are closed, so that the server is free again.
        bench.server.behave()
        #expect(try await bench.mealDB().page([garlic]).recipes.allSatisfy { !$0.isShort })
    }

    @Test func whoWaitsNotAtAllGetsShortMealsAndNothingIsSent() async throws {
        let bench = try bench()
        let page = try await bench.mealDB().events([garlic], patience: .zero).page()
        #expect(page.recipes.allSatisfy { $0.isShort })
        #expect(page.total == .exactly(25))
        #expect(lookupCount(bench) == 0)
    }

    @Test func aPageWaitsForDetailsThatAConditionNeeds() async throws {
        let bench = try bench(timeout: 60)
        bench.server.on(Self.lookup(of: 1), .after(.milliseconds(300), .serve))
        let told = try await ToldPage(
            bench.mealDB().events([garlic, withoutCheese], patience: .milliseconds(1))
        )
        let page = try #require(told.page)
        #expect(page.recipes.count == 10)
        #expect(page.recipes.allSatisfy { !$0.isShort })
        #expect(told.lacking.isEmpty)
    }

    @Test func withoutItsDetailsAMealStaysShortWhereNothingNeedsThem() async throws {
        let bench = try bench()
        bench.server.on(Self.lookup(of: 10), .failure(404))
        bench.server.on(Self.lookup(of: 11), .answer(.json(#"{"meals":null}"#)))
        let page = try await bench.mealDB().page([garlic])
        #expect(page.recipes.count == 10)
        #expect(page.recipes.filter(\.isShort).titles == ["Garlic Dish 10", "Garlic Dish 11"])
        #expect(page.unusableEntries == 0)
    }

    @Test func withoutItsDetailsAMealIsLeftOutWhereAConditionNeedsThem() async throws {
        let bench = try bench()
        bench.server.on(Self.lookup(of: 10), .failure(404))
        bench.server.on(Self.lookup(of: 11), .answer(.json(#"{"meals":"Invalid ID"}"#)))
        let page = try await bench.mealDB().page([garlic, withoutCheese])
        #expect(page.recipes.count == 8)
        #expect(page.unusableEntries == 2)
        #expect(!page.recipes.contains { $0.isShort })
    }

    @Test func whereAllDetailsFailAConditionFailsThePage() async throws {
        let bench = try bench()
        bench.server.on(Self.lookups, .failure(404))
        let service = try bench.mealDB()
        let met = await failure(of: { try await service.page([garlic, withoutCheese]) })
        #expect(met == .serverFailed(status: 404, tries: 1))
        let page = try await service.page([garlic])
        #expect(page.recipes.allSatisfy { $0.isShort })
    }

    @Test func afterASilenceNoMoreIsAskedFor() async throws {
        let bench = try bench()
        bench.server.on(Self.lookups, .reset)
        let service = try bench.mealDB()
        let met = await failure(of: { try await service.page([garlic, withoutCheese]) })
        #expect(met == .offline(host: "127.0.0.1"))
        #expect(try await service.page([garlic]).recipes.count == 10)
        // At most four each time, and each twice where its connection had been used before.
        #expect(lookupCount(bench) <= 2 * 2 * ListedDetails.atOnce)
    }

    @Test func offlineKeptDetailsAreUsedAndOthersMissing() async throws {
        let bench = try bench()
        let service = try bench.mealDB()
        let online = try await service.page([garlic])
        let second = try #require(online.next)
        await bench.setOffline(true)
        bench.clock.advance(by: 7)
        let offline = try await service.page([garlic], at: second)
        #expect(offline.recipes.count == 10)
        #expect(offline.recipes.allSatisfy { $0.isShort })
        #expect(offline.age == 7)
        #expect(try await service.page([garlic]).recipes == online.recipes)
    }

    @Test func cancellingCallsOffAllDetails() async throws {
        let bench = try bench(timeout: 60)
        bench.server.on(Self.lookups, .hang)
        let service = try bench.mealDB()
        let query = [garlic]
        let task = Task { try await service.page(query) }
        try await waitUntil { lookupCount(bench) >= ListedDetails.atOnce }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(lookupCount(bench) == ListedDetails.atOnce)
    }
}

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

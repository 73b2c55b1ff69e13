import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Several services over real sockets, asked as one.
struct AllServicesTests {
    /// A server each, in the order in which they are shown.
    private struct Benches {
        let meals: ServiceBench
        let spoonacular: ServiceBench
        let feed: ServiceBench
        let puppy: ServiceBench

        init(meals: Int = 25, spoonacular: Int = 12, feed: Int = 5, puppy: Int = 8) throws {
            self.meals = try ServiceCase.mealDB.bench(meals)
            self.spoonacular = try ServiceCase.spoonacular.bench(spoonacular)
            self.feed = try ServiceCase.feed.bench(feed)
            self.puppy = try ServiceCase.puppy.bench(puppy)
        }

        var all: [ServiceBench] { [meals, spoonacular, feed, puppy] }

        func services() throws -> [any RecipeService] {
            [
                try meals.mealDB(), try spoonacular.spoonacular(), try feed.feed(),
                try puppy.puppy(),
            ]
        }

        func stop() {
            for bench in all { bench.server.stop() }
        }
    }

    private let garlic = Condition.has(Term("garlic"))

    @Test func eachIsToldWhenThoseBeforeItAreThere() async throws {
        let benches = try Benches()
        benches.meals.server.setDelay(.milliseconds(40))
        let told = try await ToldPage(AllServices(benches.services()).events([garlic]))
        let page = try #require(told.page)
        #expect(told.parts == page.parts && !told.parts.isEmpty)
        #expect(told.recipesOfParts == page.recipes)
    }

    @Test func oneThatIsSlowHoldsUpOnlyThoseBehindIt() async throws {
        let benches = try Benches()
        benches.feed.server.on(.any, .hang)
        let events = AllServices(try benches.services()).events([garlic])
        var told = ToldPage()
        for try await event in events {
            told.add(event)
            if told.parts.count == 2 { break }
        }
        #expect(told.parts.map(\.service) == [.themealdb, .spoonacular])
        let rest = Task { try await ToldPage(events) }
        rest.cancel()
        #expect(try await rest.value.page == nil)
    }

    @Test func droppingTheEventsCallsOffAll() async throws {
        let benches = try Benches()
        for bench in benches.all { bench.server.on(.any, .hang) }
        let all = AllServices(try benches.services())
        do {
            let events = all.events([garlic])
            try await waitUntil { benches.all.allSatisfy { !$0.server.requests.isEmpty } }
            _ = events
        }
        // The connections are closed, so that the servers are free again.
        for bench in benches.all { bench.server.behave() }
        #expect(try await all.page([garlic]).parts.allSatisfy { $0.failure == nil })
    }

    @Test func lateDetailsComeBehindThePageOfAll() async throws {
        let benches = try Benches()
        let lookups = RequestMatch { $0.path.hasSuffix("lookup.php") }
        benches.meals.server.on(lookups, .after(.milliseconds(100), .serve))
        let all = AllServices(try benches.services())
        let told = try await ToldPage(all.events([garlic], patience: .milliseconds(1)))
        #expect(!told.lacking.isEmpty)
        #expect(Set(told.details.map(\.id)) == Set(told.lacking))
        #expect(told.details.allSatisfy { !$0.isShort })
    }

    @Test func cancellingCallsOffAll() async throws {
        let benches = try Benches()
        for bench in benches.all { bench.server.on(.any, .hang) }
        let all = AllServices(try benches.services())
        let query = [garlic]
        let task = Task { try await all.page(query) }
        try await waitUntil { benches.all.allSatisfy { !$0.server.requests.isEmpty } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func namesOfAllAreOneList() async throws {
        let benches = try Benches(meals: 6, feed: 6)
        let services = [try benches.meals.mealDB(), try benches.feed.feed()] as [any RecipeService]
        let cuisines = try await AllServices(services).names(of: .cuisines)
        #expect(cuisines.map(\.name) == ["British", "Italian"])
        #expect(cuisines.map(\.count) == [nil, nil])
        let twice = AllServices([try benches.feed.feed(), CountingService()])
        #expect(
            try await twice.names(of: .cuisines) == [
                CountedName(name: "British", count: 4),
                CountedName(name: "Italian", count: 12, summary: "From Italy."),
                CountedName(name: "Thai", count: 1),
            ]
        )
        benches.meals.server.on(.any, .failure(404))
        #expect(try await AllServices(services).names(of: .cuisines).count == 2)
        #expect(
            await failure(of: { try await AllServices(services).names(of: .categories) })
                == .serverFailed(status: 404, tries: 1)
        )
        // Who has no such list is not asked, and so is not the first that fails.
        #expect(
            await failure(of: { try await AllServices(services.reversed()).names(of: .categories) })
                == .serverFailed(status: 404, tries: 1)
        )
        let puppy = AllServices([try benches.puppy.puppy()])
        #expect(await failure(of: { try await puppy.names(of: .cuisines) }) == .unsupported)
    }

    @Test(arguments: [(-1, ServiceName.themealdb), (0, .themealdb), (2, .feed), (3, .feed)])
    func chanceReachesEveryServiceAndNoFurther(
        _ place: Int,
        _ service: ServiceName
    ) async throws {
        let benches = try Benches()
        let all = AllServices(Array(try benches.services().dropLast())) { range in
            #expect(range == 0..<3)
            return place
        }
        #expect(try await all.randomRecipe().id.service == service)
    }

    @Test func nobodyToAskIsAnEmptyPage() async throws {
        let page = try await AllServices([]).page()
        #expect(page == RecipePage(cursor: .first, recipes: []))
    }
}

/// A service with counts and summaries of its own.
private struct CountingService: RecipeService {
    let name = ServiceName.cookbook
    let abilities = ServiceAbilities(lists: [.cuisines])

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage { RecipePage(cursor: cursor, recipes: []) }
    func cursor(past cursor: PageCursor) -> PageCursor? { nil }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] {
        [
            CountedName(name: "italian", count: 10, summary: "From Italy."),
            CountedName(name: "Thai", count: 1),
        ]
    }
    func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
}

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

    /// Runs of services in the order of a page's recipes.
    private func runs(_ page: RecipePage) -> [ServiceName] {
        page.recipes.map(\.id.service).reduce(into: []) { runs, service in
            if runs.last != service { runs.append(service) }
        }
    }

    @Test func aPageIsOnePageOfEachInOrderWhoeverAnswersFirst() async throws {
        let benches = try Benches()
        benches.meals.server.setDelay(.milliseconds(60))
        benches.spoonacular.server.setDelay(.milliseconds(30))
        let page = try await AllServices(benches.services()).page([garlic])
        #expect(page.parts.map(\.service) == [.themealdb, .spoonacular, .feed, .recipepuppy])
        #expect(page.parts.map(\.count) == [10, 10, 4, 1])
        #expect(runs(page) == [.themealdb, .spoonacular, .feed, .recipepuppy])
        #expect(page.parts.map(\.total) == [.exactly(25), .exactly(12), .exactly(5), nil])
        #expect(page.parts.map(\.hasMore) == [true, true, false, true])
        // The feed's even dishes are on the web, all but the fourth also by Spoonacular, which has
        // no link for every fourth; RecipePuppy has all by link.
        #expect(page.parts.map(\.repeatsHidden) == [0, 0, 1, 7])
        #expect(page.parts.allSatisfy { $0.failure == nil && $0.takenOut == 0 })
        #expect(page.total == nil)
    }

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

    @Test func eachGoesOnFromItsOwnPlaceUntilItEnds() async throws {
        let benches = try Benches(puppy: 1)
        let services = try Array(benches.services().dropLast())
        let pages = try await AllServices(services).pages([garlic])
        #expect(
            pages.map { $0.parts.map(\.service) } == [
                [.themealdb, .spoonacular, .feed], [.themealdb, .spoonacular], [.themealdb],
            ]
        )
        #expect(pages.map(\.cursor.number) == [1, 2, 3])
        let recipes = pages.flatMap(\.recipes)
        #expect(Set(recipes.map(\.id)).count == recipes.count)
        #expect(recipes.count { $0.id.service == .themealdb } == 25)
    }

    @Test func doublesAreKnownOnLaterPagesToo() async throws {
        let benches = try Benches(meals: 1, spoonacular: 30, feed: 1, puppy: 30)
        let services =
            [try benches.spoonacular.spoonacular(), try benches.puppy.puppy()]
            as [any RecipeService]
        let all = AllServices(services)
        let pages = try await all.pages([garlic], atMost: 3)
        let links = pages.flatMap(\.recipes).compactMap(\.link?.identity)
        #expect(Set(links).count == links.count)
        // Those on the web that Spoonacular has no link for are RecipePuppy's alone.
        #expect(pages.flatMap(\.recipes).count { $0.id.service == .recipepuppy } == 7)
        // Asked for again, a page is what it was.
        #expect(try await all.page([garlic], at: pages[1].cursor) == pages[1])
        #expect(
            try await all.page([garlic], at: pages[0].cursor, .asked).recipes == pages[0].recipes
        )
    }

    @Test func whatOneCannotAnswerIsAppliedOnWhatItSent() async throws {
        let benches = try Benches()
        let page = try await AllServices(benches.services()).page([garlic, .none(Term("cheese"))])
        #expect(
            !page.recipes.contains { $0.ingredients.contains { $0.name.lowercased() == "cheese" } }
        )
        let taken = Dictionary(page.parts.map { ($0.service, $0.takenOut) }) { $1 }
        #expect(taken[.themealdb] ?? 0 > 0 && taken[.recipepuppy] == 4)
        #expect(taken[.spoonacular] == 0)
        #expect(page.parts[0].total == nil && page.parts[1].total == .exactly(6))
    }

    @Test func whatOneCannotAnswerAtAllItIsNotAsked() async throws {
        let benches = try Benches()
        let all = AllServices(try benches.services())
        #expect(QueryPlan(RecipeQuery([.minutes(15)]), for: all.abilities).impossible.isEmpty)
        let page = try await all.page([garlic, .minutes(15)])
        #expect(page.parts.map(\.failure) == [.unsupported, nil, .unsupported, .unsupported])
        #expect(page.recipes.map(\.id.service) == Array(repeating: .spoonacular, count: 5))
        #expect(page.next == nil)
        #expect(benches.meals.server.requests.isEmpty && benches.puppy.server.requests.isEmpty)
    }

    @Test func whatNoneCanAnswerIsRefusedBeforeItIsSent() async throws {
        let bench = try ServiceCase.feed.bench()
        let all = AllServices([try bench.feed()])
        let plan = QueryPlan(RecipeQuery([garlic, .minutes(15)]), for: all.abilities)
        #expect(plan.impossible == [.minutes(15)])
        #expect(try await all.page([.minutes(15)]).parts.map(\.failure) == [.unsupported])
    }

    @Test(arguments: [
        (ServerBehaviour.failure(500), ServiceFailure.serverFailed(status: 500, tries: 3)),
        (.failure(429), .quotaUsed(opensAt: nil)), (.reset, .offline(host: "127.0.0.1")),
        (.answer(.html("<p>Hi")), .malformedReply(.webPage)),
    ])
    func oneThatFailsIsANoteAndStopsNoOther(
        _ behaviour: ServerBehaviour,
        _ failure: ServiceFailure
    ) async throws {
        let benches = try Benches()
        benches.spoonacular.server.on(.any, behaviour)
        let all = AllServices(try benches.services())
        let page = try await all.page([garlic])
        #expect(page.parts.map(\.failure) == [nil, failure, nil, nil])
        #expect(page.parts[1].count == 0)
        // RecipePuppy's second and fourth are the feed's.
        #expect(page.recipes.count == 10 + 5 + 6)
        // After a silence the same page is asked for again, past a bad one the next.
        benches.spoonacular.server.behave()
        let next = try #require(page.next)
        let second = try await all.page([garlic], at: next)
        let count = second.parts.first { $0.service == .spoonacular }?.count
        switch failure {
        case .offline: #expect(count == 4)  // of ten, RecipePuppy had sent six
        case .quotaUsed: #expect(count == nil)
        default: #expect(count == 2)
        }
    }

    @Test func whereAllFailThePageTellsSo() async throws {
        let benches = try Benches()
        for bench in benches.all { bench.server.on(.any, .failure(404)) }
        let all = AllServices(try benches.services())
        let failed = try await all.page([garlic])
        let failure = ServiceFailure.serverFailed(status: 404, tries: 1)
        #expect(failed.parts.map(\.failure) == [failure, failure, failure, failure])
        #expect(failed.recipes.isEmpty && !failed.parts.hadRecipes)
        // Two of them can tell what is behind.
        let past = try #require(all.cursor(past: .first))
        #expect(failed.next == past)
        #expect(past == PageCursor(number: 2, place: "spoonacular=2:10%400&recipepuppy=2"))
        for bench in benches.all { bench.server.behave() }
        let page = try await all.page([garlic], at: past)
        #expect(page.parts.map(\.service) == [.spoonacular, .recipepuppy])
        #expect(page.recipes.count == 2)
    }

    @Test func whereOneFailedNothingFoundIsNotTheWholeTruth() async throws {
        let benches = try Benches()
        benches.meals.server.on(.any, .reset)
        let all = AllServices(Array(try benches.services().dropLast()))
        let page = try await all.page([.has(Term("durian"))])
        #expect(page.parts.map(\.failure) == [.offline(host: "127.0.0.1"), nil, nil])
        #expect(page.parts.firstFailed?.service == .themealdb)
        benches.meals.server.behave()
        #expect(try await all.page([.has(Term("durian"))]).recipes.isEmpty)
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

    @Test func offlineEachGivesWhatIsKept() async throws {
        let benches = try Benches()
        let all = AllServices(try benches.services())
        let online = try await all.page([garlic])
        for bench in benches.all { await bench.setOffline(true) }
        benches.feed.clock.advance(by: 50)
        let offline = try await all.page([garlic])
        #expect(offline.recipes == online.recipes)
        #expect(offline.age == 50)
        let unkept = try await all.page([.has(Term("leek"))])
        #expect(unkept.parts.firstFailed?.failure == .notKept)
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

    @Test func chanceGoesOnToAnotherWhereOneFails() async throws {
        let benches = try Benches()
        benches.meals.server.on(.any, .failure(404))
        let all = AllServices(try benches.services()) { $0.lowerBound }
        #expect(try await all.randomRecipe().id.service == .spoonacular)
        for bench in benches.all { bench.server.on(.any, .failure(404)) }
        let met = await failure(of: { try await all.randomRecipe() })
        #expect(met == .serverFailed(status: 404, tries: 1))
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

    @Test func detailsAreTheOwnServicesAffair() async throws {
        let benches = try Benches()
        let all = AllServices(try benches.services())
        let meal = Recipe(id: RecipeID(service: .themealdb, key: "52003"), title: "?")
        #expect(try await all.details(of: meal).title == "Garlic Dish 3")
        let foreign = Recipe(id: RecipeID(service: .web, key: "x"), title: "Foreign")
        #expect(try await all.details(of: foreign) == foreign)
    }

    @Test func itSaysWhatAnyOfThemCan() throws {
        let benches = try Benches()
        let all = AllServices(try benches.services())
        #expect(all.name == .all)
        #expect(!all.abilities.allowsPrefetch)
        #expect(all.abilities.lists == Set(ListAbility.allCases))
        let none = AllServices([])
        #expect(none.abilities.fields.isEmpty && none.abilities.lists.isEmpty)
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
    func randomRecipe() async throws -> Recipe { throw ServiceFailure.unsupported }
}

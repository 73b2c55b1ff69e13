import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct FeedServiceTests {
    private static let entries = [
        FeedEntry("Treacle Tart", cuisine: "British", uuid: "1"),
        FeedEntry("Apple Tart", cuisine: "French", uuid: "2", film: "https://y.example/2"),
        FeedEntry("Apple Pie", cuisine: "British", uuid: "3", source: "https://k.example/3"),
        FeedEntry("Rock Cakes", cuisine: "British", uuid: "4"),
        FeedEntry("British Buns", cuisine: "Middle Eastern", uuid: "5"),
        FeedEntry(nil, cuisine: "British", uuid: "6"),
    ]

    private func bench(_ entries: [FeedEntry] = entries) throws -> ServiceBench {
        let bench = try ServiceBench()
        bench.server.serve(FeedSite(entries: entries))
        return bench
    }

    @Test func nothingWithoutANameIsEverShownAndItIsCountedOnce() async throws {
        let bench = try bench(Self.entries + SampleRecipes.feed(20))
        let pages = try await bench.feed().pages()
        #expect(pages.flatMap(\.recipes).count == 25)
        #expect(pages.map(\.unusableEntries) == [1, 0, 0])
        #expect(bench.server.requests.count == 1)
    }

    @Test func anEmptyListIsAnAnswer() async throws {
        let bench = try bench([])
        let service = try bench.feed()
        let page = try await service.page()
        #expect(page.recipes.isEmpty && page.next == nil)
        #expect(page.total == .exactly(0))
        #expect(try await service.names(of: .cuisines).isEmpty)
        #expect(await failure(of: { try await service.randomRecipe() }) == .unsupported)
    }

    @Test func cuisinesAreCounted() async throws {
        let bench = try bench()
        let service = try bench.feed()
        #expect(
            try await service.names(of: .cuisines) == [
                CountedName(name: "British", count: 3), CountedName(name: "French", count: 1),
                CountedName(name: "Middle Eastern", count: 1),
            ]
        )
        #expect(await failure(of: { try await service.names(of: .categories) }) == .unsupported)
    }

    @Test func chanceReachesTheWholeListAndNoFurther() async throws {
        let bench = try bench()
        let address = try bench.address("/recipes.json")
        let titles = ["Treacle Tart", "Apple Tart", "Apple Pie", "Rock Cakes", "British Buns"]
        for (chance, title) in [(-1, titles[0]), (5, titles[4])] + Array(titles.enumerated()) {
            let service = FeedService(
                address: address,
                client: bench.client,
                chance: { range in
                    #expect(range == 0..<5)
                    return chance
                }
            )
            #expect(try await service.randomRecipe().title == title)
        }
    }

    /// The list is one answer: what cannot be read of it has nothing behind it.
    @Test func aRecipeIsWholeAndAFailedListHasNoNextPage() async throws {
        let bench = try bench()
        let service = try bench.feed()
        #expect(service.cursor(past: .first) == nil)
        let recipe = Recipe(id: RecipeID(service: .feed, key: "x"), title: "X")
        #expect(try await service.details(of: recipe) == recipe)
        #expect(bench.server.requests.isEmpty)
    }

    @Test func pagesAreCutFromTheList() async throws {
        let bench = try bench(SampleRecipes.feed(12))
        let pages = try await bench.feed(pageSize: 5).pages()
        #expect(pages.map(\.recipes.count) == [5, 5, 2])
        #expect(pages.map(\.total) == Array(repeating: .exactly(12), count: 3))
        #expect(
            pages.map(\.next) == [
                PageCursor(number: 2, place: "5"), PageCursor(number: 3, place: "10"), nil,
            ]
        )
    }

    @Test func whatACDNSaysIsTold() async throws {
        let bench = try bench()
        let service = FeedService(address: try bench.address("/other.json"), client: bench.client)
        let met = await failure(of: { try await service.page() })
        #expect(met == .serverFailed(status: 403, tries: 1))
    }

    @Test func whatNobodyKnowsHereIsRefusedOrJudgedByTitle() throws {
        let bench = try ServiceBench()
        let query = RecipeQuery([
            .has(Term("tart")), .none(Term("nuts")), .minutes(30),
            .has(Term("apple", in: .ingredient)), .has(Term("dessert", in: .category)),
            .none(Term("thai", in: .cuisine)), .any([Term("pie"), Term("thai", in: .cuisine)]),
        ])
        let plan = QueryPlan(query, for: try bench.feed().abilities)
        #expect(
            plan.answered == [
                .has(Term("tart")), .none(Term("thai", in: .cuisine)),
                .any([Term("pie"), Term("thai", in: .cuisine)]),
            ]
        )
        #expect(plan.applied == [.none(Term("nuts"))])
        #expect(plan.judgedByTitle == [.none(Term("nuts"))])
        #expect(plan.impossible.count == 3)
    }
}

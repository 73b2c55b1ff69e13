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

    @Test(
        arguments: [
            ([], ["Apple Pie", "Apple Tart", "British Buns", "Rock Cakes", "Treacle Tart"]),
            ([Condition.has(Term("apple"))], ["Apple Pie", "Apple Tart"]),
            ([.has(Term("cake"))], ["Rock Cakes"]),
            ([.has(Term("british"))], ["Apple Pie", "British Buns", "Rock Cakes", "Treacle Tart"]),
            ([.has(Term("british")), .has(Term("pie"))], ["Apple Pie"]),
            ([.has(Term("british", in: .cuisine)), .has(Term("tart"))], ["Treacle Tart"]),
            ([.has(Term("middle eastern", in: .cuisine))], ["British Buns"]),
            ([.has(Term("eastern", in: .cuisine))], []),
            ([.has(Term("british", in: .title))], ["British Buns"]),
            ([.any([Term("cakes"), Term("french", in: .cuisine)])], ["Apple Tart", "Rock Cakes"]),
            ([.has(Term("tart")), .none(Term("apple"))], ["Treacle Tart"]),
            ([.none(Term("british"))], ["Apple Tart"]),
            ([.none(Term("british", in: .cuisine))], ["Apple Tart", "British Buns"]),
            ([.none(Term("apple", in: .title)), .has(Term("tart"))], ["Treacle Tart"]),
            ([.has(Term("durian"))], []),
        ] as [([Condition], [String])]
    )
    func nameAndCuisineAreSearchedAtOnce(_ query: [Condition], _ titles: [String]) async throws {
        let bench = try bench()
        defer { bench.server.stop() }
        let page = try await bench.feed().page(query)
        #expect(page.recipes.titles.sorted() == titles)
        #expect(page.total == .exactly(titles.count))
        #expect(page.unusableEntries == (titles.isEmpty ? 0 : 1))
    }

    @Test func nothingWithoutANameIsEverShownAndItIsCountedOnce() async throws {
        let bench = try bench(Self.entries + SampleRecipes.feed(20))
        defer { bench.server.stop() }
        let pages = try await bench.feed().pages()
        #expect(pages.flatMap(\.recipes).count == 25)
        #expect(pages.map(\.unusableEntries) == [1, 0, 0])
        #expect(bench.server.requests.count == 1)
    }

    @Test func anEmptyListIsAnAnswer() async throws {
        let bench = try bench([])
        defer { bench.server.stop() }
        let service = try bench.feed()
        let page = try await service.page()
        #expect(page.recipes.isEmpty && page.next == nil)
        #expect(page.total == .exactly(0))
        #expect(try await service.names(of: .cuisines).isEmpty)
        #expect(await failure(of: { try await service.randomRecipe() }) == .unsupported)
    }

    @Test func cuisinesAreCounted() async throws {
        let bench = try bench()
        defer { bench.server.stop() }
        let service = try bench.feed()
        #expect(
            try await service.names(of: .cuisines) == [
                CountedName(name: "British", count: 3), CountedName(name: "French", count: 1),
                CountedName(name: "Middle Eastern", count: 1),
            ]
        )
        #expect(await failure(of: { try await service.names(of: .categories) }) == .unsupported)
    }

    @Test func chanceTakesOneOfTheList() async throws {
        let bench = try bench()
        defer { bench.server.stop() }
        #expect(try await bench.feed().randomRecipe().title == "British Buns")
        for chance in [-5, 99] {
            let service = FeedService(
                address: try bench.address("/recipes.json"),
                client: bench.client,
                chance: { _ in chance }
            )
            #expect(try await service.randomRecipe().title.isEmpty == false)
        }
    }

    @Test func chanceReachesTheWholeListAndNoFurther() async throws {
        let bench = try bench()
        defer { bench.server.stop() }
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
        defer { bench.server.stop() }
        let service = try bench.feed()
        #expect(service.cursor(past: .first) == nil)
        let recipe = Recipe(id: RecipeID(service: .feed, key: "x"), title: "X")
        #expect(try await service.details(of: recipe) == recipe)
        #expect(bench.server.requests.isEmpty)
    }

    /// What it knows nothing of is left to be told as impossible: it takes nothing out.
    @Test(
        arguments: [
            ([Condition.minutes(5)], 5), ([.has(Term("apple", in: .ingredient))], 5),
            ([.has(Term("dessert", in: .category))], 5),
            ([.any([Term("pie"), Term("apple", in: .ingredient)])], 5),
            ([.any([Term("pie"), Term("buns", in: .title)])], 2),
            ([.none(Term("apple")), .minutes(5)], 3),
        ] as [([Condition], Int)]
    )
    func whatItCannotTellNarrowsNothing(_ query: [Condition], _ count: Int) async throws {
        let bench = try bench()
        defer { bench.server.stop() }
        #expect(try await bench.feed().page(query).recipes.count == count)
    }

    @Test func pagesAreCutFromTheList() async throws {
        let bench = try bench(SampleRecipes.feed(12))
        defer { bench.server.stop() }
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
        defer { bench.server.stop() }
        let service = FeedService(address: try bench.address("/other.json"), client: bench.client)
        let met = await failure(of: { try await service.page() })
        #expect(met == .serverFailed(status: 403, tries: 1))
    }

    @Test func whatNobodyKnowsHereIsRefusedOrJudgedByTitle() throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
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

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

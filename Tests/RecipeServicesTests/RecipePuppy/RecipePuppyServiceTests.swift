import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct RecipePuppyServiceTests {
    @Test func aQueryIsSentAndItsPageRead() async throws {
        let bench = try ServiceBench()
        bench.server.serve(RecipePuppySite(entries: SampleRecipes.puppy(25)))
        let service = try bench.puppy()
        let query = RecipeQuery([.has(Term("cheese")), .has(Term("dish")), .none(Term("onion"))])
        let page = try await service.page(of: query, at: .first, freshness: .kept)
        #expect(bench.server.requests.map(\.target) == ["/api/?i=cheese&q=dish&p=1"])
        #expect(page.cursor == .first)
        #expect(page.next == PageCursor(number: 2))
        #expect(page.total == nil)
        #expect(page.age == nil)
        #expect(page.recipes.count == 10)
        #expect(page.recipes.first?.ingredients.map(\.name) == ["garlic", "cheese", "salt"])
        #expect(page.recipes.first?.link?.text == "http://kitchen.example/dish/2")
    }

    @Test func emptyAndRepeatedPagesAreGivenAsTheyCome() async throws {
        let bench = try ServiceBench()
        let entries = SampleRecipes.puppy(30)
        bench.server.serve(RecipePuppySite(entries: entries))
        bench.server.on(.page(2), .answer(RecipePuppySite.page([])))
        bench.server.on(.page(3), .answer(RecipePuppySite.page(Array(entries.prefix(10)))))
        let service = try bench.puppy()
        var pages: [RecipePage] = []
        for number in 1...3 {
            let cursor = PageCursor(number: number)
            pages.append(try await service.page(of: RecipeQuery(), at: cursor, freshness: .kept))
        }
        #expect(pages[1].recipes.isEmpty)
        #expect(pages[1].next == PageCursor(number: 3))
        #expect(pages[2].recipes.map(\.id) == pages[0].recipes.map(\.id))
    }

    @Test func afterPage999ThereIsNone() async throws {
        let bench = try ServiceBench()
        bench.server.serve(RecipePuppySite(entries: SampleRecipes.puppy(3)))
        let service = try bench.puppy()
        let last = PageCursor(number: 999)
        let page = try await service.page(of: RecipeQuery(), at: last, freshness: .kept)
        #expect(page.next == nil)
        #expect(service.cursor(past: last) == nil)
        #expect(service.cursor(past: PageCursor(number: 998)) == last)
        for number in [0, 1_000, Int.max] {
            let beyond = PageCursor(number: number)
            let page = try await service.page(of: RecipeQuery(), at: beyond, freshness: .kept)
            #expect(page.recipes.isEmpty && page.next == nil)
        }
        #expect(bench.server.requests.count == 1)
    }

    @Test func offlineAKeptPageTellsItsAge() async throws {
        let bench = try ServiceBench()
        bench.server.serve(RecipePuppySite(entries: SampleRecipes.puppy(3)))
        let service = try bench.puppy()
        let online = try await service.page(of: RecipeQuery(), at: .first, freshness: .kept)
        await bench.setOffline(true)
        bench.clock.advance(by: 60)
        let offline = try await service.page(of: RecipeQuery(), at: .first, freshness: .kept)
        #expect(offline.age == 60)
        #expect(offline.recipes == online.recipes)
        let other = PageCursor(number: 2)
        let met = await failure(of: {
            try await service.page(of: RecipeQuery(), at: other, freshness: .kept)
        })
        #expect(met == .notKept)
    }

    @Test func whatItCannotDoIsSaid() async throws {
        let bench = try ServiceBench()
        let service = try bench.puppy()
        #expect(service.abilities.lists == [.everything])
        #expect(service.abilities.fields == [.anywhere])
        #expect(service.abilities.tells == [.title, .ingredients])
        #expect(!service.abilities.excludes && !service.abilities.alternatives)
        #expect(await failure(of: { try await service.randomRecipe() }) == .unsupported)
        #expect(await failure(of: { try await service.names(of: .cuisines) }) == .unsupported)
        let recipe = Recipe(id: RecipeID(service: .recipepuppy, key: "a"), title: "A")
        #expect(try await service.details(of: recipe) == recipe)
    }

    @Test func itsLinksMayStayInsideOnlyIfItIsInsideItself() async throws {
        let bench = try ServiceBench()
        let inside = try await bench.client.linkSource(ofServiceAt: bench.address())
        #expect(inside == .privateService)
        let outside = try #require(WebAddress("https://puppy.example/api"))
        #expect(await bench.client.linkSource(ofServiceAt: outside) == .service)
    }

    @Test func theOldHostIsNotAsked() async throws {
        let bench = try ServiceBench()
        let service = RecipePuppyService(
            address: try #require(WebAddress("http://www.recipepuppy.com")),
            client: bench.client,
            plainText: { $0 },
            isKnownFood: { _ in false }
        )
        let met = await failure(of: {
            try await service.page(of: RecipeQuery(), at: .first, freshness: .kept)
        })
        #expect(met == .forbidden(.unsafeHost))
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Pages that are odd but usable, over a real socket.
struct OddPagesTests {
    @Test func theKitchenServesListPagesAndPictures() async throws {
        let bench = try ServiceBench()
        bench.server.serve(SampleKitchen(dishes: 12))
        let query = RecipeQuery([.has(Term("garlic")), .has(Term("cheese"))])
        let second = PageCursor(number: 2)
        let list = try await bench.puppy().page(of: query, at: second, freshness: .kept)
        #expect(list.recipes.map(\.title) == ["Garlic Cheese Dish 11", "Garlic Cheese Dish 12"])
        let fetcher = WebPageFetcher(client: bench.client)
        let source = try await bench.client.linkSource(ofServiceAt: bench.address())
        let link = try #require(list.recipes.first?.link)
        let page = try await fetcher.page(at: link, from: source, freshness: .kept)
        #expect(String(decoding: page.body, as: UTF8.self).contains("11 cloves garlic"))
        let picture = try #require(list.recipes.first?.picture)
        let image = try await fetcher.picture(at: picture, from: source)
        #expect(image.mediaType == "image/png")
    }
}

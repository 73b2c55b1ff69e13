import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Pages that are odd but usable, over a real socket.
struct OddPagesTests {
    private func titles(_ page: ServedResponse) async throws -> [String] {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        bench.server.on(.page(1), .answer(page))
        return try await bench.puppy().page(of: RecipeQuery(), at: .first, freshness: .kept)
            .recipes.map(\.title)
    }

    @Test func badBytesCostOnlyTheirLetters() async throws {
        var page = RecipePuppySite.page([
            PuppyEntry(title: "Caf@ au lait", href: "http://k.example/1", ingredients: "milk")
        ])
        page.body = page.body.map { $0 == UInt8(ascii: "@") ? 0xE9 : $0 }
        #expect(try await titles(page) == ["Caf\u{FFFD} au lait"])
    }

    @Test func nothingThatATerminalActsOnGetsThrough() async throws {
        let evil = "\u{1B}]0;owned\u{7}Red \u{1B}[2J\u{1B}[31mPie\u{9B}0m\u{202E}\u{8}"
        let page = RecipePuppySite.page([
            PuppyEntry(title: evil, href: "http://k.example/1", ingredients: "sa\u{1B}[5mlt")
        ])
        #expect(try await titles(page) == ["Red Pie"])
    }

    @Test func packedPagesAreRead() async throws {
        let page = RecipePuppySite.page(SampleRecipes.puppy(2))
        for packed in [page, page.gzipped(), page.brotlied()] {
            #expect(try await titles(packed) == ["Garlic Dish 1", "Garlic Dish 2"])
        }
    }

    @Test func theMediaTypeDoesNotMatter() async throws {
        var page = RecipePuppySite.page(SampleRecipes.puppy(1))
        for type in ["text/html", "application/octet-stream", "nonsense"] {
            page.headers["Content-Type"] = type
            #expect(try await titles(page) == ["Garlic Dish 1"])
        }
    }

    @Test func theKitchenServesListPagesAndPictures() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
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

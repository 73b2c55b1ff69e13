import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct RecipePuppyServiceTests {
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

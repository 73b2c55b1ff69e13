import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TheMealDBAddressTests {
    /// A client whose every answer is a web server's 404, and the addresses that it was asked for.
    private func refusing(_ bench: ServiceBench, _ lines: TraceLines) -> HTTPClient {
        let transport = Transport { request in
            lines.add(request.url)
            var answer = TransferAnswer(ending: .answered)
            answer.status = 404
            answer.body = Array("<html>404</html>".utf8)
            return answer
        }
        return HTTPClient(
            settings: ServiceBench.settings(timeout: .seconds(600), clock: bench.clock),
            cache: bench.cache,
            transport: transport
        )
    }

    private func met(_ address: WebAddress, _ key: ServiceKey?, _ lines: TraceLines) async throws
        -> ServiceError?
    {
        let bench = try ServiceBench()
        let service = TheMealDBService(
            address: address,
            key: key,
            client: refusing(bench, lines),
            isKnownFood: { _ in true }
        )
        #expect(!"\(service)".contains("98765"))
        let met = await failure(of: { try await service.randomRecipe() })
        #expect(await bench.cache.answers.isEmpty)
        return met
    }

    @Test func aKeyOfTheCooksIsForTheOwnHostOnly() async throws {
        let key = try #require(ServiceKey("98765"))
        let own = try #require(TheMealDBService.defaultAddress)
        let other = try #require(WebAddress("https://meals.example/api/json/v1/1/"))
        let lines = TraceLines()
        #expect(try await met(own, nil, lines) == .keyRefused(status: 404))
        #expect(try await met(own, key, lines) == .keyRefused(status: 404))
        // Elsewhere a 404 may be many things.
        #expect(try await met(other, key, lines) == .serverFailed(status: 404, tries: 1))
        #expect(
            lines.all == [
                "https://www.themealdb.com/api/json/v1/1/random.php",
                "https://www.themealdb.com/api/json/v2/98765/random.php",
                "https://meals.example/api/json/v1/1/random.php",
            ]
        )
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct SpoonacularServiceTests {
    private func bench(_ count: Int = 25, limit: Double = 150) throws -> ServiceBench {
        let bench = try ServiceBench()
        let entries = SampleRecipes.spoonacular(count)
        bench.server.serve(SpoonacularSite(entries: entries, key: testKey, limit: limit))
        return bench
    }

    private let garlic = Condition.has(Term("garlic"))
    private let opening = 1_800_057_600

    @Test func oneRequestIsSentAtATime() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let recipes = try await service.page([garlic]).recipes
        bench.server.setDelay(.milliseconds(20))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for recipe in recipes { group.addTask { _ = try await service.details(of: recipe) } }
            try await group.waitForAll()
        }
        // An answer may be with the client a moment before the server counts it as given.
        #expect(bench.server.mostAtWork <= 2)
    }

    @Test func theKeyIsInTheHeaderAlone() async throws {
        let bench = try bench()
        let service = try bench.spoonacular()
        let recipe = try #require(try await service.page([garlic]).recipes.first)
        _ = try await service.details(of: recipe)
        _ = try await service.randomRecipe()
        #expect(bench.server.requests.count == 3)
        for request in bench.server.requests {
            #expect(request.headers["x-api-key"] == testKey)
            #expect(!request.target.contains(testKey))
            #expect(
                !request.headers.contains { $0.key != "x-api-key" && $0.value.contains(testKey) }
            )
        }
    }

    @Test func aWrongKeyIsToldAndAnotherOneIsTried() async throws {
        let bench = try ServiceBench()
        let site = SpoonacularSite(entries: SampleRecipes.spoonacular(3), key: "another")
        bench.server.serve(site)
        let service = try bench.spoonacular()
        for _ in 0..<2 {
            #expect(await failure(of: { try await service.page() }) == .keyRefused(status: 401))
        }
        #expect(bench.server.requests.count == 2)
        let right = SpoonacularService(
            address: try bench.address(),
            key: try #require(ServiceKey("another")),
            client: bench.client,
            plainText: { $0 },
            isKnownFood: { _ in false }
        )
        #expect(try await right.page().recipes.count == 3)
    }
}

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
}

import Foundation
import RecipeTestSupport
import Testing

/// What the cook has of each service without a network.
@Suite(.aFewAtOnce)
struct OfflineTests {
    static let services = ["themealdb", "spoonacular", "feed", "recipepuppy"]

    /// Where no server answers, a kept page of a recipe is shown too.
    @Test(arguments: services)
    func withoutAServerWhatIsFreshIsStillThere(_ service: String) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        let lines = ["--service", service, "--format", "json", "-c", "search garlic; open 1"]
        let online = try await cook.run(lines)
        #expect(online.code == 0, "\(online.everything)")
        server.stop()
        let later = try await cook.run(lines)
        #expect(later.code == 0, "\(later.everything)")
        #expect(
            try later.objects().last?.object("recipe")?.texts("steps")
                == online.objects().last?.object("recipe")?.texts("steps")
        )
    }
}

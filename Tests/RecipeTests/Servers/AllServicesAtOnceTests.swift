import Foundation
import RecipeTestSupport
import Testing

/// What the cook reads of several services asked at once when some of them fail.
@Suite(.aFewAtOnce)
struct AllServicesAtOnceTests {
    private func cook(_ server: MisbehavingServer) throws -> Cook {
        server.serve(SampleServices())
        return try Cook(SampleServices.environment(at: server.address))
    }

    private static func search(_ food: String, _ format: String) -> [String] {
        ["--service", "all", "--format", format, "search", food]
    }

    private static let meals = RequestMatch { $0.path.hasPrefix("/api/json/") }
    private static let plates = RequestMatch { $0.path.hasPrefix("/recipes/") }
    private static let puppy = RequestMatch { $0.path == "/api/" }

    @Test func oneThatFailsIsANoteBesideTheOthers() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.meals, .failure(500))
        let end = try await cook.run(Self.search("garlic", "json"))
        #expect(end.code == 0)
        let note = try end.object().objects("notes").first { $0.text("name") == "part-failed" }
        #expect(note?.text("service") == "themealdb")
        #expect(note?.number("status") == 500)
        #expect(try end.object().objects("recipes").count == 40)
    }

    @Test func nothingFoundIsNotSaidWhereOneFailed() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.meals, .failure(500))
        server.on(Self.puppy, .answer(RecipePuppySite.page([])))
        let end = try await cook.run(Self.search("durian", "json"))
        #expect(end.code == 69, "\(end.everything)")
        let error = try end.object().object("error")
        #expect(error?.text("name") == "server-failed")
        #expect(error?.text("service") == "themealdb")
        let words = try await cook.run(Self.search("durian", "list"))
        #expect(words.error.contains("themealdb: the service failed"), "\(words.error)")
        #expect(
            words.error.contains("Nothing found in cookbook, spoonacular, feed and recipepuppy.")
        )
        #expect(!words.everything.contains("Nothing found for"))
    }

    @Test func whereAllAnsweredNothingFoundIsSaid() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        let end = try await cook.run(Self.search("durian", "list"))
        #expect(end.code == 1)
        #expect(end.output.contains("Nothing found for durian"))
    }

    @Test func eachOfSeveralFailuresIsTold() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.meals, .reset)
        server.on(Self.plates, .answer(SpoonacularSite.failure(401, code: 401, "No.")))
        let end = try await cook.run(Self.search("durian", "list"))
        #expect(end.code == 75)
        #expect(end.error.contains("themealdb: no connection"), "\(end.error)")
        #expect(end.error.contains("spoonacular left out as well (rejected the key, 401)"))
    }

    @Test func statusCountsThemTogether() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.meals, .failure(404))
        let end = try await cook.run(
            ["--service", "all", "--format", "json", "-c", "search garlic; status"]
        )
        let status = try end.objects().last?.object("status")
        #expect(status?.text("lastFailureService") == "themealdb")
        #expect(status?.text("lastFailure") == "server-failed")
        #expect(status?.number("lastFailureStatus") == 404)
        #expect((status?.number("requests") ?? 0) >= 4)
        #expect(status?.text("quotaLeft") != nil)
    }
}

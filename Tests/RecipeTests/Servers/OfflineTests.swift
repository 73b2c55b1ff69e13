import Foundation
import RecipeTestSupport
import Testing

/// What the cook has of each service without a network.
@Suite(.aFewAtOnce)
struct OfflineTests {
    static let services = ["themealdb", "spoonacular", "feed", "recipepuppy"]

    private func titles(_ end: ProgramEnd) throws -> [String] {
        try end.object().objects("recipes").compactMap { $0.text("title") }
    }

    private func noteNames(_ end: ProgramEnd) throws -> [String] {
        try end.object().objects("notes").compactMap { $0.text("name") }
    }

    @Test(arguments: services)
    func whatIsKeptIsShownWithItsAge(_ service: String) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        let search = ["--service", service, "--format", "json", "search", "garlic"]
        let online = try await cook.run(search)
        #expect(try titles(online).count == 10, "\(online.everything)")
        #expect(try noteNames(online).contains("kept-answer") == false)
        let sent = server.requests.count

        let option = try await cook.run(["--offline"] + search)
        #expect(try titles(option) == titles(online))
        #expect(try noteNames(option).contains("kept-answer"))
        let variable = try await cook.run(search, environment: ["RECIPE_OFFLINE": "1"])
        #expect(try titles(variable) == titles(online))
        #expect(try noteNames(variable).contains("kept-answer"))
        #expect(server.requests.count == sent)

        let words = try await cook.run(
            "--offline",
            "--service",
            service,
            "--format",
            "list",
            "search",
            "garlic"
        )
        #expect(words.error.contains("ago; the service can't be reached now"), "\(words.error)")
    }

    @Test(arguments: [("", false), ("0", false), ("false", false), ("FALSE", false), ("yes", true)])
    func theVariableSaysWhetherThereIsANetwork(_ value: String, _ isOffline: Bool) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        let end = try await cook.run(
            ["--service", "feed", "search", "garlic"],
            environment: ["RECIPE_OFFLINE": value]
        )
        #expect((end.code != 0) == isOffline, "\(end.everything)")
        #expect(server.requests.isEmpty == isOffline)
    }

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

    @Test(arguments: services)
    func whereNothingIsKeptTheFavoritesAreOffered(_ service: String) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        let kept = try await cook.run("-c", "search title:vichyssoise; fav 1")
        #expect(kept.code == 0, "\(kept.everything)")
        for arguments in [["--offline"], []] {
            // Without a network nobody listens there any more.
            if arguments.isEmpty { server.stop() }
            let end = try await cook.run(
                arguments + ["--service", service, "--format", "list", "search", "leek"],
                environment: arguments.isEmpty
                    ? SampleServices.environment(at: "http://127.0.0.1:9") : [:]
            )
            #expect(end.code == 75, "\(end.everything)")
            #expect(end.error.contains("favs"), "\(end.error)")
            #expect(end.error.contains("1 favorite with its page"), "\(end.error)")
        }
    }

    @Test func aCacheOfNoSizeIsEmptiedAndKeepsNothing() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        func files() -> [String] {
            let folder = cook.path("cache/recipe/answers")
            return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        let search = ["--service", "feed", "--format", "json", "search", "garlic"]
        _ = try await cook.run(search)
        #expect(!files().isEmpty)
        let emptied = try await cook.run(
            "--service",
            "feed",
            "-c",
            "search garlic; set cache-size 0; search tart"
        )
        #expect(emptied.code == 0)
        #expect(files() == [])
        let offline = try await cook.run(["--offline"] + search)
        #expect(offline.code == 75)
    }
}

import Foundation
import RecipeTestSupport
import Testing

/// Which service is asked, and where: the cook's last word counts.
@Suite(.aFewAtOnce)
struct ServiceChangeTests {
    private func server() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        return server
    }

    /// The services that the lists of a run are from.
    private func services(_ end: ProgramEnd) throws -> [String] {
        try end.objects().compactMap { $0.object("window")?.text("service") }
    }

    @Test func aLaterWordCountsMoreThanAnOption() async throws {
        let server = try server()
        let cook = try Cook(SampleServices.environment(at: server.address))
        let options = ["--service", "themealdb", "--format", "json", "-c"]
        for change in ["service feed", "set service feed"] {
            let end = try await cook.run(options + ["search garlic; \(change); search garlic"])
            #expect(try services(end) == ["themealdb", "feed"], "\(end.everything)")
        }
        let command = try await cook.run(
            options + ["search garlic --service feed; search garlic; service recipepuppy; browse"]
        )
        #expect(try services(command) == ["feed", "themealdb", "recipepuppy"])
    }

    @Test func aLaterAddressCountsMoreThanAnOption() async throws {
        let (first, second) = (try server(), try server())
        let end = try await Cook().run(
            [
                "--service", "recipepuppy", "--url", first.address, "--format", "json", "-c",
                "search garlic; service recipepuppy --url \(second.address); search garlic cheese",
            ]
        )
        #expect(end.code == 0, "\(end.everything)")
        #expect(!first.requests.isEmpty && !second.requests.isEmpty)
        #expect(!first.requests.contains { $0.target.contains("cheese") })
    }

    @Test func anOptionCountsMoreThanTheStartupScript() async throws {
        let server = try server()
        let cook = try Cook(SampleServices.environment(at: server.address))
        try cook.write("service feed\nset page-size 6\n", to: "config/recipe/startup.rcp")
        let terminal = try cook.terminal(["--service", "themealdb"])
        let results = try await terminal.command("search garlic")
        #expect(results.contains("Garlic Meal 1"), "\(results)")
        #expect(results.contains("results 1-6"))
        #expect(try await terminal.quit() == 0)
        let without = try cook.terminal()
        #expect(try await without.command("search garlic").contains("Garlic Tart"))
        #expect(try await without.quit() == 0)
    }

    @Test func aServiceThatLacksSomethingDoesNotTakeAnothersPlace() async throws {
        let end = try await Cook().run(
            [
                "--format", "json", "--keep-going", "-c",
                "service spoonacular; search title:vichyssoise; service feed; browse",
            ]
        )
        #expect(try services(end) == ["cookbook", "cookbook"], "\(end.everything)")
        #expect(end.code == 64)
    }

    @Test(arguments: [
        ("service cookbook --url http://127.0.0.1:9", "can't be at a web address"),
        ("service feed --key", "takes no key"),
        ("service feed --url ftp://a.example/list", "only http and https addresses"),
        ("open ftp://a.example/soup", "only http and https addresses can be opened"),
        ("open file:///etc/passwd", "only http and https addresses can be opened"),
    ])
    func whatDoesNotFitIsSaidSo(_ line: String, _ words: String) async throws {
        let end = try await Cook().run("--format", "list", "-c", line)
        #expect(end.code == 64)
        #expect(end.error.contains(words), "\(end.error)")
    }

    @Test(arguments: ["themealdb", "spoonacular", "feed", "recipepuppy"])
    func aServerOfAnotherKindIsAnErrorAndNoEmptyList(_ service: String) async throws {
        let server = try MisbehavingServer()
        server.serve { _ in .json(#"{"status":"ok","items":[]}"#) }
        var environment = SampleServices.environment(at: server.address)
        environment["RECIPE_FEED_URL"] = server.address
        let end = try await Cook(environment).run(
            ["--service", service, "--format", "list", "search", "garlic"]
        )
        #expect(end.code == 76, "\(end.everything)")
        #expect(end.error.contains("came back unreadable (not a list of recipes)"))
    }

    @Test func aTimeoutIsToldInTrueSeconds() async throws {
        let server = try server()
        server.on(.any, .hang)
        let cook = try Cook(SampleServices.environment(at: server.address))
        let end = try await cook.run(
            "--service",
            "feed",
            "--format",
            "list",
            "-c",
            "set timeout 250ms; search garlic"
        )
        #expect(end.code == 75)
        #expect(
            end.error.contains("didn't answer within 0.25 seconds, tried 3 times"),
            "\(end.error)"
        )
    }
}

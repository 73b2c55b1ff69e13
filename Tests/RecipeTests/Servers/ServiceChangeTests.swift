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
}

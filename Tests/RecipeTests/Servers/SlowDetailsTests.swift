import Foundation
import RecipeTestSupport
import Testing

/// Details of TheMealDB's meals that are slower than their list.
@Suite(.aFewAtOnce)
struct SlowDetailsTests {
    private static let lookups = RequestMatch { $0.path.hasSuffix("lookup.php") }

    private func cook(_ server: MisbehavingServer) throws -> Cook {
        server.serve(SampleServices())
        return try Cook(SampleServices.environment(at: server.address))
    }

    @Test func atThePromptAPageIsThereBeforeItsDetails() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.lookups, .hang)
        let terminal = try cook.terminal(["--service", "themealdb"], columns: 100)
        let page = try await terminal.command("set prefetch off; search garlic")
        #expect(page.contains("1  Garlic Meal 1"), "\(page)")
        #expect(page.contains("10 still without ingredients"), "\(page)")
        #expect(!page.contains("Has lactose"))

        // Those under way hang on; with the next question the others are asked for anew.
        server.behave()
        try await terminal.command("cancel")
        let list = try await terminal.command("list")
        #expect(list.contains("Garlic, Cheese"), "\(list)")
        #expect(list.contains("Has lactose"))
        #expect(!list.contains("still without"))
        let numbers = (1...10).map { list.range(of: " \($0)  Garlic Meal")?.lowerBound }
        let places = numbers.compactMap(\.self)
        #expect(places.count == 10 && places == places.sorted())
        #expect(try await terminal.quit() == 0)
    }

    @Test func lateDetailsAreTakenInWithoutBeingAskedForTwice() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.lookups, .held(.serve))
        let terminal = try cook.terminal(["--service", "themealdb"], columns: 100)
        let page = try await terminal.command("set prefetch off; search garlic")
        #expect(page.contains("still without ingredients"), "\(page)")
        server.release()
        try await terminal.command("wait")
        let list = try await terminal.command("list")
        #expect(list.contains("Has lactose"), "\(list)")
        #expect(!list.contains("still without"))
        #expect(server.requests.count { $0.path.hasSuffix("lookup.php") } == 10)
        // An answer may be with the client a moment before the server counts it as given.
        #expect(server.mostAtWork <= 5)
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: ["--format json", "--format tsv", "--all"])
    func whatAProgramReadsIsWhole(_ option: String) async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.lookups, .after(.milliseconds(900), .serve))
        let terminal = try cook.terminal(["--service", "themealdb"], columns: 160)
        let words = "set prefetch off; search garlic cuisine:italian \(option)"
        let answer = try await terminal.rows(of: words).joined()
        #expect(!answer.contains("still without"))
        #expect(answer.contains("Cheese"), "\(answer)")
        #expect(try await terminal.quit() == 0)
    }

    @Test func aScriptWaitsForAll() async throws {
        let server = try MisbehavingServer()
        let cook = try cook(server)
        server.on(Self.lookups, .after(.milliseconds(900), .serve))
        let end = try await cook.run(
            "--service",
            "themealdb",
            "--format",
            "json",
            "-c",
            "search garlic"
        )
        let recipes = try end.object().objects("recipes")
        #expect(recipes.count == 10)
        #expect(recipes.allSatisfy { !$0.texts("ingredients").isEmpty })
        #expect(recipes.count { $0.flag("lactose") == true } == 5)
    }
}

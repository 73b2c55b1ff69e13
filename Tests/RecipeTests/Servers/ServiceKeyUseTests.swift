import Foundation
import RecipeTestSupport
import Testing

/// Keys as the cook gives them, and the limit that a key has.
@Suite(.aFewAtOnce)
struct ServiceKeyUseTests {
    private func server(points: Double = 150) throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        server.serve(SampleServices(points: points))
        return server
    }

    /// A cook who has set up Spoonacular but for its key.
    private func cook(_ server: MisbehavingServer) throws -> Cook {
        try Cook(["RECIPE_SPOONACULAR_URL": server.address])
    }

    private static let search = [
        "--service", "spoonacular", "--format", "json", "search", "garlic",
    ]

    /// Every file of a home as text, by its path.
    private func files(of cook: Cook) throws -> [String: String] {
        let found = FileManager.default.enumerator(at: cook.home, includingPropertiesForKeys: nil)
        var texts: [String: String] = [:]
        while let place = found?.nextObject() as? URL {
            guard let bytes = try? Data(contentsOf: place) else { continue }
            texts[place.path] = String(decoding: bytes, as: UTF8.self)
        }
        return texts
    }

    @Test(arguments: ["--key SESAME", "--key=SESAME", "--kye SESAME"])
    func aKeyInTheLineIsNeitherShownNorKept(_ typed: String) async throws {
        let server = try server()
        let cook = try cook(server)
        try cook.write("", to: "data/recipe/.keep")
        let terminal = try cook.terminal()
        try await terminal.command("record walk.rcp")
        try await terminal.waitForPrompt()
        try await terminal.command("service spoonacular \(typed)")
        try await terminal.command("record stop")
        #expect(try await terminal.quit() == 0)
        for (path, text) in try files(of: cook) { #expect(!text.contains("SESAME"), "\(path)") }
        let words = ["service", "spoonacular"] + typed.split(separator: " ").map(String.init)
        let end = try await cook.run(words)
        #expect(end.code == 64)
        #expect(!(end.output + end.error).contains("SESAME"), "\(end.error)")
    }

    @Test func aKeyIsTypedUnseenAndLiesInItsFileAlone() async throws {
        let server = try server()
        // A server that says the key again, in data and in an error.
        server.disguise { answer in
            var answer = answer
            answer.body = answer.body.replacing(
                Array("Garlic Plate".utf8),
                with: Array("Plate of \(SampleServices.key)".utf8)
            )
            return answer.with("X-Echo", SampleServices.key)
        }
        let cook = try cook(server)
        try cook.write("", to: "data/recipe/.keep")
        let terminal = try cook.terminal(environment: ["RECIPE_DEBUG": "1"])
        try await terminal.command("record walk.rcp")
        try await terminal.waitForPrompt()
        try await terminal.enter("service spoonacular --key")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "key for spoonacular: " }
        terminal.type(SampleServices.key + "\r")
        try await terminal.wait(for: "using spoonacular")
        let results = try await terminal.command("search garlic")
        #expect(results.contains("results 1-10"), "\(terminal.everything)")
        try await terminal.command("open 1")
        try await terminal.command("fav 1")
        try await terminal.command("status")
        try await terminal.command("history")
        try await terminal.command("record stop")
        #expect(try await terminal.quit() == 0)

        #expect(server.requests.contains { $0.headers["x-api-key"] == SampleServices.key })
        #expect(!server.requests.contains { $0.target.contains(SampleServices.key) })
        let shown = String(decoding: terminal.written, as: UTF8.self)
        #expect(shown.contains("trace: GET"))
        #expect(!shown.contains(SampleServices.key))
        let holders = try files(of: cook).filter { $0.value.contains(SampleServices.key) }.keys
        #expect(holders.count == 1, "\(holders)")
        let file = try #require(holders.first)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)

        // The next start has it; another address does not.
        #expect(try await cook.run(Self.search).code == 0)
        let elsewhere = try self.server()
        let refused = try await cook.run(
            Self.search,
            environment: ["RECIPE_SPOONACULAR_URL": elsewhere.address]
        )
        #expect(refused.code == 64)
        #expect(elsewhere.requests.isEmpty)
    }

    @Test func afterAUsedUpLimitNothingIsSentByTheNextStartEither() async throws {
        let server = try server(points: 1)
        let cook = try cook(server)
        let environment = ["RECIPE_SPOONACULAR_KEY": SampleServices.key]
        #expect(try await cook.run(Self.search, environment: environment).code == 0)
        let again = [
            "--service", "spoonacular", "--format", "list", "--keep-going", "-c",
            "search cheese; status",
        ]
        for _ in 0..<2 {
            let end = try await cook.run(again, environment: environment)
            #expect(end.code == 69)
            #expect(
                end.error.contains("daily limit reached; requests work again"),
                "\(end.error)"
            )
            #expect(end.output.contains("used up; works again"), "\(end.output)")
        }
        #expect(server.requests.count == 2)
    }

    @Test func anotherKeyAndAnotherAddressAreServedAtOnce() async throws {
        let server = try server(points: 0)
        let cook = try cook(server)
        let used = ["RECIPE_SPOONACULAR_KEY": SampleServices.key]
        #expect(try await cook.run(Self.search, environment: used).code == 69)
        #expect(try await cook.run(Self.search, environment: used).code == 69)
        #expect(server.requests.count == 1)

        // With another key the server is asked, and says itself what it thinks of it.
        let other = ["RECIPE_SPOONACULAR_KEY": "another-key"]
        let unknown = try await cook.run(Self.search, environment: other)
        #expect(try unknown.object().object("error")?.text("name") == "server-failed")
        #expect(server.requests.count == 2)

        let mirror = try self.server()
        let elsewhere = used.merging(["RECIPE_SPOONACULAR_URL": mirror.address]) { $1 }
        #expect(try await cook.run(Self.search, environment: elsewhere).code == 0)
    }

    @Test func theSameKeyTypedAgainIsTriedAgain() async throws {
        let server = try server()
        let spent = RequestMatch { $0.path.hasPrefix("/recipes/") }
        server.on(spent, .answer(SpoonacularSite.failure(402, code: 402, "Used up.")), times: 1)
        let cook = try cook(server)
        let terminal = try cook.terminal()
        for round in 1...2 {
            try await terminal.waitForPrompt()
            try await terminal.enter("service spoonacular --key")
            terminal.type(Keys.enter)
            try await terminal.wait { $0.screen.textBeforeCursor == "key for spoonacular: " }
            terminal.type(SampleServices.key + "\r")
            let answer = try await terminal.command("search garlic")
            let wanted = round == 1 ? "daily limit reached" : "results 1-10"
            #expect(answer.contains(wanted), "\(terminal.everything)")
        }
        #expect(try await terminal.quit() == 0)
    }

    @Test func aKeyStaysUnseenWhereTheShellWasStoppedMeanwhile() async throws {
        let server = try server()
        let terminal = try cook(server).terminal(
            script: #"set -m; "$RECIPE"; echo HELD; read word; fg"#
        )
        try await terminal.waitForPrompt()
        try await terminal.enter("service spoonacular --key")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "key for spoonacular: " }
        terminal.type(Keys.control("z"))
        try await terminal.wait(for: "HELD")
        terminal.type("go\r")
        try await waitUntil { !terminal.isEchoing }
        terminal.type(SampleServices.key + "\r")
        try await terminal.wait(for: "using spoonacular")
        #expect(!String(decoding: terminal.written, as: UTF8.self).contains(SampleServices.key))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aKeyTypedNowCountsMoreThanTheEnvironment() async throws {
        let server = try server()
        let cook = try cook(server)
        let terminal = try cook.terminal(environment: ["RECIPE_SPOONACULAR_KEY": "an-old-key"])
        try await terminal.command("service spoonacular")
        #expect(try await terminal.command("search garlic").contains("rejected the key"))
        try await terminal.waitForPrompt()
        try await terminal.enter("service spoonacular --key")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "key for spoonacular: " }
        terminal.type(SampleServices.key + "\r")
        #expect(try await terminal.command("retry").contains("results 1-10"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func whatCanBeNoKeyIsRefusedAndNothingChanges() async throws {
        let server = try server()
        let cook = try cook(server)
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("service spoonacular --key")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor == "key for spoonacular: " }
        terminal.type("two words\r")
        try await terminal.wait(for: "that can't be a key")
        #expect(try await terminal.command("search title:vichyssoise").contains("Vichyssoise"))
        #expect(try await terminal.quit() == 0)
        #expect(server.requests.isEmpty)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Nothing of a token is kept, traced or sent elsewhere, and answers that hold tokens aren't asked for.
struct OwnServerSecretsTests {
    /// A token of another device, which Mealie tells in what it says of its users.
    private static let another = "an0ther-devices-t0ken"

    @Test(arguments: [ServiceName.mealie, .tandoor])
    func aWholeWalkLeavesNoToken(_ name: ServiceName) async throws {
        let bench = try ServiceBench()
        let lines = TraceLines()
        var settings = await bench.client.settings
        settings.trace = { lines.add($0) }
        await bench.client.change(to: settings)
        let recipes = [
            OwnRecipe(1, "Leek soup", [.init(food: "leek")], tags: ["French"], categories: ["Soup"])
        ]
        let mealie = MealieSite(recipes, token: testKey)
        let tandoor = TandoorSite(recipes, token: testKey)
        bench.server.serve { request in
            let path = request.path
            if path.hasSuffix("/self") || path.hasSuffix("/user/") || path.contains("token") {
                return .json(#"{"id":"u1","tokens":[{"token":"\(Self.another)"}]}"#)
            }
            if path.hasSuffix("/favorites") { return .json(#"{"ratings":[]}"#) }
            if path.contains("recipe-book") { return .json(#"{"count":0,"results":[]}"#) }
            switch request.method {
            case "POST" where name == .mealie: return .json(#""leek-pie""#, status: 201)
            case "POST": return .json(#"{"id":9,"steps":[]}"#, status: 201)
            case "PATCH", "PUT", "DELETE": return .json(#"{"id":"9","slug":"leek-pie"}"#)
            default: return name == .mealie ? mealie.answer(request) : tandoor.answer(request)
            }
        }
        let service = name == .mealie ? try bench.mealie() : try bench.tandoor()
        try await service.trial()
        let found = try await service.page([.has(Term("leek"))]).recipes
        _ = try await service.details(of: try #require(found.first))
        _ = try await service.page()
        _ = try await service.names(of: .categories)
        _ = try await service.randomRecipe()
        _ = try await service.favorites.page(of: RecipeQuery(), at: .first, freshness: .kept)
        let sent = try await service.add(try #require(found.first), picture: [0xFF, 0xD8])
        _ = await failure { try await service.remove(sent.key) }
        let picture = try #require(WebAddress(bench.server.address + "/api/media/x.webp"))
        _ = try? await WebPageFetcher(client: bench.client).picture(at: picture, from: .cook)

        let asked = bench.server.requests
        #expect(asked.count > 12)
        #expect(!asked.contains { $0.path.hasSuffix("/self") || $0.path.contains("token") })
        #expect(!asked.contains { $0.path == "/api/user/" || $0.target.contains(testKey) })
        let shown = asked.first { $0.path.hasSuffix(".webp") }
        #expect(shown != nil && shown?.headers["authorization"] == nil)
        for secret in [testKey, Self.another] {
            #expect(!lines.all.contains { $0.contains(secret) })
            for (key, kept) in await bench.cache.answers {
                #expect(!key.contains(secret))
                #expect(!String(decoding: kept.document.body, as: UTF8.self).contains(secret))
            }
        }
    }
}

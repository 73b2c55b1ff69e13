import Foundation
import RecipeTestSupport
import Testing

/// `user:password@` in an address: used at its place, shown and kept nowhere.
@Suite(.aFewAtOnce)
struct LoginUseTests {
    private static let expected = "Basic bWU6U0VTQU1F"

    private func server() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 40))
        server.serve(.html("<title>Soup</title><h1>Soup</h1><p>Boil it.</p>"), at: "/soup")
        return server
    }

    private func address(_ server: MisbehavingServer) -> String {
        server.address.replacing("//", with: "//me:SESAME@")
    }

    private func texts(of cook: Cook) throws -> [String] {
        let found = FileManager.default.enumerator(at: cook.home, includingPropertiesForKeys: nil)
        var texts: [String] = []
        while let place = found?.nextObject() as? URL {
            guard let bytes = try? Data(contentsOf: place) else { continue }
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return texts
    }

    @Test(arguments: 0..<6)
    func aLoginIsUsedAndNeverShown(_ way: Int) async throws {
        let server = try server()
        defer { server.stop() }
        let cook = try Cook()
        let typed = address(server)
        let end =
            switch way {
            case 0: try await cook.run("open", typed + "/soup")
            case 1: try await cook.run("-c", "open \(typed)/soup; history")
            case 2:
                try await cook.run("--service", "recipepuppy", "--url", typed, "search", "garlic")
            case 3:
                try await cook.run(
                    ["--service", "recipepuppy", "search", "garlic"],
                    environment: ["RECIPE_RECIPEPUPPY_URL": typed]
                )
            case 4: try await cook.run("-c", "service recipepuppy --url \(typed); search garlic")
            default:
                try await cook.run(
                    "-c",
                    "set recipepuppy.url \(typed); set service recipepuppy; search garlic; set"
                )
            }
        #expect(end.code == 0, "\(end.everything)")
        #expect(!server.requests.isEmpty)
        for request in server.requests {
            #expect(request.headers["authorization"] == Self.expected)
        }
        #expect(!end.everything.contains("SESAME"), "\(end.everything)")
        for text in try texts(of: cook) { #expect(!text.contains("SESAME")) }
    }

    @Test(arguments: [
        ["--url", "http://me:SESAME@/", "search", "garlic"],
        ["--service", "recipepuppy", "--url", "http://me:SESAME@a b/", "search", "garlic"],
        ["open", "http://me:SESAME@a.example:99999/"],
        ["service", "feed", "--url", "http://me:SESAME@/"],
        ["--key", "SESAME", "service", "spoonacular"],
        ["--key=SESAME", "service", "spoonacular"],
        ["service", "spoonacular", "--key", "--SESAME"],
    ])
    func aMistakeNeverShowsIt(_ words: [String]) async throws {
        let end = try await Cook().run(words)
        #expect(end.code != 0)
        #expect(!end.everything.contains("SESAME"), "\(end.everything)")
    }
}

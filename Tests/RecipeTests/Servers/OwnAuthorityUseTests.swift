import Foundation
import RecipeTestSupport
import Testing

/// `service mealie --ca FILE`, as a cook meets it.
@Suite(
    .aFewAtOnce,
    .enabled(if: KitchenTLSServer.canRun, "there is no openssl or no python3 here")
)
struct OwnAuthorityUseTests {
    private static let recipe = """
        {"id":"a1","slug":"leek-soup","name":"Leek soup","image":"x1","recipeYield":"4 bowls",
        "recipeCategory":[],"tags":[],"recipeIngredient":[{"note":"2 leeks","display":"2 leeks"}],
        "recipeInstructions":[{"title":"","text":"Simmer."}]}
        """
    private static let answers = [
        "/api/app/about": #"{"version":"v3.1.0"}"#,
        "/api/recipes": #"{"page":1,"per_page":10,"total":1,"total_pages":1,"items":[\#(recipe)]}"#,
        "/api/recipes/a1": recipe,
    ]

    private func cook(_ server: KitchenTLSServer) throws -> Cook {
        let cook = try Cook(["RECIPE_MEALIE_KEY": "sesame-12345"])
        try cook.write("known\n" + server.authority, to: "our authority.pem")
        return cook
    }

    @Test func aServerIsSetUpWithItsAuthorityAndFoundByTheNextStart() async throws {
        let server = try KitchenTLSServer(Self.answers)
        let cook = try cook(server)
        let bare = try await cook.run(["-c", "service mealie --url \(server.address)"])
        #expect(bare.code == 77, "\(bare.everything)")
        #expect(bare.error.contains("the certificate of mealie can't be trusted"))
        #expect(bare.error.contains("Try: service mealie --ca FILE"), "\(bare.error)")

        let set = "service mealie --url \(server.address) --ca 'our authority.pem'"
        let path = cook.path("our authority.pem")
        let save = "set --save mealie.url \(server.address); set --save mealie.ca '\(path)'"
        let end = try await cook.run(["-c", "\(set); browse; \(save)"])
        #expect(end.code == 0, "\(end.everything)")
        #expect(end.output.contains("Leek soup"), "\(end.everything)")
        let found = try await cook.run(["--service", "mealie", "-c", "browse; open 1"])
        #expect(found.code == 0 && found.output.contains("Simmer."), "\(found.everything)")
        // The same address for whatever isn't that server.
        let feed = "service feed --url \(server.address)/list; browse"
        for other in ["open \(server.address)/g/home", feed] {
            let end = try await cook.run(["-c", other])
            #expect(end.error.contains("certificate"), "\(end.everything)")
            #expect(end.code != 0)
        }
    }

    @Test(arguments: [
        ("service mealie --url https://nas.example --ca nowhere.pem", 66, "nowhere.pem"),
        ("service mealie --url https://nas.example --ca key.pem", 64, "no certificate in key.pem"),
        ("service cookbook --ca key.pem", 64, "takes no certificate authority"),
        ("set mealie.ca kitchen.pem", 64, "it can be: /PATH/FILE"),
    ])
    func whatIsWrongIsSaidAtOnce(_ line: String, _ code: Int32, _ words: String) async throws {
        let cook = try Cook(["RECIPE_MEALIE_KEY": "sesame-12345"])
        try cook.write("-----BEGIN PRIVATE KEY-----\n", to: "key.pem")
        let end = try await cook.run(["-c", line])
        #expect(end.code == code, "\(end.everything)")
        #expect(end.error.contains(words), "\(end.error)")
    }

    @Test func aScriptNeedsLeaveForIt() async throws {
        let cook = try Cook()
        for line in ["service mealie --ca a.pem", "set mealie.ca /a.pem"] {
            try cook.write(line + "\n", to: "try.rcp")
            let end = try await cook.run(["./try.rcp"])
            #expect(end.code == 77, "\(end.everything)")
        }
    }
}

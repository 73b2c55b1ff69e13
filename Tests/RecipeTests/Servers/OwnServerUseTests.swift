import Foundation
import RecipeTestSupport
import Synchronization
import Testing

/// A cook with a Mealie of their own.
@Suite(.aFewAtOnce)
struct OwnServerUseTests {
    /// A Mealie that takes recipes and gives them up again.
    private final class Shelf: Sendable {
        let server: MisbehavingServer
        private let slugs = Mutex<[String]>([])

        var names: [String] { slugs.withLock { $0 } }

        init() throws {
            server = try MisbehavingServer()
            let site = MealieSite([OwnRecipe(1, "Leek tart", [.init(food: "leek")])])
            server.serve { [unowned self] request in
                let slug = request.path.split(separator: "/").last.map(String.init) ?? ""
                switch request.method {
                case "POST":
                    let made = slugs.withLock { slugs in
                        slugs.append("sent-\(slugs.count)")
                        return slugs[slugs.count - 1]
                    }
                    return .json("\"\(made)\"", status: 201)
                case "PATCH": return .json(#"{"id":"\#(slug)","slug":"\#(slug)"}"#)
                case "DELETE":
                    slugs.withLock { $0.removeAll { $0 == slug } }
                    return .json("{}")
                case "GET" where slug.hasPrefix("sent-"):
                    return .json(#"{"id":"\#(slug)","slug":"\#(slug)","name":"Sent"}"#)
                default: return site.answer(request)
                }
            }
        }

        var environment: [String: String] {
            ["RECIPE_MEALIE_URL": server.address, "RECIPE_MEALIE_KEY": "t0ken-of-mine"]
        }
    }

    @Test func theNextShellUndoesASending() async throws {
        let shelf = try Shelf()
        let cook = try Cook(shelf.environment)
        let sending = try await cook.run(["-c", "search leek; send 1-2 mealie"])
        #expect(sending.code == 0, "\(sending.everything)")
        #expect(shelf.names == ["sent-0", "sent-1"])
        // Another server may know other recipes by the same keys.
        let other = try Shelf()
        let elsewhere = try await cook.run(["-c", "undo"], environment: other.environment)
        #expect(elsewhere.everything.contains("nothing to undo"), "\(elsewhere.everything)")
        #expect(!other.server.requests.contains { $0.method == "DELETE" })
        let undoing = try await cook.run(["-c", "undo"])
        #expect(undoing.code == 0, "\(undoing.everything)")
        #expect(shelf.names.isEmpty)
        let again = try await cook.run(["-c", "undo"])
        #expect(again.everything.contains("nothing to undo"), "\(again.everything)")
    }

    @Test func aTokenThatIsRefusedDoesNotReplaceTheOneThatWorks() async throws {
        let shelf = try Shelf()
        let cook = try Cook(["RECIPE_MEALIE_URL": shelf.server.address])
        let terminal = try cook.terminal()
        for (token, answer) in [("t0ken-of-mine", "using mealie"), ("wrong", "error:")] {
            try await terminal.enter("service mealie --key")
            terminal.type(Keys.enter)
            try await terminal.wait { $0.screen.textBeforeCursor == "key for mealie: " }
            terminal.type(token + "\r")
            try await terminal.wait(for: answer)
        }
        #expect(try await terminal.command("search leek").contains("Leek tart"))
        #expect(try await terminal.quit() == 0)
        let next = try await cook.run(["--service", "mealie", "search", "leek"])
        #expect(next.output.contains("Leek tart"), "\(next.everything)")
    }
}

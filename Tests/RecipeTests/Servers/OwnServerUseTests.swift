import Foundation
import RecipeTestSupport
import Testing

/// A cook with a Mealie of their own.
@Suite(.aFewAtOnce)
struct OwnServerUseTests {
    /// A Mealie that takes recipes and gives them up again.
    private final class Shelf: Sendable {
        let server: MisbehavingServer
        private let desk: MealieDesk

        /// The titles of the recipes that it took.
        var titles: [String] { desk.titles }

        init(failsWhen: @escaping @Sendable (ServedRequest) -> Bool = { _ in false }) throws {
            server = try MisbehavingServer()
            let site = MealieSite([OwnRecipe(1, "Leek tart", [.init(food: "leek")])])
            desk = MealieDesk(site, isNew: true, failsWhen: failsWhen)
            server.serve(desk)
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
        #expect(shelf.titles.count == 2)
        // Another server may know other recipes by the same keys.
        let other = try Shelf()
        let elsewhere = try await cook.run(["-c", "undo"], environment: other.environment)
        #expect(elsewhere.everything.contains("nothing to undo"), "\(elsewhere.everything)")
        #expect(!other.server.requests.contains { $0.method == "DELETE" })
        let undoing = try await cook.run(["-c", "undo"])
        #expect(undoing.code == 0, "\(undoing.everything)")
        #expect(shelf.titles.isEmpty)
        let again = try await cook.run(["-c", "undo"])
        #expect(again.everything.contains("nothing to undo"), "\(again.everything)")
    }

    /// A send that a failing server stopped says what was sent, and is gone on with.
    @Test func aSendThatStoppedIsGoneOnWith() async throws {
        let isFull = Guarded(true)
        let made = Guarded(0)
        let shelf = try Shelf { request in
            guard request.method == "POST", request.path == "/api/recipes" else { return false }
            let count = made.withLock { count in
                count += 1
                return count
            }
            return count > 1 && isFull.withLock { $0 }
        }
        let cook = try Cook(shelf.environment)
        let sending = try await cook.run(["-c", "search onion; send 1-3 mealie"])
        #expect(sending.code == 69, "\(sending.everything)")
        let sent = try #require(shelf.titles.first)
        #expect(shelf.titles == [sent])
        #expect(sending.everything.contains("\(sent) went there before"), "\(sending.everything)")
        #expect(sending.everything.contains("send 1-3 mealie --new"), "\(sending.everything)")
        isFull.withLock { $0 = false }
        let rest = try await cook.run(["-c", "search onion; send 1-3 mealie --new"])
        #expect(rest.code == 0, "\(rest.everything)")
        #expect(shelf.titles.count == 3 && Set(shelf.titles).count == 3)
        #expect(rest.everything.contains("mealie already has \(sent)"), "\(rest.everything)")
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

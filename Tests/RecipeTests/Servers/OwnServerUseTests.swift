import Foundation
import RecipeTestSupport
import Testing

/// A cook with a Mealie of their own.
@Suite(.aFewAtOnce)
struct OwnServerUseTests {
    /// A Mealie that takes recipes and gives them up again.
    private final class Shelf: Sendable {
        let server: MisbehavingServer
        private let library: FakeMealie

        /// Its plan and its shopping list.
        var household: MealieHousehold { library.household }
        static let tart = OwnRecipe(1, "Leek tart", [.init(food: "leek")])

        /// The titles of the recipes that it took.
        var titles: [String] { library.titles }

        init(failsWhen: @escaping @Sendable (ServedRequest) -> Bool = { _ in false }) throws {
            server = try MisbehavingServer()
            let site = MealieSite([Self.tart])
            library = FakeMealie(site, isNew: true, failsWhen: failsWhen)
            server.serve(library)
        }

        var environment: [String: String] {
            ["RECIPE_MEALIE_URL": server.address, "RECIPE_MEALIE_KEY": "t0ken-of-mine"]
        }
    }

    @Test func theNextShellUndoesASending() async throws {
        let cache = try Shelf()
        let cook = try Cook(cache.environment)
        let sending = try await cook.run(["-c", "search leek; send 1-2 mealie"])
        #expect(sending.code == 0, "\(sending.everything)")
        #expect(cache.titles.count == 2)
        // Another server may know other recipes by the same keys.
        let other = try Shelf()
        let elsewhere = try await cook.run(["-c", "undo"], environment: other.environment)
        #expect(elsewhere.everything.contains("nothing to undo"), "\(elsewhere.everything)")
        #expect(!other.server.requests.contains { $0.method == "DELETE" })
        let undoing = try await cook.run(["-c", "undo"])
        #expect(undoing.code == 0, "\(undoing.everything)")
        #expect(cache.titles.isEmpty)
        let again = try await cook.run(["-c", "undo"])
        #expect(again.everything.contains("nothing to undo"), "\(again.everything)")
    }

    /// A send that a failing server stopped says what was sent, and is gone on with.
    @Test func aSendThatStoppedIsGoneOnWith() async throws {
        let isFull = Guarded(true)
        let made = Guarded(0)
        let cache = try Shelf { request in
            guard request.method == "POST", request.path == "/api/recipes" else { return false }
            let count = made.withLock { count in
                count += 1
                return count
            }
            return count > 1 && isFull.withLock { $0 }
        }
        let cook = try Cook(cache.environment)
        let sending = try await cook.run(["-c", "search onion; send 1-3 mealie"])
        #expect(sending.code == 69, "\(sending.everything)")
        let sent = try #require(cache.titles.first)
        #expect(cache.titles == [sent])
        #expect(sending.everything.contains("\(sent) went there before"), "\(sending.everything)")
        #expect(sending.everything.contains("send 1-3 mealie --new"), "\(sending.everything)")
        isFull.withLock { $0 = false }
        let rest = try await cook.run(["-c", "search onion; send 1-3 mealie --new"])
        #expect(rest.code == 0, "\(rest.everything)")
        #expect(cache.titles.count == 3 && Set(cache.titles).count == 3)
        #expect(rest.everything.contains("mealie already has \(sent)"), "\(rest.everything)")
    }

    /// A week that is planned on two sides, through the built program: here by two shells, there by
    /// somebody with a phone.
    @Test func theWeekIsTheSameHereAndThere() async throws {
        let cache = try Shelf()
        let cook = try Cook(cache.environment)
        func run(_ line: String) async throws -> ProgramEnd {
            let end = try await cook.run(["-c", line])
            #expect(end.code == 0, "\(line): \(end.everything)")
            return end
        }
        let first = try await run(
            "search tart --service mealie; plan add 1 2031-12-04; shop add milk; sync"
        )
        #expect(first.output.contains("Leek tart"), "\(first.everything)")
        #expect(cache.household.plan == ["2031-12-04 dinner Leek tart"])
        #expect(cache.household.list == ["milk"])
        cache.household.change("2031-12-04", to: ["date": "2031-12-05"])
        cache.household.change("milk", to: "milk", isDone: true)
        cache.household.plan("2031-12-06", title: "Eating out")
        // Another shell, which the first one left what it knows to.
        let second = try await run("sync mealie")
        #expect(second.output.contains("Eating out") && second.output.contains("milk"))
        let plan = try await run("plan december 2031")
        #expect(plan.output.contains("Eating out") && plan.output.contains("5 Dec"))
        #expect(try await run("sync").output.contains("the same here and on mealie"))
        _ = try await run("undo")
        #expect(!(try await run("plan 2031-12-06")).output.contains("Eating out"))
        #expect(try await run("sync").output.contains("Eating out"))
        // Changed on both sides.
        cache.household.change("2031-12-05", to: ["date": "2031-12-07"])
        let both = try await run("plan move 2031-12-05 2031-12-08; sync")
        #expect(both.output.contains("left as it is"), "\(both.everything)")
        #expect(cache.household.plan.contains("2031-12-07 dinner Leek tart"))
        _ = try await run("sync --here")
        #expect(cache.household.plan.contains("2031-12-08 dinner Leek tart"))
        let told = try await cook.run("--format", "json", "sync").object()
        #expect(told.object("synced")?.objects("conflicts").isEmpty == true)
    }

    /// Each reads both sides before it writes, so they take turns.
    @Test func shellsThatSyncAtOnceWriteEverythingOnce() async throws {
        let cache = try Shelf()
        let cook = try Cook(cache.environment)
        let days = (1...6).map { "2031-12-0\($0)" }
        let planning = days.map { "plan add 1 \($0)" }.joined(separator: "; ")
        _ = try await cook.run([
            "-c", "search tart --service mealie; \(planning); shop add milk; shop add rice",
        ])
        let ends = try await withThrowingTaskGroup(of: ProgramEnd.self) { group in
            for _ in 0..<4 { group.addTask { try await cook.run(["-c", "sync"]) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for end in ends { #expect(end.code == 0, "\(end.everything)") }
        #expect(cache.household.plan.sorted() == days.map { "\($0) dinner Leek tart" })
        #expect(cache.household.list.sorted() == ["milk", "rice"])
    }

    @Test func aTokenThatIsRefusedDoesNotReplaceTheOneThatWorks() async throws {
        let cache = try Shelf()
        let cook = try Cook(["RECIPE_MEALIE_URL": cache.server.address])
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

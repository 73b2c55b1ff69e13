import Foundation
import RecipeTestSupport
import Synchronization
import Testing

/// A cook who keeps a whole copy of their Mealie or Tandoor.
@Suite(.aFewAtOnce)
struct OwnServerCopyTests {
    enum Program: String, CaseIterable {
        case mealie, tandoor
    }

    /// A server with recipes that change.
    private final class Kitchen: Sendable {
        let server: MisbehavingServer
        private let recipes: Mutex<[OwnRecipe]>

        init(_ program: Program, _ recipes: [OwnRecipe]) throws {
            server = try MisbehavingServer()
            self.recipes = Mutex(recipes)
            server.serve { [unowned self] request in
                let now = self.recipes.withLock { $0 }
                return switch program {
                case .mealie: MealieSite(now, token: "t0ken-of-mine").answer(request)
                case .tandoor: TandoorSite(now, token: "t0ken-of-mine").answer(request)
                }
            }
        }

        func change(_ body: (inout [OwnRecipe]) -> Void) { recipes.withLock { body(&$0) } }
    }

    private static let recipes = (1...30).map { number in
        OwnRecipe(
            number,
            number == 1 ? "Leek tart" : "Dish \(number)",
            [.init(200, "g", food: number % 3 == 1 ? "leek" : "rice"), .init(food: "feta")],
            steps: ["Bake it."],
            tags: number % 2 == 0 ? ["Greek"] : []
        )
    }

    private func cook(_ program: Program, _ kitchen: Kitchen) throws -> Cook {
        let name = program.rawValue.uppercased()
        return try Cook([
            "RECIPE_\(name)_URL": kitchen.server.address, "RECIPE_\(name)_KEY": "t0ken-of-mine",
            "RECIPE_SERVICE": program.rawValue,
        ])
    }

    @Test(arguments: Program.allCases)
    func aCopyAnswersWithoutTheServer(_ program: Program) async throws {
        let kitchen = try Kitchen(program, Self.recipes)
        defer { kitchen.server.stop() }
        let cook = try cook(program, kitchen)
        let name = program.rawValue
        let live = try await cook.run("search", "leek", "--format", "tsv", "--all")
        let keeping = try await cook.run("service", name, "--keep")
        #expect(
            keeping.output.contains("copied 30 recipes from \(name)"),
            "\(keeping.everything)"
        )

        // The same recipes, without one request.
        let sent = kitchen.server.requests.count
        let found = try await cook.run("search", "leek", "--format", "tsv", "--all")
        #expect(titles(found.output) == titles(live.output), "\(found.everything)")
        let opened = try await cook.run(["--offline", "-c", "search leek tart; open 1"])
        #expect(opened.output.contains("200 g leek"), "\(opened.everything)")
        #expect(opened.output.contains("Bake it."), "\(opened.everything)")
        #expect(kitchen.server.requests.count == sent)
        let status = try await cook.run("status")
        #expect(status.output.contains("copy of \(name)"), "\(status.everything)")
        #expect(status.output.contains("30 recipes"), "\(status.everything)")
        let backup = try await cook.run("backup", "kitchen.sqlite")
        #expect(backup.output.contains("copies of your own servers"), "\(backup.everything)")

        // What changed is fetched, and nothing else.
        kitchen.change { recipes in
            recipes.removeAll { $0.number == 5 }
            recipes[0].title = "Leek pie"
            recipes[0].changedAt = "2026-11-24T19:00:00.000000+00:00"
            recipes.append(OwnRecipe(31, "New dish", [.init(food: "leek")]))
        }
        let before = kitchen.server.requests.count
        let again = try await cook.run("service", name, "--keep")
        #expect(again.output.contains("1 new, 1 changed"), "\(again.everything)")
        #expect(again.output.contains("1 removed"), "\(again.everything)")
        #expect(kitchen.server.requests.count - before <= 4)
        let pie = try await cook.run("search", "leek", "pie")
        #expect(pie.output.contains("Leek pie"), "\(pie.everything)")
        let nothing = try await cook.run("service", name, "--keep")
        #expect(nothing.output.contains("is up to date: 30 recipes"), "\(nothing.everything)")

        let gone = try await cook.run("service", name, "--no-keep")
        #expect(gone.output.contains("removed the copy of \(name)"), "\(gone.everything)")
        let asked = kitchen.server.requests.count
        // What was never asked before isn't in the cache.
        _ = try await cook.run("search", "onion", "tart")
        #expect(kitchen.server.requests.count > asked)
    }

    /// `refresh` is for what the server has now.
    @Test func refreshAsksTheServerItself() async throws {
        let kitchen = try Kitchen(.mealie, Self.recipes)
        defer { kitchen.server.stop() }
        let cook = try cook(.mealie, kitchen)
        _ = try await cook.run("service", "mealie", "--keep")
        kitchen.change { $0[0].title = "Leek pie" }
        let asked = kitchen.server.requests.count
        let end = try await cook.run(["-c", "search leek tart; refresh"])
        #expect(kitchen.server.requests.count > asked, "\(end.everything)")
        let kept = try await cook.run("search", "leek", "tart")
        #expect(kept.output.contains("Leek tart"), "\(kept.everything)")
    }

    @Test func onlyOwnServersAreCopied() async throws {
        let cook = try Cook()
        let end = try await cook.run("service", "cookbook", "--keep")
        #expect(end.error.contains("takes no copy"), "\(end.everything)")
        #expect(end.code == 64)
    }

    /// A server that goes away meanwhile leaves what was fetched, and the next time goes on.
    @Test func aCopyGoesOnAfterAFailure() async throws {
        let many = (1...150).map { OwnRecipe($0, "Dish \($0)", [.init(food: "leek")]) }
        let kitchen = try Kitchen(.mealie, many)
        defer { kitchen.server.stop() }
        let cook = try cook(.mealie, kitchen)
        let count = Mutex(0)
        kitchen.server.on(
            RequestMatch { request in
                guard request.path.hasPrefix("/api/recipes/") else { return false }
                return count.withLock { count in
                    count += 1
                    return count > 100
                }
            },
            .failure(502)
        )
        let broken = try await cook.run("service", "mealie", "--keep")
        #expect(broken.error.contains("(502)"), "\(broken.everything)")
        kitchen.server.behave()
        let before = kitchen.server.requests.count
        let end = try await cook.run("service", "mealie", "--keep")
        #expect(end.output.contains("copied 150 recipes"), "\(end.everything)")
        #expect(kitchen.server.requests.count - before < 100)
    }

    private func titles(_ table: String) -> Set<Substring> {
        Set(
            table.split(separator: "\n").dropFirst().compactMap { line in
                line.split(separator: "\t").dropFirst().first
            }
        )
    }
}

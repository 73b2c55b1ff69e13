import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization
import Testing

/// `send` and its `undo`, with a server in memory.
struct SendCommandTests {
    /// A server that knows its recipes by their titles in small letters.
    private final class Shelf: Sendable {
        private let recipes = Mutex<[String]>([])

        var titles: [String] { recipes.withLock { $0 } }
        func remove(_ title: String) { recipes.withLock { $0.removeAll { $0 == title } } }
        /// What every removal fails with.
        let failure = Mutex<ServiceFailure?>(nil)

        var server: RecipeServer {
            RecipeServer(
                has: { title in self.titles.contains(title) },
                add: { recipe, _ in
                    self.recipes.withLock { $0.append(recipe.title) }
                    return (recipe.title, [])
                },
                remove: { key in
                    if let failure = self.failure.withLock({ $0 }) { throw failure }
                    guard self.titles.contains(key) else {
                        throw ServiceFailure.serverFailed(status: 404, tries: 1)
                    }
                    self.remove(key)
                },
                favorites: ListService(name: .mealie, recipes: [], pageSize: 10)
            )
        }
    }

    private let shelf: Shelf
    private let kitchen: TestKitchen

    init() {
        shelf = Shelf()
        kitchen = TestKitchen(server: shelf.server)
    }

    @Test func whatWasSentIsRemovedByUndo() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1-2")
        #expect(shelf.titles.count == 2)
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    @Test func undoGoesOnWhereOneIsGoneAlready() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1-3")
        #expect(shelf.titles.count == 3)
        shelf.titles.first.map(shelf.remove)
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    @Test(arguments: [
        ServiceFailure.serverFailed(status: 500, tries: 1),
        .serverFailed(status: 403, tries: 1), .offline(host: "kitchen.example"),
    ])
    func whatCannotBeRemovedNowIsRemovedLater(_ failure: ServiceFailure) async {
        await kitchen.type("search leek")
        await kitchen.type("send 1")
        shelf.failure.withLock { $0 = failure }
        #expect(await kitchen.type("undo").exitCode != 0)
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        #expect(told.reason == .service(failure, .mealie))
        shelf.failure.withLock { $0 = nil }
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    /// Sending and keeping in one second are undone from the last to the first.
    @Test(arguments: [["send 1", "fav 2"], ["fav 2", "send 1"], ["send 1", "send 2"]])
    func theLastIsUndoneFirst(_ lines: [String]) async throws {
        func there() async throws -> [Int] { [shelf.titles.count, try await kept()] }
        await kitchen.type("search leek")
        var before: [[Int]] = []
        for line in lines {
            before.append(try await there())
            await kitchen.type(line)
        }
        for state in before.reversed() {
            await kitchen.type("undo")
            #expect(try await there() == state)
        }
    }

    private func kept() async throws -> Int { try await kitchen.favorites.counts().all }

    @Test func aSecondOfTheSameNameWantsTheOptionInAScript() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1")
        _ = await kitchen.play("search leek\nsend 1\n", mayReachOutside: true)
        #expect(shelf.titles.count == 1)
        let wanted = "--force, for mealie already has Leek soup"
        #expect(
            kitchen.mistake == .command(.missingArgument(command: "send", wanted: wanted))
        )
        _ = await kitchen.play("search leek\nsend 1 --force\n", mayReachOutside: true)
        #expect(shelf.titles.count == 2)
    }
}

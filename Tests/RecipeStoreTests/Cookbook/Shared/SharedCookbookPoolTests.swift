import Foundation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Several are served at once, by few connections, and nothing goes on that nobody waits for.
@Suite(.withPostgres)
struct SharedCookbookPoolTests {
    /// Somebody keeps a table of the cookbook for themselves until told otherwise.
    private func lock(_ table: String, of shared: SharedBook) throws -> PostgresConnection {
        let holder = try shared.connection()
        try holder.query("BEGIN")
        try holder.query("LOCK TABLE cookbook.\(table) IN ACCESS EXCLUSIVE MODE")
        return holder
    }

    @Test func whoWaitsForATableKeepsNobodyElseWaiting() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        let recipes = preparedRecipes(20, seed: 1)
        _ = try await store.add(recipes, from: "a", counting: false)
        let numbers = try await store.terms([TermNumber.everything])[0].numbers.map { Int($0) }
        let holder = try lock("recipe", of: shared)
        let blocked = Task { try await store.recipes(numbers).count }
        try await shared.wait { $0 > 0 }
        // These are answered while that one waits; a change that needs no recipe is made.
        #expect(try await store.state() != nil)
        #expect(try await store.terms([TermNumber.everything])[0].count == 20)
        #expect(try await !store.names(of: "title").isEmpty)
        try await store.settle { _ in true }
        try holder.query("COMMIT")
        #expect(try await blocked.value == 20)
    }

    /// One limit is reached, the others never.
    private static func only(_ limit: WritableKeyPath<PostgresPatience, Duration>)
        -> PostgresPatience
    {
        var patience = PostgresPatience.ample
        patience[keyPath: limit] = .milliseconds(100)
        return patience
    }

    /// Who waits for somebody who never ends is told why it ends.
    @Test(
        arguments: [
            (only(\.locks), .busy), (only(\.statements), .tooLate), (only(\.alone), .tooLate),
        ] as [(PostgresPatience, SharedCookbookError.Reason)]
    )
    func noWaitIsLongerThanItsLimit(
        _ patience: PostgresPatience,
        _ expected: SharedCookbookError.Reason
    ) async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(1, seed: 1), from: "a", counting: false)
        let holder = try lock("name", of: shared)
        let store = try shared.store(patience: patience)
        #expect(try await reason { _ = try await store.names(of: "title") } == expected)
        try holder.query("COMMIT")
    }

    /// More wait for servers than there are threads for all tasks of the program.
    @Test func whoWaitsTakesNoThreadFromOthers() async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(20, seed: 1), from: "a", counting: false)
        let holder = try lock("name", of: shared)
        let count = min(ProcessInfo.processInfo.activeProcessorCount, 16) + 1
        let blocked = try (0..<count).map { _ in
            let store = try shared.store()
            return Task { try await store.names(of: "title") }
        }
        try await shared.wait { $0 == count }
        for task in blocked { task.cancel() }
        for task in blocked {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        try holder.query("COMMIT")
    }

    @Test func whatNobodyWaitsForIsCancelledOnTheServer() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(20, seed: 1), from: "a", counting: false)
        let holder = try lock("name", of: shared)
        // As many as may be at once, and some who wait for their turn.
        let blocked = (0..<6).map { _ in Task { try await store.names(of: "title") } }
        try await shared.wait { $0 > 0 }
        for task in blocked { task.cancel() }
        for task in blocked {
            await #expect(throws: (any Error).self) { try await task.value }
        }
        try await shared.wait { $0 == 0 }
        #expect(try await store.terms([TermNumber.everything])[0].count == 20)
        try holder.query("COMMIT")
    }

    @Test func fewConnectionsServeMany() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        func connections() throws -> Int? {
            Int(
                try shared.sql(
                    """
                    SELECT count(*) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()
                    """
                )
            )
        }
        // Nothing is connected before it is asked, and one is enough for one.
        #expect(try connections() == 0)
        for _ in 0..<3 { _ = try await store.state() }
        #expect(try connections() == 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seed in 0..<12 {
                group.addTask {
                    let recipes = preparedRecipes(5, seed: UInt64(seed))
                    _ = try await store.add(recipes, from: "a", counting: false)
                }
                group.addTask { _ = try await store.origins() }
            }
            try await group.waitForAll()
        }
        #expect(try connections().map { (2...4).contains($0) } == true)
        #expect(try await store.standing().recipes == 60)
        #expect(try await store.standing().standbys == .alone)
    }
}

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
        // On a machine that is busy it may be longer than a server lets a transaction rest.
        try holder.query("SET LOCAL idle_in_transaction_session_timeout = 0")
        try holder.query("LOCK TABLE cookbook.\(table) IN ACCESS EXCLUSIVE MODE")
        return holder
    }

    /// Waits until enough wait for a lock, or nobody does any more.
    private func wait(
        in shared: SharedBook,
        untilWaiting isEnough: (Int) -> Bool
    ) async throws {
        let watcher = try shared.connection()
        try await waitUntil {
            let waiting = try? watcher.query(
                """
                SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
                WHERE NOT granted AND datname = current_database()
                """
            )
            return (try? waiting?.number(0, 0)).map(isEnough) ?? false
        }
    }

    @Test func whoWaitsForATableKeepsNobodyElseWaiting() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        let recipes = preparedRecipes(20, seed: 1)
        _ = try await store.add(recipes, from: "a", counting: false)
        let numbers = try await store.terms([TermNumber.everything])[0].numbers.map { Int($0) }
        let holder = try lock("recipe", of: shared)
        let blocked = Task { try await store.recipes(numbers).count }
        try await wait(in: shared) { $0 > 0 }
        // These are answered while that one waits; a change that needs no recipe is made.
        #expect(try await store.state() != nil)
        #expect(try await store.terms([TermNumber.everything])[0].count == 20)
        #expect(try await !store.names(of: "title").isEmpty)
        try await store.settle { _ in true }
        try holder.query("COMMIT")
        // On a machine that is busy it may have waited longer than a server lets it.
        let met = try await reason {
            let count = try await blocked.value
            #expect(count == 20)
        }
        #expect(met == nil || met == .busy)
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
        try await wait(in: shared) { $0 == count }
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
        try await wait(in: shared) { $0 > 0 }
        for task in blocked { task.cancel() }
        for task in blocked {
            await #expect(throws: (any Error).self) { try await task.value }
        }
        try await wait(in: shared) { $0 == 0 }
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

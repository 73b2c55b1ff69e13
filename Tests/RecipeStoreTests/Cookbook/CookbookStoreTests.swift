import Foundation
import GRDB
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What a cookbook's file takes in, what it tells of it, and what is no such file.
struct CookbookStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(at time: Int = 100) -> SQLiteCookbookStore {
        SQLiteCookbookStore(folder: folder("data"), now: { time })
    }

    private func prepared(_ title: String, minutes: Int? = nil) -> PreparedRecipe {
        .sample(title, minutes: minutes)
    }

    private func key(_ title: String, in store: any CookbookStore) async throws -> String {
        try #require(try await store.key(of: title))
    }

    // MARK: - Doubles

    /// In a file, and on a server where there is one to start.
    private func stores() throws -> [any CookbookStore] {
        [store()] + (PostgresSite.isInstalled ? [try SharedBook().store()] : [])
    }

    private func add(
        _ recipes: PreparedRecipe...,
        to store: any CookbookStore,
        counting: Bool = false
    ) async throws -> CookbookAddition {
        try await store.add(recipes, from: "a", counting: counting)
    }

    @Test func whatWasDeletedComesInAgain() async throws {
        let (new, double) = (CookbookAddition(added: 1), CookbookAddition(doubles: 1))
        for store in try stores() {
            let (pie, bread) = (prepared("Pie"), try #require(PreparedRecipe.starter("shortbread")))
            #expect(try await add(pie, to: store) == new)
            #expect(try await add(bread, to: store) == double)
            let key = try await key("Pie", in: store)
            _ = try await store.make(.delete(keys: [key, "shortbread"]), session: "s")
            for recipe in [pie, bread] {
                #expect(try await add(recipe, to: store, counting: true) == new)
                #expect(try await add(recipe, to: store) == new)
                #expect(try await add(recipe, to: store) == double)
            }
        }
    }

    /// A rehearsal goes over several batches, and the next begins anew.
    @Test func aRehearsalKnowsItsEarlierBatchesUntilItEnds() async throws {
        let (new, double) = (CookbookAddition(added: 1), CookbookAddition(doubles: 1))
        for store in try stores() {
            let (pie, tart) = (prepared("Pie"), prepared("Tart"))
            #expect(try await add(pie, to: store, counting: true) == new)
            #expect(try await add(pie, to: store, counting: true) == double)
            try await store.settle { _ in true }
            #expect(try await add(pie, to: store, counting: true) == new)
            #expect(try await add(pie, to: store) == new)
            #expect(try await add(pie, to: store, counting: true) == double)
            #expect(try await add(tart, to: store, counting: true) == new)
        }
    }

    /// The last step fails, so that nothing came in: then nothing of it is known either.
    @Test func whatWasNotCommittedIsNoDouble() async throws {
        let (one, two) = (store(), store())
        _ = try await one.add([prepared("Pie")], from: "a", counting: false)
        let queue = try DatabaseQueue(path: folder("data/cookbook.sqlite"))
        try await queue.write {
            try $0.execute(
                sql: """
                    CREATE TABLE other (id INTEGER PRIMARY KEY);
                    CREATE TABLE broken (id REFERENCES other (id) DEFERRABLE INITIALLY DEFERRED);
                    CREATE TRIGGER breaking AFTER UPDATE ON fact BEGIN
                        INSERT INTO broken VALUES (1);
                    END;
                    """
            )
        }
        let tart = prepared("Tart")
        await #expect(throws: StoreError.self) {
            try await one.add([tart], from: "a", counting: false)
        }
        try await queue.write { try $0.execute(sql: "DROP TRIGGER breaking") }
        try queue.close()
        #expect(try await two.add([prepared("Soup")], from: "a", counting: false).added == 1)
        #expect(
            try await one.add([tart], from: "a", counting: false) == CookbookAddition(added: 1)
        )
        #expect(try await two.origins().map(\.count) == [3])
    }

    /// The last number of a rank is given, and then there is none left.
    @Test func whereNoNumberIsLeftTheCookbookIsFull() async throws {
        let store = store()
        _ = try await store.add([prepared("Pie")], from: "a", counting: false)
        let queue = try DatabaseQueue(path: folder("data/cookbook.sqlite"))
        try await queue.write {
            try $0.execute(
                sql: "UPDATE rank SET next = ?",
                arguments: [RecipeNumber.sequenceLimit - 1]
            )
        }
        try queue.close()
        #expect(try await store.add([prepared("Tart")], from: "a", counting: false).added == 1)
        let full = StoreError.disk(path: folder("data/cookbook.sqlite"), code: ENOSPC)
        await #expect(throws: full) {
            try await store.add([prepared("Soup")], from: "a", counting: false)
        }
        #expect(try await store.origins().map(\.count) == [2])
        let key = try await key("Tart", in: store)
        #expect(try await store.recipe(forKey: key)?.title == "Tart")
    }

    @Test func whereNothingIsToBeSettledNothingIsWritten() async throws {
        let store = store()
        _ = try await store.add([prepared("Pie")], from: "a", counting: false)
        let before = try #require(try await store.state())
        try await store.settle { _ in
            Issue.record("nothing is to be settled")
            return true
        }
        #expect(try await store.state() == before)
    }

    // MARK: - What is told

    @Test func originsTellTheirSizeAndTheirFirstDay() async throws {
        let pies = [prepared("Pie"), prepared("Pie with a long name")]
        _ = try await store(at: 100).add(pies, from: "b.json", counting: false)
        _ = try await store(at: 200).add([prepared("Soup")], from: "a.json", counting: false)
        _ = try await store(at: 300).add([prepared("Tart")], from: "b.json", counting: false)
        let last = store(at: 400)
        let bytes = (pies + [prepared("Tart")]).reduce(0) { $0 + $1.body.count }
        let origins = try await last.origins()
        #expect(origins.map(\.name) == ["b.json", "a.json"])
        #expect(origins.map(\.count) == [3, 1])
        #expect(origins.map(\.addedAt) == [100, 200])
        #expect(origins.map(\.bytes) == [bytes, prepared("Soup").body.count])
    }

    @Test func theStateTellsMinutesAndHiddenStarters() async throws {
        let store = store()
        #expect(try await store.state() == nil)
        let recipes = [
            prepared("Pie", minutes: 100), prepared("Tart", minutes: 20),
            prepared("Soup", minutes: 100), prepared("Stew"),
        ]
        _ = try await store.add(recipes, from: "a", counting: false)
        let state = try #require(try await store.state())
        #expect(state.minutes == [20, 100] && state.hiddenStarters == [])
        _ = try await store.make(.delete(keys: ["kedgeree", "shortbread"]), session: "s")
        let after = try #require(try await store.state())
        #expect(after.generation == state.generation + 1)
        #expect(after.hiddenStarters == ["kedgeree", "shortbread"])
    }

    @Test func ownRecipesAreThoseThatTheCookWroteTheLastFirst() async throws {
        let store = store()
        #expect(try await store.ownRecipes() == [])
        for title in ["Pie", "Tart", "Soup"] {
            let told = try await store.make(.create(prepared(title)), session: "s")
            #expect(told == [title])
        }
        _ = try await store.add([prepared("Stew")], from: "a", counting: false)
        #expect(try await store.ownRecipes().map(\.title) == ["Soup", "Tart", "Pie"])
        let key = try await key("Tart", in: store)
        _ = try await store.make(.delete(keys: [key]), session: "s")
        #expect(try await store.ownRecipes().map(\.title) == ["Soup", "Pie"])
    }

    // MARK: - Files

    @Test func onlyItsOwnerMayReadTheFile() async throws {
        _ = try await store().add([prepared("Pie")], from: "a", counting: false)
        #expect(try folder.mode("data") == 0o700)
        #expect(try folder.mode("data/cookbook.sqlite") == 0o600)
        #expect(try folder.mode("data/cookbook.lock") == 0o600)
        let queue = try DatabaseQueue(path: folder("data/cookbook.sqlite"))
        let mode = try await queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        let size = try await queue.read { try Int.fetchOne($0, sql: "PRAGMA page_size") }
        #expect(mode == "wal" && size == 8_192)
    }

    /// Who writes waits for the lock only so long; who reads waits for nobody.
    @Test func aLockHeldTooLongIsTold() async throws {
        _ = try await store().add([prepared("Pie")], from: "a", counting: false)
        let impatient = SQLiteCookbookStore(folder: folder("data"), patience: 20, now: { 1 })
        let busy = StoreError.busy(path: folder("data/cookbook.sqlite"))
        let tart = prepared("Tart")
        let lock = try OpenFile(folder("data/cookbook.lock"), O_RDWR)
        try FileLock.take(.exclusive, of: lock, patience: 0)
        await #expect(throws: busy) {
            try await impatient.add([tart], from: "a", counting: false)
        }
        #expect(try await impatient.origins().map(\.count) == [1])
        // It was held all the while.
        _ = try lock.status()
    }

    @Test func aFileThatIsBeingWrittenIsBusy() async throws {
        _ = try await store().add([prepared("Pie")], from: "a", counting: false)
        let impatient = SQLiteCookbookStore(folder: folder("data"), patience: 20, now: { 1 })
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(
            path: folder("data/cookbook.sqlite"),
            configuration: configuration
        )
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let tart = prepared("Tart")
        await #expect(throws: StoreError.busy(path: folder("data/cookbook.sqlite"))) {
            try await impatient.add([tart], from: "a", counting: false)
        }
        #expect(try await impatient.origins().map(\.count) == [1])
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await impatient.add([tart], from: "a", counting: false).added == 1)
        #expect(await impatient.setAside() == nil)
    }
}

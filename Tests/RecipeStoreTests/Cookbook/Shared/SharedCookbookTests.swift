import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite(.withPostgres)
struct SharedCookbookTests {
    @Test func nothingIsMadeBeforeTheFirstRecipe() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        let book = Cookbook(StarterCookbook(), store: store)
        let query = RecipeQuery([.has(Term("garlic"))])
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        let alone = try await StarterCookbook().page(of: query, at: .first, freshness: .kept)
        #expect(page == alone)
        #expect(try await store.undo(session: "a") == nil)
        #expect(try await store.origins().isEmpty)
        try await store.settle { _ in true }
        #expect(
            try shared.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'cookbook'") == "0"
        )
        let standing = try await store.standing()
        #expect(standing.recipes == 0)
        #expect(standing.access == .writable)
        #expect(standing.server == "127.0.0.1:\(shared.site.port)/\(shared.database)")
    }

    /// The time is that of the change, or of its undoing.
    @Test func theTimeIsWhenItWasDoneOrUndone() async throws {
        let shared = try SharedBook()
        let address = try #require(DatabaseAddress(shared.address))
        let time = Guarded(5)
        let store = PostgresCookbookStore(
            PostgresServer(address, patience: .ample),
            now: { time.withLock { $0 } }
        )
        #expect(try await store.undoTime(session: "s") == nil)
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        #expect(try await store.undoTime(session: "s").map { $0 / 1_000_000 } == 5)
        #expect(try await store.redoTime(session: "s") == nil)
        #expect(try await store.redo(session: "s") == nil)
        #expect(try await store.undoTime(session: "other") == nil)
        time.withLock { $0 = 9 }
        #expect(try await store.undo(session: "s")?.names == ["Shortbread"])
        #expect(try await store.redoTime(session: "s").map { $0 / 1_000_000 } == 9)
        #expect(try await store.undoTime(session: "s") == nil)
        #expect(try await store.undo(session: "s") == nil)
        time.withLock { $0 = 12 }
        #expect(try await store.redo(session: "s")?.names == ["Shortbread"])
        #expect(try await store.undoTime(session: "s").map { $0 / 1_000_000 } == 12)
        #expect(try await store.redoTime(session: "s") == nil)
    }

    @Test func onlySoManyChangesAreRemembered() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        try shared.sql(
            """
            INSERT INTO cookbook.change (session, kind, titles, added, removed, hid, named,
                done_at, done_order, is_undone)
            SELECT 'other', 'deleted', '[]', '', '', '[]', '[]', 0, last + n, false
            FROM generate_series(1, 599) AS n,
                (SELECT max(done_order) AS last FROM cookbook.change) AS change
            """
        )
        _ = try await store.make(.delete(keys: ["kedgeree"]), session: "s")
        #expect(try shared.sql("SELECT count(*) FROM cookbook.change") == "500")
        #expect(try await store.undo(session: "s")?.names == ["Kedgeree"])
        #expect(try await store.undo(session: "s") == nil)
    }

    /// What one cook undid is not redone over what another wrote since, and a change of one takes
    /// from no other what they could redo.
    @Test func eachCookRedoesTheirOwn() async throws {
        let shared = try SharedBook()
        let (one, two) = (try shared.store(), try shared.store())
        let all = preparedRecipes(4, seed: 12)
        _ = try await one.make(.create(all[0]), session: "one")
        let key = try #require(try await one.ownRecipes().first?.id.key)
        _ = try await one.make(.replace(key: key, all[1]), session: "one")
        #expect(try await one.undo(session: "one")?.kind == .edited)
        _ = try await two.make(.create(all[2]), session: "two")
        #expect(try await one.redo(session: "one")?.kind == .edited)
        #expect(try await one.undo(session: "one")?.kind == .edited)
        let newest = try await two.make(.replace(key: key, all[3]), session: "two")
        let met = try await reason { _ = try await one.redo(session: "one") }
        #expect(met == .overtaken)
        #expect(try await one.recipe(forKey: key)?.title == newest.first)
    }

    @Test func aShellSeesWhatOthersDid() async throws {
        let shared = try SharedBook()
        let (one, two) = (try shared.store(), try shared.store())
        let books = [one, two].map { Cookbook(StarterCookbook(), store: $0) }
        let query = RecipeQuery([.has(Term("grandma's"))])
        var bytes = 0
        for seed in 30..<34 as Range<UInt64> {
            let before = try await books[1].count(of: query)
            let recipes = preparedRecipes(40, seed: seed)
            _ = try await one.add(recipes, from: "a", counting: false)
            bytes += recipes.reduce(0) { $0 + $1.body.count }
            let after = try await books[1].count(of: query)
            #expect(after > before)
            #expect(try await books[0].count(of: query) == after)
        }
        #expect(try await two.origins().map(\.bytes) == [bytes])
    }

    @Test func keysOfAnotherCookbookMeanNothing() async throws {
        let (one, two) = (try SharedBook().store(), try SharedBook().store())
        for (store, seed) in [(one, 1), (two, 2)] as [(PostgresCookbookStore, UInt64)] {
            _ = try await store.add(preparedRecipes(10, seed: seed), from: "a", counting: false)
        }
        let number = try #require(try await one.terms([TermNumber.everything])[0].numbers.first)
        let recipe = try #require(try await one.recipes([Int(number)]).first)
        #expect(try await one.recipe(forKey: recipe.id.key) == recipe)
        #expect(try await two.recipe(forKey: recipe.id.key) == nil)
    }

    @Test func aStopDuringASearchIsHeeded() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(3, seed: 1), from: "a", counting: false)
        // Somebody holds the lock that a change waits for.
        let holder = try shared.connection()
        try holder.query("SELECT pg_advisory_lock($1)", [.number(PostgresSchema.lock)])
        let waiting = Task {
            try await store.add(preparedRecipes(3, seed: 2), from: "a", counting: false)
        }
        try await shared.wait { $0 == 1 }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        try holder.query("SELECT pg_advisory_unlock($1)", [.number(PostgresSchema.lock)])
        // The store still serves.
        #expect(try await store.standing().recipes == 3)
    }
}

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

    @Test func aDoubleIsLeftOut() async throws {
        let store = try SharedBook().store()
        let recipes = preparedRecipes(20, seed: 4)
        let rehearsal = try await store.add(recipes + recipes, from: "a", counting: true)
        #expect(rehearsal == CookbookAddition(added: 20, doubles: 20))
        #expect(try await store.add(recipes, from: "a", counting: false).added == 20)
        let again = try await store.add(recipes + recipes, from: "b", counting: false)
        #expect(again == CookbookAddition(added: 0, doubles: 40))
        let starter = try #require(StarterCookbook().recipe(forKey: "shortbread"))
        let addition = try await store.add(
            [PreparedRecipe(starter, memory: ReadingMemory())],
            from: "c",
            counting: false
        )
        #expect(addition == CookbookAddition(added: 0, doubles: 1))
        #expect(try await store.origins().map(\.name) == ["a"])
        // What was taken out may come in again.
        #expect(try await store.make(.remove(origin: "a"), session: "s") == ["a"])
        #expect(try await store.add(recipes, from: "d", counting: false).added == 20)
    }

    /// A rehearsal goes over several batches, and the next begins anew.
    @Test func aRehearsalKnowsItsEarlierBatchesUntilItEnds() async throws {
        let store = try SharedBook().store()
        let recipes = preparedRecipes(2, seed: 14)
        let (first, second) = ([recipes[0]], [recipes[1]])
        let (new, double) = (CookbookAddition(added: 1), CookbookAddition(doubles: 1))
        #expect(try await store.add(first, from: "a", counting: true) == new)
        #expect(try await store.add(first, from: "a", counting: true) == double)
        try await store.settle { _ in true }
        #expect(try await store.add(first, from: "a", counting: true) == new)
        #expect(try await store.add(first, from: "a", counting: false) == new)
        #expect(try await store.add(first, from: "a", counting: true) == double)
        #expect(try await store.add(second, from: "a", counting: true) == new)
    }

    @Test func aStarterThatWasDeletedComesInAgain() async throws {
        let store = try SharedBook().store()
        let both = try ["shortbread", "kedgeree"].map { key in
            let starter = try #require(StarterCookbook().recipe(forKey: key))
            return PreparedRecipe(starter, memory: ReadingMemory())
        }
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        let one = CookbookAddition(added: 1, doubles: 1)
        #expect(try await store.add(both, from: "a", counting: true) == one)
        #expect(try await store.add(both, from: "a", counting: false) == one)
    }

    @Test func whatIsDeletedComesBack() async throws {
        let store = try SharedBook().store()
        let book = Cookbook(StarterCookbook(), store: store)
        var maker = RecipeMaker(seed: 5)
        let memory = ReadingMemory()
        let own = maker.recipe()
        let made = CookbookChange.create(PreparedRecipe(own, memory: memory))
        #expect(try await store.make(made, session: "s") == [own.title])
        let key = try #require(try await store.ownRecipes().first?.id.key)
        var changed = own
        changed.title = "Zanzibar stew"
        let edit = CookbookChange.replace(key: key, PreparedRecipe(changed, memory: memory))
        _ = try await store.make(edit, session: "s")
        #expect(try await book.recipe(forKey: key)?.title == "Zanzibar stew")
        _ = try await store.make(.delete(keys: [key, "shortbread"]), session: "s")
        #expect(try await book.recipe(forKey: key) == nil)
        #expect(try await book.recipe(forKey: "shortbread") == nil)
        // Another cook has nothing to undo here.
        #expect(try await store.undo(session: "other") == nil)
        #expect(try await store.undo(session: "s")?.names == ["Zanzibar stew", "Shortbread"])
        #expect(try await book.recipe(forKey: "shortbread") != nil)
        #expect(try await store.undo(session: "s")?.kind == .edited)
        #expect(try await book.recipe(forKey: key)?.title == own.title)
        #expect(try await store.redo(session: "s")?.kind == .edited)
        #expect(try await book.recipe(forKey: key)?.title == "Zanzibar stew")
        #expect(try await store.redoTime(session: "s") != nil)
    }

    @Test func anEditedStarterIsUndoneAndRedone() async throws {
        let store = try SharedBook().store()
        let book = Cookbook(StarterCookbook(), store: store)
        func title() async throws -> String? {
            try await book.recipe(forKey: "shortbread")?.title
        }
        let recipe = try #require(preparedRecipes(1, seed: 9).first)
        let titles = try await store.make(.replace(key: "shortbread", recipe), session: "s")
        for _ in 0..<2 {
            #expect(try await title() == titles.first)
            #expect(try await store.undo(session: "s")?.kind == .edited)
            #expect(try await title() == "Shortbread")
            #expect(try await store.redo(session: "s")?.kind == .edited)
        }
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

    @Test func whatIsDeletedCannotBeDeletedAgain() async throws {
        let store = try SharedBook().store()
        #expect(try await store.make(.delete(keys: ["shortbread"]), session: "s") == ["Shortbread"])
        #expect(try await store.make(.delete(keys: ["shortbread"]), session: "s") == [])
        let both = CookbookChange.delete(keys: ["kedgeree", "shortbread"])
        #expect(try await store.make(both, session: "s") == ["Kedgeree"])
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
        for seed in 30..<34 as Range<UInt64> {
            let before = try await books[1].count(of: query)
            let recipes = preparedRecipes(40, seed: seed)
            _ = try await one.add(recipes, from: "a", counting: false)
            let after = try await books[1].count(of: query)
            #expect(after > before)
            #expect(try await books[0].count(of: query) == after)
        }
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

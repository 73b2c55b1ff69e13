import Foundation
import GRDB
import RecipeModel
import RecipeSearch
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
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "1 leek")])]
        recipe.stepGroups = [StepGroup(items: ["Cook it."])]
        recipe.times.total = minutes
        return PreparedRecipe(recipe, memory: ReadingMemory())
    }

    private func starter(_ key: String) throws -> PreparedRecipe {
        let recipe = try #require(StarterCookbook().recipe(forKey: key))
        return PreparedRecipe(recipe, memory: ReadingMemory())
    }

    private func key(_ title: String, in store: SQLiteCookbookStore) async throws -> String {
        let terms = try await store.terms([TermNumber.everything, TermNumber.deleted])
        let numbers = terms[0].subtracting(terms[1]).numbers.map { Int($0) }
        return try #require(
            try await store.recipes(numbers).first { $0.title == title }?.id.key
        )
    }

    // MARK: - Doubles

    @Test func whatWasDeletedComesInAgain() async throws {
        let store = store()
        _ = try await store.add([prepared("Pie")], from: "a", counting: false)
        let key = try await key("Pie", in: store)
        _ = try await store.make(.delete(keys: [key]), session: "s")
        let new = CookbookAddition(added: 1)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: true) == new)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: false) == new)
        #expect(
            try await store.add([prepared("Pie")], from: "a", counting: false)
                == CookbookAddition(doubles: 1)
        )
    }

    @Test func aStarterThatWasDeletedComesInAgain() async throws {
        let store = store()
        let bread = try starter("shortbread")
        let both = [bread, try starter("kedgeree")]
        #expect(
            try await store.add(both, from: "a", counting: true) == CookbookAddition(doubles: 2)
        )
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        let one = CookbookAddition(added: 1, doubles: 1)
        #expect(try await store.add(both, from: "a", counting: true) == one)
        #expect(try await store.add(both, from: "a", counting: false) == one)
    }

    @Test func aRecipeThatComesTwiceAtOnceIsOne() async throws {
        let recipes = [prepared("Pie"), prepared("Tart"), prepared("PIE")]
        let expected = CookbookAddition(added: 2, doubles: 1)
        #expect(try await store().add(recipes, from: "a", counting: true) == expected)
        #expect(try await store().add(recipes, from: "a", counting: false) == expected)
    }

    /// A rehearsal goes over several batches, and the next begins anew.
    @Test func aRehearsalKnowsItsEarlierBatchesUntilItEnds() async throws {
        let store = store()
        let (new, double) = (CookbookAddition(added: 1), CookbookAddition(doubles: 1))
        #expect(try await store.add([prepared("Pie")], from: "a", counting: true) == new)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: true) == double)
        try await store.settle { _ in true }
        #expect(try await store.add([prepared("Pie")], from: "a", counting: true) == new)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: false) == new)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: true) == double)
        #expect(try await store.add([prepared("Tart")], from: "a", counting: true) == new)
    }

    @Test func whatAnotherShellBroughtInIsADouble() async throws {
        let (one, two) = (store(), store())
        _ = try await one.add([prepared("Pie")], from: "a", counting: false)
        _ = try await two.add([prepared("Tart")], from: "a", counting: false)
        #expect(
            try await one.add([prepared("Tart"), prepared("Soup")], from: "a", counting: false)
                == CookbookAddition(added: 1, doubles: 1)
        )
        #expect(try await two.origins().map(\.count) == [3])
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
        await #expect(throws: StoreFailure.self) {
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
        let full = StoreFailure.disk(path: folder("data/cookbook.sqlite"), code: ENOSPC)
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

    /// What is deleted is not counted, and an origin of which nothing is left is not told.
    @Test func originsAreOfWhatIsLeft() async throws {
        let store = store()
        let pies = [prepared("Pie"), prepared("Tart")]
        _ = try await store.add(pies, from: "a.json", counting: false)
        _ = try await store.add([prepared("Soup")], from: "b.json", counting: false)
        let keys = [try await key("Tart", in: store), try await key("Soup", in: store)]
        _ = try await store.make(.delete(keys: keys), session: "s")
        let left = try await store.origins()
        #expect(left.map(\.name) == ["a.json"] && left.map(\.count) == [1])
        #expect(left.map(\.bytes) == [pies.reduce(0) { $0 + $1.body.count } / 2])
        _ = try await store.undo(session: "s")
        #expect(try await store.origins().map(\.count) == [2, 1])
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

    @Test func onlyWhatIsThereIsDeleted() async throws {
        let store = store()
        _ = try await store.make(.create(prepared("Pie")), session: "s")
        let key = try await key("Pie", in: store)
        let told = try await store.make(
            .delete(keys: ["none", "shortbread", "nzzz", key]),
            session: "s"
        )
        #expect(told == ["Shortbread", "Pie"])
        #expect(try await store.recipe(forKey: key) == nil)
        #expect(try await store.undo(session: "s")?.names == ["Shortbread", "Pie"])
        #expect(try await store.recipe(forKey: key)?.title == "Pie")
    }

    /// An edited starter is the starter again when that is undone, and can be edited twice.
    @Test func editsOfAStarterAreUndoneOneByOne() async throws {
        let store = store()
        let book = Cookbook(StarterCookbook(), store: store)
        func title() async throws -> String? {
            try await book.recipe(forKey: "shortbread")?.title
        }
        for name in ["My bread", "Our bread"] {
            _ = try await store.make(.replace(key: "shortbread", prepared(name)), session: "s")
            #expect(try await title() == name)
        }
        #expect(try await store.state()?.hiddenStarters == ["shortbread"])
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        #expect(try await title() == nil)
        for name in ["Our bread", "My bread", "Shortbread"] {
            _ = try await store.undo(session: "s")
            #expect(try await title() == name)
        }
        #expect(try await store.state()?.hiddenStarters == [])
        _ = try await store.redo(session: "s")
        #expect(try await title() == "My bread")
        #expect(try await store.state()?.hiddenStarters == ["shortbread"])
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

    @Test func aFolderInTheFilesPlaceIsTold() async throws {
        try PrivateFolder.make(folder("data/cookbook.sqlite"))
        let store = store()
        let failure = StoreFailure.cannotWrite(path: folder("data/cookbook.sqlite"), code: EISDIR)
        await #expect(throws: ServiceFailure.file(failure)) { try await store.state() }
        let pie = prepared("Pie")
        await #expect(throws: failure) {
            try await store.add([pie], from: "a", counting: false)
        }
        #expect(await store.setAside() == nil)
    }

    /// Who writes waits for the lock only so long; who reads waits for nobody.
    @Test func aLockHeldTooLongIsTold() async throws {
        _ = try await store().add([prepared("Pie")], from: "a", counting: false)
        let impatient = SQLiteCookbookStore(folder: folder("data"), patience: 20, now: { 1 })
        let busy = StoreFailure.busy(path: folder("data/cookbook.sqlite"))
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
        await #expect(throws: StoreFailure.busy(path: folder("data/cookbook.sqlite"))) {
            try await impatient.add([tart], from: "a", counting: false)
        }
        #expect(try await impatient.origins().map(\.count) == [1])
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await impatient.add([tart], from: "a", counting: false).added == 1)
        #expect(await impatient.setAside() == nil)
    }

    /// A shell that was killed before it filled its file leaves an empty one.
    @Test func anEmptyFileIsFilledAndNotMovedAside() async throws {
        try PrivateFolder.make(folder("data"))
        try folder.write([], to: "data/cookbook.sqlite")
        let store = store()
        #expect(store.isKept)
        #expect(try await store.state() == nil)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: false).added == 1)
        #expect(await store.setAside() == nil)
        #expect(try await self.store().origins().map(\.count) == [1])
    }

    @Test(arguments: ["", "; PRAGMA application_id = 7; PRAGMA user_version = 1"])
    func theDatabaseOfAnotherProgramIsMovedAside(_ marks: String) async throws {
        try PrivateFolder.make(folder("data"))
        let queue = try DatabaseQueue(path: folder("data/cookbook.sqlite"))
        try await queue.write { try $0.execute(sql: "CREATE TABLE a (b)\(marks)") }
        try queue.close()
        let store = store()
        #expect(try await store.recipe(forKey: "n1") == nil)
        #expect(await store.setAside()?.carriedOver == 0)
        #expect(try await store.add([prepared("Pie")], from: "a", counting: false).added == 1)
        let aside = folder.names(in: "data").filter { $0.hasPrefix("cookbook-damaged-") }
        #expect(aside.count { $0.hasSuffix(".sqlite") } == 1)
    }
}

import Foundation
import GRDB
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A cookbook on the disk finds what a plain scan over the same recipes finds, in the same order,
/// after any changes.
struct CookbookLawTests {
    @Test(arguments: 1...UInt64(lawCases(1)))
    func searchesAgreeWithAScan(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        var model = CookbookModel(seed: seed) { SQLiteCookbookStore(folder: folder.path) }
        for round in 0..<6 {
            try await model.change(round)
            for _ in 0..<12 { try await model.check() }
        }
        try await model.store.settle { _ in true }
        for _ in 0..<12 { try await model.check() }
        // Another program's store finds the same.
        model.reopen()
        for _ in 0..<6 { try await model.check() }
    }

    @Test func manyRecipesAreFoundBeforeAndAfterTheyAreSettled() async throws {
        let folder = try TemporaryFolder()
        var model = CookbookModel(seed: 9) { SQLiteCookbookStore(folder: folder.path) }
        try await model.add(CookbookRows.fewest + 200)
        for _ in 0..<8 { try await model.check() }
        try await model.add(CookbookRows.fewest + 50)
        try await model.store.settle { _ in true }
        for _ in 0..<8 { try await model.check() }
    }

    /// Of how many recipes, and for how many queries, RECIPE_LAW says: `20000 1000`.
    @Test func searchesOfManyRecipesAgreeWithAScan() async throws {
        let folder = try TemporaryFolder()
        let environment = ProcessInfo.processInfo.environment["RECIPE_LAW"] ?? "2500 30"
        let sizes = environment.split(separator: " ").compactMap { Int($0) }
        let (recipes, queries) = (try #require(sizes.first), try #require(sizes.last))
        var model = CookbookModel(seed: 11) { SQLiteCookbookStore(folder: folder.path) }
        try await model.add(recipes / 2)
        for _ in 0..<queries / 3 { try await model.check(pages: 3) }
        try await model.add(recipes / 2)
        for round in 1...3 { try await model.change(round) }
        for _ in 0..<queries / 3 { try await model.check(pages: 3) }
        try await model.store.settle { _ in true }
        for _ in 0..<queries / 3 + 1 { try await model.check(pages: 3) }
    }

    @Test func nothingIsMadeBeforeTheFirstRecipe() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        let query = RecipeQuery([.has(Term("garlic"))])
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        let alone = try await StarterCookbook().page(of: query, at: .first, freshness: .kept)
        #expect(page == alone)
        #expect(try await store.undo(session: "a") == nil)
        #expect(folder.names().isEmpty)
    }

    /// A random recipe is any of all, whatever its place in them.
    @Test func aRandomRecipeIsTheOneThatChancePicks() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.add(preparedRecipes(400, seed: 9), from: "made", counting: false)
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        let book = Cookbook(StarterCookbook(pageSize: { 50 }), store: store)
        var all: [RecipeID] = []
        var cursor: PageCursor? = .first
        while let place = cursor {
            let page = try await book.page(of: RecipeQuery(), at: place, freshness: .kept)
            all += page.recipes.map(\.id)
            cursor = page.next
        }
        #expect(all.count > 600)
        for place in [0, 1, 200, 254, 255, 256, 257, 258, 400, all.count - 1] {
            let lucky = Cookbook(StarterCookbook(chance: { _ in place }), store: store)
            #expect(try await lucky.randomRecipe().id == all[place])
        }
    }

    /// What was imported and then edited doesn't come in once more with the same file.
    @Test func theOldFormOfAnEditedRecipeIsADouble() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: "Quizzel pie")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "leek", name: "leek")])]
        let imported = PreparedRecipe(recipe, memory: ReadingMemory())
        #expect(try await store.add([imported], from: "made", counting: false).added == 1)
        let query = RecipeQuery([.has(Term("quizzel"))])
        let key = try #require(
            try await book.page(of: query, at: .first, freshness: .kept).recipes.first?.id.key
        )
        recipe.title = "Quizzel tart"
        let edited = PreparedRecipe(recipe, memory: ReadingMemory())
        _ = try await store.make(.replace(key: key, edited), session: "s")
        for again in [imported, edited] {
            #expect(try await store.add([again], from: "made", counting: false).doubles == 1)
        }
        #expect(try await book.count(of: query) == 1)
    }

    @Test func aDoubleIsLeftOut() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        var maker = RecipeMaker(seed: 4)
        let recipes = (0..<20).map { _ in maker.recipe() }
        let memory = ReadingMemory()
        let prepared = recipes.map { PreparedRecipe($0, memory: memory) }
        let rehearsal = try await store.add(prepared, from: "a", counting: true)
        #expect(rehearsal == CookbookAddition(added: 20, doubles: 0))
        #expect(folder.names().isEmpty)
        #expect(try await store.add(prepared, from: "a", counting: false).added == 20)
        let again = try await SQLiteCookbookStore(folder: folder.path)
            .add(prepared, from: "b", counting: false)
        #expect(again == CookbookAddition(added: 0, doubles: 20))
        // A starter that comes back from an export is no new recipe.
        let starter = try #require(StarterCookbook().recipe(forKey: "shortbread"))
        let addition = try await store.add(
            [PreparedRecipe(starter, memory: memory)],
            from: "c",
            counting: false
        )
        #expect(addition == CookbookAddition(added: 0, doubles: 1))
        #expect(try await store.origins().map(\.name) == ["a"])
    }

    @Test func whatIsDeletedComesBack() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        var maker = RecipeMaker(seed: 5)
        let memory = ReadingMemory()
        let own = maker.recipe()
        let created = try await store.make(
            .create(PreparedRecipe(own, memory: memory)),
            session: "s"
        )
        #expect(created == [own.title])
        let query = RecipeQuery([.has(Term(own.title, in: .title))])
        let found = try await book.page(of: query, at: .first, freshness: .kept)
        let key = try #require(found.recipes.first?.id.key)

        var changed = own
        changed.title = "Zanzibar stew"
        _ = try await store.make(
            .replace(key: key, PreparedRecipe(changed, memory: memory)),
            session: "s"
        )
        #expect(try await book.recipe(forKey: key)?.title == "Zanzibar stew")
        _ = try await store.make(.delete(keys: [key, "shortbread"]), session: "s")
        #expect(try await book.recipe(forKey: key) == nil)
        #expect(try await book.recipe(forKey: "shortbread") == nil)
        #expect(try await store.undo(session: "s")?.names == ["Zanzibar stew", "Shortbread"])
        #expect(try await book.recipe(forKey: "shortbread") != nil)
        #expect(try await store.undo(session: "s")?.kind == .edited)
        #expect(try await book.recipe(forKey: key)?.title == own.title)
        #expect(try await store.redo(session: "s")?.kind == .edited)
        #expect(try await book.recipe(forKey: key)?.title == "Zanzibar stew")
        #expect(try await store.make(.remove(origin: "own"), session: "s") == ["own"])
        #expect(try await store.origins().isEmpty)
        #expect(try await store.undo(session: "s")?.kind == .originRemoved)
        #expect(try await store.origins().map(\.count) == [1])
    }

    /// Names are counted over what is there: neither a starter nor an own recipe that is deleted.
    @Test(arguments: [NameKind.cuisines, .categories])
    func namesCountWhatIsThere(_ kind: NameKind) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        let starter = try #require(book.starter(forKey: "shortbread"))
        let names = kind == .cuisines ? starter.cuisines : starter.categories
        let name = try #require(names.first)
        var own = starter
        own.title = "Zanzibar stew"
        (own.cuisines, own.categories) = (["zanzibari"], ["zanzibari"])
        func counts() async throws -> [Int?] {
            let all = try await book.names(of: kind)
            return [name, "zanzibari"].map { name in
                all.first { $0.name == name }.map { $0.count ?? 0 }
            }
        }
        let before = try #require(try await counts()[0])
        _ = try await store.make(
            .create(PreparedRecipe(own, memory: ReadingMemory())),
            session: "s"
        )
        #expect(try await counts() == [before, 1])
        let key = try #require(try await store.ownRecipes().first?.id.key)
        _ = try await store.make(.delete(keys: [key, "shortbread"]), session: "s")
        #expect(try await counts() == [before > 1 ? before - 1 : nil, nil])
        _ = try await store.undo(session: "s")
        #expect(try await counts() == [before, 1])
    }

    /// What was undone is redone only until the same shell does something else.
    @Test func afterSomethingElseNothingIsRedone() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let recipes = preparedRecipes(4, seed: 8)
        for (recipe, session) in zip(recipes, ["one", "one", "two"]) {
            _ = try await store.make(.create(recipe), session: session)
        }
        for session in ["one", "one", "two"] { _ = try await store.undo(session: session) }
        #expect(try await store.redoTime(session: "one") != nil)
        let last = try await store.make(.create(recipes[3]), session: "one")
        #expect(try await store.redo(session: "one") == nil)
        #expect(try await store.redoTime(session: "one") == nil)
        #expect(try await store.ownRecipes().map(\.title) == last)
        #expect(try await store.redo(session: "two") != nil)
        #expect(try await store.undo(session: "one")?.names == last)
        #expect(try await store.redo(session: "one")?.names == last)
    }

    @Test func aShellTakesBackItsOwnChangesAndNoOthers() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let recipes = preparedRecipes(2, seed: 6)
        let first = try await store.make(.create(recipes[0]), session: "one")
        let second = try await store.make(.create(recipes[1]), session: "two")
        #expect(try await store.undo(session: "two")?.names == second)
        #expect(try await store.undo(session: "two") == nil)
        #expect(try await store.ownRecipes().map(\.title) == first)
        // A new shell takes back the last of anyone.
        #expect(try await store.undo(session: "three")?.names == first)
    }

    @Test func anOriginComesBackWithoutWhatWasDeletedBefore() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.add(preparedRecipes(3, seed: 7), from: "made", counting: false)
        let terms = try await store.terms([TermNumber.everything])
        let keys = try await store.recipes(terms[0].numbers.map { Int($0) }).map(\.id.key)
        _ = try await store.make(.delete(keys: [keys[1]]), session: "s")
        _ = try await store.make(.remove(origin: "made"), session: "s")
        #expect(try await store.origins().isEmpty)
        #expect(try await store.undo(session: "s")?.kind == .originRemoved)
        #expect(try await store.origins().map(\.count) == [2])
        #expect(try await store.recipe(forKey: keys[1]) == nil)
    }

    @Test(arguments: [1, 2])
    func aCookbookOfANewerVersionIsLeftAlone(_ newer: Int) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.add(preparedRecipes(1, seed: 8), from: "made", counting: false)
        let queue = try DatabaseQueue(path: folder("cookbook.sqlite"))
        try await queue.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA user_version = \(DatabaseSchema.cookbook.version + newer)")
        }
        try queue.close()
        let later = SQLiteCookbookStore(folder: folder.path)
        let newerFormat = StoreFailure.newerFormat(path: folder("cookbook.sqlite"))
        await #expect(throws: ServiceFailure.file(newerFormat)) { try await later.state() }
        await #expect(throws: newerFormat) {
            try await later.add(preparedRecipes(1, seed: 9), from: "made", counting: false)
        }
        #expect(await later.setAside() == nil)
    }

    @Test func anEditedStarterKeepsItsKey() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        var starter = try #require(StarterCookbook().recipe(forKey: "shortbread"))
        starter.title = "My shortbread"
        let prepared = PreparedRecipe(starter, memory: ReadingMemory())
        _ = try await store.make(.replace(key: "shortbread", prepared), session: "s")
        #expect(try await book.recipe(forKey: "shortbread")?.title == "My shortbread")
        let query = RecipeQuery([.has(Term("shortbread", in: .title))])
        let titles = try await book.page(of: query, at: .first, freshness: .kept).recipes.map(
            \.title
        )
        #expect(titles.contains("My shortbread") && !titles.contains("Shortbread"))
    }

    @Test func aMistypedWordOfAnImportIsSetRight() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store)
        var maker = RecipeMaker(seed: 6)
        let memory = ReadingMemory()
        let recipes = (0..<4).map { number in
            var recipe = maker.recipe()
            recipe.title = "Quizzelblorp stew \(number)"
            return PreparedRecipe(recipe, memory: memory)
        }
        _ = try await store.add(recipes, from: "a", counting: false)
        let page = try await book.page(
            of: RecipeQuery([.has(Term("quizelblorp"))]),
            at: .first,
            freshness: .kept
        )
        #expect(page.offer?.corrections.map(\.meant) == ["quizzelblorp"])
        #expect(page.recipes.count == 4)
    }

    @Test func aRecipeIsReadAsItWasKept() throws {
        var maker = RecipeMaker(seed: 7)
        for _ in 0..<100 {
            let recipe = maker.recipe()
            let read = RecipeBody.recipe(of: RecipeBody.bytes(of: recipe), key: recipe.id.key)
            #expect(read == recipe)
        }
    }
}

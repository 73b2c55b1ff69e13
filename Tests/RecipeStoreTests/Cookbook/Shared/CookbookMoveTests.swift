import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A cookbook that is copied to a server and back is the same cookbook.
@Suite(.withPostgres)
struct CookbookMoveTests {
    /// A cookbook with several origins, edited and deleted recipes and starters.
    private func fill(_ store: any CookbookStore) async throws {
        var maker = RecipeMaker(seed: 41)
        let memory = ReadingMemory()
        for round in 0..<8 {
            let recipes = (0..<90).map { _ in PreparedRecipe(maker.recipe(), memory: memory) }
            _ = try await store.add(recipes, from: "file \(round % 3)", counting: false)
        }
        let book = Cookbook(StarterCookbook(), store: store)
        for number in 1...4 {
            let page = try await book.page(
                of: RecipeQuery([.has(Term("rice"))]),
                at: PageCursor(number: number),
                freshness: .kept
            )
            let keys = page.recipes.map(\.id.key)
            _ = try await store.make(.delete(keys: [keys[0], keys[1]]), session: "s")
            let prepared = PreparedRecipe(maker.recipe(), memory: memory)
            _ = try await store.make(.replace(key: keys[2], prepared), session: "s")
        }
        let prepared = PreparedRecipe(maker.recipe(), memory: memory)
        _ = try await store.make(.replace(key: "shortbread", prepared), session: "s")
        _ = try await store.make(.delete(keys: ["moussaka"]), session: "s")
    }

    private func expectTheSame(_ stores: [any CookbookStore]) async throws {
        let books = stores.map { Cookbook(StarterCookbook(), store: $0) }
        var maker = RecipeMaker(seed: 42)
        for _ in 0..<60 {
            let query = maker.query()
            var cursor: PageCursor? = .first
            while let next = cursor {
                let page = try await books[0].page(of: query, at: next, freshness: .kept)
                let other = try await books[1].page(
                    of: query,
                    at: PageCursor(number: next.number),
                    freshness: .kept
                )
                #expect(page.recipes.map(\.title) == other.recipes.map(\.title))
                #expect(page.total == other.total && page.offer == other.offer)
                cursor = next.number < 5 ? page.next : nil
            }
        }
        #expect(
            try await books[0].recipe(forKey: "shortbread")?.title
                == books[1].recipe(forKey: "shortbread")?.title
        )
        #expect(try await books[1].recipe(forKey: "moussaka") == nil)
        for kind in [NameKind.cuisines, .categories] {
            #expect(try await books[0].names(of: kind) == books[1].names(of: kind))
        }
        let origins = try await stores[0].origins().map { "\($0.name) \($0.count)" }
        #expect(
            try await stores[1].origins().map { "\($0.name) \($0.count)" }.sorted()
                == origins.sorted()
        )
    }

    @Test func thereAndBack() async throws {
        let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
        let own = SQLiteCookbookStore(folder: one.path)
        try await fill(own)
        let shared = try SharedBook().store()
        let there = try await CookbookMove(from: own, to: shared, session: "m").run { _ in }
        #expect(there.progress.doubles == 0 && there.progress.added > 700)
        try await expectTheSame([own, shared])
        let again = try await CookbookMove(from: own, to: shared, session: "m").run { _ in }
        #expect(again.progress.added == 0)
        #expect(again.progress.doubles == there.progress.added)
        try await expectTheSame([own, shared])
        let back = SQLiteCookbookStore(folder: two.path)
        let result = try await CookbookMove(from: shared, to: back, session: "m").run { _ in }
        #expect(result.progress.added == there.progress.added)
        try await expectTheSame([own, back])
    }

    /// All recipes that were brought in, by title.
    private func keys(_ store: any CookbookStore) async throws -> [String: String] {
        try await store.kept().reduce(into: [:]) { $0[$1.title] = $1.id.key }
    }

    private func move(_ source: any CookbookStore, _ target: any CookbookStore) async throws {
        _ = try await CookbookMove(from: source, to: target, session: "m").run { _ in }
    }

    private func shared(_ book: SharedBook, _ own: SQLiteCookbookStore) throws
        -> PostgresCookbookStore
    {
        let address = try #require(DatabaseAddress(book.address))
        return PostgresCookbookStore(
            PostgresServer(address, patience: .ample),
            ownMark: { try await own.mark() }
        )
    }

    /// Favorites know recipes by their keys, so those hold on the server and in any file.
    @Test func recipesKeepTheirKeysInBothDirections() async throws {
        let folders = try (0..<3).map { _ in try TemporaryFolder() }
        let own = SQLiteCookbookStore(folder: folders[0].path)
        try await fill(own)
        _ = try await own.makeMark()
        let before = try await keys(own)
        let book = try SharedBook()
        let mine = try shared(book, own)
        try await move(own, mine)
        #expect(try await keys(mine) == before)
        for key in Set(before.values).prefix(40) {
            #expect(try await mine.recipe(forKey: key)?.id.key == key)
        }
        // What is changed there keeps its key too.
        let (title, key) = try #require(before.first { $0.value != "shortbread" })
        let edit = CookbookChange.replace(key: key, preparedRecipes(1, seed: 7)[0])
        _ = try await mine.make(edit, session: "s")
        #expect(try await mine.recipe(forKey: key)?.title.hasSuffix("of 7") == true)
        _ = try await mine.undo(session: "s")
        #expect(try await mine.recipe(forKey: key)?.title == title)
        _ = try await mine.make(.create(preparedRecipes(1, seed: 8)[0]), session: "s")

        // Another cook, whose file counts from the same number on, doesn't take them for theirs.
        let other = SQLiteCookbookStore(folder: folders[1].path)
        _ = try await other.add(preparedRecipes(300, seed: 50), from: "b", counting: false)
        _ = try await other.makeMark()
        let theirs = try shared(book, other)
        #expect(try await theirs.recipe(forKey: key) == nil)
        try await move(other, theirs)
        let all = try await keys(theirs)
        #expect(try await keys(other).allSatisfy { all[$0.key] == $0.value })
        #expect(try await keys(mine).filter { before[$0.key] != nil } == before)

        // Back, into the file that they came from and into a new one.
        try await move(mine, own)
        let now = try await keys(mine)
        #expect(try await keys(own) == now)
        let new = SQLiteCookbookStore(folder: folders[2].path)
        try await move(mine, new)
        #expect(try await keys(new) == now)
        for key in now.values { #expect(try await new.recipe(forKey: key)?.id.key == key) }
        // What comes later gets none of these.
        _ = try await new.add(preparedRecipes(300, seed: 60), from: "c", counting: false)
        let later = try await keys(new)
        #expect(Set(later.values).count == later.count && later.count == now.count + 300)
    }

    /// Cookbooks that were moved before recipes kept their keys are read as they are.
    @Test func recipesThatGotNewKeysKeepThose() async throws {
        let folder = try TemporaryFolder()
        let own = SQLiteCookbookStore(folder: folder.path)
        try await fill(own)
        let book = try SharedBook()
        let old = try book.store()
        _ = try await CookbookMove(from: own, to: old, session: "m", keepingKeys: false)
            .run { _ in }
        let known = try await keys(old)
        _ = try await own.makeMark()
        let store = try shared(book, own)
        try await move(own, store)
        #expect(try await keys(store) == known)
        for key in Set(known.values).prefix(20) {
            #expect(try await store.recipe(forKey: key)?.id.key == key)
        }
    }

    @Test func whatSomebodyElseEditedMeanwhileIsNotReplaced() async throws {
        let book = try SharedBook()
        let (one, two) = (try book.store(), try book.store())
        _ = try await one.make(.create(preparedRecipes(1, seed: 1)[0]), session: "1")
        let recipe = try #require(try await two.ownRecipes().first)
        let key = recipe.id.key
        let changes = preparedRecipes(3, seed: 2)
        _ = try await one.make(.replace(key: key, changes[0], before: recipe), session: "1")
        let refused = try await reason {
            _ = try await two.make(.replace(key: key, changes[1], before: recipe), session: "2")
        }
        #expect(refused == .overtaken)
        let current = try #require(try await two.recipe(forKey: key))
        _ = try await two.make(.replace(key: key, changes[1], before: current), session: "2")
        // The first cook's edit is no longer the last one of this recipe.
        let undoing = try await reason { _ = try await one.undo(session: "1") }
        #expect(undoing == .overtaken)
        #expect(try await two.undo(session: "2")?.kind == .edited)
        #expect(try await one.undo(session: "1")?.kind == .edited)
        #expect(try await one.recipe(forKey: key) == recipe)
        let starter = try #require(StarterCookbook().recipe(forKey: "shortbread"))
        let edit = CookbookChange.replace(key: "shortbread", changes[2], before: starter)
        _ = try await one.make(edit, session: "1")
        let late = try await reason { _ = try await two.make(edit, session: "2") }
        #expect(late == .overtaken)
    }
}

import RecipeModel
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
                #expect(page.total == other.total)
                cursor = next.number < 5 ? page.next : nil
            }
        }
        #expect(
            try await books[0].recipe(forKey: "shortbread")?.title
                == books[1].recipe(forKey: "shortbread")?.title
        )
        #expect(try await books[1].recipe(forKey: "moussaka") == nil)
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

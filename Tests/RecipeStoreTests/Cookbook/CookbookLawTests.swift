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

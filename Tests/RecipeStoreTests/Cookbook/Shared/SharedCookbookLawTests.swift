import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A shared cookbook finds what the cookbook on this machine finds, in the same order.
@Suite(.withPostgres)
struct SharedCookbookLawTests {
    @Test(arguments: 11...10 + UInt64(lawCases(1)))
    func searchesAgreeWithAScan(seed: UInt64) async throws {
        let book = try SharedBook()
        let store = try book.store()
        var model = CookbookModel(seed: seed) { store }
        for round in 0..<4 {
            try await model.change(round)
            for _ in 0..<8 { try await model.check() }
        }
        try await model.store.settle { _ in true }
        for _ in 0..<8 { try await model.check() }
    }

    @Test func queriesAgreeWithTheOwnCookbook() async throws {
        let folder = try TemporaryFolder()
        let shared = try SharedBook()
        let stores: [any CookbookStore] = [
            SQLiteCookbookStore(folder: folder.path), try shared.store(),
        ]
        let books = stores.map { Cookbook(StarterCookbook(), store: $0) }
        var maker = RecipeMaker(seed: 21)
        let memory = ReadingMemory()
        for round in 0..<5 {
            let recipes = (0..<(round == 2 ? CookbookRows.fewest + 100 : 150)).map { _ in
                PreparedRecipe(maker.recipe(), memory: memory)
            }
            for store in stores {
                let addition = try await store.add(recipes, from: "made \(round)", counting: false)
                #expect(addition.added == recipes.count)
            }
            try await change(stores, books, &maker)
            if round == 3 { for store in stores { try await store.settle { _ in true } } }
            for _ in 0..<lawCases(40) {
                let query = maker.query()
                var cursors: [PageCursor] = [.first, .first]
                for _ in 0..<maker.number(1...3) {
                    let own = try await books[0].page(of: query, at: cursors[0], freshness: .kept)
                    let other = try await books[1].page(of: query, at: cursors[1], freshness: .kept)
                    #expect(own.recipes.map(\.title) == other.recipes.map(\.title))
                    #expect(own.total == other.total)
                    #expect(own.offer == other.offer)
                    #expect(own.next == other.next)
                    guard let next = own.next else { break }
                    cursors = [next, next]
                }
            }
            for kind in [NameKind.cuisines, .categories] {
                #expect(try await books[0].names(of: kind) == books[1].names(of: kind))
            }
            let origins = try await stores[0].origins().map { "\($0.name) \($0.count) \($0.bytes)" }
            #expect(
                try await stores[1].origins().map { "\($0.name) \($0.count) \($0.bytes)" }
                    == origins
            )
        }
    }

    /// Edits and deletes the same recipes in both, and takes some of it back.
    private func change(
        _ stores: [any CookbookStore],
        _ books: [Cookbook],
        _ maker: inout RecipeMaker
    ) async throws {
        for _ in 0..<6 {
            let query = RecipeQuery([.has(Term("garlic"))])
            let page = PageCursor(number: maker.number(1...4))
            let place = maker.number(0...9)
            let isEdit = maker.number(0...1) == 0
            let isUndone = maker.number(0...2) == 0
            let recipe = PreparedRecipe(maker.recipe(), memory: ReadingMemory())
            for (store, book) in zip(stores, books) {
                let found = try await book.page(of: query, at: page, freshness: .kept).recipes
                guard found.indices.contains(place) else { continue }
                let key = found[place].id.key
                let titles = try await store.make(
                    isEdit ? .replace(key: key, recipe) : .delete(keys: [key]),
                    session: "s"
                )
                #expect(titles.count == 1)
                if isUndone { #expect(try await store.undo(session: "s")?.names == titles) }
            }
        }
    }
}

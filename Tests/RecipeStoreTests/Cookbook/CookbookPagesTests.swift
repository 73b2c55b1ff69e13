import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// Where the pages of a cookbook begin, whatever their cursors say.
struct CookbookPagesTests {
    private let folder: TemporaryFolder
    private let store: SQLiteCookbookStore
    private let book: Cookbook

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteCookbookStore(folder: folder.path)
        book = Cookbook(StarterCookbook(pageSize: { 10 }), store: store)
    }

    private static let ranked = RecipeQuery(
        ranking: .missing(.init(pantry: Pantry(foods: ["eggs", "rice"])))
    )

    private func fill() async throws {
        _ = try await store.add(preparedRecipes(60, seed: 3), from: "made", counting: false)
    }

    /// All recipes of a query, page by page.
    private func all(_ query: RecipeQuery) async throws -> [RecipeID] {
        var ids: [RecipeID] = []
        var cursor: PageCursor? = .first
        var number = 1
        while let place = cursor {
            let page = try await book.page(of: query, at: place, freshness: .kept)
            #expect(page.cursor == place && place.number == number)
            #expect(page.recipes.count == 10 || page.next == nil)
            ids += page.recipes.map(\.id)
            #expect(page.total == .exactly(ids.count) || page.next != nil)
            cursor = page.next
            number += 1
        }
        return ids
    }

    /// Every page is where its number says; a place counts before a number, and what is no place is none.
    @Test func aPageBeginsWhereItsCursorSays() async throws {
        try await fill()
        for query in [RecipeQuery(), RecipeQuery([.has(Term("garlic"))]), Self.ranked] {
            let ids = try await all(query)
            #expect(Set(ids).count == ids.count && ids.count > 20)
            let last = (ids.count + 9) / 10
            var cursors = (1...last + 1).map { (PageCursor(number: $0), $0 * 10 - 10) }
            cursors += [
                (PageCursor(number: 0), 0), (PageCursor(number: .min), 0),
                (PageCursor(number: .max), 99_999), (PageCursor(number: 9, place: "20"), 20),
                (PageCursor(number: 2, place: "-3"), 0), (PageCursor(number: 2, place: "x:y"), 10),
                (PageCursor(number: 2, place: "7"), 7), (PageCursor(number: 4, place: "x"), 30),
                (PageCursor(number: 5, place: "99999"), 99_999),
            ]
            if query.ranking == nil {
                cursors += [
                    (PageCursor(number: 5, place: "0:0"), 0),
                    (PageCursor(number: 1, place: "99:0"), 99_999),
                ]
            }
            for (cursor, start) in cursors {
                let page = try await book.page(of: query, at: cursor, freshness: .kept)
                let wanted = Array(ids.dropFirst(start).prefix(10))
                #expect(page.recipes.map(\.id) == wanted, "\(cursor)")
                let end = min(start, ids.count) + wanted.count
                #expect((page.next == nil) == (end >= ids.count), "\(cursor)")
                if query.ranking == nil {
                    #expect(page.total == .exactly(ids.count))
                } else if let next = page.next {
                    let number = cursor.number &+ 1
                    #expect(next == PageCursor(number: number, place: String(end)), "\(cursor)")
                }
            }
        }
    }

    /// A page that is full may be the last.
    @Test(arguments: [9, 10, 11, 20, 21])
    func theLastPageHasTheRest(_ count: Int) async throws {
        let recipes = (1...count).map { PreparedRecipe.sample("Zumbra pie \($0)", []) }
        _ = try await store.add(recipes, from: "made", counting: false)
        let query = RecipeQuery([.has(Term("zumbra"))])
        #expect(try await all(query).count == count)
        let last = PageCursor(number: (count + 9) / 10)
        let page = try await book.page(of: query, at: last, freshness: .kept)
        #expect(page.recipes.count == (count - 1) % 10 + 1)
        #expect(page.next == nil)
    }

    /// Only a page of a cookbook with a file knows where the next one is.
    @Test func aCursorPastAPageIsTheStartersAlone() async throws {
        let starters = StarterCookbook(pageSize: { 10 })
        let past = book.cursor(past: PageCursor(number: 2))
        #expect(past == PageCursor(number: 3, place: "20"))
        #expect(past == starters.cursor(past: PageCursor(number: 2)))
        try await fill()
        #expect(book.cursor(past: PageCursor(number: 2)) == nil)
    }

    @Test func allAreCounted() async throws {
        let query = RecipeQuery([.has(Term("garlic"))])
        let starters = StarterCookbook()
        #expect(try await book.count(of: RecipeQuery()) == starters.count)
        #expect(try await book.count(of: query) == all(query).count)
        try await fill()
        #expect(try await book.count(of: RecipeQuery()) == starters.count + 60)
        #expect(try await book.count(of: query) == all(query).count)
    }

    /// The recipe of another service stays as it is, even where the key is one of the cookbook's.
    @Test func detailsAreOfTheCookbooksOwnRecipes() async throws {
        for _ in 0..<2 {
            let own = Recipe(id: RecipeID(service: .cookbook, key: "shortbread"), title: "A")
            #expect(try await book.details(of: own).title == "Shortbread")
            let other = Recipe(id: RecipeID(service: .feed, key: "shortbread"), title: "A")
            #expect(try await book.details(of: other) == other)
            let gone = Recipe(id: RecipeID(service: .cookbook, key: "gone"), title: "A")
            #expect(try await book.details(of: gone) == gone)
            try await fill()
        }
    }
}

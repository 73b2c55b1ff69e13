import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Of an index of half a million recipes a page needs a part, and is the page that it would be.
@Suite(.withPostgres)
struct SharedCookbookPartsTests {
    private let folder: TemporaryFolder
    private let shared: SharedBook
    private let own: SQLiteCookbookStore

    private static let foods = ["garlic", "salt"]
    /// Behind the chunks that have the recipes of the cookbook: none may get a second part for a food.
    private static let keys = (4..<8).flatMap { rank in
        [2, 3].map { RecipeNumber.chunk(of: RecipeNumber.number(rank: rank, sequence: $0 << 16)) }
    }

    init() async throws {
        folder = try TemporaryFolder()
        shared = try SharedBook()
        own = SQLiteCookbookStore(folder: folder.path)
        var generator = SeededGenerator(seed: 3)
        var terms: [UInt64: [UInt32]] = [:]
        for key in Self.keys {
            for low in 0..<UInt32(Int.random(in: 50_000...65_000, using: &generator)) {
                let number = UInt32(key) << 16 | low
                terms[TermNumber.everything, default: []].append(number)
                for food in Self.foods {
                    // What part it has: most often none, then one among others.
                    let rank: Int
                    switch UInt8.random(in: 0..<100, using: &generator) {
                    case 0..<2: rank = 0
                    case 2..<6: rank = 1
                    case 6..<40: rank = 2
                    case 40..<55: rank = 3
                    default: continue
                    }
                    let posting = Posting(name: "food\(rank) \(food)")
                    terms[TermNumber.of(posting), default: []].append(number)
                    if rank < 2, low % 3 == 0 {
                        terms[TermNumber.of(.title(food)), default: []].append(number)
                    }
                }
            }
        }
        for store in [own, try shared.store()] as [any CookbookStore] {
            _ = try await store.add(preparedRecipes(20, seed: 1), from: "a", counting: false)
            try await store.index(terms)
        }
    }

    private func book(_ store: any CookbookStore, bytesAtOnce: Int = 64 << 10) -> Cookbook {
        Cookbook(StarterCookbook(), store: store, bytesAtOnce: bytesAtOnce)
    }

    private static let queries =
        foods.map { [Condition.has(Term($0))] } + [
            [], [.has(Term("garlic")), .has(Term("salt"))],
            [.has(Term("salt")), .none(Term("garlic"))],
            [.has(Term("garlic", in: .title))], [.has(Term("garlic")), .minutes(30)],
        ]

    /// Pages in their order, pages that are gone to, and whatever place a page begins at.
    private func expectTheSamePages(_ generator: inout SeededGenerator) async throws {
        for query in Self.queries.map({ RecipeQuery($0) }) {
            var cursors = [PageCursor(number: 1), PageCursor(number: 7), PageCursor(number: 9_000)]
            for tier in 0..<4 {
                let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &generator)]
                let low = Int.random(in: 0..<65_536, using: &generator)
                cursors.append(PageCursor(number: 5, place: "\(tier):\(key << 16 | low)"))
            }
            for first in cursors {
                let books = [book(own), book(try shared.store())]
                var cursor: PageCursor? = first
                for _ in 0..<4 {
                    guard let next = cursor else { break }
                    let page = try await books[0].page(of: query, at: next, freshness: .kept)
                    let other = try await books[1].page(of: query, at: next, freshness: .kept)
                    // Keys are of one cookbook each.
                    #expect(other.recipes.map(\.title) == page.recipes.map(\.title))
                    #expect(other.next == page.next, "\(query.conditions) \(next)")
                    #expect(other.total == page.total, "\(query.conditions) \(next)")
                    #expect(other.offer == page.offer)
                    cursor = page.next
                }
            }
        }
    }

    /// To fill an index so large takes longer than to ask it, so it is asked for everything at once.
    @Test func pagesAreThoseOfTheOwnCookbookAndNeedAPart() async throws {
        for query in Self.queries.prefix(3) { try await expectLittleIsSent(query) }
        var generator = SeededGenerator(seed: 4)
        try await expectTheSamePages(&generator)
        // Some in two chunks are deleted, then some in all of them.
        for keys in [Self.keys[1...2], Self.keys[...]] {
            let deleted = keys.flatMap { key in
                stride(from: 7, to: 40_000, by: 501).map { UInt32(key << 16 | $0) }
            }
            for store in [own, try shared.store()] as [any CookbookStore] {
                try await store.index([TermNumber.deleted: deleted])
            }
            try await expectTheSamePages(&generator)
        }
    }

    private func expectLittleIsSent(_ conditions: [Condition]) async throws {
        func bytes(atOnce: Int) async throws -> Int {
            let relay = try CountingRelay(to: UInt16(shared.site.port))
            let text = "postgresql://cook@127.0.0.1:\(relay.port)/\(shared.database)"
            let address = try #require(DatabaseAddress(text))
            let store = PostgresCookbookStore(PostgresServer(address, patience: .ample))
            let query = RecipeQuery(conditions)
            let first = try await book(store, bytesAtOnce: atOnce)
                .page(of: query, at: .first, freshness: .kept)
            #expect(first.next != nil)
            return relay.count
        }
        let (part, whole) = (try await bytes(atOnce: 64 << 10), try await bytes(atOnce: 1 << 30))
        #expect(part * 3 < whole * 2 || whole < 64 << 10, "\(part) of \(whole)")
    }
}

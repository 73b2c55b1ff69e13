import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What is found among favorites, in which order, and which part of it.
struct FavoriteSearchingTests {
    let folder: TemporaryFolder
    private let store: SQLiteFavoriteStore

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
    }

    private func found(_ search: FavoriteSearch, _ part: FavoritePage.Part = .whole) async throws
        -> [String]
    {
        try await store.page(search, part).rows.map(\.favorite.recipe.id.key)
    }

    /// Five dishes, of which `b` and `d` have no page; `e` was kept last.
    private func fill() async throws {
        var quick = try FavoriteContent.sample("a", title: "Leek pie", foods: ["2 leeks"])
        quick.recipe.times = CookingTimes(total: 20)
        _ = try await store.keep([
            quick, .sample("b", title: "Leek soup", foods: ["1 leek"], page: nil),
            .sample("c", title: "Plain loaf", foods: ["flour"], text: "Good with leeks."),
            .sample("d", title: "Toast", foods: ["bread"], page: nil),
            .sample("e", title: "Omelette", foods: ["3 eggs"]),
        ])
        func recipe(_ key: String) -> NamedRecipe { NamedRecipe(id: .sample(key), title: key) }
        _ = try await store.edit(.note("try it with leeks", on: [recipe("d"), recipe("x")]))
        _ = try await store.edit(.tag(["winter", "quick"], on: [recipe("a"), recipe("e")]))
        _ = try await store.edit(.tag(["leek fest"], on: [recipe("e")]))
    }

    private static let leek = Condition.has(Term("leek"))

    @Test(
        arguments: [
            (FavoriteSearch(), ["e", "d", "c", "b", "a"]),
            // A plain word is looked for in the page's text, in notes and in tags as well.
            (FavoriteSearch([leek]), ["e", "d", "c", "b", "a"]),
            (FavoriteSearch([.has(Term("leeks", in: .title))]), ["b", "a"]),
            (FavoriteSearch([.has(Term("leek", in: .ingredient))]), ["b", "a"]),
            (FavoriteSearch([leek, .has(Term("eggs"))]), ["e"]),
            (FavoriteSearch([.any([Term("eggs"), Term("flour")])]), ["e", "c"]),
            (FavoriteSearch([.none(Term("leek"))]), ["e", "d", "c"]),
            (FavoriteSearch([leek, .none(Term("eggs"))]), ["d", "c", "b", "a"]),
            (FavoriteSearch([.minutes(19)]), []), (FavoriteSearch([.minutes(20)]), ["a"]),
            (FavoriteSearch([.minutes(44)]), ["a"]),
            (FavoriteSearch([.minutes(45)]), ["e", "d", "c", "b", "a"]),
            (FavoriteSearch(tag: "quick"), ["e", "a"]), (FavoriteSearch(tag: "Quick"), []),
            (FavoriteSearch(tag: "leek"), []), (FavoriteSearch(tag: "leek fest"), ["e"]),
            (FavoriteSearch([.has(Term("pie"))], tag: "quick"), ["a"]),
            (FavoriteSearch(lacksPage: true), ["d", "b"]),
            (FavoriteSearch([.has(Term("soup"))], lacksPage: true), ["b"]),
            (FavoriteSearch(tag: "quick", lacksPage: true), []),
        ] as [(FavoriteSearch, [String])]
    )
    func searchesAreMetByAllThatIsKept(_ search: FavoriteSearch, _ keys: [String]) async throws {
        try await fill()
        let page = try await store.page(search, .whole)
        #expect(page.rows.map(\.favorite.recipe.id.key) == keys)
        let offline = page.rows.count { $0.favorite.isOffline }
        #expect(page.counts == FavoriteCounts(all: keys.count, offline: offline))
        #expect(page.rows.map(\.key) == page.rows.map(\.key).sorted(by: >))
    }

    /// The words of a name stand side by side; words of their own may stand anywhere.
    @Test func wordsAreFoundHoweverTheyAreWritten() async throws {
        _ = try await store.keep([
            .sample(
                "a",
                title: "Crème brûlée",
                foods: ["4 egg yolks"],
                text: "Sweet cream and a cheese."
            ),
            .sample("b", title: "Summer pie", foods: ["50 g goat cheese", "2 tomatoes"], text: ""),
            .sample("c", title: "Tomato soup", foods: ["basil"], text: "With goat. Eaten in 日本国."),
        ])
        let table = """
            tomato = c b
            tomatoes = c b
            creme brulee = a
            CRÈME = a
            goat cheese = b
            cheese, goat = b
            basil, soup = c
            soup, cheese = -
            cream cheese = -
            cream, cheese = a
            日本 = c
            ", soup* = c
            NOT = -
            !? = -
            """
        for (words, keys) in TableRows.answers(of: table) {
            let found = try await store.favorites(matching: words.names)
            let wanted = keys?.split(separator: " ").map(String.init) ?? []
            #expect(found.map(\.recipe.id.key) == wanted, "\(words)")
        }
    }

    /// A part is cut from the whole, whether it is searched or only listed, and counts all.
    @Test(arguments: [FavoriteSearch(), FavoriteSearch([leek])])
    func aPartIsCutFromTheWhole(_ search: FavoriteSearch) async throws {
        try await fill()
        let whole = try await store.page(search, .whole)
        #expect(whole.rows.count == 5)
        for start in 0...5 {
            let after = start == 0 ? nil : whole.rows[start - 1].key
            for skipping in [0, 1, 3, 5] {
                for limit in [0, 1, 2, 6] {
                    let part = FavoritePage.Part(after: after, skipping: skipping, limit: limit)
                    let page = try await store.page(search, part)
                    let rows = whole.rows.dropFirst(start).dropFirst(skipping).prefix(limit)
                    #expect(page.rows == Array(rows))
                    #expect(page.counts == whole.counts)
                }
            }
        }
    }

    @Test func whatWasRemovedIsNotFoundAndUndoFindsItAgain() async throws {
        try await fill()
        _ = try await store.remove([.sample("a"), .sample("e")])
        #expect(try await found(FavoriteSearch(tag: "quick")) == [])
        #expect(try await found(FavoriteSearch([.has(Term("pie"))])) == [])
        #expect(try await found(FavoriteSearch([Self.leek])) == ["d", "c", "b"])
        _ = try await store.undo()
        #expect(try await found(FavoriteSearch([.has(Term("pie"))])) == ["a"])
        #expect(try await found(FavoriteSearch(tag: "quick")) == ["e", "a"])
    }

    /// A file that was changed by hand, or is damaged, may have any number there.
    @Test(arguments: [.min, -1, 0, 1 << 24, 1 << 40, .max] as [Int64])
    func aRowOfAnyNumberIsFound(_ row: Int64) async throws {
        try await fill()
        await store.close()
        try await renumberFavorite(3, as: row, in: folder("data/favorites.sqlite"))
        let listed = try await found(FavoriteSearch())
        #expect(listed == (row > 0 ? ["c", "e", "d", "b", "a"] : ["e", "d", "b", "a", "c"]))
        #expect(try await found(FavoriteSearch([Self.leek])) == listed)
        #expect(try await found(FavoriteSearch([.has(Term("flour"))])) == ["c"])
        for search in [FavoriteSearch(), FavoriteSearch([Self.leek])] {
            var (keys, last): ([String], Int64?) = ([], nil)
            while keys.count <= 5 {
                let part = FavoritePage.Part(after: last, skipping: 0, limit: 2)
                let page = try await store.page(search, part)
                guard let end = page.rows.last else { break }
                keys += page.rows.map(\.favorite.recipe.id.key)
                last = end.key
            }
            #expect(keys == listed)
        }
        #expect(await store.setAside() == nil)
    }

    // MARK: - Sets of rows

    @Test(
        arguments: [([0], 300), ([0, -50, .max - 250, .min], 300), ([0, (1 << 24) - 99], 4)]
            as [([Int64], Int)]
    )
    func setsOfRowsAreSets(_ starts: [Int64], _ count: Int) {
        var random = SeededGenerator(seed: 41)
        // A bit for each row up to the highest takes its time.
        for _ in 0..<count {
            let sets = (0..<2).map { _ in
                Set(
                    (0..<Int.random(in: 0...12, using: &random)).map { _ in
                        (starts.randomElement(using: &random) ?? 0)
                            + Int64.random(in: 0...200, using: &random)
                    }
                )
            }
            let bits = sets.map { set in
                set.reduce(into: FavoriteBits()) { $0.insert($1) }
            }
            func rows(_ bits: FavoriteBits) -> [Int64] {
                bits.rows(below: nil, skipping: 0, limit: .max)
            }
            func sorted(_ set: Set<Int64>) -> [Int64] { set.sorted(by: >) }
            #expect(rows(bits[0]) == sorted(sets[0]))
            #expect(rows(bits[0].union(bits[1])) == sorted(sets[0].union(sets[1])))
            #expect(rows(bits[0].intersection(bits[1])) == sorted(sets[0].intersection(sets[1])))
            #expect(rows(bits[0].subtracting(bits[1])) == sorted(sets[0].subtracting(sets[1])))
            #expect(bits[0].count == sets[0].count)
            #expect(bits[0].isEmpty == sets[0].isEmpty)
            #expect(bits[0].subtracting(bits[0]).isEmpty)
            let (end, skipping) = (
                (starts.randomElement(using: &random) ?? 0)
                    + Int64.random(in: 0...210, using: &random),
                Int.random(in: 0...5, using: &random)
            )
            for limit in 0...4 {
                #expect(
                    bits[0].rows(below: end, skipping: skipping, limit: limit)
                        == Array(
                            sorted(sets[0]).filter { $0 < end }.dropFirst(skipping).prefix(limit)
                        )
                )
            }
        }
        #expect(FavoriteBits().isEmpty && FavoriteBits().count == 0)
    }

    // MARK: - What comes later
}

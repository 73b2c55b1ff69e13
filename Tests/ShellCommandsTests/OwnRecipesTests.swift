import RecipeModel
import ShellSession
import Testing

@testable import ShellCommands

/// What the cook keeps and wrote, as a service: pages, order and names.
struct OwnRecipesTests {
    private static func dish(_ number: Int, cuisine: String = "french") -> Recipe {
        var recipe = TestKitchen.recipe("Dish \(number)", ["leek"], category: "c\(number % 2)")
        recipe.cuisines = [cuisine]
        return recipe
    }

    private func own(_ count: Int, pageSize: Int) -> OwnRecipes {
        OwnRecipes(pageSize: pageSize) { _ in count == 0 ? [] : (1...count).map { Self.dish($0) } }
    }

    /// All of them, once each and in order, on pages of this size.
    @Test(arguments: [
        (0, 5), (1, 5), (4, 5), (5, 5), (6, 5), (10, 5), (11, 5), (3, 1), (3, 0), (3, -1),
    ])
    func pagesHaveEachOnce(_ count: Int, _ pageSize: Int) async throws {
        let service = own(count, pageSize: pageSize)
        let size = max(1, pageSize)
        var cursor: PageCursor? = .first
        var titles: [String] = []
        var pages = 0
        while let place = cursor, pages < 50 {
            let page = try await service.page(of: RecipeQuery(), at: place, freshness: .kept)
            #expect(page.total == .exactly(count) && page.cursor == place)
            #expect(page.recipes.count <= size)
            titles += page.recipes.map(\.title)
            pages += 1
            #expect(page.next.map { $0.number == place.number + 1 } != false)
            cursor = page.next
        }
        #expect(titles == (0..<count).map { "Dish \($0 + 1)" })
        #expect(pages == max(1, (count + size - 1) / size))
    }

    /// A page can be begun at by its number alone.
    @Test(arguments: [
        (1, ["Dish 1", "Dish 2"]), (2, ["Dish 3", "Dish 4"]), (3, ["Dish 5"]), (4, []),
        (0, ["Dish 1", "Dish 2"]), (.max, []),
    ])
    func aPageIsFoundByItsNumber(_ number: Int, _ titles: [String]) async throws {
        let page = try await own(5, pageSize: 2).page(
            of: RecipeQuery(),
            at: PageCursor(number: number),
            freshness: .kept
        )
        #expect(page.recipes.map(\.title) == titles)
    }

    /// Where a page says its own place that counts, unless it is none.
    @Test(
        arguments: [
            ("4", ["Dish 5"]), ("0", ["Dish 1", "Dish 2"]), ("-5", ["Dish 1", "Dish 2"]),
            ("x", ["Dish 3", "Dish 4"]), ("99", []),
        ] as [(String, [String])]
    )
    func aPageIsFoundByItsPlace(_ place: String, _ titles: [String]) async throws {
        let page = try await own(5, pageSize: 2).page(
            of: RecipeQuery(),
            at: PageCursor(number: 2, place: place),
            freshness: .kept
        )
        #expect(page.recipes.map(\.title) == titles)
    }

    @Test func pastAPageIsTheNext() {
        let service = own(9, pageSize: 2)
        #expect(service.cursor(past: .first) == PageCursor(number: 2, place: "2"))
        #expect(
            service.cursor(past: PageCursor(number: 3, place: "7"))
                == PageCursor(number: 4, place: "9")
        )
    }

    @Test func namesAreCountedAndSorted() async throws {
        let service = OwnRecipes(pageSize: 5) { _ in
            [Self.dish(1, cuisine: "thai"), Self.dish(2), Self.dish(3)]
        }
        #expect(
            try await service.names(of: .cuisines)
                == [CountedName(name: "french", count: 2), CountedName(name: "thai", count: 1)]
        )
        #expect(
            try await service.names(of: .categories)
                == [CountedName(name: "c0", count: 1), CountedName(name: "c1", count: 2)]
        )
    }

    @Test func ofNothingThereIsNoRandomRecipe() async throws {
        await #expect(throws: ServiceError.unsupported) {
            try await own(0, pageSize: 5).randomRecipe()
        }
        #expect(try await own(1, pageSize: 5).randomRecipe().title == "Dish 1")
    }

    /// The best match first; of equal ones the one with fewer ingredients; else as they were kept.
    @Test func theBestComesFirst() async throws {
        let recipes = [
            TestKitchen.recipe("Stew", ["carrot", "leek", "egg"]),
            TestKitchen.recipe("Braise", ["carrot", "leek"]),
            TestKitchen.recipe("Leek bake", ["egg", "flour", "leek", "butter"]),
            TestKitchen.recipe("Pot", ["leek", "carrot"]),
            TestKitchen.recipe("Only a note says so", ["salt"]),
        ]
        let service = OwnRecipes(pageSize: 9) { _ in recipes }
        let query = RecipeQuery([.has(Term("leek"))])
        let page = try await service.page(of: query, at: .first, freshness: .kept)
        #expect(page.recipes.first?.title == "Leek bake")
        #expect(page.recipes.last?.title == "Only a note says so")
        let all = try await service.page(of: RecipeQuery(), at: .first, freshness: .kept)
        #expect(all.recipes == recipes)
    }

    /// Of equal matches the one with fewer ingredients comes first, else the one kept last.
    @Test func ofEqualMatchesTheSmallerComesFirst() async throws {
        let stews = [
            TestKitchen.recipe("Stew A", ["leek", "carrot", "egg"]),
            TestKitchen.recipe("Stew B", ["leek", "carrot"]),
            TestKitchen.recipe("Stew C", ["leek", "egg"]),
        ]
        for (kept, order) in [
            (stews, ["Stew B", "Stew C", "Stew A"]),
            (Array(stews.reversed()), ["Stew C", "Stew B", "Stew A"]),
        ] {
            let service = OwnRecipes(pageSize: 9) { _ in kept }
            let query = RecipeQuery([.has(Term("leek"))])
            let page = try await service.page(of: query, at: .first, freshness: .kept)
            #expect(page.recipes.map(\.title) == order)
        }
    }

}

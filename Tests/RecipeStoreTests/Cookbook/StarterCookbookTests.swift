import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct StarterCookbookTests {
    /// Eight small recipes; the titles tell what each is there for.
    private static let recipes = TableRows.fields(
        of: """
            Garlic bread | french | bread, vegetarian | baguette, garlic, butter | 25
            Cheese garlic soup | austrian | soup | stock, garlic, cheese, onion | 20
            Baked garlic cheese | french | starter | camembert cheese, garlic | 65
            Pizza | italian | main | flour, water, mozzarella, tomatoes, garlic |
            Apple crumble | british | dessert, vegetarian | apples, sugar, flour | 60
            Zabaglione | italian | dessert | egg yolks, sugar | 15
            Étouffée of garlic | american | main | garlic, onion, hard cheese | 90
            Cheddar crackers | american | snack | cheddar, red onion, garlic | 90
            """
    ).map { row in
        let key = row[0].split(separator: " ").joined(separator: "-").lowercased()
        return Recipe.sample(
            row[0],
            row[3].names,
            steps: ["Cook."],
            categories: row[2].names,
            cuisines: [row[1]],
            total: Int(row[4]),
            key: key.hasPrefix("é") ? "etouffee-of-garlic" : key
        )
    }

    private func book(
        pageSize: @escaping @Sendable () -> Int = { 50 },
        chance: @escaping @Sendable (Range<Int>) -> Int = { $0.lowerBound }
    ) -> StarterCookbook {
        let index = StarterIndex(StarterBook(StarterCookbookTests.recipes))
        return StarterCookbook(pageSize: pageSize, chance: chance, index: { index })
    }

    /// Words in the title come first, and without any the order is that of the titles.
    @Test func everyConditionIsMetInItsOrder() async throws {
        let garlic = Condition.has(Term("garlic"))
        for (conditions, found) in [
            (
                [garlic, .has(Term("cheese"))],
                "Baked garlic cheese, Cheese garlic soup, Cheddar crackers, Étouffée of garlic, Pizza"
            ),
            (
                [],
                "Apple crumble, Baked garlic cheese, Cheddar crackers, Cheese garlic soup, "
                    + "Étouffée of garlic, Garlic bread, Pizza, Zabaglione"
            ),
            ([.none(Term("garlic"))], "Zabaglione, Apple crumble"),
            ([.has(Term("italian", in: .cuisine))], "Zabaglione, Pizza"),
            ([.any([Term("apple"), Term("egg yolk")])], "Apple crumble, Zabaglione"),
            ([.has(Term("tomato"))], "Pizza"),
            (
                [.has(Term("garlic", in: .title)), .none(Term("bread"))],
                "Baked garlic cheese, Étouffée of garlic, Cheese garlic soup"
            ),
            ([.has(Term("onion", in: .ingredient)), .minutes(30)], "Cheese garlic soup"),
            ([garlic, .minutes(25), .none(Term("onion"))], "Garlic bread"),
            (
                [.has(Term("dessert", in: .category)), .none(Term("italian", in: .cuisine))],
                "Apple crumble"
            ),
            ([.has(Term("etouffee"))], "Étouffée of garlic"),
            ([.minutes(60)], "Zabaglione, Apple crumble, Garlic bread, Cheese garlic soup"),
            ([.has(Term("durian"))], ""),
        ] as [([Condition], String)] {
            let query = RecipeQuery(conditions)
            let page = try await book().page(of: query, at: .first, freshness: .asked)
            #expect(page.recipes.map(\.title) == found.names, "\(conditions)")
            #expect(page.total == .exactly(found.names.count) && page.next == nil)
        }
    }

    @Test func aRecipeIsReadWhole() throws {
        let book = StarterCookbook()
        let basbousa = try #require(book.recipe(forKey: "basbousa"))
        #expect(basbousa.id == RecipeID(service: .cookbook, key: "basbousa"))
        #expect(basbousa.title == "Basbousa" && basbousa.language == "en")
        #expect(basbousa.cuisines == ["egyptian"])
        #expect(basbousa.categories == ["cake", "dessert", "vegetarian"])
        #expect(basbousa.yield == RecipeYield(text: "24 pieces", amount: 12))
        #expect(basbousa.times == CookingTimes(preparation: 20, cooking: 45, total: 155))
        #expect(basbousa.ingredientGroups.map(\.title) == ["For the cake", "For the syrup"])
        let cake = try #require(basbousa.ingredientGroups.first).items
        #expect(cake[3] == Ingredient(text: "1 1/2 tsp baking powder", name: "baking powder"))
        #expect(cake[4] == Ingredient(text: "130 g butter, melted", name: "butter"))
        #expect(basbousa.steps.count == 4 && basbousa.notes.isEmpty)
        let pie = try #require(book.recipe(forKey: "shepherds-pie"))
        #expect(pie.yield == RecipeYield(text: "4 servings", amount: 4))
        #expect(pie.ingredientGroups.map(\.title) == [nil])
        #expect(pie.notes == ["With minced beef and beef stock it is a cottage pie."])
        #expect(book.recipe(forKey: "none") == nil)
    }

    @Test func detailsAreTheWholeRecipe() async throws {
        let book = book()
        let bare = Recipe(id: RecipeID(service: .cookbook, key: "pizza"), title: "Pizza")
        #expect(try await book.details(of: bare) == book.recipe(forKey: "pizza"))
        for id in [
            RecipeID(service: .feed, key: "pizza"), RecipeID(service: .cookbook, key: "gone"),
        ] {
            let other = Recipe(id: id, title: "Pizza")
            #expect(try await book.details(of: other) == other)
        }
    }

    @Test func namesHaveTheirCounts() async throws {
        func counts(_ kind: NameKind) async throws -> String {
            try await book().names(of: kind).map { "\($0.name) \($0.count ?? -1)" }
                .joined(separator: ", ")
        }
        let cuisines = "american 2, austrian 1, british 1, french 2, italian 2"
        #expect(try await counts(.cuisines) == cuisines)
        let categories = "bread 1, dessert 2, main 2, snack 1, soup 1, starter 1, vegetarian 2"
        #expect(try await counts(.categories) == categories)
    }

    @Test func chancePicksAnyRecipe() async throws {
        #expect(try await book().randomRecipe().title == "Apple crumble")
        #expect(try await book(chance: { $0.upperBound - 1 }).randomRecipe().title == "Zabaglione")
        #expect(try await book(chance: { _ in .max }).randomRecipe().title == "Zabaglione")
        let empty = StarterCookbook(
            pageSize: { 10 },
            chance: { $0.lowerBound },
            index: { StarterIndex(StarterBook([])) }
        )
        await #expect(throws: ServiceError.unsupported) { try await empty.randomRecipe() }
        #expect(empty.count == 0)
    }

    @Test(arguments: [(-1, 5), (0, 5), (5, 5), (7, 7), (50, 50), (51, 50), (Int.max, 50)])
    func aPageHoldsFiveToFifty(_ asked: Int, _ size: Int) async throws {
        let book = StarterCookbook(pageSize: { asked })
        let page = try await book.page(of: RecipeQuery(), at: .first, freshness: .kept)
        #expect(page.recipes.count == size)
        #expect(page.next == PageCursor(number: 2, place: String(size)))
        #expect(page.total == .exactly(book.count))
    }

    @Test func aCursorWithoutPlaceCountsPages() async throws {
        let book = StarterCookbook(pageSize: { 10 })
        func page(_ cursor: PageCursor, of book: StarterCookbook) async throws -> RecipePage {
            try await book.page(of: RecipeQuery(), at: cursor, freshness: .kept)
        }
        let third = try await page(PageCursor(number: 3), of: book)
        let all = try await page(.first, of: StarterCookbook(pageSize: { 50 }))
        #expect(third.recipes == Array(all.recipes[20..<30]) && third.next?.number == 4)
        #expect(book.cursor(past: PageCursor(number: 3)) == third.next)
        for cursor in [
            PageCursor(number: .max), PageCursor(number: 9, place: "999999"),
            PageCursor(number: .min), PageCursor(number: 2, place: "-3"),
        ] {
            #expect(try await page(cursor, of: book).recipes.count <= 10)
        }
    }

    /// Whatever sizes the pages have on the way, no recipe comes twice and none is lost.
    @Test(arguments: 0..<lawCases(9))
    func pagesAreTheWholeListInParts(_ seed: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let foods = ["garlic", "cheese", "onion", "egg", "sugar", "butter", "salt"]
        let query = RecipeQuery(
            foods.shuffled(using: &random).prefix(seed % 3).map { .has(Term($0)) }
        )
        var met: [RecipeID] = []
        var cursor: PageCursor? = .first
        var number = 1
        while let here = cursor {
            let size = random.number(5...50)
            let page = try await StarterCookbook(pageSize: { size })
                .page(of: query, at: here, freshness: .kept)
            #expect(page.cursor == here && here.number == number)
            met += page.recipes.map(\.id)
            cursor = page.next
            number += 1
            #expect(page.total == .exactly(met.count) || page.next != nil)
        }
        #expect(Set(met).count == met.count)
        let matching = StarterBook.builtIn.outlines.filter { query.matches($0.wholeRecipe()) }
        #expect(Set(met) == Set(matching.map(\.recipe.id)))
    }
}

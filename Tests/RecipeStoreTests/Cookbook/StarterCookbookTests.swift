import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct StarterCookbookTests {
    /// Eight small recipes; the titles tell what each is there for.
    private static let recipes = [
        Recipe.small(
            "Garlic bread",
            "french",
            ["bread", "vegetarian"],
            ["baguette", "garlic", "butter"],
            minutes: 25
        ),
        Recipe.small(
            "Cheese garlic soup",
            "austrian",
            ["soup"],
            ["stock", "garlic", "cheese", "onion"],
            minutes: 20
        ),
        Recipe.small(
            "Baked garlic cheese",
            "french",
            ["starter"],
            ["camembert cheese", "garlic"],
            minutes: 65
        ),
        Recipe.small(
            "Pizza",
            "italian",
            ["main"],
            ["flour", "water", "mozzarella", "tomatoes", "garlic"]
        ),
        Recipe.small(
            "Apple crumble",
            "british",
            ["dessert", "vegetarian"],
            ["apples", "sugar", "flour"],
            minutes: 60
        ),
        Recipe.small("Zabaglione", "italian", ["dessert"], ["egg yolks", "sugar"], minutes: 15),
        Recipe.small(
            "Étouffée of garlic",
            "american",
            ["main"],
            ["garlic", "onion", "hard cheese"],
            key: "etouffee-of-garlic",
            minutes: 90
        ),
        Recipe.small(
            "Cheddar crackers",
            "american",
            ["snack"],
            ["cheddar", "red onion", "garlic"],
            minutes: 90
        ),
    ]

    private func book(
        pageSize: @escaping @Sendable () -> Int = { 50 },
        chance: @escaping @Sendable (Range<Int>) -> Int = { $0.lowerBound }
    ) -> StarterCookbook {
        let index = StarterIndex(StarterBook(StarterCookbookTests.recipes))
        return StarterCookbook(pageSize: pageSize, chance: chance, index: { index })
    }

    private func titles(_ conditions: Condition...) async throws -> [String] {
        try await book().page(of: RecipeQuery(conditions), at: .first, freshness: .kept)
            .recipes.map(\.title)
    }

    @Test func wordsInTheTitleComeFirst() async throws {
        #expect(
            try await titles(.has(Term("garlic")), .has(Term("cheese"))) == [
                "Baked garlic cheese", "Cheese garlic soup", "Cheddar crackers",
                "Étouffée of garlic", "Pizza",
            ]
        )
    }

    @Test func withoutConditionsTheOrderIsThatOfTheTitles() async throws {
        let all = [
            "Apple crumble", "Baked garlic cheese", "Cheddar crackers", "Cheese garlic soup",
            "Étouffée of garlic", "Garlic bread", "Pizza", "Zabaglione",
        ]
        #expect(try await titles() == all)
        #expect(
            try await titles(.none(Term("garlic"))) == ["Zabaglione", "Apple crumble"]
        )
        #expect(
            try await titles(.has(Term("italian", in: .cuisine))) == ["Zabaglione", "Pizza"]
        )
    }

    @Test(arguments: [
        ([Condition.any([Term("apple"), Term("egg yolk")])], ["Apple crumble", "Zabaglione"]),
        ([.has(Term("tomato"))], ["Pizza"]),
        (
            [.has(Term("garlic", in: .title)), .none(Term("bread"))],
            [
                "Baked garlic cheese", "Étouffée of garlic", "Cheese garlic soup",
            ]
        ),
        ([.has(Term("onion", in: .ingredient)), .minutes(30)], ["Cheese garlic soup"]),
        ([.has(Term("garlic")), .minutes(25), .none(Term("onion"))], ["Garlic bread"]),
        (
            [.has(Term("dessert", in: .category)), .none(Term("italian", in: .cuisine))],
            [
                "Apple crumble"
            ]
        ),
        ([.has(Term("etouffee"))], ["Étouffée of garlic"]),
        ([.minutes(60)], ["Zabaglione", "Apple crumble", "Garlic bread", "Cheese garlic soup"]),
        ([.has(Term("durian"))], []),
    ])
    func everyConditionIsMet(_ conditions: [Condition], _ found: [String]) async throws {
        let page = try await book().page(
            of: RecipeQuery(conditions),
            at: .first,
            freshness: .asked
        )
        #expect(page.recipes.map(\.title) == found)
        #expect(page.total == .exactly(found.count))
        #expect(page.next == nil)
    }

    @Test func aRecipeIsReadWhole() throws {
        let book = StarterCookbook()
        let basbousa = try #require(book.recipe(forKey: "basbousa"))
        #expect(basbousa.id == RecipeID(service: .cookbook, key: "basbousa"))
        #expect(basbousa.title == "Basbousa")
        #expect(basbousa.language == "en")
        #expect(basbousa.cuisines == ["egyptian"])
        #expect(basbousa.categories == ["cake", "dessert", "vegetarian"])
        #expect(basbousa.yield == RecipeYield(text: "24 pieces", amount: 12))
        #expect(basbousa.times == CookingTimes(preparation: 20, cooking: 45, total: 155))
        #expect(basbousa.ingredientGroups.map(\.title) == ["For the cake", "For the syrup"])
        let cake = try #require(basbousa.ingredientGroups.first).items
        #expect(cake[3] == Ingredient(text: "1 1/2 tsp baking powder", name: "baking powder"))
        #expect(cake[4] == Ingredient(text: "130 g butter, melted", name: "butter"))
        #expect(basbousa.steps.count == 4)
        #expect(basbousa.notes.isEmpty)

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
        let other = Recipe(id: RecipeID(service: .feed, key: "pizza"), title: "Pizza")
        #expect(try await book.details(of: other) == other)
        let gone = Recipe(id: RecipeID(service: .cookbook, key: "gone"), title: "Gone")
        #expect(try await book.details(of: gone) == gone)
    }

    @Test func namesHaveTheirCounts() async throws {
        #expect(
            try await book().names(of: .cuisines).map { "\($0.name) \($0.count ?? -1)" } == [
                "american 2", "austrian 1", "british 1", "french 2", "italian 2",
            ]
        )
        #expect(
            try await book().names(of: .categories).map { "\($0.name) \($0.count ?? -1)" } == [
                "bread 1", "dessert 2", "main 2", "snack 1", "soup 1", "starter 1", "vegetarian 2",
            ]
        )
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
        await #expect(throws: ServiceFailure.unsupported) { try await empty.randomRecipe() }
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
        let third = try await book.page(
            of: RecipeQuery(),
            at: PageCursor(number: 3),
            freshness: .kept
        )
        let all = try await StarterCookbook(pageSize: { 50 }).page(
            of: RecipeQuery(),
            at: .first,
            freshness: .kept
        )
        #expect(third.recipes == Array(all.recipes[20..<30]))
        #expect(third.next?.number == 4)
        #expect(book.cursor(past: PageCursor(number: 3)) == third.next)
        for cursor in [
            PageCursor(number: .max), PageCursor(number: 9, place: "999999"),
            PageCursor(number: .min), PageCursor(number: 2, place: "-3"),
        ] {
            let page = try await book.page(of: RecipeQuery(), at: cursor, freshness: .kept)
            #expect(page.recipes.count <= 10)
        }
    }

    /// Whatever sizes the pages have on the way, no recipe comes twice and none is lost.
    @Test(arguments: 0..<20)
    func pagesAreTheWholeListInParts(_ seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let foods = ["garlic", "cheese", "onion", "egg", "sugar", "butter", "salt"].shuffled(
            using: &random
        )
        let query = RecipeQuery(foods.prefix(seed % 3).map { .has(Term($0)) })
        var met: [RecipeID] = []
        var cursor: PageCursor? = .first
        var number = 1
        while let here = cursor {
            let size = Int.random(in: 5...50, using: &random)
            let page = try await StarterCookbook(pageSize: { size })
                .page(of: query, at: here, freshness: .kept)
            #expect(page.cursor == here)
            #expect(here.number == number)
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

extension Recipe {
    fileprivate static func small(
        _ title: String,
        _ cuisine: String,
        _ categories: [String],
        _ foods: [String],
        key: String? = nil,
        minutes: Int? = nil
    ) -> Recipe {
        let key = key ?? title.lowercased().split(separator: " ").joined(separator: "-")
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: title)
        recipe.cuisines = [cuisine]
        recipe.categories = categories
        recipe.times.total = minutes
        recipe.ingredientGroups = [
            IngredientGroup(items: foods.map { Ingredient(text: $0, name: $0) })
        ]
        recipe.stepGroups = [StepGroup(items: ["Cook."])]
        return recipe
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct StarterCookbookTests {
    /// Eight small recipes; the titles tell what each is there for.
    private static let text = """
        # Garlic bread
        cuisine: french
        categories: bread, vegetarian
        servings: 4
        prep: 10
        cook: 15
        - 1 | baguette
        - 3 cloves | garlic | crushed
        - 50 g | butter
        > Mix, spread and bake.

        # Cheese garlic soup
        cuisine: austrian
        categories: soup
        servings: 2
        prep: 20
        - 1 l | stock
        - 4 cloves | garlic
        - 90 g | cheese
        - 1 | onion
        > Simmer.

        # Baked garlic cheese
        cuisine: french
        categories: starter
        servings: 2
        prep: 5
        cook: 20
        rest: 40
        - 1 | camembert cheese
        - 1 clove | garlic
        > Bake.
        ! Good with bread.

        # Pizza
        cuisine: italian
        categories: main
        yield: 2 pizzas
        servings: 4
        group: For the dough
        - 400 g | flour
        - 250 ml | water
        group: For the top
        - 100 g | mozzarella
        - 2 | tomatoes | sliced
        - 1 clove | garlic
        > Knead.
        > Bake.

        # Apple crumble
        cuisine: british
        categories: dessert, vegetarian
        prep: 20
        cook: 40
        - 4 | apples
        - | sugar
        - 100 g | flour
        > Bake.

        # Zabaglione
        cuisine: italian
        categories: dessert
        prep: 15
        - 4 | egg yolks
        - 4 tbsp | sugar
        > Whisk.

        # Étouffée of garlic
        cuisine: american
        categories: main
        prep: 90
        - 20 cloves | garlic
        - 1 | onion
        - 50 g | hard cheese
        > Stew.

        # Cheddar crackers
        cuisine: american
        categories: snack
        prep: 90
        - 200 g | cheddar
        - 1 | red onion
        - 1 clove | garlic
        > Bake.
        """

    private func book(
        pageSize: @escaping @Sendable () -> Int = { 50 },
        chance: @escaping @Sendable (Range<Int>) -> Int = { $0.lowerBound }
    ) -> StarterCookbook {
        let index = StarterIndex(texts: [StarterCookbookTests.text])
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

    @Test func withoutWordsTheOrderIsThatOfTheTitles() async throws {
        let all = [
            "Apple crumble", "Baked garlic cheese", "Cheddar crackers", "Cheese garlic soup",
            "Étouffée of garlic", "Garlic bread", "Pizza", "Zabaglione",
        ]
        #expect(try await titles() == all)
        #expect(
            try await titles(.none(Term("garlic"))) == ["Apple crumble", "Zabaglione"]
        )
        #expect(
            try await titles(.has(Term("italian", in: .cuisine))) == ["Pizza", "Zabaglione"]
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
        ([.minutes(60)], ["Apple crumble", "Cheese garlic soup", "Garlic bread", "Zabaglione"]),
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

    @Test func aRecipeIsWhole() throws {
        let pizza = try #require(book().recipe(forKey: "pizza"))
        var wanted = Recipe(id: RecipeID(service: .cookbook, key: "pizza"), title: "Pizza")
        wanted.language = "en"
        wanted.yield = RecipeYield(text: "2 pizzas", amount: 4)
        wanted.cuisines = ["italian"]
        wanted.categories = ["main"]
        wanted.ingredientGroups = [
            IngredientGroup(
                title: "For the dough",
                items: [
                    Ingredient(text: "400 g flour", name: "flour"),
                    Ingredient(text: "250 ml water", name: "water"),
                ]
            ),
            IngredientGroup(
                title: "For the top",
                items: [
                    Ingredient(text: "100 g mozzarella", name: "mozzarella"),
                    Ingredient(text: "2 tomatoes, sliced", name: "tomatoes"),
                    Ingredient(text: "1 clove garlic", name: "garlic"),
                ]
            ),
        ]
        wanted.stepGroups = [StepGroup(items: ["Knead.", "Bake."])]
        #expect(pizza == wanted)

        let camembert = try #require(book().recipe(forKey: "baked-garlic-cheese"))
        #expect(camembert.times == CookingTimes(preparation: 5, cooking: 20, total: 65))
        #expect(camembert.yield == RecipeYield(text: "2 servings", amount: 2))
        #expect(camembert.notes == ["Good with bread."])
        #expect(book().recipe(forKey: "etouffee-of-garlic") != nil)
        #expect(book().recipe(forKey: "none") == nil)
        #expect(book().recipe(forKey: "apple-crumble")?.ingredients.map(\.text)[1] == "sugar")
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
            index: { StarterIndex(texts: ["", "no recipe\n- a | b\n> c"]) }
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
        let matching = StarterIndex.builtIn.entries.filter { query.matches($0.words) }
        #expect(Set(met) == Set(matching.map(\.outline.recipe.id)))
    }
}

import KitchenLanguage
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Which of a server's recipes meet a query, by the lists that it answers.
struct FoundRecipesTests {
    private static func recipe(
        _ title: String,
        tags: [String] = [],
        categories: [String] = [],
        cuisines: [String] = [],
        minutes: Int? = nil
    ) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .mealie, key: title), title: title)
        recipe.keywords = tags
        recipe.categories = categories
        recipe.cuisines = cuisines
        recipe.times.total = minutes
        return recipe
    }

    private static let all = [
        recipe("Leek pie", categories: ["dinner"], minutes: 30),
        recipe("Apple tart", tags: ["Sunday"], categories: ["dessert"], minutes: 31),
        recipe("Fish soup", categories: ["soup"], cuisines: ["thai"]),
        recipe("Toast with leek", tags: ["vegan"], minutes: 5), recipe("Leek pie"),
    ]

    /// The recipes whose foods the server knows.
    private static let lists = ["leek": ["Leek pie", "Fish soup"], "apple": ["Apple tart"]]

    private func found(_ conditions: [Condition], age: Int? = nil) async throws -> FoundRecipes {
        try await FoundRecipes(RecipeQuery(conditions)) {
            FoundRecipes.List(recipes: Self.all, age: age)
        } list: { term, _ in
            let titles = Self.lists[term.text] ?? []
            let recipes = Self.all.filter { titles.contains($0.title) }
            return FoundRecipes.List(recipes: recipes, age: term.text == "leek" ? 7 : nil)
        }
    }

    @Test(
        arguments: [
            ([], ["Leek pie", "Apple tart", "Fish soup", "Toast with leek"]),
            // A plain term holds for foods, titles and tags; those in whose title it is come first.
            ([Condition.has(Term("leek"))], ["Leek pie", "Toast with leek", "Fish soup"]),
            ([.has(Term("leek", in: .ingredient))], ["Leek pie", "Fish soup"]),
            ([.has(Term("leeks", in: .title))], ["Leek pie", "Toast with leek"]),
            ([.has(Term("sunday"))], ["Apple tart"]), ([.has(Term("thai"))], ["Fish soup"]),
            ([.has(Term("thai", in: .cuisine))], ["Fish soup"]),
            ([.has(Term("leek", in: .cuisine))], []),
            ([.has(Term("sunday", in: .title))], []),
            ([.has(Term("sunday", in: .ingredient))], []),
            ([.has(Term("soup", in: .category))], ["Fish soup"]),
            ([.has(Term("vegetarian", in: .category))], ["Toast with leek"]),
            ([.any([Term("apple"), Term("thai")])], ["Apple tart", "Fish soup"]),
            ([.none(Term("leek"))], ["Apple tart"]),
            ([.none(Term("leek", in: .ingredient))], ["Apple tart", "Toast with leek"]),
            ([.has(Term("leek")), .none(Term("thai"))], ["Leek pie", "Toast with leek"]),
            ([.has(Term("leek")), .has(Term("toast"))], ["Toast with leek"]),
            ([.minutes(30)], ["Leek pie", "Toast with leek"]),
            ([.minutes(31)], ["Leek pie", "Apple tart", "Toast with leek"]), ([.minutes(4)], []),
        ] as [([Condition], [String])]
    )
    func everyConditionIsMet(_ conditions: [Condition], _ titles: [String]) async throws {
        #expect(try await found(conditions).recipes.titles == titles)
    }

    @Test func theOldestAnswerIsTold() async throws {
        #expect(try await found([]).age == nil)
        #expect(try await found([.has(Term("leek"))]).age == 7)
        #expect(try await found([.has(Term("leek"))], age: 9).age == 9)
        #expect(try await found([.has(Term("apple"))], age: 0).age == 0)
    }

    @Test func eachTermIsAskedForOnceAndWhatIsNoFoodNotAtAll() async throws {
        let asked = Guarded<[String]>([])
        _ = try await FoundRecipes(
            RecipeQuery([
                .has(Term("leek")), .any([Term("leek"), Term("egg", in: .ingredient)]),
                .none(Term("leek")), .has(Term("a", in: .title)), .has(Term("b", in: .cuisine)),
                .none(Term("c", in: .category)), .minutes(5),
            ])
        ) {
            FoundRecipes.List()
        } list: { term, isUnwanted in
            asked.withLock { $0.append((isUnwanted ? "-" : "") + term.text) }
            return FoundRecipes.List()
        }
        #expect(asked.withLock { $0 }.sorted() == ["-leek", "egg", "leek"])
    }

    // MARK: - With what is in the house

    private func list(_ titles: String...) -> FoundRecipes.List {
        FoundRecipes.List(recipes: titles.map { Self.recipe($0) })
    }

    @Test func whatUsesMostComesFirst() throws {
        func order(
            naming named: [String] = [],
            _ lists: [FoundRecipes.List],
            suggested: [String] = []
        ) throws -> [String] {
            let query = RecipeQuery(
                named.map { Condition.has(Term($0)) }.toCook,
                ranking: .missing(.init(pantry: Pantry(foods: ["x", "y", "z"])))
            )
            let ids = suggested.map { Self.recipe($0).id }
            return try #require(Kitchenful(query)).order(lists, suggested: ids).map(\.key)
        }
        let lists = [list("a", "b"), list("c", "b", "b"), list("b", "c")]
        #expect(try order(lists) == ["b", "c", "a"])
        #expect(try order(lists, suggested: ["a", "e"]) == ["a", "b", "c"])
        #expect(try order(naming: ["leek"], lists) == ["b", "a", "c"])
        #expect(try order(naming: ["leek"], lists, suggested: ["c"]) == ["b", "a", "c"])
        #expect(try order([list("a", "b"), list("b", "a")]) == ["a", "b"])
        #expect(try order([]).isEmpty)
    }

    @Test func anOrderArrangesAndMayKeepTheOthers() {
        let order = ["c", "a", "c", "x"].map { RecipeID(service: .mealie, key: $0) }
        for keepsOthers in [false, true] {
            var list = list("a", "b", "c", "d")
            list.arrange(by: order, keepsOthers: keepsOthers)
            #expect(list.recipes.titles == ["c", "a"] + (keepsOthers ? ["b", "d"] : []))
        }
        var first = FoundRecipes.List(recipes: [], age: nil)
        first.add(FoundRecipes.List(recipes: [Self.recipe("a")], age: 3))
        first.add(FoundRecipes.List(recipes: [Self.recipe("b")], age: 2))
        #expect(first.recipes.titles == ["a", "b"] && first.age == 3)
    }

    @Test func onlyCookingLooksIntoTheHouse() throws {
        let pantry = Pantry(foods: (1...30).map { "food \($0)" }, staples: ["salt"])
        func kitchen(_ use: RecipeRanking.Provisions.Use, _ conditions: [Condition] = [])
            -> Kitchenful?
        {
            Kitchenful(
                RecipeQuery(
                    conditions,
                    ranking: .missing(.init(pantry: pantry, for: use, maxMissing: 2))
                )
            )
        }
        let cooking = try #require(kitchen(.cooking, [.has(Term("leek")), .none(Term("egg"))]))
        let foods = ["leek"] + (1...23).map { "food \($0)" }
        #expect(cooking.foods == foods.map { Term($0, in: .ingredient) })
        #expect(cooking.namedCount == 1 && cooking.staples == [Term("salt", in: .ingredient)])
        #expect(cooking.mostMissing == 2)
        #expect(kitchen(.sorting) == nil && kitchen(.limiting) == nil)
        #expect(Kitchenful(RecipeQuery()) == nil)
    }

    /// What is asked of a server once is shared by all who wait for it.
    @Test func whatIsAskedOnceIsAskedOnce() async throws {
        let count = Guarded(0)
        let once = AskedOnce<Int> {
            count.withLock { $0 += 1 }
            for _ in 0..<10 { await Task.yield() }
            return 7
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<5 { group.addTask { try await once.answer() } }
            for try await answer in group { #expect(answer == 7) }
        }
        #expect(count.withLock { $0 } == 1)
        let failing = AskedOnce<Int> { throw ServiceError.notKept }
        for _ in 0..<2 {
            await #expect(throws: ServiceError.notKept) { try await failing.answer() }
        }
    }
}

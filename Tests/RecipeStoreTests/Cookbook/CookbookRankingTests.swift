import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The cook's own order of a cookbook too large to be read.
struct CookbookRankingTests {
    private static let pantry = Pantry(
        foods: ["eggs", "rice", "leeks", "cream", "cheese", "chicken", "mushrooms"],
        staples: ["salt", "butter"]
    )

    private static func rankings(_ likeness: Likeness) -> [RecipeRanking] {
        let uses: [RecipeRanking.Provisions.Use] = [.cooking, .sorting]
        return uses.map { .missing(.init(pantry: pantry, for: $0)) }
            + [.likeness(likeness, staples: pantry.staples)]
    }

    /// The first page has the recipes that are best when every one is read.
    @Test(arguments: [31, 32, 33])
    func theBestOfManyAreOnTheFirstPage(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        var maker = RecipeMaker(seed: seed)
        let memory = ReadingMemory()
        let recipes = (0..<600).map { _ in maker.recipe() }
        let prepared = recipes.map { PreparedRecipe($0, memory: memory) }
        #expect(try await store.add(prepared, from: "made", counting: false).added == 600)
        let all = Cookbook(StarterCookbook(), store: store, rankedLimit: 10_000)
        let few = Cookbook(StarterCookbook(), store: store, rankedLimit: 100)
        let some = ["chicken", "rice", "carrots", "onions"].map { Condition.has(Term($0)) }
        let wishes = [
            [], [Condition.has(Term("chicken"))], [Condition.none(Term("flour"))], some.toCook,
            some.toCook + [.none(Term("cream"))],
        ]
        for ranking in Self.rankings(Likeness(recipes[5], staples: Self.pantry.staples)) {
            for conditions in wishes {
                let query = RecipeQuery(conditions, ranking: ranking)
                let expected = try await all.page(of: query, at: .first, freshness: .kept)
                let page = try await few.page(of: query, at: .first, freshness: .kept)
                var judge = RankingJudge(ranking, for: query)
                #expect(!page.recipes.isEmpty)
                let standings = page.recipes.compactMap { judge.standing(of: $0) }
                #expect(standings == standings.sorted())
                #expect(
                    page.recipes.map { judge.standing(of: $0) }
                        == expected.recipes.map { judge.standing(of: $0) },
                    "\(query)"
                )
            }
        }
    }

    /// A recipe of foods, of which each is a line.
    private func recipe(_ number: Int, _ foods: [String]) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: "made\(number)"),
            title: "Dish \(number)"
        )
        let items = foods.map { Ingredient(text: "50 g \($0)", name: $0) }
        recipe.ingredientGroups = [IngredientGroup(items: items)]
        recipe.stepGroups = [StepGroup(items: ["Cook it."])]
        return recipe
    }

    private func prepared(_ recipes: [Recipe]) -> [PreparedRecipe] {
        let memory = ReadingMemory()
        return recipes.map { PreparedRecipe($0, memory: memory) }
    }

    /// A recipe of which all is there comes before many of which nothing or not all is.
    @Test(arguments: [
        (["eggs", "rice", "leeks", "cream", "salt", "butter"], ["beetroot", "mackerel", "eggs"]),
        // Pepper among what is in the house is the spice, though a search for it means the other.
        (["eggs", "black pepper"], ["eggs", "rice", "leeks", "bell pepper"]),
        // What is there may have an amount.
        (["apples", "plain flour"], ["leeks", "beetroot"]),
    ])
    func aRecipeOfWhatIsThereComesFirst(foods: [String], others: [String]) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let recipes = (0..<120).map { recipe($0, others) } + [recipe(900, foods)]
        _ = try await store.add(prepared(recipes), from: "made", counting: false)
        let book = Cookbook(StarterCookbook(), store: store, rankedLimit: 50)
        var pantry = Self.pantry
        pantry.foods += ["3 apples", "500 g plain flour"]
        pantry.staples.append("pepper")
        let query = RecipeQuery(ranking: .missing(.init(pantry: pantry)))
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        #expect(page.recipes.first?.title == "Dish 900")
        guard case .moreThan = page.total else {
            Issue.record("\(String(describing: page.total))")
            return
        }
    }

    /// Up to a limit all that a search finds is brought into order, and every page is known.
    @Test(arguments: [(259, false), (260, true), (2_000, true)])
    func allThatCanBeReadIsBroughtIntoOrder(_ limit: Int, _ isWhole: Bool) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let made = (0..<260).map { recipe($0, ["zumbra", "eggs"]) }
        _ = try await store.add(prepared(made), from: "made", counting: false)
        let book = Cookbook(StarterCookbook(), store: store, rankedLimit: limit)
        let ranking = RecipeRanking.missing(.init(pantry: Pantry(foods: ["zumbra", "eggs"])))
        let query = RecipeQuery([.has(Term("zumbra"))], ranking: ranking)
        let page = try await book.page(of: query, at: PageCursor(number: 26), freshness: .kept)
        #expect(page.recipes.count == (isWhole ? 10 : 0))
        #expect((page.total == .exactly(260)) == isWhole)
        #expect(page.next == nil)
    }

    /// What was prepared is the order that is asked for then, until the cookbook changes.
    @Test func aPreparedOrderIsAsGoodAsOneThatIsAskedFor() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let book = Cookbook(StarterCookbook(), store: store, rankedLimit: 40)
        let query = RecipeQuery(ranking: .missing(.init(pantry: Self.pantry)))
        await book.prepare(query)
        #expect(!store.isKept, "starters alone need nothing")
        _ = try await store.add(
            prepared((0..<90).map { recipe($0, ["eggs", "rice"]) }),
            from: "made",
            counting: false
        )
        let state = try #require(try await store.state())
        await book.prepare(query)
        let held = try #require(await book.rankings.results(for: query, in: state))
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        #expect(try await book.recipes(held.hits.prefix(10)).map(\.id) == page.recipes.map(\.id))
        let best = prepared([recipe(900, ["eggs", "rice", "leeks", "cream"])])
        _ = try await store.add(best, from: "more", counting: false)
        let after = try await book.page(of: query, at: .first, freshness: .kept)
        #expect(after.recipes.first?.title == "Dish 900")
    }

    /// What was worked out for one pantry serves the next, and only as long as the recipes last.
    @Test func anOrderFollowsThePantryAndTheRecipes() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        let foods = ["zumbra", "plimpa", "quizzel"]
        let made = (0..<240).map { recipe($0, [foods[$0 % 3], foods[$0 / 80]]) }
        _ = try await store.add(prepared(made), from: "made", counting: false)
        let book = Cookbook(StarterCookbook(), store: store, rankedLimit: 40)
        func best(_ pantry: String...) async throws -> [String] {
            let provisions = RecipeRanking.Provisions(pantry: Pantry(foods: pantry))
            let query = RecipeQuery(ranking: .missing(provisions))
            // Nothing is held by a cookbook that was just opened.
            let fresh = Cookbook(StarterCookbook(), store: store, rankedLimit: 40)
            let expected = try await fresh.page(of: query, at: .first, freshness: .kept).recipes
            let page = try await book.page(of: query, at: .first, freshness: .kept)
            #expect(page.recipes.map(\.id) == expected.map(\.id))
            var judge = RankingJudge(.missing(provisions), for: query)
            for recipe in page.recipes {
                let missing = judge.standing(of: recipe)?.first
                #expect(missing == 0)
            }
            return page.recipes.map(\.title)
        }
        let first = try await best("zumbra", "plimpa", "leeks")
        let second = try await best("plimpa", "quizzel")
        #expect(first != second)
        #expect(try await best("zumbra", "plimpa", "leeks") == first)

        let query = RecipeQuery([.has(Term("zumbra")), .has(Term("plimpa"))])
        let key = try #require(
            try await book.page(of: query, at: .first, freshness: .kept).recipes.first?.id.key
        )
        let changed = try #require(prepared([recipe(7_000, ["zumbra", "plimpa", "leeks"])]).first)
        _ = try await store.make(.replace(key: key, changed), session: "s")
        let third = try await best("zumbra", "plimpa", "leeks")
        #expect(third.contains("Dish 7000") && !first.contains("Dish 7000"))
        _ = try await store.make(.delete(keys: [key]), session: "s")
        #expect(try await !best("zumbra", "plimpa", "leeks").contains("Dish 7000"))
    }
}

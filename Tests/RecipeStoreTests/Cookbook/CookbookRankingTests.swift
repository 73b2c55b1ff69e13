import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The cook's own order of a cookbook too large to be read.
struct CookbookRankingTests {
    private static let pantry = Pantry(
        foods: ["eggs", "rice", "leeks", "cream"],
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
        let wishes = [[], [Condition.has(Term("chicken"))], [Condition.none(Term("flour"))]]
        for ranking in Self.rankings(Likeness(recipes[5], staples: Self.pantry.staples)) {
            for conditions in wishes {
                let query = RecipeQuery(conditions, ranking: ranking)
                let expected = try await all.page(of: query, at: .first, freshness: .kept)
                let page = try await few.page(of: query, at: .first, freshness: .kept)
                var judge = RankingJudge(ranking, for: query)
                #expect(!page.recipes.isEmpty)
                #expect(
                    page.recipes.map { judge.standing(of: $0) }
                        == expected.recipes.map { judge.standing(of: $0) },
                    "\(query)"
                )
            }
        }
    }

    /// A long recipe of which all is there comes before short ones of which nothing is.
    @Test func aLongRecipeOfWhatIsThereComesFirst() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        func recipe(_ number: Int, _ foods: [String]) -> Recipe {
            var recipe = Recipe(
                id: RecipeID(service: .cookbook, key: "made\(number)"),
                title: "Dish \(number)"
            )
            let items = foods.map { Ingredient(text: "50 g \($0)", name: $0) }
            recipe.ingredientGroups = [IngredientGroup(items: items)]
            recipe.stepGroups = [StepGroup(items: ["Cook it."])]
            return recipe
        }
        let short = (0..<120).map { recipe($0, ["beetroot", "mackerel", "eggs"]) }
        let long = recipe(900, ["eggs", "rice", "leeks", "cream", "salt", "butter"])
        let memory = ReadingMemory()
        let prepared = (short + [long]).map { PreparedRecipe($0, memory: memory) }
        _ = try await store.add(prepared, from: "made", counting: false)
        let book = Cookbook(StarterCookbook(), store: store, rankedLimit: 50)
        let query = RecipeQuery(ranking: .missing(.init(pantry: Self.pantry)))
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        #expect(page.recipes.first?.title == "Dish 900")
        guard case .moreThan = page.total else {
            Issue.record("\(String(describing: page.total))")
            return
        }
    }
}

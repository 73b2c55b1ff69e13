import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// What is held of foods that fill others is what comparing them anew comes to.
struct FoodFillsTests {
    private static let foods = [
        "rice", "butter", "cheddar", "cheese", "pepper", "milk", "eggs", "", "lemon juice", "oil",
    ]
    private static let names = [
        "basmati rice", "butter or margarine", "cheese", "gruyère, grated", "black pepper",
        "red bell pepper", "coconut milk", "egg", "lemons", "olive oil", ", chopped", "",
    ]

    @Test(arguments: 1...5)
    func theTableHoldsWhatComparingSays(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var fills = FoodFills()
        for _ in 0..<300 {
            let some = Self.foods.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            let name = Self.names.randomElement(using: &random) ?? ""
            let match = PantryMatch(Pantry(foods: some))
            let columns = fills.columns(of: some)
            #expect(columns.count == some.count { !$0.isEmpty })
            let expected = match.holding(of: Ingredient(text: name, name: name)) == .inPantry
            let isFilled = fills.isFilled(name, byOneOf: columns)
            #expect(isFilled == expected, "\(name) \(some)")
        }
    }

    /// One judge's knowledge is the next one's, and changes nothing of what it says.
    @Test func aJudgeThatKnowsSaysWhatAnotherSays() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Dish")
        recipe.ingredientGroups = [
            IngredientGroup(items: Self.names.map { Ingredient(text: $0, name: $0) })
        ]
        var fills = FoodFills()
        for number in 0..<Self.foods.count {
            let pantry = Pantry(
                foods: Array(Self.foods[number...].prefix(4)),
                staples: Array(Self.foods[..<number].suffix(3))
            )
            let ranking = RecipeRanking.missing(.init(pantry: pantry, for: .sorting))
            let query = RecipeQuery(ranking: ranking)
            var judge = RankingJudge(ranking, for: query, knowing: fills)
            var other = RankingJudge(ranking, for: query)
            let (standing, expected) = (judge.standing(of: recipe), other.standing(of: recipe))
            #expect(standing == expected)
            fills = judge.fills
        }
    }

    @Test func itDoesNotGrowForEver() {
        var fills = FoodFills()
        for start in stride(from: 0, to: 6_000, by: 40) {
            fills.makeRoom()
            let columns = fills.columns(of: (start..<start + 40).map { "food \($0)" })
            #expect(columns.count == 40)
            let isFilled = fills.isFilled("leek", byOneOf: columns)
            #expect(!isFilled)
        }
        #expect(fills.columnCount < 4_100)
    }
}

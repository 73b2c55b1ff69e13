import KitchenLanguage
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeQuestions

/// What goes with a food, as all recipes together tell it.
struct PairingTests {
    @Test(
        arguments: [
            ("what goes with beetroot?", ["beetroot"]),
            ("what goes well with duck", ["duck"]),
            ("which herbs would go nicely with lamb", ["lamb"]),
            ("what pairs with goat cheese and honey", ["goat cheese", "honey"]),
            ("what is fennel good with", ["fennel"]), ("what does rhubarb go with", ["rhubarb"]),
            ("what to pair with chickpeas", ["chickpeas"]),
            // These ask something else.
            ("what goes with it", nil), ("what can I make with beetroot", nil),
            ("something with beetroot", nil), ("what goes in a beetroot salad", nil),
            ("what goes with beetroot in a cold soup for six", nil), ("what goes with this", nil),
        ] as [(String, [String]?)]
    )
    func itIsAskedOfFoodsAlone(_ text: String, _ foods: [String]?) {
        #expect(PairingQuestion(text)?.foods == foods)
    }

    private static func recipe(_ key: Int, _ foods: [String]) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "\(key)"), title: "Dish")
        recipe.ingredientGroups = [
            IngredientGroup(items: foods.map { Ingredient(text: "100 g " + $0, name: $0) })
        ]
        return recipe
    }

    /// Foods that fall among recipes by chance go with nothing; one that is bound to another is found,
    /// and what everything has is told of nothing.
    @Test func onlyWhatIsMoreThanChanceIsTold() {
        let others = ["leek", "carrot", "rice", "spinach", "bacon", "tofu", "lentils", "cod"]
        var random = SeededGenerator(seed: 11)
        var chance = 0
        for _ in 0..<40 {
            let all = (0..<240).map { key in
                var foods =
                    ["salt"] + others.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
                if key % 8 == 0 {
                    foods.append("beetroot")
                    if key % 16 == 0 { foods.append("feta cheese") }
                }
                return Self.recipe(key, foods)
            }
            let with = all.filter { $0.ingredients.contains { $0.name == "beetroot" } }
            let found = FoodPairings(with: ["beetroot"], in: with, among: all)
            #expect(found.count == 30)
            #expect(found.pairings.first == .init(food: "feta cheese", count: 15))
            #expect(!found.pairings.contains { ["salt", "beetroot"].contains($0.food) })
            chance += found.pairings.count - 1
        }
        // Eight foods in forty cookbooks, of which one in twenty may look so by chance.
        #expect(chance <= 40 * others.count / 20)
    }

    /// Oil stands in every second recipe, and with garlic in all: it goes with everything.
    @Test func whatIsEverywhereGoesWithEverything() {
        let garlic = (0..<20).map { Self.recipe($0, ["garlic", "olive oil", "thyme"]) }
        let rest = (20..<60).map { Self.recipe($0, $0 < 30 ? ["rice", "olive oil"] : ["rice"]) }
        let found = FoodPairings(with: ["garlic"], in: garlic, among: garlic + rest)
        #expect(found.pairings.isEmpty)
        let more = (60..<120).map { Self.recipe($0, $0 < 90 ? ["rice", "olive oil"] : ["rice"]) }
        let told = FoodPairings(with: ["garlic"], in: garlic, among: garlic + rest + more)
        #expect(told.pairings.map(\.food) == ["thyme"])
    }

    @Test func twoRecipesTellNothingAndNoKindGoesWithItsOwn() throws {
        let few = [Self.recipe(1, ["beetroot", "dill"]), Self.recipe(2, ["beetroot", "dill"])]
        let rest = (3..<80).map { Self.recipe($0, ["rice"]) }
        let found = FoodPairings(with: ["beetroot"], in: few, among: few + rest)
        #expect(found.pairings.isEmpty)
        #expect(
            found.reply(to: try #require(PairingQuestion("what goes with beetroot"))).isSaid
                == false
        )
        let cheeses = (90..<100).map { Self.recipe($0, ["cheddar", "walnuts"]) }
        let kin = FoodPairings(with: ["cheese"], in: cheeses, among: cheeses + rest)
        #expect(kin.pairings.map(\.food) == ["walnuts"])
    }
}

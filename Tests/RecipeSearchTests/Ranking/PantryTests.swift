import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

struct PantryTests {
    private func holding(_ line: String, having foods: String..., staples: [String] = [])
        -> PantryMatch.Holding
    {
        PantryMatch(Pantry(foods: foods, staples: staples)).holding(of: Ingredient(text: line))
    }

    @Test func aTallyCountsEachFoodOnceAndNoOptionalOnes() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Fried rice")
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "200 g rice", name: "rice"),
                Ingredient(text: "3 eggs", name: "eggs"),
                Ingredient(text: "1 egg, to finish", name: "egg"),
                Ingredient(text: "salt"),
                Ingredient(text: "chives (optional)", name: "chives"),
                Ingredient(text: "4 tbsp soy sauce", name: "soy sauce"),
            ])
        ]
        let match = PantryMatch(Pantry(foods: ["rice"], staples: ["salt"]), having: ["eggs"])
        let tally = match.tally(of: recipe)
        #expect(tally.need == 4)
        #expect(tally.have == 3)
        #expect(tally.fromPantry == 2)
        #expect(tally.staples == ["salt"])
        #expect(tally.missing == ["soy sauce"])
    }

    /// Each known food is there for itself, however it is bought or counted.
    @Test func everyKnownFoodFillsItself() {
        for food in KnownFoods.shared.foods {
            #expect(holding("2 \(food), chopped", having: food) == .inPantry, "\(food)")
            #expect(holding(food, having: food) == .inPantry, "\(food)")
        }
    }

    /// More in the house never means more missing.
    @Test func aFullerPantryMissesNoMore() {
        var foods: [String] = []
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "All")
        recipe.ingredientGroups = [
            IngredientGroup(items: KnownFoods.shared.foods.prefix(60).map { Ingredient(text: $0) })
        ]
        var last = Int.max
        for food in ["onion", "carrot", "red pepper", "garlic", "corn", "cabbage"] {
            foods.append(food)
            let tally = PantryMatch(Pantry(foods: foods)).tally(of: recipe)
            #expect(tally.missing.count <= last)
            #expect(tally.have + tally.missing.count == tally.need)
            last = tally.missing.count
        }
        #expect(last < 60)
    }
}

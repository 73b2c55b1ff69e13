import Foundation
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What a thing in the house covers, as a table that a person can read: itself, its other names and
/// parts, and the general word for it. No kind by the general word, nothing made from it.
struct FoodCoverTests {
    /// What the index finds by is what comparing says, for every known food and every family.
    @Test(arguments: 1...4) func theIndexFindsWhatIsCovered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let names = CookingLexicon.shared.foods
        let families = FoodFamilies.shared
        for _ in 0..<150 {
            guard let food = names.indices.randomElement(using: &random) else { continue }
            let near = families.members(of: food) + families.kinships(of: food).map(\.food)
            let hand = FoodAtHand(names[food])
            for other in Set(near + [names.indices.randomElement(using: &random) ?? 0]) {
                var recipe = Recipe.sample("Dish")
                let item = Ingredient(text: names[other], name: names[other])
                recipe.ingredientGroups = [IngredientGroup(items: [item])]
                let meaning = RecipeMeaning(recipe)
                let asked = AskedFood(names[other])
                #expect(
                    !hand.formula.recipes(in: meaning).isEmpty == asked.isCovered(by: [hand]),
                    "\(names[food]): \(names[other])"
                )
            }
        }
    }
}

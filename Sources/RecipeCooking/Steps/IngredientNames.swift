import KitchenLanguage
package import RecipeModel

/// What texts may call the ingredients of a recipe, made ready once to be found in many.
package struct IngredientNames: Sendable {
    let ingredients: [Ingredient]
    let amounts: [Amount?]
    let names: StepFoodNames

    package init(of ingredients: [Ingredient]) {
        self.ingredients = ingredients
        amounts = ingredients.map { IngredientLine($0.text).amount }
        names = StepFoodNames(of: ingredients)
    }

    /// The places of the ingredients that a text names, as a step would (`the butter`, `both
    /// flours`), in the text's order.
    package func places(namedIn text: String) -> [Int] {
        var places: [Int] = []
        for mention in StepIngredients(self, in: [text]).mentions {
            places += mention.ingredients.filter { !places.contains($0) }
        }
        return places
    }
}

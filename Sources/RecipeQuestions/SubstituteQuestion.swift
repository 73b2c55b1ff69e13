import KitchenLanguage
package import RecipeModel

/// A question about what can take a food's place that needs no recipe: `what can I use instead of
/// buttermilk`.
package struct SubstituteQuestion: Sendable {
    private let question: RecipeQuestion
    private let food: String

    /// Whether somebody asks, and doesn't tell.
    package var isAsked: Bool { question.isAsked }
    /// The sentence that asks, as `RecipeQuestion` writes it.
    package var plainText: String { question.plainText }

    /// Reads what was said; nil where it asks for nothing in a food's place, or the tables don't tell.
    package init?(_ text: String) {
        guard RecipeQuestion.mayExchange(text), let question = RecipeQuestion(text),
            question.subject == .substitute
        else {
            return nil
        }
        let exchange = question.exchange
        guard exchange.isSaid, let food = exchange.out,
            Substitute.all[NamedFoods.name(of: food) ?? food] != nil
        else { return nil }
        (self.question, self.food) = (question, food)
    }

    /// What the kitchen tables have, for whichever dish.
    ///
    /// - Parameters:
    ///   - exclusions: What must not be in it.
    ///   - eaters: Those who eat it.
    package func reply(exclusions: [Condition], eaters: Eaters) -> RecipeReply {
        // Of a recipe that takes only this, and of which nobody knows what it makes.
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: food), title: food)
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: food)])]
        let reply = RecipeAnswerer(AskedRecipe(recipe), exclusions: exclusions, eaters: eaters)
            .reply(to: question)
        switch reply.saying {
        case .exchange, .unknownEaters: return reply
        default:
            return RecipeReply(
                .substitute,
                .exchange(RecipeReply.Exchange(line: food, asked: nil, offers: []))
            )
        }
    }
}

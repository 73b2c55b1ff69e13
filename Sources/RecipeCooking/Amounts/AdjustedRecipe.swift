package import KitchenLanguage
package import RecipeModel

extension Recipe {
    /// The recipe with its amounts changed, and all fractions in it written in one way.
    ///
    /// Amounts in its steps that can't be scaled safely are marked: `half the cup (not scaled)`.
    ///
    /// - Parameter keepsOriginal: Whether each changed line has the recipe's own amount beside it:
    ///   `400 g flour (recipe: 200 g flour)`.
    package func adjusted(by change: AmountChange, keepsOriginal: Bool = true) -> Recipe {
        guard !change.isNone else { return self }
        var recipe = self
        for group in recipe.ingredientGroups.indices {
            recipe.ingredientGroups[group].items = ingredientGroups[group].items.map { item in
                let line = IngredientLine(item.text)
                var text = line.text(change)
                if text != item.text, keepsOriginal {
                    text += " (recipe: \(line.amountText ?? item.text))"
                }
                return Ingredient(
                    text: FractionWriting.withGlyphs(text),
                    name: item.name == item.text ? line.food : item.name
                )
            }
        }
        let adjust = { (text: String) in
            AmountsInText(text).text(change, keepsOriginal: keepsOriginal)
        }
        let unscaled =
            change.factor == .one ? nil : UnscaledAmounts(of: ingredients, in: steps)
        var step = 0
        for group in recipe.stepGroups.indices {
            for place in recipe.stepGroups[group].items.indices {
                let text = stepGroups[group].items[place]
                recipe.stepGroups[group].items[place] = FractionWriting.withGlyphs(
                    unscaled?.marked(text, step: step, by: adjust) ?? adjust(text)
                )
                step += 1
            }
        }
        if change.factor != .one, let yield, let amount = yield.amount {
            let servings = Quantity(Fraction(approximating: amount * change.factor.value)).text()
            recipe.yield = RecipeYield(
                text: keepsOriginal ? "\(servings) (recipe: \(yield.text))" : servings,
                amount: amount * change.factor.value
            )
        }
        return recipe
    }
}

extension IngredientLine {
    /// The line's own amount in its own words, `2 cups`; nil where it gives none.
    fileprivate var amountText: String? {
        guard let first = amounts.first(where: { $0.meaning == .total }) else { return nil }
        return first.amount.text(in: first.style(as: first.amount))
    }
}

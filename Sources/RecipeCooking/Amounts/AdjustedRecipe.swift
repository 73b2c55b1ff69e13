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
            let scaled = amount * change.factor.value
            var (servings, own) = (Self.count(scaled), yield.text)
            // `12 crêpes` that serve four: what is scaled is whom it serves.
            if !yield.namesItsAmount {
                servings += " servings"
                own = "\(Self.count(amount)) servings, \(own)"
            }
            recipe.yield = RecipeYield(
                text: keepsOriginal ? "\(servings) (recipe: \(own))" : servings,
                amount: scaled
            )
        }
        return recipe
    }

    private static func count(_ amount: Double) -> String {
        Quantity(Fraction(approximating: amount)).text()
    }
}

extension RecipeYield {
    /// Whether the text has the amount in it, or no number at all.
    fileprivate var namesItsAmount: Bool {
        let numbers = text.split { !$0.isNumber && $0 != "." }
        return numbers.isEmpty || numbers.contains { Double($0) == amount }
    }
}

extension IngredientLine {
    /// The line's own amount in its own words, `2 cups`; nil where it gives none.
    fileprivate var amountText: String? {
        guard let first = amounts.first(where: { $0.meaning == .total }) else { return nil }
        return first.amount.text(in: first.style(as: first.amount))
    }
}

extension Recipe {
    /// The recipe with every text clean and in one line, and without empty ones; its title is never
    /// empty, and what names something is no longer than a line.
    package var cleaned: Recipe {
        var clean = self
        clean.title = Recipe.line(title) ?? "Untitled"
        clean.author = author.flatMap(Recipe.line)
        clean.site = site.flatMap(Recipe.line)
        clean.language = language.flatMap(Recipe.line)
        clean.yield = yield.flatMap { yield in
            let (text, amount) = (CleanText.line(yield.text), yield.amount.flatMap(Recipe.finite))
            return text.isEmpty && amount == nil ? nil : RecipeYield(text: text, amount: amount)
        }
        clean.ingredientGroups = ingredientGroups.compactMap { group in
            let items = group.items.compactMap { item in
                Recipe.line(item.text).map {
                    Ingredient(text: $0, name: Recipe.line(item.name))
                }
            }
            guard !items.isEmpty else { return nil }
            return IngredientGroup(title: group.title.flatMap(Recipe.line), items: items)
        }
        clean.stepGroups = stepGroups.compactMap { group in
            let items = group.items.compactMap(Recipe.line)
            guard !items.isEmpty else { return nil }
            return StepGroup(title: group.title.flatMap(Recipe.line), items: items)
        }
        if clean.ingredients.count != ingredients.count || clean.steps.count != steps.count {
            clean.stepIngredients = nil
        }
        clean.notes = notes.compactMap(Recipe.line)
        clean.cuisines = cuisines.compactMap(Recipe.line)
        clean.categories = categories.compactMap(Recipe.line)
        clean.keywords = keywords.compactMap(Recipe.line)
        clean.rating = rating.flatMap { $0.value.isFinite && $0.best.isFinite ? $0 : nil }
        clean.nutrition = nutrition.compactMap { fact in
            guard let name = Recipe.line(fact.name), let amount = Recipe.line(fact.amount) else {
                return nil
            }
            return NutritionFact(name: name, amount: amount)
        }
        return clean.bounded
    }

    private static func line(_ text: String) -> String? {
        let line = CleanText.line(text)
        return line.isEmpty ? nil : line
    }

    private static func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }
}

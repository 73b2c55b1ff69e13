import KitchenLanguage

extension Recipe {
    /// The recipe with everything that names something in it no longer than a line, and with no more
    /// entries of a kind than a book would have; the text of steps and notes stays whole.
    package var bounded: Recipe {
        guard isOverlong else { return self }
        var recipe = self
        recipe.title = TextLimit.line(title)
        recipe.author = author.map(TextLimit.line)
        recipe.site = site.map(TextLimit.line)
        recipe.language = language.map(TextLimit.line)
        recipe.yield = yield.map { RecipeYield(text: TextLimit.line($0.text), amount: $0.amount) }
        var room = TextLimit.entries
        recipe.ingredientGroups = ingredientGroups.prefix(room).map { group in
            let items = group.items.prefix(room).map {
                Ingredient(text: TextLimit.line($0.text), name: TextLimit.line($0.name))
            }
            room -= items.count
            return IngredientGroup(title: group.title.map(TextLimit.line), items: items)
        }
        room = TextLimit.entries
        recipe.stepGroups = stepGroups.prefix(room).map { group in
            let items = Array(group.items.prefix(room))
            room -= items.count
            return StepGroup(title: group.title.map(TextLimit.line), items: items)
        }
        recipe.ingredientGroups.removeAll { $0.items.isEmpty }
        recipe.stepGroups.removeAll { $0.items.isEmpty }
        if recipe.ingredients.count != ingredients.count || recipe.steps.count != steps.count {
            recipe.stepIngredients = nil
        }
        recipe.notes = Array(notes.prefix(TextLimit.entries))
        recipe.cuisines = cuisines.prefix(TextLimit.entries).map(TextLimit.line)
        recipe.categories = categories.prefix(TextLimit.entries).map(TextLimit.line)
        recipe.keywords = keywords.prefix(TextLimit.entries).map(TextLimit.line)
        recipe.nutrition = nutrition.prefix(TextLimit.entries).map {
            NutritionFact(name: TextLimit.line($0.name), amount: TextLimit.line($0.amount))
        }
        return recipe
    }

    /// Whether something in it is longer, or has more entries, than is kept.
    package var isOverlong: Bool {
        func isLong(_ text: String?) -> Bool { text.map { $0.utf8.count > TextLimit.line } == true }
        let counts = [
            ingredientGroups.reduce(0) { $0 + max(1, $1.items.count) },
            stepGroups.reduce(0) { $0 + max(1, $1.items.count) },
            notes.count, cuisines.count, categories.count, keywords.count, nutrition.count,
        ]
        return counts.contains { $0 > TextLimit.entries }
            || isLong(title) || isLong(author) || isLong(site) || isLong(language)
            || isLong(yield?.text)
            || ingredientGroups.contains { group in
                isLong(group.title)
                    || group.items.contains { isLong($0.text) || isLong($0.name) }
            }
            || stepGroups.contains { isLong($0.title) }
            || [cuisines, categories, keywords].joined().contains(where: isLong)
            || nutrition.contains { isLong($0.name) || isLong($0.amount) }
    }
}

extension OwnWords {
    /// The own words with no more entries of a kind than are kept, no tag longer than a line; the
    /// text of notes stays whole.
    package var bounded: OwnWords {
        guard isOverlong else { return self }
        return OwnWords(
            notes: Array(notes.prefix(TextLimit.entries)),
            tags: tags.prefix(TextLimit.entries).map(TextLimit.line)
        )
    }

    /// Whether there are more of them, or longer tags, than are kept.
    package var isOverlong: Bool {
        max(notes.count, tags.count) > TextLimit.entries
            || tags.contains { $0.utf8.count > TextLimit.line }
    }
}

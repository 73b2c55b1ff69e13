/// How much of a text from outside is kept where it names something.
///
/// A dish, an ingredient or a heading is a line; a name of a food has a handful of words. What is
/// longer was not meant as one, and reading it for its meaning would cost more than it tells.
package enum TextLimit {
    /// The most bytes of a line that names something, in UTF-8.
    package static let line = 2_048
    /// The most ingredients, steps, notes or other entries of a recipe.
    package static let entries = 1_000
    /// The most bytes of a text that can be the name of a food, a dish or another word of kitchens.
    static let name = 256

    /// The most bytes of a step that are looked through for what it takes and how long; no book has a
    /// longer one.
    static let step = 4_096

    /// A line of no more than the bytes of one, cut after a whole word where there is one near, with
    /// `…` at its end.
    package static func line(_ text: String) -> String {
        guard text.utf8.count > line else { return text }
        return beginning(of: text, room: line - ellipsis.utf8.count) + ellipsis
    }

    /// The beginning of a step that is looked through; nearly always the whole step.
    static func step(_ text: String) -> String {
        text.utf8.count > step ? String(beginning(of: text, room: step)) : text
    }

    /// As much of a text as has room, up to the end of a word where there is one near.
    private static func beginning(of text: String, room: Int) -> Substring {
        var end = text.utf8.index(text.startIndex, offsetBy: room)
        // The beginning of a scalar, then of a character, unless that has hundreds of marks.
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
            end = text.utf8.index(before: end)
        }
        var kept = text[..<end]
        if let space = kept.suffix(wordLength).lastIndex(of: " ") { kept = kept[..<space] }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept
    }

    private static let ellipsis = "…"
    /// How far back from the end of a cut line a space is looked for, in characters.
    private static let wordLength = 60
}

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

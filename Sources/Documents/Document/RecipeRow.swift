import KitchenLanguage
package import RecipeModel

/// Recipes one after the other, in whatever layout the writer has for them.
package struct RecipeList: Hashable, Sendable {
    package var rows: [RecipeRow]
    /// The highest number of the whole document, which tells how much room numbers take.
    package var highest: Int

    package init(_ rows: [RecipeRow], highest: Int) {
        self.rows = rows
        self.highest = highest
    }
}

/// A recipe in a list, whichever list it is.
///
/// Its parts are worked out as they are asked for, since no layout shows all of them.
package struct RecipeRow: Hashable, Sendable {
    package let number: Int
    package let recipe: Recipe
    package let isFavorite: Bool
    /// What was asked for, to be marked.
    package let query: RecipeQuery?
    /// What it is called where it is read aloud.
    package var thing = "Result"
    /// Whether its ingredients are listed.
    package var listsIngredients = true
    /// Whether every ingredient is listed, however many lines that takes.
    package var isLong = false
    /// What is said after the source.
    package var remarks: [String] = []

    package init(number: Int, recipe: Recipe, isFavorite: Bool, query: RecipeQuery?) {
        self.number = number
        self.recipe = recipe
        self.isFavorite = isFavorite
        self.query = query
    }

    /// The title as plain words; never empty.
    package var title: String {
        let clean = CleanText.line(recipe.title)
        return clean.isEmpty ? "Untitled" : clean
    }

    /// The title, with the foods that were asked for.
    package var markedTitle: Phrase {
        let title = title
        let marks = query?.matchedFoods(in: title, isTitle: true) ?? []
        return Phrase(title, marking: marks, .title)
    }

    /// The names of the ingredients, as they stand in the recipe.
    package var ingredients: [String] {
        recipe.ingredients.map { CleanText.line($0.name) }.filter { !$0.isEmpty }
    }

    /// The names of the ingredients, each with the foods that were asked for.
    package var markedIngredients: [(name: Phrase, isAsked: Bool)] {
        ingredients.map { name in
            let marks = query?.matchedFoods(in: name) ?? []
            return (Phrase(name, marking: marks), !marks.isEmpty)
        }
    }

    /// How long it takes and for how many it is, as far as it is known.
    package var facts: [String] {
        [
            recipe.times.minutes.map(NumberWords.minutes),
            recipe.yield?.amount.map(NumberWords.servings),
        ].compactMap { $0 }
    }

    /// Where it is from.
    package var source: String { CleanText.line(recipe.source) }

    /// How its ingredients meet the foods asked for, where the service tells.
    package var coverage: [String] { CoverageWords(recipe).map { [$0.brief] } ?? [] }

    /// What a file says below the title, line by line.
    var details: [String] {
        let facts = facts + [source] + coverage + remarks
        return [ingredients.joined(separator: ", "), facts.joined(separator: " · ")]
            .filter { !$0.isEmpty }
    }

    /// The row as sentences, one line each.
    package var spoken: [String] {
        var first = ["\(thing) \(number): \(Spoken.sentence(title))"]
        if isFavorite { first.append("Favorite.") }
        if recipe.hasLactose { first.append("Has lactose.") }
        var lines = [first.joined(separator: " ")]
        let names = listsIngredients ? ingredients : []
        if !names.isEmpty {
            lines.append("Ingredients: " + Spoken.sentence(names.joined(separator: ", ")))
        }
        let time = recipe.times.minutes.map(NumberWords.spokenMinutes)
        let servings = recipe.yield?.amount.map(NumberWords.servings)
        let facts = [time, servings].compactMap { $0 } + ["From \(source)"] + coverage + remarks
        lines.append(facts.map(Spoken.full).joined(separator: " "))
        return lines
    }
}

extension Recipe {
    /// The picture as lists show it: the smaller form where there is one.
    package var pictureForLists: WebAddress? { thumbnail ?? picture }
}

/// A picture with its description.
package struct Picture: Hashable, Sendable {
    package var recipe: RecipeID
    package var address: WebAddress
    package var description: String
    /// What stands under it where it can be seen.
    package var caption: Phrase
    /// What was drawn for a place of this size; nil where it is only described.
    package var drawn: DrawnPicture?
    package var size: CellSize?

    package init(
        of recipe: RecipeID,
        at address: WebAddress,
        _ description: String,
        caption: Phrase = Phrase(),
        drawn: DrawnPicture? = nil,
        size: CellSize? = nil
    ) {
        self.recipe = recipe
        self.address = address
        self.description = description
        self.caption = caption
        self.drawn = drawn
        self.size = size
    }
}

/// What a service tells of the foods asked for and a recipe's ingredients.
package struct CoverageWords {
    private let coverage: IngredientCoverage

    /// The words for a recipe; nil where its service does not tell.
    package init?(_ recipe: Recipe) {
        guard let coverage = recipe.coverage else { return nil }
        self.coverage = coverage
    }

    /// In a few words: `uses 2 of yours, needs 5 more`.
    package var brief: String {
        let missed = coverage.missed.count
        if coverage.isFromPantry == true {
            let (have, need) = (coverage.used.count, coverage.used.count + missed)
            return "have \(NumberWords.grouped(have)) of \(NumberWords.grouped(need))"
        }
        let needs = missed == 0 ? "needs nothing more" : "needs \(NumberWords.grouped(missed)) more"
        return "uses \(NumberWords.grouped(coverage.used.count)) of yours, \(needs)"
    }

    /// What is needed besides, by name; nil where that is nothing.
    package var needs: String? {
        let names = coverage.missed.map { CleanText.line($0) }.filter { !$0.isEmpty }
        guard coverage.isFromPantry != true else {
            return names.isEmpty ? nil : "Missing: \(names.joined(separator: ", "))"
        }
        return names.isEmpty ? nil : "Also needs: \(names.joined(separator: ", "))"
    }
}

import RecipeModel

/// A recipe ready to be written: every text in it is clean and in one line, and none is empty.
///
/// The formats below it only have to escape their own signs.
struct ExportedRecipe {
    /// The recipe; its title is never empty.
    let recipe: Recipe
    /// For each key of the `open` format where it came from.
    let origins: [String: FieldOrigin]
    /// The lines of the page's text; empty ones part paragraphs.
    let textLines: [String]
    /// The links of the text, in the order of their numbers.
    let links: [WebAddress]
    /// Whether the cook keeps it.
    let isFavorite: Bool
    /// When it was kept, in seconds since 1970.
    let savedAt: Int?

    init(_ document: RecipeDocument) {
        recipe = document.recipe.cleaned
        origins = document.origins
        textLines = ExportedRecipe.lines(of: document.text)
        links = document.links
        isFavorite = document.isFavorite
        savedAt = document.savedAt
    }

    /// The lines of the page's text where the recipe alone is not enough to cook from, else none.
    var neededText: [String] { recipe.isCookable ? [] : textLines }

    private static func lines(of text: String) -> [String] {
        var lines = CleanText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingWhitespace() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension Recipe {
    fileprivate var cleaned: Recipe {
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
        return clean
    }

    private static func line(_ text: String) -> String? {
        let line = CleanText.line(text)
        return line.isEmpty ? nil : line
    }

    private static func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }
}

import RecipeModel

/// A recipe ready to be written: every text in it is clean and in one line, and none is empty.
///
/// The formats below it only have to escape their own signs.
struct ExportedRecipe {
    /// The recipe; its title is never empty.
    let recipe: Recipe
    /// The lines of the page's text; empty ones part paragraphs.
    let textLines: [String]
    /// The links of the text, in the order of their numbers.
    let links: [WebAddress]
    /// When it was kept, in seconds since 1970.
    let savedAt: Int?

    init(_ document: RecipeDocument) {
        recipe = document.recipe.cleaned
        textLines = ExportedRecipe.lines(of: document.text)
        links = document.links
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

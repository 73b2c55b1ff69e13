import Documents
import RecipeModel

/// A recipe ready to be written: every text in it is clean and in one line, and none is empty.
///
/// The formats below it only have to escape their own signs.
struct ExportedRecipe {
    /// The recipe; its title is never empty.
    let recipe: Recipe
    /// The lines of the page's text; empty ones part paragraphs.
    let textLines: [String]
    private let document: RecipeDocument

    init(_ document: RecipeDocument) {
        recipe = document.recipe.cleaned
        textLines = ExportedRecipe.lines(of: document.text)
        self.document = document
    }

    /// The recipe as people read it, which is a file by itself.
    var page: Document {
        var page = RecipePage(document)
        page.isFile = true
        page.kept = document.savedAt.map { seconds in
            "saved \(CivilTime.iso8601(seconds).prefix { $0 != "T" })"
        }
        return page.document
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

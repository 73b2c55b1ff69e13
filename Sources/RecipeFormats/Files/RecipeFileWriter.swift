import Documents
import KitchenLanguage
package import RecipeModel

/// Writes recipes to files: Markdown, HTML, JSON, JSON lines and Cooklang.
///
///     RecipeFileWriter().text(of: [RecipeDocument(recipe: soup)], as: .markdown)
package struct RecipeFileWriter: RecipeWriting {
    /// A writer; it has no settings.
    package init() {}

    /// The whole text of a file with these recipes; see `RecipeWriting`.
    package func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
        let recipes = documents.map(ExportedRecipe.init)
        return switch format {
        case .markdown: MarkdownRecipe.text(of: recipes)
        case .html: HTMLRecipe.page(of: recipes)
        case .json: JSONRecipe.text(of: recipes)
        case .jsonLines: JSONRecipe.lines(of: recipes)
        case .cooklang: CooklangRecipe.text(of: recipes)
        }
    }

    /// A recipe as the article of a web page.
    package func article(of document: RecipeDocument) -> String {
        HTMLWriter.article(of: ExportedRecipe(document).page)
    }

    /// A recipe as schema.org data for the head of a web page.
    package func schemaData(of document: RecipeDocument) -> String {
        HTMLRecipe.data(of: ExportedRecipe(document))
    }

    package func text(forEditing recipe: Recipe) -> String {
        CooklangRecipe.text(forEditing: ExportedRecipe(RecipeDocument(recipe: recipe)))
    }
}

/// A recipe ready to be written: every text in it is clean and in one line, and none is empty.
///
/// The formats below it only have to escape their own signs.
struct ExportedRecipe {
    /// The recipe; its title is never empty.
    let recipe: Recipe
    /// The cook's own notes and tags.
    let own: OwnWords
    /// When it was kept, in seconds since 1970.
    let savedAt: Int?
    /// The lines of the page's text; empty ones part paragraphs.
    let textLines: [String]
    /// All of it, clean.
    let document: RecipeDocument

    init(_ document: RecipeDocument) {
        recipe = document.recipe.cleaned
        own = document.own.cleaned
        savedAt = document.savedAt.map(CivilTime.bounded)
        textLines = ExportedRecipe.lines(of: document.text)
        var clean = document
        clean.recipe = recipe
        clean.own = own
        clean.savedAt = savedAt
        self.document = clean
    }

    /// The recipe as people read it, which is a file by itself.
    var page: Document {
        var page = PrintedRecipe(document)
        page.isFile = true
        page.kept = savedAt.map { seconds in
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

extension OwnWords {
    /// The words, clean and in one line each, without empty ones and without a tag twice, bounded.
    var cleaned: OwnWords {
        var seen: Set<String> = []
        return OwnWords(
            notes: notes.compactMap { note in
                let text = CleanText.line(note.text)
                guard !text.isEmpty else { return nil }
                return RecipeNote(
                    id: note.id,
                    text: text,
                    writtenAt: CivilTime.bounded(note.writtenAt)
                )
            },
            tags: tags.map { CleanText.line($0) }
                .filter { !$0.isEmpty && seen.insert($0).inserted }
        ).bounded
    }
}

extension RecipeDocument {
    /// The document with every text clean; see `Recipe.cleaned`.
    var cleaned: RecipeDocument {
        var clean = self
        clean.recipe = recipe.cleaned
        clean.own = own.cleaned
        clean.text = CleanText.lines(text).trimmingWhitespace()
        return clean
    }
}

public import RecipeModel

/// Writes recipes to files: Markdown, HTML, JSON and Cooklang.
///
///     RecipeFileWriter().text(of: [RecipeDocument(recipe: soup)], as: .markdown)
public struct RecipeFileWriter: RecipeWriting {
    /// A writer; it has no settings.
    public init() {}

    /// The whole text of a file with these recipes; see `RecipeWriting`.
    public func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
        let recipes = documents.map(ExportedRecipe.init)
        return switch format {
        case .markdown: MarkdownRecipe.text(of: recipes)
        case .html: HTMLRecipe.page(of: recipes)
        case .json: JSONRecipe.text(of: recipes)
        case .cooklang: CooklangRecipe.text(of: recipes)
        }
    }
}

package import RecipeModel

/// Writes recipes to files: Markdown, HTML, JSON and Cooklang.
///
///     RecipeFileWriter().text(of: [RecipeDocument(recipe: soup)], as: .markdown)
package struct RecipeFileWriter: RecipeWriting {
    /// A writer; it has no settings.
    package init() {}

    /// The whole text of a file with these recipes; see `RecipeWriting`.
    package func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
        switch format {
        case .markdown: MarkdownRecipe.text(of: documents.map(ExportedRecipe.init))
        case .html: HTMLRecipe.page(of: documents.map(ExportedRecipe.init))
        case .json: JSONRecipe.text(of: documents)
        case .cooklang: CooklangRecipe.text(of: documents.map(ExportedRecipe.init))
        }
    }
}

import Documents
package import RecipeModel

/// Writes recipes to files: Markdown, HTML, JSON and Cooklang.
///
///     RecipeFileWriter().text(of: [RecipeDocument(recipe: soup)], as: .markdown)
package struct RecipeFileWriter: RecipeWriting {
    /// A writer; it has no settings.
    package init() {}

    /// The whole text of a file with these recipes; see `RecipeWriting`.
    package func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
        let recipes = documents.map(ExportedRecipe.init)
        return switch format {
        // Each recipe begins with the only heading of the first level; a rule parts several.
        case .markdown:
            recipes.map { MarkdownWriter.text(of: $0.page) }.joined(separator: "\n\n---\n\n") + "\n"
        case .html: HTMLRecipe.page(of: recipes)
        case .json: JSONRecipe.text(of: documents)
        case .cooklang: CooklangRecipe.text(of: recipes)
        }
    }
}

import Documents
import RecipeModel

/// Recipes as a web page that stands by itself: to print, to send, and to read back.
///
/// It has the recipe twice: as text for people, and as schema.org data for programs. The page
/// loads nothing but the pictures of its recipes, and runs nothing.
enum HTMLRecipe {
    /// The whole page.
    static func page(of recipes: [ExportedRecipe]) -> String {
        var title = recipes.first?.recipe.title ?? "Recipes"
        if recipes.count > 1 { title = "\(recipes.count) recipes" }
        let data = recipes.map { Self.data(of: $0) + "\n" }
        let articles = recipes.map { HTMLWriter.article(of: $0.page) }
        return """
            <!DOCTYPE html>
            <html\(language(of: recipes))>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(HTMLText.escaped(title))</title>
            <style>
            \(style)
            </style>
            \(data.joined())</head>
            <body>
            \(articles.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    /// A recipe's data for programs.
    static func data(of recipe: ExportedRecipe) -> String {
        "<script type=\"application/ld+json\">\n\(SchemaRecipe.text(of: recipe))\n</script>"
    }

    /// The language of the page, where all its recipes have the same.
    private static func language(of recipes: [ExportedRecipe]) -> String {
        guard let first = recipes.first?.recipe.language,
            recipes.allSatisfy({ $0.recipe.language == first })
        else { return "" }
        return " lang=\"\(HTMLText.escaped(first))\""
    }

    private static let policy =
        "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'"

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 1.05rem/1.5 Georgia, serif; max-width: 42rem; margin: 2rem auto; \
        padding: 0 1rem; }
        h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; }
        h3 { margin-bottom: 0; }
        .facts { font-family: system-ui, sans-serif; font-size: 0.9rem; }
        img { max-width: 100%; }
        li { margin: 0.3rem 0; }
        article + article { border-top: 1px solid; margin-top: 3rem; }
        @media print { article + article { break-before: page; border: 0; } }
        """
}

import Documents
import RecipeModel

/// Recipes as Markdown: a page for people, and before it a front matter with all that the page
/// doesn't say to the letter, so that nothing is lost when it is read again.
///
/// A file has one front matter. Where it holds several recipes, each has its own in a comment after
/// its title, which no program shows.
enum MarkdownRecipe {
    /// The text of a file.
    static func text(of recipes: [ExportedRecipe]) -> String {
        if let only = recipes.first, recipes.count == 1 { return alone(only) }
        return recipes.map(commented).joined(separator: "\n\n---\n\n") + "\n"
    }

    private static func alone(_ exported: ExportedRecipe) -> String {
        let lines = ["---"] + metadata(of: exported) + ["---", "", body(of: exported)]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func commented(_ exported: ExportedRecipe) -> String {
        let blocks = body(of: exported).split(separator: "\n", maxSplits: 1)
        let comment = ["", "<!--"] + metadata(of: exported) + ["-->"]
        return ([blocks[0][...]] + comment.map { $0[...] } + blocks.dropFirst())
            .joined(separator: "\n")
    }

    private static func body(of exported: ExportedRecipe) -> String {
        MarkdownWriter.text(of: exported.page)
    }

    private static func metadata(of exported: ExportedRecipe) -> [String] {
        RecipeMetadata.lines(of: exported)
            + RecipeMetadata.foods(of: exported)
            + ["\(RecipeMetadata.markName): \(RecipeMetadata.markValue)"]
    }
}

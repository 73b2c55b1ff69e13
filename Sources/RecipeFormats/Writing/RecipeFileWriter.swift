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

/// Recipes as JSON, in the keys in which `open --format json` prints one.
///
/// One recipe is `{"v":1,"recipe":{…}}`, several are `{"v":1,"recipes":[…]}`. A number in a list means
/// nothing outside it, and is `null`.
enum JSONRecipe {
    /// The text of a file.
    static func text(of documents: [RecipeDocument]) -> String {
        let objects = documents.map { JSONOutput.object(members(of: $0)) }
        let content: JSONMember
        if let only = objects.first, objects.count == 1 {
            content = JSONMember("recipe", only)
        } else {
            content = JSONMember("recipes", .array(objects))
        }
        return JSONOutput.object([JSONMember("v", .int(1)), content]).spreadText + "\n"
    }

    /// The members with the names of the foods beside the lines, so that reading the file back need
    /// not guess them.
    private static func members(of document: RecipeDocument) -> [JSONMember] {
        document.jsonMembers().map { member in
            guard member.key == "ingredientGroups" else { return member }
            let groups = document.recipe.cleaned.ingredientGroups.map { group in
                JSONOutput.object([
                    JSONMember("title", .string(orNull: group.title)),
                    JSONMember("items", .strings(group.items.map(\.text))),
                    JSONMember("names", .strings(group.items.map(\.name))),
                ])
            }
            return JSONMember(member.key, .array(groups))
        }
    }
}

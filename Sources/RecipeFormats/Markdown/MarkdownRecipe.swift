import RecipeModel

/// Recipes as Markdown (CommonMark): to read as it is, and to keep among notes.
///
/// Each recipe begins with its title as the only heading of the first level; several are parted by
/// a rule.
enum MarkdownRecipe {
    /// The text of a file.
    static func text(of recipes: [ExportedRecipe]) -> String {
        recipes.map { blocks(of: $0).joined(separator: "\n\n") }.joined(separator: "\n\n---\n\n")
            + "\n"
    }

    /// The blocks of one recipe; an empty line goes between them.
    private static func blocks(of exported: ExportedRecipe) -> [String] {
        let recipe = exported.recipe
        var blocks = ["# " + MarkdownText.escaped(recipe.title)]
        let description = exported.descriptionWords.map(MarkdownText.escaped)
        blocks += [facts(of: exported), description.joined(separator: " · ")].filter {
            !$0.isEmpty
        }
        if let picture = recipe.picture {
            blocks.append(MarkdownText.picture(recipe.title, at: picture))
        }
        blocks += ingredients(of: recipe) + steps(of: recipe)
        blocks += list("Notes", recipe.notes)
        blocks += list("Nutrition", recipe.nutrition.map { "\($0.name): \($0.amount)" })
        return blocks + text(of: exported)
    }

    private static func facts(of exported: ExportedRecipe) -> String {
        let recipe = exported.recipe
        var parts = exported.factWords.map(MarkdownText.escaped)
        if let link = recipe.link {
            parts.insert(MarkdownText.link(recipe.source, to: link), at: 0)
        } else if let site = recipe.site {
            parts.insert(MarkdownText.escaped(site), at: 0)
        }
        if let video = recipe.video { parts.append(MarkdownText.link("film", to: video)) }
        return parts.joined(separator: " · ")
    }

    private static func ingredients(of recipe: Recipe) -> [String] {
        guard !recipe.ingredients.isEmpty else { return [] }
        var blocks = ["## Ingredients"]
        for group in recipe.ingredientGroups {
            if let title = group.title { blocks.append("### " + MarkdownText.escaped(title)) }
            blocks.append(items(group.items.map(\.text)))
        }
        return blocks
    }

    /// The steps, counted through all sections.
    private static func steps(of recipe: Recipe) -> [String] {
        guard !recipe.steps.isEmpty else { return [] }
        var blocks = ["## Steps"]
        var number = 0
        for group in recipe.stepGroups {
            if let title = group.title { blocks.append("### " + MarkdownText.escaped(title)) }
            let lines = group.items.map { step in
                number += 1
                return "\(number). " + MarkdownText.escaped(step)
            }
            blocks.append(lines.joined(separator: "\n"))
        }
        return blocks
    }

    private static func list(_ heading: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["## \(heading)", items(lines)]
    }

    private static func items(_ lines: [String]) -> String {
        lines.map { "- " + MarkdownText.escaped($0) }.joined(separator: "\n")
    }

    /// The page's own text where the recipe alone is not enough, each line a paragraph.
    private static func text(of exported: ExportedRecipe) -> [String] {
        let lines = exported.neededText.filter { !$0.isEmpty }
        guard !lines.isEmpty else { return [] }
        var blocks = ["## Text of the page"] + lines.map(MarkdownText.escaped)
        if !exported.links.isEmpty {
            let links = exported.links.enumerated().map {
                "- \\[\($0.offset + 1)\\] " + MarkdownText.link($0.element.text, to: $0.element)
            }
            blocks += ["## Links", links.joined(separator: "\n")]
        }
        return blocks
    }
}

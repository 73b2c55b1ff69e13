import RecipeModel

/// One recipe as the article of a web page that people read.
struct HTMLArticle {
    let exported: ExportedRecipe

    private var recipe: Recipe { exported.recipe }

    /// The article with its tags.
    var text: String {
        let parts =
            [HTMLText.element("h1", recipe.title)] + head + ingredients + steps
            + list("Notes", recipe.notes)
            + list("Nutrition", recipe.nutrition.map { "\($0.name): \($0.amount)" })
            + pageText
        return "<article>\n\(parts.joined(separator: "\n"))\n</article>"
    }

    private var head: [String] {
        var parts = exported.factWords.map(HTMLText.escaped)
        if let link = recipe.link {
            parts.insert(HTMLText.link(recipe.source, to: link), at: 0)
        } else if let site = recipe.site {
            parts.insert(HTMLText.escaped(site), at: 0)
        }
        if let video = recipe.video { parts.append(HTMLText.link("film", to: video)) }
        var lines: [String] = []
        if !parts.isEmpty {
            lines.append("<p class=\"facts\">\(parts.joined(separator: " · "))</p>")
        }
        let description = exported.descriptionWords.joined(separator: " · ")
        if !description.isEmpty {
            lines.append(HTMLText.element("p", description, class: "facts"))
        }
        if let picture = recipe.picture {
            let address = HTMLText.escaped(picture.text)
            let words = HTMLText.escaped(recipe.title)
            lines.append(
                "<p><img src=\"\(address)\" alt=\"\(words)\" referrerpolicy=\"no-referrer\"></p>"
            )
        }
        return lines
    }

    private var ingredients: [String] {
        guard !recipe.ingredients.isEmpty else { return [] }
        var parts = [HTMLText.element("h2", "Ingredients")]
        for group in recipe.ingredientGroups {
            if let title = group.title { parts.append(heading(title)) }
            parts.append(HTMLText.list("ul", group.items.map(\.text)))
        }
        return section(parts)
    }

    /// The steps, counted through all sections.
    private var steps: [String] {
        guard !recipe.steps.isEmpty else { return [] }
        var parts = [HTMLText.element("h2", "Steps")]
        var number = 1
        for group in recipe.stepGroups {
            if let title = group.title { parts.append(heading(title)) }
            let start = number == 1 ? "" : " start=\"\(number)\""
            parts.append(HTMLText.list("ol", group.items, attributes: start))
            number += group.items.count
        }
        return section(parts)
    }

    /// A group's heading. The colon tells it from a line of text where no style is seen.
    private func heading(_ title: String) -> String {
        let isClosed = title.last.map { ":：?!".contains($0) } ?? false
        return HTMLText.element("h3", isClosed ? title : title + ":")
    }

    private func list(_ heading: String, _ lines: [String]) -> [String] {
        lines.isEmpty
            ? [] : section([HTMLText.element("h2", heading), HTMLText.list("ul", lines)])
    }

    private func section(_ parts: [String]) -> [String] { ["<section>"] + parts + ["</section>"] }

    /// The page's own text where the recipe alone is not enough, each line a paragraph.
    private var pageText: [String] {
        let lines = exported.neededText.filter { !$0.isEmpty }
        guard !lines.isEmpty else { return [] }
        var parts = [HTMLText.element("h2", "Text of the page")]
        parts += lines.map { HTMLText.element("p", $0) }
        if !exported.links.isEmpty {
            let links = exported.links.enumerated().map { index, address in
                "<li>[\(index + 1)] \(HTMLText.link(address.text, to: address))</li>"
            }
            parts.append(HTMLText.element("h2", "Links"))
            parts.append("<ul>\n\(links.joined(separator: "\n"))\n</ul>")
        }
        return section(parts)
    }
}

import RecipeModel

/// A page as a reader sees it in plain text: the recipe where there is one, else the page's text.
enum ReaderView {
    /// The lines of the view.
    static func text(of content: PageContent) -> String {
        guard let recipe = content.recipe, !recipe.ingredients.isEmpty || !recipe.steps.isEmpty
        else { return content.text + "\n" }
        var lines = [recipe.title]
        let facts = [
            recipe.yield?.text, recipe.times.minutes.map { "\($0) min" },
        ].compactMap { $0 }
        if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
        for group in recipe.ingredientGroups {
            lines.append("")
            if let title = group.title { lines.append(title) }
            lines += group.items.map { "  \($0.text)" }
        }
        var number = 0
        let areNamed = recipe.stepGroups.allSatisfy { $0.title != nil && $0.items.count == 1 }
        for group in recipe.stepGroups {
            if !areNamed || number == 0 { lines.append("") }
            if !areNamed, let title = group.title { lines.append(title) }
            for step in group.items {
                number += 1
                // Steps that each have a name are a list of named steps and no sections.
                let name = areNamed ? group.title.map { "\($0): " } ?? "" : ""
                lines.append("\(number). \(name)\(step)")
            }
        }
        if !recipe.notes.isEmpty { lines += [""] + recipe.notes }
        return lines.joined(separator: "\n") + "\n"
    }
}

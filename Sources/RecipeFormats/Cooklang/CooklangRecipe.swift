import RecipeModel

/// A recipe as Cooklang (https://github.com/cooklang/spec): a front matter, then one paragraph for
/// each step, with the ingredients where a step first names them.
///
/// Nothing of the ingredient list is lost. Ingredients that no step names stand in a paragraph of
/// nothing but ingredients before the first step. A group with a heading keeps it: all of it stands
/// in such a paragraph, after its heading, and its ingredients are not looked for in the steps.
enum CooklangRecipe {
    /// The text of a file. The format knows one recipe in a file; several stand one behind the
    /// other.
    static func text(of recipes: [ExportedRecipe]) -> String {
        recipes.map { blocks(of: $0).joined(separator: "\n\n") + "\n" }.joined(separator: "\n")
    }

    /// The text of a file that has the ingredients in the recipe's own order: in the steps where
    /// these name them in that order, else all before the first step.
    static func text(forEditing exported: ExportedRecipe) -> String {
        let groups = exported.recipe.ingredientGroups
        let count = exported.recipe.ingredients.count
        if groups.count == 1, groups[0].title == nil {
            let order = mentions(in: exported.recipe).mentions.joined().map(\.place)
            let text = text(of: [exported])
            if order == Array(0..<count),
                // Of two alike the second would be taken for a mention of the first.
                CooklangEntry(Array(text.utf8), title: "").recipe?.ingredients.count == count
            {
                return text
            }
        }
        return listing(exported).joined(separator: "\n\n") + "\n"
    }

    /// Every group of ingredients as a list, then the steps in their own words.
    private static func listing(_ exported: ExportedRecipe) -> [String] {
        let recipe = exported.recipe
        return [metadata(of: exported)]
            + recipe.ingredientGroups.map(headedList)
            + steps(of: recipe, with: [])
            + recipe.notes.map(note)
    }

    private static func metadata(of exported: ExportedRecipe) -> String {
        (["---"] + CooklangMetadata.lines(of: exported) + ["---"]).joined(separator: "\n")
    }

    private static func mentions(in recipe: Recipe) -> IngredientMentions {
        let ungrouped = recipe.ingredientGroups.filter { $0.title == nil }.flatMap(\.items)
        return IngredientMentions(of: ungrouped.map(IngredientParts.init), in: recipe.steps)
    }

    private static func headedList(_ group: IngredientGroup) -> String {
        let list = list(group.items.map(IngredientParts.init))
        guard let title = group.title else { return list }
        return "\(CooklangText.escaped(title, at: .paragraph)): \(list)"
    }

    private static func blocks(of exported: ExportedRecipe) -> [String] {
        let recipe = exported.recipe
        let mentions = mentions(in: recipe)
        var blocks = [metadata(of: exported)]
        if !mentions.unnamed.isEmpty { blocks.append(list(mentions.unnamed)) }
        blocks += recipe.ingredientGroups.filter { $0.title != nil }.map(headedList)
        blocks += steps(of: recipe, with: mentions.mentions)
        return blocks + (recipe.notes + exported.neededText.filter { !$0.isEmpty }).map(note)
    }

    /// The sections with their steps; a section without a heading behind one that has one is begun
    /// by a bare `==`.
    private static func steps(
        of recipe: Recipe,
        with mentions: [[IngredientMentions.Mention]]
    ) -> [String] {
        var blocks: [String] = []
        var marked = mentions.makeIterator()
        var isInSection = false
        for group in recipe.stepGroups {
            if let title = group.title {
                blocks.append("== \(CooklangSection.name(title)) ==")
                isInSection = true
            } else if isInSection {
                blocks.append("==")
                isInSection = false
            }
            blocks += group.items.map { paragraph($0, with: marked.next() ?? []) }
        }
        return blocks
    }

    private static func paragraph(
        _ step: String,
        with mentions: [IngredientMentions.Mention]
    ) -> String {
        var text = ""
        var place = step.startIndex
        var kind = CooklangText.Place.paragraph
        for mention in mentions where mention.range.lowerBound >= place {
            text += CooklangText.escaped(step[place..<mention.range.lowerBound], at: kind)
            text += component(mention.parts)
            place = mention.range.upperBound
            kind = .behindIngredient
        }
        return text + CooklangText.escaped(step[place...], at: kind)
    }

    private static func list(_ ingredients: [IngredientParts]) -> String {
        ingredients.map(component).joined(separator: ", ")
    }

    /// `@butter{50%g}(in cubes)`
    private static func component(_ parts: IngredientParts) -> String {
        let amount = parts.unit.isEmpty ? parts.quantity : "\(parts.quantity)%\(parts.unit)"
        let preparation =
            parts.preparation.isEmpty ? "" : "(\(CooklangText.preparation(parts.preparation)))"
        return "@\(CooklangText.name(parts.food)){\(amount)}\(preparation)"
    }

    private static func note(_ text: String) -> String {
        "> " + CooklangText.escaped(text, at: .note)
    }
}

/// The heading of a section.
enum CooklangSection {
    /// The heading without the signs that would end it.
    static func name(_ title: String) -> String {
        CooklangText.escaped(title, at: .note).reduce(into: "") { result, character in
            if character == "=" { result += "\\" }
            result.append(character)
        }
    }
}

import RecipeModel

/// A recipe as Cooklang (https://github.com/cooklang/spec): a front matter, then one paragraph for
/// each step, with the ingredients where a step first names them.
///
/// Nothing of the ingredient list is lost. Ingredients that no step names stand in a paragraph of
/// nothing but ingredients before the first step. A group with a heading keeps it: all of it stands
/// in such a paragraph, after its heading, and its ingredients are not looked for in the steps.
/// Where the lines would come back in other words or another order, the front matter has them too.
enum CooklangRecipe {
    /// The text of a file. The format knows one recipe in a file; several stand one behind the
    /// other.
    static func text(of recipes: [ExportedRecipe]) -> String {
        recipes.map { text(of: $0, isDraft: false) }.joined(separator: "\n")
    }

    /// The text of a file that has the ingredients in the recipe's own order: in the steps where
    /// these name them in that order, else all before the first step.
    static func text(forEditing exported: ExportedRecipe) -> String {
        let groups = exported.recipe.ingredientGroups
        let count = exported.recipe.ingredients.count
        if groups.count == 1, groups[0].title == nil {
            let order = mentions(in: exported.recipe).mentions.joined().map(\.place)
            let text = text(of: exported, isDraft: true)
            if order == Array(0..<count),
                // Of two alike the second would be taken for a mention of the first.
                CooklangEntry(Array(text.utf8), title: "").ingredientGroups.flatMap(\.items).count
                    == count
            {
                return text
            }
        }
        let recipe = exported.recipe
        let lists = recipe.ingredientGroups.map { headedList($0, isBare: false) }
        return file(
            RecipeMetadata.lines(of: exported),
            lists + steps(of: recipe, with: []) + recipe.notes.map(note)
        )
    }

    private static func mentions(in recipe: Recipe, isBare: Bool = false) -> IngredientMentions {
        let ungrouped = recipe.ingredientGroups.filter { $0.title == nil }.flatMap(\.items)
        return IngredientMentions(
            of: ungrouped.map(IngredientParts.init),
            in: isBare ? [] : recipe.steps
        )
    }

    private static func headedList(_ group: IngredientGroup, isBare: Bool) -> String {
        let list = list(group.items.map(IngredientParts.init), isBare)
        guard let title = group.title else { return list }
        let heading =
            isBare
            ? CooklangText.lettersAlone(title) : CooklangText.escaped(title, at: .paragraph)
        return "\(heading): \(list)"
    }

    /// The text of one recipe.
    ///
    /// - Parameter isDraft: Whether a cook is about to change it, who must find everything once.
    static func text(of exported: ExportedRecipe, isDraft: Bool) -> String {
        var body = blocks(of: exported)
        var plain = file(RecipeMetadata.lines(of: exported), body)
        if isDraft { return plain }
        if stepGroups(of: plain) != exported.recipe.stepGroups {
            // Signs in the ingredients that no escape makes plain; the front matter has them.
            body = blocks(of: exported, isBare: true)
            plain = file(RecipeMetadata.lines(of: exported), body)
        }
        let mark = ["\(RecipeMetadata.markName): \(RecipeMetadata.markValue)"]
        let read = CooklangEntry(Array(plain.utf8), title: "").ingredientGroups
        let wording: [String]
        if texts(of: read) == texts(of: exported.recipe.ingredientGroups) {
            wording = RecipeMetadata.foods(of: exported, readAs: read.flatMap(\.items))
        } else {
            wording = IngredientWording.lines(of: exported, readAs: read)
        }
        return file(RecipeMetadata.lines(of: exported) + wording + mark, body)
    }

    private static func stepGroups(of text: String) -> [StepGroup] {
        CooklangEntry(Array(text.utf8), title: "").document.cleaned.recipe.stepGroups
    }

    /// The groups without what is read from their lines.
    private static func texts(of groups: [IngredientGroup]) -> [IngredientGroup] {
        groups.map { group in
            IngredientGroup(
                title: group.title,
                items: group.items.map { Ingredient(text: $0.text) }
            )
        }
    }

    private static func file(_ metadata: [String], _ body: [String]) -> String {
        ([(["---"] + metadata + ["---"]).joined(separator: "\n")] + body)
            .joined(separator: "\n\n") + "\n"
    }

    /// The paragraphs.
    ///
    /// - Parameter isBare: Whether ingredients are letters alone, and none stands in a step.
    private static func blocks(of exported: ExportedRecipe, isBare: Bool = false) -> [String] {
        let recipe = exported.recipe
        let mentions = mentions(in: recipe, isBare: isBare)
        var blocks: [String] = []
        if !mentions.unnamed.isEmpty { blocks.append(list(mentions.unnamed, isBare)) }
        blocks += recipe.ingredientGroups.filter { $0.title != nil }.map {
            headedList($0, isBare: isBare)
        }
        blocks += steps(of: recipe, with: mentions.mentions)
        return blocks + (recipe.notes + exported.neededText.filter { !$0.isEmpty }).map(note)
    }

    /// The sections with their steps; one without a heading that follows another is begun by a bare
    /// `==`.
    private static func steps(
        of recipe: Recipe,
        with mentions: [[IngredientMentions.Mention]]
    ) -> [String] {
        var blocks: [String] = []
        var marked = mentions.makeIterator()
        for (number, group) in recipe.stepGroups.enumerated() {
            if let title = group.title {
                blocks.append("== \(CooklangSection.name(title)) ==")
            } else if number > 0 {
                blocks.append("==")
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

    private static func list(_ ingredients: [IngredientParts], _ isBare: Bool) -> String {
        ingredients.map { parts in
            isBare ? "@\(CooklangText.lettersAlone(parts.food)){}" : component(parts)
        }.joined(separator: ", ")
    }

    /// `@butter{50%g}(in cubes)`
    private static func component(_ parts: IngredientParts) -> String {
        let amount = parts.unit.isEmpty ? parts.quantity : "\(parts.quantity)%\(parts.unit)"
        let preparation =
            parts.preparation.isEmpty ? "" : "(\(CooklangText.preparation(parts.preparation)))"
        return
            "@\(CooklangText.name(String(parts.food.prefix(nameLimit)))){\(amount)}\(preparation)"
    }

    /// What is longer is no name, and other programs would not look for its end.
    private static let nameLimit = 100

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

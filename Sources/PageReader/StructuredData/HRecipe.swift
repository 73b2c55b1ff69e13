import RecipeModel

/// Reads the fields of a recipe from the microformats h-recipe and hRecipe, which are class names.
struct HRecipe {
    private let tree: MarkupTree
    private let root: MarkupTree.NodeID
    private let links: LinkResolver

    /// The recipes of a page.
    static func all(in page: ParsedPage) -> [RecipeFields] {
        let tree = page.tree
        var end = 0
        let roots = tree.nodes.indices.filter { node in
            guard node >= end, tree.hasClass("h-recipe", node) || tree.hasClass("hrecipe", node)
            else { return false }
            end = tree.end(of: node)
            return true
        }
        return roots.prefix(Microdata.itemLimit).map {
            HRecipe(tree: tree, root: $0, links: page.links).fields
        }
    }

    private var fields: RecipeFields {
        var fields = RecipeFields()
        fields.title = text(["p-name", "fn"])
        let ingredients = MarkedItems(
            tree: tree,
            elements: elements(["p-ingredient", "ingredient"])
        )
        .sections(isItem: LineRules.isIngredient, clean: { $0 })
        fields.ingredientGroups = ingredients.map { IngredientGroup($0) }
        let steps = MarkedItems(
            tree: tree,
            elements: elements(["e-instructions", "instructions", "instruction"])
        ).sections(isItem: LineRules.isStep, clean: LineRules.withoutStepNumber)
        fields.stepGroups = steps.map { StepGroup(title: $0.title, items: $0.items) }
        fields.yield = YieldText.yield(of: [text(["p-yield", "yield"])].compactMap { $0 })
        fields.preparation = minutes(["preptime"])
        fields.cooking = minutes(["cooktime"])
        fields.total = minutes(["dt-duration", "duration"])
        fields.author = text(["p-author", "author"])
        fields.picture =
            elements(["u-photo", "photo"]).lazy
            .compactMap { Microdata(tree: tree).address(of: $0, links) }.first
        return fields
    }

    private func elements(_ names: [String]) -> [MarkupTree.NodeID] {
        tree.descendants(of: root).filter { node in
            names.contains { tree.hasClass($0, node) }
        }
    }

    private func text(_ names: [String]) -> String? {
        elements(names).lazy.map { tree.line(in: $0) }.first { !$0.isEmpty && $0.count <= 300 }
    }

    private func minutes(_ names: [String]) -> Int? {
        for element in elements(names) {
            let inner = tree.descendants(of: element).first { tree.hasClass("value-title", $0) }
            let machine = [
                tree.attribute(.datetime, of: element),
                inner.flatMap {
                    tree.attribute(.title, of: $0)
                }, tree.attribute(.title, of: element),
            ].compactMap { $0 }
            for text in machine + [tree.line(in: element)] {
                if let minutes = DurationText.minutes(in: text) { return minutes }
            }
        }
        return nil
    }
}

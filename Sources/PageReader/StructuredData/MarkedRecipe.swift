import RecipeModel

/// Reads the fields of a recipe whose parts a page marks among its elements: by the properties of
/// microdata and RDFa, or by the class names of the microformats h-recipe and hRecipe.
struct MarkedRecipe {
    private let tree: MarkupTree
    private let properties: [Microdata.Property]

    /// The recipes of a page in microdata or RDFa.
    static func microdata(in page: ParsedPage) -> [RecipeFields] {
        let microdata = Microdata(tree: page.tree)
        return microdata.items(ofType: "recipe").prefix(Microdata.itemLimit).map { item in
            MarkedRecipe(tree: page.tree, properties: microdata.properties(of: item))
                .fields(page.links, value: microdata.value)
        }
    }

    /// The recipes of a page in microformats.
    static func microformats(in page: ParsedPage) -> [RecipeFields] {
        let tree = page.tree
        var end = 0
        let roots = tree.nodes.indices.filter { node in
            guard node >= end, tree.hasClass("h-recipe", node) || tree.hasClass("hrecipe", node)
            else { return false }
            end = tree.end(of: node)
            return true
        }
        return roots.prefix(Microdata.itemLimit).map { root in
            let properties = tree.descendants(of: root).compactMap { node in
                let found = tree.attributeBytes(.class, of: node)?.split { $0 <= 0x20 }
                    .compactMap { names[$0] }
                return found.flatMap { names in
                    names.isEmpty ? nil : Microdata.Property(names: names, element: node)
                }
            }
            return MarkedRecipe(tree: tree, properties: properties)
                .fields(page.links) { value(of: $0, as: $1, in: tree) }
        }
    }

    private func fields(
        _ links: LinkResolver,
        value: (MarkupTree.NodeID, String) -> JSONValue
    ) -> RecipeFields {
        let lists = MarkedRecipe.ingredients + MarkedRecipe.steps
        let single = properties.filter { property in
            !property.names.contains { lists.contains($0.lowercased()) }
        }
        let node = Microdata.node(of: single, value: value)
        var fields = SchemaRecipe(node: node, links: links).fields
        fields.ingredientGroups = items(MarkedRecipe.ingredients)
            .sections(isItem: LineRules.isIngredient, clean: { $0 }).map { IngredientGroup($0) }
        fields.stepGroups = items(MarkedRecipe.steps)
            .sections(isItem: LineRules.isStep, clean: LineRules.withoutStepNumber)
            .map { StepGroup(title: $0.title, items: $0.items) }
        return fields
    }

    /// The elements of the first name that has any.
    private func items(_ names: [String]) -> MarkedItems {
        let elements = names.lazy.map { name in
            properties.filter { $0.names.contains { $0.lowercased() == name } }.map(\.element)
        }.first { !$0.isEmpty }
        return MarkedItems(
            tree: tree,
            elements: Array((elements ?? []).prefix(SchemaRecipe.listLimit))
        )
    }

    private static let ingredients = [
        "recipeingredient", "ingredients", "ingredient", "recipeingredients",
    ]
    private static let steps = [
        "recipeinstructions", "instructions", "instruction", "step", "steps",
    ]

    // MARK: Microformats

    /// The properties that class names stand for.
    private static let names = WordTable([
        ("p-name", "name"), ("fn", "name"), ("p-ingredient", "ingredient"),
        ("ingredient", "ingredient"), ("e-instructions", "instructions"),
        ("instructions", "instructions"), ("instruction", "instructions"),
        ("p-yield", "yield"), ("yield", "yield"), ("preptime", "prepTime"),
        ("cooktime", "cookTime"), ("dt-duration", "duration"), ("duration", "duration"),
        ("p-author", "author"), ("author", "author"), ("u-photo", "photo"), ("photo", "photo"),
    ])

    /// What an element says as the property of a name; of a time also what its titles say.
    private static func value(
        of element: MarkupTree.NodeID,
        as name: String,
        in tree: MarkupTree
    ) -> JSONValue {
        if name == "photo" {
            return Microdata(tree: tree).address(in: element).map { .string($0) } ?? .null
        }
        let inner = tree.descendants(of: element).first { tree.hasClass("value-title", $0) }
        let machine =
            name.hasSuffix("Time") || name == "duration"
            ? [
                tree.attribute(.datetime, of: element),
                inner.flatMap { tree.attribute(.title, of: $0) },
                tree.attribute(.title, of: element),
            ] : []
        return .array((machine + [tree.line(in: element)]).compactMap { $0.map { .string($0) } })
    }
}

import RecipeModel

/// Finds the yield in an element whose class says that it holds one, as where a drawing takes the
/// place of the word.
struct NamedFacts {
    private static let words = WordTable<Bool>(
        [
            "yield", "yields", "serving", "servings", "serves", "portion", "portions", "portionen",
            "persons", "personnes", "personen", "raciones", "porciones", "porcoes", "rendimento",
            "porzioni", "porties", "porsjoner", "portioner", "person",
        ].map { ($0, true) }
    )

    /// The yield; nil where no class tells of one.
    static func yield(in page: ParsedPage) -> RecipeYield? {
        let tree = page.tree
        for node in tree.nodes.indices where tree.tag(of: node) != nil {
            guard let names = tree.attributeBytes(.class, of: node), isNamed(names) else {
                continue
            }
            if let yield = yield(of: node, tree) { return yield }
            // The named element is often the drawing before the number.
            if let parent = tree.parent(of: node), tree.end(of: node) < tree.end(of: parent),
                let yield = yield(of: tree.end(of: node), tree)
            {
                return yield
            }
        }
        return nil
    }

    private static func isNamed(_ names: ArraySlice<UInt8>) -> Bool {
        names.split { $0 <= 0x20 || $0 == 0x2D || $0 == 0x5F }.contains { words[$0] != nil }
    }

    private static func yield(of node: MarkupTree.NodeID, _ tree: MarkupTree) -> RecipeYield? {
        guard tree.tag(of: node) != nil, tree.end(of: node) - node <= 24 else { return nil }
        let text = YieldText.withoutStroke(tree.line(in: node))
        guard text.count <= 30, let amount = NumberText.first(in: text), amount > 0, amount <= 200,
            text.contains(where: IngredientLikeness.isAmountCharacter),
            !DurationTokens.tokens(of: text.lowercased()).contains(where: \.isUnit)
        else { return nil }
        return RecipeYield(text: text, amount: amount)
    }
}

import KitchenLanguage
import RecipeModel

/// Finds the yield in an element whose class says that it holds one.
struct NamedFacts {
    private static let words = WordTable<Bool>(
        [
            "yield", "yields", "serving", "servings", "serves", "portion", "portions", "portionen",
            "persons", "personnes", "personen", "raciones", "porciones", "porcoes", "rendimento",
            "porzioni", "porties", "porsjoner", "portioner", "person", "adag",
        ].map { ($0, true) }
    )

    /// An element that holds no more than a yield has no more nodes.
    private static let nodeLimit = 24

    /// The yield; nil where no class tells of one.
    static func yield(in page: ParsedPage, besides lines: Set<String> = []) -> RecipeYield? {
        let tree = page.tree
        for node in tree.nodes.indices where tree.tag(of: node) != nil {
            if tree.tag(of: node) == .input, let yield = yield(ofField: node, tree) { return yield }
            guard let names = tree.attributeBytes(.class, of: node), isNamed(names) else {
                continue
            }
            // The named element is often a drawing, with the number beside it.
            let isDrawing = tree.end(of: node) - node <= 2 && tree.line(in: node).isEmpty
            let holder = isDrawing ? tree.parent(of: node) ?? node : node
            if let yield = yield(of: holder, tree), !lines.contains(yield.text) { return yield }
        }
        return nil
    }

    private static func isNamed(_ names: ArraySlice<UInt8>) -> Bool {
        names.split { $0 <= 0x20 || $0 == 0x2D || $0 == 0x5F }.contains { words[$0] != nil }
    }

    /// The number in a field by which the cook would change it: `Number of servings`.
    private static func yield(
        ofField field: MarkupTree.NodeID,
        _ tree: MarkupTree
    ) -> RecipeYield? {
        guard let value = tree.attribute(.value, of: field), let count = Int(value),
            (1...200).contains(count),
            [AttributeName.ariaLabel, .id, .name, .class].contains(where: { name in
                tree.attributeBytes(name, of: field).map(isNamed) == true
            }), PageRule.yieldOfField.applies
        else { return nil }
        return RecipeYield(text: value, amount: Double(count))
    }

    private static func yield(of node: MarkupTree.NodeID, _ tree: MarkupTree) -> RecipeYield? {
        guard tree.end(of: node) - node <= nodeLimit else { return nil }
        let text = YieldText.withoutStroke(tree.line(in: node))
        guard text.count <= 30, let amount = StatedNumber(text)?.value, amount >= 1, amount <= 200,
            !InterfaceWords.isControl(text),
            text.contains(where: IngredientLikeness.isAmountCharacter),
            !StatedDuration.isNamed(in: text)
        else { return nil }
        return RecipeYield(text: text, amount: amount)
    }
}

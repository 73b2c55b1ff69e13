/// Which list item, table row or definition a line of a page stands in.
struct ItemPlaces {
    /// So far up from a line its item is looked for.
    private static let reach = 8

    /// Where a line stands.
    struct Place {
        /// The element of the item that the line is, or is a part of.
        var item: MarkupTree.NodeID?
        /// The list item with a list of its own whose heading the line is.
        var headedList: Range<MarkupTree.NodeID>?
    }

    let tree: MarkupTree

    func place(of line: PageLine) -> Place {
        var node: MarkupTree.NodeID? = line.block
        var depth = 0
        while let element = node, depth < ItemPlaces.reach, let tag = tree.tag(of: element) {
            if tag == .tr { return Place(item: tree.isLayoutRow(element) ? nil : element) }
            if tag == .li {
                guard let list = innerList(of: element) else { return Place(item: element) }
                let isBefore = line.nodes.lowerBound < list && tree.tag(of: list) != .table
                return Place(headedList: isBefore ? element..<tree.end(of: element) : nil)
            }
            if tag == .ul || tag == .ol || tag == .table || tag == .body { break }
            node = tree.parent(of: element)
            depth += 1
        }
        return Place()
    }

    /// A list item with a list is a section and no item.
    private func innerList(of item: MarkupTree.NodeID) -> MarkupTree.NodeID? {
        tree.descendants(of: item).first { node in
            let tag = tree.tag(of: node)
            return tag == .ul || tag == .ol || tag == .table
        }
    }

    /// For the elements of pairs side by side that are an amount and its food, as in definitions or
    /// in columns of a style sheet: the first one's element. None where pairs are something else.
    static func pairs(_ lines: [PageLine], _ tree: MarkupTree)
        -> [MarkupTree.NodeID: MarkupTree.NodeID]
    {
        func isAmount(_ line: PageLine) -> Bool {
            IngredientLikeness.isAmountAlone(line.text)
                || tree.tag(of: line.block) == .dd && IngredientLikeness.isShortAmount(line.text)
        }
        var amountsFirst: [(MarkupTree.NodeID, MarkupTree.NodeID)] = []
        var foodsFirst = amountsFirst
        for (first, second) in zip(lines, lines.dropFirst())
        where tree.parent(of: first.block) == tree.parent(of: second.block)
            && tree.tag(of: first.block) != tree.tag(of: second.block)
            && !first.isHeadingLike && !second.isHeadingLike
        {
            if isAmount(first) {
                amountsFirst.append((first.block, second.block))
            } else if isAmount(second) {
                foodsFirst.append((first.block, second.block))
            }
        }
        // A food without an amount stands between two pairs; the last one of all is whole.
        let isFoodFirst =
            (amountsFirst.count, amountsFirst.last?.1 ?? 0)
            < (foodsFirst.count, foodsFirst.last?.1 ?? 0)
        let pairs = isFoodFirst ? foodsFirst : amountsFirst
        guard pairs.count >= 2, pairs.count * 3 >= lines.count, PageRule.pairsOfElements.applies
        else { return [:] }
        var found: [MarkupTree.NodeID: MarkupTree.NodeID] = [:]
        for (first, second) in pairs { (found[first], found[second]) = (first, first) }
        // A food without an amount stands by itself among the pairs.
        func mark(_ element: MarkupTree.NodeID) -> String {
            "\(tree.parent(of: element) ?? 0) \(tree.tag(of: element)?.code ?? 0)"
        }
        let foods = Set(pairs.map { mark(isFoodFirst ? $0.0 : $0.1) })
        for line in lines where found[line.block] == nil && foods.contains(mark(line.block)) {
            found[line.block] = line.block
        }
        return found
    }
}

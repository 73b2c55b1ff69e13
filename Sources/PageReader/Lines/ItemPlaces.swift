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
                guard let list = innerList(of: element) else {
                    return holdsHeadings(element) ? Place() : Place(item: element)
                }
                let isBefore = line.nodes.lowerBound < list && tree.tag(of: list) != .table
                return Place(headedList: isBefore ? element..<tree.end(of: element) : nil)
            }
            if tag == .ul || tag == .ol || tag == .table || tag == .body { break }
            node = tree.parent(of: element)
            depth += 1
        }
        return Place()
    }

    /// A list item with several headings is sections and no item.
    private func holdsHeadings(_ item: MarkupTree.NodeID) -> Bool {
        tree.descendants(of: item).lazy.filter { tree.tag(of: $0)?.headingLevel != nil }
            .prefix(2).count > 1
    }

    /// A list item with a list is a section and no item.
    private func innerList(of item: MarkupTree.NodeID) -> MarkupTree.NodeID? {
        tree.descendants(of: item).first { node in
            let tag = tree.tag(of: node)
            return tag == .ul || tag == .ol || tag == .table
        }
    }

    /// For the elements of definitions that are an amount and its food: the term's element. None
    /// where definitions are something else.
    static func definitions(
        _ lines: [PageLine],
        _ tree: MarkupTree
    ) -> [MarkupTree.NodeID: MarkupTree.NodeID] {
        var found: [MarkupTree.NodeID: MarkupTree.NodeID] = [:]
        for (term, value) in zip(lines, lines.dropFirst())
        where tree.tag(of: term.block) == .dt && tree.tag(of: value.block) == .dd {
            guard
                IngredientLikeness.isAmountAlone(term.text)
                    || IngredientLikeness.isAmountAlone(value.text)
                    || IngredientLikeness.isShortAmount(value.text)
            else { continue }
            found[term.block] = term.block
            found[value.block] = term.block
        }
        let values = lines.count { tree.tag(of: $0.block) == .dd }
        return found.count >= values && !found.isEmpty && PageRule.definitions.applies ? found : [:]
    }
}

/// Puts lines together that are one item of a list: the parts of a list item or of a row.
struct ItemRows {
    let tree: MarkupTree

    /// One item with the element that holds it.
    struct Row {
        var text: String
        /// The first of its lines, for what its markup tells.
        var line: PageLine
        /// Whether it is the item of a list or the row of a table.
        var isItem: Bool
    }

    /// The rows that lines make up, in order.
    func rows(of lines: [PageLine]) -> [Row] {
        var rows: [Row] = []
        var holders: [MarkupTree.NodeID?] = []
        let amountHolders = amountHolders(lines)
        for line in lines {
            let holder =
                amountHolders.first { $0.contains(line.nodes.lowerBound) }?.lowerBound
                ?? itemHolder(of: line)
            if let holder, let last = holders.last, last == holder, let row = rows.last {
                rows[rows.count - 1].text = ItemRows.joined(row.text, line.text)
                // A label such as "Step 2" in an item does not make the item a heading.
                rows[rows.count - 1].line.headingLevel = 0
                rows[rows.count - 1].line.isStrong = false
                continue
            }
            rows.append(Row(text: line.text, line: line, isItem: holder != nil))
            holders.append(holder)
        }
        return rows
    }

    /// An amount goes before its food.
    static func joined(_ first: String, _ second: String) -> String {
        if IngredientLikeness.isAmountAlone(second) || IngredientLikeness.isShortAmount(second),
            !IngredientLikeness.isAmountAlone(first), !IngredientLikeness.hasAmount(first)
        {
            return "\(second) \(first)"
        }
        return "\(first) \(second)"
    }

    /// The list item, row or definition that a line is in.
    private func itemHolder(of line: PageLine) -> MarkupTree.NodeID? {
        var node: MarkupTree.NodeID? = line.block
        var depth = 0
        while let element = node, depth < 8 {
            guard let tag = tree.tag(of: element) else { return nil }
            if tag == .tr { return element }
            if tag == .li { return hasInnerList(element) ? nil : element }
            if tag == .ul || tag == .ol || tag == .table || tag == .body { return nil }
            node = tree.parent(of: element)
            depth += 1
        }
        return nil
    }

    /// A list item with a list, or with a heading and paragraphs, is a section and no item.
    private func hasInnerList(_ item: MarkupTree.NodeID) -> Bool {
        tree.descendants(of: item).contains { node in
            let tag = tree.tag(of: node)
            return tag == .ul || tag == .ol || tag == .table
        }
    }

    /// Where amounts stand on lines of their own: for each the largest element with no other.
    private func amountHolders(_ lines: [PageLine]) -> [Range<MarkupTree.NodeID>] {
        var amounts = lines.filter { IngredientLikeness.isAmountAlone($0.text) }
        let short = lines.filter { IngredientLikeness.isShortAmount($0.text) }
        // Every second line a number and a word: foods and amounts take turns.
        if short.count * 5 >= lines.count * 2, short.count > amounts.count { amounts = short }
        guard amounts.count >= 2, amounts.count * 5 >= lines.count else { return [] }
        let places = amounts.map(\.nodes.lowerBound)
        return amounts.compactMap { line in
            var best: MarkupTree.NodeID?
            var node: MarkupTree.NodeID? = line.block
            while let element = node {
                let range = element..<tree.end(of: element)
                if places.count(where: range.contains) > 1 { break }
                best = element
                node = tree.parent(of: element)
            }
            return best.map { $0..<tree.end(of: $0) }
        }
    }
}

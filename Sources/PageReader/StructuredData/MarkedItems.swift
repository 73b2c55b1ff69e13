/// The items of a list whose elements the page marks, one by one or as a whole.
struct MarkedItems {
    let tree: MarkupTree
    let elements: [MarkupTree.NodeID]

    /// The items in their sections.
    func sections(
        isItem: (String) -> Bool,
        clean: (String) -> String
    ) -> [SectionedItems.Section] {
        let outer = withoutInner
        if outer.count == 1, let whole = outer.first {
            let rows = ItemRows(tree: tree).rows(of: PageLines.of(tree, in: whole))
            let sections = SectionedItems(rows: rows, isItem: isItem, clean: clean).sections
            if sections.isEmpty, let content = tree.attribute(.content, of: whole) {
                let items = MarkupText.lines(of: content).map(clean).filter(isItem)
                return items.isEmpty ? [] : [.init(title: nil, items: items)]
            }
            return sections
        }
        let rows = outer.flatMap { element in
            let isStrong = PageLines.of(tree, in: element).allSatisfy(\.isStrong)
            return items(of: element, isItem: isItem, clean: clean).map {
                ItemRows.Row(text: $0, isStrong: isStrong)
            }
        }
        let list = SectionedItems(rows: rows, isItem: isItem)
        if list.items.count * 2 > rows.count { return list.sections }
        return rows.isEmpty ? [] : [.init(title: nil, items: rows.map(\.text))]
    }

    /// Elements inside of other elements say the same a second time.
    private var withoutInner: [MarkupTree.NodeID] {
        var outer: [MarkupTree.NodeID] = []
        for element in elements {
            if let last = outer.last, tree.isInside(element, last) { continue }
            outer.append(element)
        }
        return outer
    }

    /// One element of several: mostly one item, but a list in it is many.
    private func items(
        of element: MarkupTree.NodeID,
        isItem: (String) -> Bool,
        clean: (String) -> String
    ) -> [String] {
        let lines = PageLines.of(tree, in: element)
        let isList = tree.descendants(of: element).contains { tree.tag(of: $0) == .li }
        if isList || lines.contains(where: { $0.text.utf8.count > 200 }) {
            let rows = ItemRows(tree: tree).rows(of: lines)
            return SectionedItems(rows: rows, isItem: isItem, clean: clean).items
        }
        let content = lines.isEmpty ? tree.attribute(.content, of: element) : nil
        let text =
            content.map(MarkupText.line(of:))
            ?? lines.map(\.text).joined(separator: " ")
        let cleaned = clean(text)
        return isItem(cleaned) ? [cleaned] : []
    }
}

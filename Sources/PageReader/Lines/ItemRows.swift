/// Puts lines together that are one item of a list: the parts of a list item, of a row, or of a
/// definition.
struct ItemRows {
    let tree: MarkupTree

    /// One item with the element that holds it.
    struct Row {
        var text: String
        /// The first of its lines, for what its markup tells.
        var line: PageLine
        /// Whether it is the item of a list or the row of a table.
        var isItem: Bool
        /// The list item that holds a list of its own, where the row is what stands before that.
        var outerItem: Range<MarkupTree.NodeID>?
        /// The name and the classes of its element.
        var mark = ""
        /// The element around its own, and how that is named.
        var home = 0..<0
        var homeMark: [String] = []
    }

    /// The rows that lines make up, in order.
    func rows(of lines: [PageLine]) -> [Row] {
        var rows: [Row] = []
        var holders: [MarkupTree.NodeID?] = []
        let places = ItemPlaces(tree: tree)
        let definitions = ItemPlaces.definitions(lines, tree)
        let amountHolders = definitions.isEmpty ? amountHolders(lines) : []
        for line in lines {
            let place = places.place(of: line)
            let holder =
                definitions[line.block]
                ?? amountHolders.first { $0.contains(line.nodes.lowerBound) }?.lowerBound
                ?? place.item
            if let holder, let last = holders.last, last == holder, let row = rows.last {
                rows[rows.count - 1].text = ItemRows.joined(row.text, line.text)
                // A label such as "Step 2" in an item does not make the item a heading.
                rows[rows.count - 1].line.headingLevel = 0
                rows[rows.count - 1].line.isStrong = false
                continue
            }
            let home = tree.parent(of: holder ?? line.block) ?? 0
            rows.append(
                Row(
                    text: line.text,
                    line: line,
                    isItem: holder != nil,
                    outerItem: place.headedList,
                    mark: mark(of: holder ?? line.block),
                    home: home..<tree.end(of: home),
                    homeMark: ListOnPage.shape(of: home, in: tree)
                )
            )
            holders.append(holder)
        }
        return rows
    }

    private func mark(of element: MarkupTree.NodeID) -> String {
        let tag = tree.tag(of: element).map { "\($0)" } ?? ""
        return "\(tag) \(tree.attribute(.class, of: element) ?? "")"
    }

    /// An amount goes before its food, but in scripts without spaces, where it goes after.
    static func joined(_ first: String, _ second: String) -> String {
        let isUnspaced = first.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
        if isUnspaced { return "\(first) \(second)" }
        if IngredientLikeness.isAmountAlone(second) || IngredientLikeness.isShortAmount(second),
            !IngredientLikeness.isAmountAlone(first), !IngredientLikeness.hasAmount(first)
        {
            return PageRule.amountFirst.applies ? "\(second) \(first)" : "\(first) \(second)"
        }
        return "\(first) \(second)"
    }

    /// The lines of a number and a word, such as `4 stalks`, where they take turns with foods; none
    /// where other lines have amounts too, as then `2 eggs` is an ingredient.
    private static func amountsInTurn(_ lines: [PageLine]) -> [PageLine] {
        let isShort = lines.map { IngredientLikeness.isShortAmount($0.text) }
        guard isShort.count(where: { $0 }) * 5 >= lines.count * 2,
            !zip(isShort, isShort.dropFirst()).contains(where: { $0 && $1 })
        else { return [] }
        let hasOthers = zip(lines, isShort).contains { line, isShort in
            !isShort && IngredientLikeness.hasMeasure(line.text)
                && !IngredientLikeness.isAmountAlone(line.text)
        }
        return hasOthers ? [] : zip(lines, isShort).filter(\.1).map(\.0)
    }

    /// Where amounts stand on lines of their own: for each the largest element with no other.
    private func amountHolders(_ lines: [PageLine]) -> [Range<MarkupTree.NodeID>] {
        var amounts = lines.filter { IngredientLikeness.isAmountAlone($0.text) }
        let short = ItemRows.amountsInTurn(lines)
        if short.count > amounts.count, PageRule.amountsInTurn.applies { amounts = short }
        guard amounts.count >= 2, amounts.count * 5 >= lines.count, PageRule.amountLines.applies
        else { return [] }
        let places = amounts.map(\.nodes.lowerBound)
        let holders = amounts.compactMap { line in
            tree.ancestors(of: line.block).prefix { element in
                let range = element..<tree.end(of: element)
                return places.count(where: range.contains) <= 1
            }.last
        }
        // A food without an amount stands in an element like the others.
        let marks = Set(holders.map(mark))
        let parents = Set(holders.compactMap(tree.parent))
        let others = lines.compactMap { line in
            tree.ancestors(of: line.block).first { element in
                tree.parent(of: element).map(parents.contains) == true
                    && marks.contains(mark(of: element)) && !holders.contains(element)
            }
        }
        return (holders + Set(others)).map { $0..<tree.end(of: $0) }
    }
}

extension ItemRows.Row {
    /// An item of data, which stands nowhere on a page.
    init(text: String, isStrong: Bool) {
        let line = PageLine(
            text: text,
            nodes: 0..<0,
            block: 0,
            headingLevel: 0,
            isStrong: isStrong,
            linkShare: 0,
            region: .content
        )
        self.init(text: text, line: line, isItem: true)
    }
}

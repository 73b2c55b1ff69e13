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
        let pairs = ItemPlaces.pairs(lines, tree)
        let amountHolders = pairs.isEmpty ? amountHolders(lines) : []
        for line in lines {
            let place = places.place(of: line)
            let holder =
                pairs[line.block]
                ?? amountHolders.first { $0.contains(line.nodes.lowerBound) }?.lowerBound
                ?? place.item
            if let holder, let last = holders.last, last == holder, let row = rows.last {
                rows[rows.count - 1].text = "\(row.text) \(line.text)"
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
                    mark: pairs[line.block] == nil ? mark(of: holder ?? line.block) : "",
                    home: home..<tree.end(of: home),
                    homeMark: tree.shape(of: home)
                )
            )
            holders.append(holder)
        }
        return rows
    }

    /// Rows without what tells or changes the portions before the first of those made alike that most of
    /// them are: `12 rolls`, or `Portions` and `4`.
    static func withoutScale(_ rows: [Row]) -> [Row] {
        let number = rows.indices.prefix(5).dropFirst().last {
            rows[$0].text.allSatisfy(\.isNumber) && LabelledFacts.isLabel(rows[$0 - 1].text)
        }
        if let number { return Array(rows[(number + 1)...]) }
        func make(_ row: Row) -> [String] { row.homeMark + ["\(row.isItem)"] }
        let makes = Dictionary(grouping: rows, by: make)
        guard let most = makes.first(where: { $0.value.count * 2 > rows.count })?.key,
            let first = rows.firstIndex(where: { make($0) == most }), first <= 3
        else { return rows }
        let before = rows[..<first].prefix { row in
            !row.isItem && !row.line.isHeadingLike && row.text.utf8.count <= 40
                && !IngredientLikeness.hasMeasure(row.text)
        }
        let tells =
            before.contains { $0.text.contains(where: \.isNumber) }
            && before.allSatisfy { $0.home != rows[first].home }
        return tells && PageRule.scaleBeforeList.applies ? Array(rows[before.endIndex...]) : rows
    }

    private func mark(of element: MarkupTree.NodeID) -> String {
        let tag = tree.tag(of: element).map { "\($0)" } ?? ""
        return "\(tag) \(tree.attribute(.class, of: element) ?? "")"
    }

    /// Where amounts stand on lines of their own: for each the largest element with no other.
    private func amountHolders(_ lines: [PageLine]) -> [Range<MarkupTree.NodeID>] {
        let amounts = lines.filter { IngredientLikeness.isAmountAlone($0.text) }
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
        let line = PageLine(text: text, nodes: 0..<0, block: 0, isStrong: isStrong)
        self.init(text: text, line: line, isItem: true)
    }
}

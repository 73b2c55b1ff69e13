/// A list under headings, as a page shows it.
struct SectionedItems {
    /// Items under one heading, or under none.
    struct Section: Equatable {
        var title: String?
        var items: [String]
    }

    private(set) var sections: [Section] = []

    var items: [String] { sections.flatMap(\.items) }
    var isEmpty: Bool { sections.isEmpty }

    /// Tells headings from items among rows.
    ///
    /// - Parameters:
    ///   - rows: The rows of the list, in order.
    ///   - isItem: Whether a text can be an item at all.
    ///   - clean: What is made of an item's text.
    init(
        rows: [ItemRows.Row],
        isItem: (String) -> Bool = LineRules.isIngredient,
        clean: (String) -> String = { $0 }
    ) {
        // Words of the interface are never headings, and no items either.
        let rows = rows.filter { row in
            !InterfaceWords.isControl(row.text)
                && (!row.line.isHeadingLike || LineRules.canHead(row.text))
        }
        let listShare = rows.isEmpty ? 0 : rows.count(where: \.isItem) * 100 / rows.count
        let strongShare =
            rows.isEmpty ? 0 : rows.count { $0.line.isStrong } * 100 / rows.count
        let capitalShare =
            rows.isEmpty ? 0 : rows.count { SectionedItems.isCapital($0.text) } * 100 / rows.count
        let marks = SectionedItems.marksOfHeadings(rows)
        var inner: Range<MarkupTree.NodeID>?
        for (index, row) in rows.enumerated() {
            let next = index + 1 < rows.count ? rows[index + 1] : nil
            if let range = inner, !range.contains(row.line.block) {
                // A list in a list is over: its heading does not head what follows.
                inner = nil
                sections.append(Section(title: nil, items: []))
            }
            if SectionedItems.isHeading(
                row,
                next: next,
                listShare: listShare,
                strongShare: strongShare,
                capitalShare: capitalShare
            ) || marks.contains(row.mark) {
                let title = SectionWords.isBare(row.text) ? nil : LineRules.headingTitle(row.text)
                inner = row.outerItem ?? inner
                if title != nil || sections.last?.items.isEmpty == false {
                    sections.append(Section(title: title, items: []))
                }
                continue
            }
            let text = clean(row.text)
            guard isItem(text) else { continue }
            if sections.isEmpty { sections.append(Section(title: nil, items: [])) }
            sections[sections.count - 1].items.append(text)
        }
        sections.removeAll { $0.items.isEmpty }
    }

    /// How headings are marked that are items to the markup: unlike most items, never one behind
    /// another or at the end, and never with an amount.
    private static func marksOfHeadings(_ rows: [ItemRows.Row]) -> Set<String> {
        let byMark = Dictionary(grouping: rows.indices) { rows[$0].mark }
        guard rows.count >= 4, byMark.count > 1,
            let most = byMark.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
            most.value.count * 10 >= rows.count * 6
        else { return [] }
        return Set(
            byMark.filter { mark, places in
                mark != most.key
                    && places.allSatisfy { place in
                        let text = rows[place].text
                        return text.count <= 50 && text.last?.isPunctuation != true
                            && !text.contains(where: \.isNumber)
                            && !IngredientLikeness.hasAmount(text) && place + 1 < rows.count
                            && rows[place + 1].mark == most.key
                    }
            }.keys
        ).filter { _ in PageRule.headingByMark.applies }
    }

    private static func isHeading(
        _ row: ItemRows.Row,
        next: ItemRows.Row?,
        listShare: Int,
        strongShare: Int,
        capitalShare: Int
    ) -> Bool {
        if row.line.headingLevel > 0 { return row.text.count <= 120 }
        guard next != nil, row.text.count <= 80 else { return false }
        if row.outerItem != nil, row.text.count <= 60, !row.text.hasSuffix(".") {
            return true
        }
        if SectionWords.isBare(row.text) { return true }
        if row.text.hasSuffix(":"), !row.text.contains(where: \.isNumber) { return true }
        guard !IngredientLikeness.hasAmount(row.text) else { return false }
        if SectionWords.isPurpose(row.text) { return true }
        if isCapital(row.text), capitalShare < 30 { return true }
        if row.line.isStrong, strongShare < 50, PageRule.boldHeading.applies {
            return !row.text.hasSuffix(".")
        }
        if row.text.hasSuffix(":") || row.text.hasSuffix("：") { return true }
        // A short line that is not an item, where nearly all others are.
        return PageRule.lineOutsideItems.applies && !row.isItem && listShare >= 60
            && row.text.count <= 50 && !row.text.hasSuffix(".")
    }

    /// Whether a line is set in capital letters throughout.
    private static func isCapital(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return letters.count >= 3 && letters.allSatisfy(\.isUppercase)
    }
}

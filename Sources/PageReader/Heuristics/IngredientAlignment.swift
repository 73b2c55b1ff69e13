import RecipeModel

/// Lines the ingredients of a page's markup up with those that the page shows, for what the markup
/// leaves out: headings, amounts, and where one ingredient ends and the next begins.
struct IngredientAlignment {
    private let known: [String]
    private let list: ListOnPage

    /// Nil when the page does not show the ingredients.
    init?(of lines: [String], in page: ParsedPage) {
        guard let list = ListOnPage(of: lines, in: page) else { return nil }
        (known, self.list) = (lines, list)
    }

    private func isItem(_ row: Int) -> Bool { list.matches[row] != nil }

    /// The ingredients in their groups, better than the markup has them; nil where it is as good.
    var groups: [IngredientGroup]? {
        let sections = self.sections
        let hasTitles = sections.contains { $0.title != nil }
        guard hasTitles || takesPageText else { return nil }
        return sections.map { IngredientGroup($0) }
    }

    /// Whether the page's lines say more than the markup's.
    private var takesPageText: Bool { joinsSeveral || addsAmounts }

    /// Whether the markup has several ingredients in one line, which the page shows apart.
    private var joinsSeveral: Bool {
        guard known.count <= 6, list.rows.count >= 2 * known.count, list.isSplit else {
            return false
        }
        let amounts = list.rows.count { IngredientLikeness.hasAmount($0.text) }
        return known.contains { $0.contains(where: IngredientLikeness.isAmountCharacter) }
            && amounts * 2 >= list.rows.count && PageRule.severalInOneLine.applies
            && !list.rows.contains { IngredientLikeness.isAmountAlone($0.text) }
    }

    /// Whether the page has amounts where the markup has foods alone.
    private var addsAmounts: Bool {
        var more = 0
        var same = 0
        for (row, match) in zip(list.rows, list.matches) {
            guard let match, known.indices.contains(match) else { continue }
            let hadDigits = known[match].contains(where: IngredientLikeness.isAmountCharacter)
            if !hadDigits, row.text.contains(where: IngredientLikeness.isAmountCharacter) {
                more += 1
            } else {
                same += 1
            }
        }
        return more > 1 && more > same && PageRule.amountsOfThePage.applies
    }

    private var sections: [SectionedItems.Section] {
        if takesPageText {
            var sections = SectionedItems(rows: list.rows).sections
            if sections.first?.title == nil, !sections.isEmpty { sections[0].title = firstTitle }
            return sections
        }
        // The markup's order is kept; each ingredient takes the heading that it stands under.
        var titles = [String??](repeating: nil, count: known.count)
        var title = firstTitle
        for (index, row) in list.rows.enumerated() {
            if let match = list.matches[index], known.indices.contains(match) {
                titles[match] = .some(title)
            } else if isHeading(row, at: index) {
                let isName = SectionWords.section(named: row.text) == .ingredients
                title = isName ? nil : LineRules.headingTitle(row.text)
            }
        }
        var sections: [SectionedItems.Section] = []
        for (item, found) in zip(known, titles) {
            let own = found ?? sections.last?.title
            if sections.isEmpty || sections.last?.title != own {
                sections.append(.init(title: own, items: []))
            }
            sections[sections.count - 1].items.append(item)
        }
        return sections
    }

    /// Whether a row between items heads those after it.
    private func isHeading(_ row: ItemRows.Row, at index: Int) -> Bool {
        guard row.text.count <= 100, !IngredientLikeness.isAmountAlone(row.text),
            !InterfaceWords.isControl(row.text), LineRules.canHead(row.text)
        else { return false }
        guard list.rows.indices[(index + 1)...].prefix(2).contains(where: isItem) else {
            return false
        }
        if row.line.headingLevel > 0 || row.line.isStrong || row.outerItem != nil { return true }
        if row.text.hasSuffix(":") { return true }
        let isOnlyOther = list.rows.count <= known.count + 1 + list.rows.count / 4
        return !IngredientLikeness.hasAmount(row.text)
            && (!row.isItem || isOnlyOther && PageRule.onlyOtherLine.applies)
            && row.text.count <= 60 && !row.text.hasSuffix(".")
    }

    /// The heading of the first group stands before the list, marked like the others.
    private var firstTitle: String? {
        let others = list.rows.indices.filter {
            list.matches[$0] == nil && isHeading(list.rows[$0], at: $0)
        }.map { list.rows[$0] }
        for (index, row) in list.rowsBefore.enumerated().reversed() where row.text.count <= 100 {
            if SectionWords.section(named: row.text) == .ingredients { return nil }
            if isInnerHeading(row, after: list.rowsBefore[..<index]),
                PageRule.innerHeading.applies
            {
                return LineRules.headingTitle(row.text)
            }
            if SectionWords.isBare(row.text) { return nil }
            let isList = SectionWords.section(headedBy: row.text) == .ingredients
            // A plain line is a heading only right before the list, and never the list's own name.
            if row.line.headingLevel == 0, isList || isSentence(row.text) { return nil }
            let isAlike = others.first.map { other in
                row.line.headingLevel == other.line.headingLevel && row.isItem == other.isItem
                    && (other.line.headingLevel > 0 || row.line.isStrong == other.line.isStrong)
            }
            if isAlike
                ?? (row.text.hasSuffix(":") && SectionWords.section(headedBy: row.text) == nil)
            {
                return LineRules.headingTitle(row.text)
            }
        }
        return nil
    }

    /// Whether a row is a heading below that of the list as a whole: `Sauce` under `Ingredients`.
    private func isInnerHeading(_ row: ItemRows.Row, after rows: ArraySlice<ItemRows.Row>) -> Bool {
        row.line.headingLevel > 0 && !row.text.contains(where: \.isNumber)
            && !InterfaceWords.isControl(row.text)
            && rows.contains {
                (1..<row.line.headingLevel).contains($0.line.headingLevel)
                    && SectionWords.section(named: $0.text) == .ingredients
            }
    }

    private func isSentence(_ text: String) -> Bool {
        LineRules.isFootnote(text) || text.last.map { ".。!?！？".contains($0) } == true
    }
}

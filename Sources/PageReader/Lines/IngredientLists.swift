/// Tidies lists of ingredients that were found in a page's text.
enum IngredientLists {
    /// The sections with a list in one line taken apart, and without the same list in other units.
    static func tidied(_ list: SectionedItems) -> [SectionedItems.Section] {
        withoutRepeats(
            list.sections.map { section in
                section.items.count == 1
                    ? .init(title: section.title, items: apart(section.items[0])) : section
            }
        )
    }

    /// `100 g flour, 2 eggs, 1 tsp salt, milk` as four lines; other lines stay whole.
    static func apart(_ line: String) -> [String] {
        let hasSemicolons = line.count { $0 == ";" } >= 2
        let parts = line.split(separator: hasSemicolons ? ";" : ",").map { String($0).cleanLine }
        if hasSemicolons { return parts.filter(LineRules.isIngredient) }
        let amounts = parts.count(where: IngredientLikeness.hasAmount)
        guard parts.count >= 4, amounts * 10 >= parts.count * 6 else {
            return [line]
        }
        var items: [String] = []
        for part in parts {
            // "1 onion, chopped": what has no amount belongs to the food before.
            if let last = items.last, !IngredientLikeness.hasAmount(part) {
                items[items.count - 1] = "\(last), \(part)"
            } else {
                items.append(part)
            }
        }
        return items
    }

    /// Pages with a switch for units hold the whole list once for each; the first one counts.
    ///
    /// Copies are of one length, with much the same foods in one order, under the same headings or none.
    private static func withoutRepeats(_ sections: [SectionedItems.Section])
        -> [SectionedItems.Section]
    {
        let items = sections.flatMap { section in
            section.items.map { (food: foods($0), title: section.title) }
        }
        for start in items.indices.dropFirst(3) where items.count % start == 0 {
            let (first, rest) = (items[..<start], items[start...])
            guard zip(first, rest).count(where: { $0.food == $1.food }) * 10 >= start * 6,
                share(of: first.map(\.food), in: rest.map(\.food)) >= 0.6,
                share(of: rest.map(\.food), in: first.map(\.food)) >= 0.6,
                Set(rest.compactMap(\.title)).isSubset(of: first.compactMap(\.title)),
                PageRule.repeatedList.applies
            else { continue }
            return prefix(start, of: sections)
        }
        return sections
    }

    private static func share(of foods: [[String]], in others: [[String]]) -> Double {
        let others = Set(others)
        return Double(foods.count(where: others.contains)) / Double(foods.count)
    }

    private static func prefix(
        _ count: Int,
        of sections: [SectionedItems.Section]
    ) -> [SectionedItems.Section] {
        var left = count
        var kept: [SectionedItems.Section] = []
        for section in sections where left > 0 {
            kept.append(.init(title: section.title, items: Array(section.items.prefix(left))))
            left -= section.items.count
        }
        return kept
    }

    /// The words of a line without amounts and units.
    static func foods(_ line: String) -> [String] {
        LineWords.words(of: line.lowercased(), limit: 12).map(\.text).filter {
            !IngredientLikeness.isUnit($0)
        }
    }
}

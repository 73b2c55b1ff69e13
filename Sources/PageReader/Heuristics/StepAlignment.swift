import RecipeModel

/// Finds where the steps of a page's markup end that are one text there, by the lines in which the page
/// shows the same text.
struct StepAlignment {
    /// So many lines among those of the text are something else, such as a picture's words.
    private static let gap = 6
    /// The first line of the text has at least so many bytes.
    private static let least = 6

    private let page: ParsedPage
    private let text: [UInt8]

    init(of steps: [String], in page: ParsedPage) {
        self.page = page
        text = Array(ComparisonKey(steps.joined(separator: " ")).text.utf8)
    }

    /// The steps in their sections; nil where the page does not show the text, or in one line.
    var groups: [StepGroup]? {
        guard text.count >= StepAlignment.least,
            let lines = lines(below: .comments) ?? lines(below: nil)
        else { return nil }
        let sections = SectionedItems(
            rows: ItemRows(tree: page.tree).rows(of: lines),
            isItem: LineRules.isStep,
            clean: LineRules.withoutStepNumber
        ).sections
        return sections.map { StepGroup(title: $0.title, items: $0.items) }
    }

    /// The lines that make up the text one after another, and the headings among them.
    private func lines(below limit: PageRegion?) -> [PageLine]? {
        let shown = page.lines.filter { line in limit.map { line.region < $0 } ?? true }
        let keys = shown.map {
            Array(ComparisonKey(LineRules.withoutStepNumber($0.text)).text.utf8)
        }
        for start in shown.indices
        where keys[start].count >= StepAlignment.least && text.starts(with: keys[start]) {
            var found: [PageLine] = []
            var pending: [PageLine] = []
            var place = 0
            for index in start..<shown.count where !keys[index].isEmpty {
                if text[place...].starts(with: keys[index]) {
                    found += pending.filter(\.isHeadingLike) + [shown[index]]
                    pending = []
                    place += keys[index].count
                } else {
                    pending.append(shown[index])
                }
                if place == text.count || pending.count > StepAlignment.gap { break }
            }
            guard found.count > 1, place * 20 >= text.count * 19 else { continue }
            // The first heading stands before the text, and is marked like the others.
            let level = found.first { $0.headingLevel > 0 }?.headingLevel
            let before = shown[..<start].suffix(1).filter { $0.headingLevel == level }
            return before + found
        }
        return nil
    }
}

import RecipeModel

/// Finds where the steps of a page's markup end that are one text there, by the lines in which the page
/// shows the same text.
enum StepAlignment {
    /// A line that is surely one of the text has so many bytes.
    private static let least = 16

    /// The steps in their sections; nil where the page does not show the text, or in one line.
    static func groups(of steps: [String], in page: ParsedPage) -> [StepGroup]? {
        let whole = key(steps.joined(separator: " "))
        // `2 eggs` may be in the text too, but stands elsewhere.
        var hits = ListHits.best(of: [whole], bags: [[]], in: page) { text in
            let key = key(text)
            return key.utf8.count < least ? "" : key
        }
        guard let first = hits.first, let last = hits.last else { return nil }
        hits += page.lines.indices[(last + 1)...].prefix(1).filter {
            whole.hasSuffix(key(page.lines[$0].text))
        }
        // Pictures' words and amounts stand among the steps.
        let lines = hits.map { page.lines[$0] }.filter { line in
            line.isHeadingLike || whole.utf8Contains(key(line.text))
        }
        // The first heading stands before the text and is marked like the others, or is in the text.
        let level = lines.first { $0.headingLevel > 0 }?.headingLevel
        let heading = page.lines[..<first].suffix(1).filter { line in
            line.headingLevel == level || whole.hasPrefix(key(line.text))
        }
        let rows = ItemRows(tree: page.tree).rows(of: heading + lines)
        let groups = StepGroup.groups(of: StepRows.tidied(rows))
        let shown = groups.flatMap(\.items).reduce(0) { $0 + key($1).utf8.count } * 20
        return (whole.utf8.count * 19...whole.utf8.count * 21).contains(shown) ? groups : nil
    }

    /// What is compared of a text: not the number before it, which may be drawn apart.
    private static func key(_ text: String) -> String {
        String(ComparisonKey(text).text.drop(while: \.isNumber))
    }
}

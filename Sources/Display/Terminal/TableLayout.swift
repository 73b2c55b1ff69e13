import Documents
import RecipeModel

/// A line for each recipe: number, title, `Has lactose`, site.
///
/// A title that is too long is cut. Where there is little room the site is left off, and where there
/// is less the badge comes under the title, as in a list.
struct TableLayout {
    let rows: [RecipeRow]
    /// The columns of the widest number.
    let columns: Int

    /// The width from which the site has room.
    private static let withSource = 60
    private static let widestSource = 24
    private static let gap = 2

    func lines(in context: ScreenContext) -> [StyledText] {
        let hasBadges = rows.contains { $0.recipe.hasLactose }
        let badge = hasBadges && context.isIndented ? context.badge.width + TableLayout.gap : 0
        let widestSource = rows.map { TextWidth.of($0.source) }.max() ?? 0
        let source =
            context.width < TableLayout.withSource
            ? 0 : min(widestSource, TableLayout.widestSource) + TableLayout.gap
        let starts = rows.map { row in
            let marker = RecipeRow.marker(row.number, columns: columns, in: context)
            let room = context.width - marker.width - badge - source
            return marker + row.title(cutTo: room, in: context)
        }
        let title = starts.map(\.width).max() ?? 0
        return zip(rows, starts).flatMap { row, start in
            var line = start
            func put(_ text: StyledText, at column: Int) {
                line = line.padded(to: column) + text
            }
            let hasBadge = row.recipe.hasLactose
            if hasBadge && badge > 0 { put(context.badge, at: title + TableLayout.gap) }
            if source > 0 {
                let text = row.sourceText(in: context)
                    .cut(to: source - TableLayout.gap, ellipsis: context.symbols.ellipsis)
                put(text, at: title + badge + TableLayout.gap)
            }
            return hasBadge && badge == 0 ? [line, context.badge] : [line]
        }
    }
}

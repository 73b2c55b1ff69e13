import Documents

/// A list of titles on the left, and beside it what was opened.
struct SplitLayout {
    let rows: [RecipeRow]

    /// The least width at which both have room.
    private static let leastWidth = 100
    /// The columns of the list.
    private static let listWidth = 44

    /// Whether it is the layout in force, and has room.
    static func isWanted(in context: ScreenContext) -> Bool {
        context.style.format == .automatic && context.style.layout == .split
            && context.width >= leastWidth
    }

    /// The list with what is drawn for the columns that it leaves.
    func lines(
        in context: ScreenContext,
        beside page: (ScreenContext) -> [StyledText]
    ) -> [StyledText] {
        let width = SplitLayout.listWidth
        let columns = RecipeRow.columns(upTo: rows.map(\.number).max() ?? 0)
        let panel = context.panel(width: width)
        let list = rows.flatMap { $0.heading(columns: columns, namesFacts: false, in: panel) }
        let bar = StyledText(" \(context.symbols.frame.down)", .secondary)
        let page = page(context.panel(width: context.width - width - bar.width - 1))
        return (0..<max(list.count, page.count)).map { index in
            let left = index < list.count ? list[index] : StyledText()
            let right = index < page.count ? page[index] : StyledText()
            return left.padded(to: width) + bar + (right.isEmpty ? right : .spaces(1) + right)
        }
    }
}

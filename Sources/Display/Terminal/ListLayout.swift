import Documents

/// Recipes one under the other, in two columns where there is room: filled down, then right.
struct ListLayout {
    let rows: [RecipeRow]
    /// The columns of the widest number.
    let columns: Int

    /// The width from which there are two columns.
    static let twoColumns = 120
    private static let gap = 2

    func lines(in context: ScreenContext) -> [StyledText] {
        // The site is named where the list has several.
        let namesSource = Set(rows.map(\.source)).count > 1
        guard context.width >= ListLayout.twoColumns, rows.count > 1 else {
            return rows.flatMap {
                $0.lines(columns: columns, namesSource: namesSource, in: context)
            }
        }
        let column = context.narrowed(to: (context.width - ListLayout.gap) / 2)
        let blocks = rows.map {
            $0.lines(columns: columns, namesSource: namesSource, in: column)
        }
        let left = ListLayout.share(ofHeights: blocks.map(\.count))
        return Sheet.beside(
            blocks.prefix(left).flatMap { $0 },
            blocks.dropFirst(left).flatMap { $0 },
            width: column.width,
            gap: ListLayout.gap
        )
    }

    /// How many of the blocks of these heights stand in the left column, so that the higher column
    /// is as low as can be; of two such numbers the larger.
    static func share(ofHeights heights: [Int]) -> Int {
        let whole = heights.reduce(0, +)
        var best = (count: 0, height: Int.max)
        var left = 0
        for (index, height) in heights.enumerated() {
            left += height
            let higher = max(left, whole - left)
            if higher <= best.height { best = (index + 1, higher) }
        }
        return best.count
    }
}

/// Rows of a few columns, aligned where they fit and wrapped where they do not.
struct Grid {
    /// A row: what stands in the first columns, and a last text that may be long.
    struct Row {
        var cells: [StyledText]
        var text: StyledText
    }

    let width: Int
    /// Columns between two cells.
    let gap = 2
    /// The widths of the columns.
    private let columns: [Int]
    private let widestCell: Int

    /// A grid in which these rows have room.
    ///
    /// - Parameter widestCell: A cell that is wider than this has its text below, and does not
    ///   widen its column.
    init(_ rows: [Row], width: Int, widestCell: Int = 40) {
        self.width = width
        self.widestCell = widestCell
        var columns: [Int] = []
        for row in rows {
            for (index, cell) in row.cells.enumerated() {
                if index == columns.count { columns.append(0) }
                if cell.width <= widestCell { columns[index] = max(columns[index], cell.width) }
            }
        }
        self.columns = columns
    }

    /// Lays down all rows.
    static func lines(_ rows: [Row], width: Int) -> [StyledText] {
        Grid(rows, width: width).lines(rows)
    }

    /// Where the last text begins.
    private var lead: Int { columns.reduce(0) { $0 + $1 + gap } }

    /// Lays rows down with their columns aligned; where the last text would have too little room,
    /// it begins behind its cells or below them.
    func lines(_ rows: [Row]) -> [StyledText] {
        let isAligned = width - lead >= 24
        return rows.flatMap { isAligned ? aligned($0) : broken($0) }
    }

    private func aligned(_ row: Row) -> [StyledText] {
        let pieces = row.text.wrapped(to: width - lead)
        let indented = pieces.map { StyledText.spaces(lead) + $0 }
        guard row.cells.allSatisfy({ $0.width <= widestCell }) else {
            return joined(row).wrapped(to: width) + indented
        }
        guard !row.text.isEmpty, let first = pieces.first else { return [joined(row)] }
        var line = StyledText()
        for (cell, columns) in zip(row.cells, columns) {
            line = (line + cell).padded(to: line.width + columns + gap)
        }
        return [line + first] + indented.dropFirst()
    }

    private func broken(_ row: Row) -> [StyledText] {
        var sheet = Sheet(width: width)
        if sheet.isIndented {
            sheet.add(joined(row))
            if !row.text.isEmpty { sheet.add(row.text, indent: 4) }
        } else {
            // Without indents a colon tells what belongs to what.
            sheet.add(row.text.isEmpty ? joined(row) : joined(row) + ": " + row.text)
        }
        return sheet.lines
    }

    private func joined(_ row: Row) -> StyledText {
        .joined(row.cells.filter { !$0.isEmpty }, by: .spaces(gap))
    }

    /// Short entries in as many columns as fit, filled down, then right.
    static func columns(_ entries: [StyledText], width: Int, gap: Int = 2) -> [StyledText] {
        let widest = entries.map(\.width).max() ?? 0
        let count = max(1, min(entries.count, (width + gap) / max(1, widest + gap)))
        guard count > 1 else { return entries.flatMap { $0.wrapped(to: width) } }
        let height = (entries.count + count - 1) / count
        return (0..<height).map { row in
            var line = StyledText()
            for column in 0..<count {
                let index = column * height + row
                guard index < entries.count else { break }
                line = line.padded(to: column * (widest + gap)) + entries[index]
            }
            return line
        }
    }
}

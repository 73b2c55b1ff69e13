/// Rows of a few columns, aligned where they fit and wrapped where they do not.
enum Grid {
    /// A row: what stands in the first columns, and a last text that may be long.
    struct Row {
        var cells: [StyledText]
        var text: StyledText
    }

    /// Lays rows down with their columns aligned; where the last text would have too little room,
    /// each row is a line of its columns and its text below.
    ///
    /// - Parameter widestCell: A cell that is wider than this has its text below, and does not
    ///   widen its column.
    static func lines(_ rows: [Row], width: Int, gap: Int = 2, widestCell: Int = 40)
        -> [StyledText]
    {
        var widths: [Int] = []
        for row in rows {
            for (index, cell) in row.cells.enumerated() {
                if index == widths.count { widths.append(0) }
                if cell.width <= widestCell { widths[index] = max(widths[index], cell.width) }
            }
        }
        let lead = widths.reduce(0) { $0 + $1 + gap }
        var sheet = Sheet(width: width)
        guard width - lead >= 24 else {
            for row in rows {
                let cells = row.cells.filter { !$0.isEmpty }
                sheet.add(.joined(cells, by: .spaces(gap)))
                if !row.text.isEmpty { sheet.add(row.text, indent: 4) }
            }
            return sheet.lines
        }
        for row in rows {
            guard row.cells.allSatisfy({ $0.width <= widestCell }) else {
                sheet.add(.joined(row.cells.filter { !$0.isEmpty }, by: .spaces(gap)))
                sheet.add(lines: row.text.wrapped(to: width - lead).map { .spaces(lead) + $0 })
                continue
            }
            var marker = StyledText()
            for (cell, columns) in zip(row.cells, widths) {
                marker.append(cell + .spaces(columns - cell.width + gap))
            }
            for (index, piece) in row.text.wrapped(to: width - lead).enumerated() {
                let line = (index == 0 ? marker : .spaces(lead)) + piece
                sheet.add(lines: [line])
            }
        }
        return sheet.lines
    }

    /// Short entries in as many columns as fit, filled down, then right.
    static func columns(_ entries: [StyledText], width: Int, gap: Int = 2) -> [StyledText] {
        let widest = entries.map(\.width).max() ?? 0
        let count = max(1, min(entries.count, (width + gap) / max(1, widest + gap)))
        guard count > 1 else {
            var sheet = Sheet(width: width)
            for entry in entries { sheet.add(entry) }
            return sheet.lines
        }
        let height = (entries.count + count - 1) / count
        return (0..<height).map { row in
            var line = StyledText()
            for column in 0..<count {
                let index = column * height + row
                guard index < entries.count else { break }
                line.append(.spaces(column * (widest + gap) - line.width) + entries[index])
            }
            return line
        }
    }
}

extension MarkupTree {
    /// A cell with so many lines and more is a column of the page and no part of a row.
    private static let columnLines = 3

    /// Whether a table's row only puts columns side by side, each with many lines.
    func isLayoutRow(_ row: NodeID) -> Bool {
        var cellEnd = 0
        var lines = 0
        for node in descendants(of: row) {
            guard let tag = tag(of: node) else { continue }
            if tag == .td {
                if node >= cellEnd { (cellEnd, lines) = (end(of: node), 0) }
            } else if tag == .table {
                return true
            } else if tag == .br || tag == .p || tag == .li || tag.headingLevel != nil {
                lines += 1
                if lines >= MarkupTree.columnLines { return true }
            }
        }
        return false
    }
}

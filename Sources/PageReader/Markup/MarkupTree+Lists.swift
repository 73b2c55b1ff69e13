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

    /// How a list and what holds it are named: by the first of their names, as others are of looks.
    func shape(of list: NodeID) -> [String] {
        [list, parent(of: list) ?? list].map { element in
            let names = attribute(.class, of: element) ?? ""
            return names.split(separator: " ").first.map(String.init) ?? ""
        }
    }

    /// Whether two nodes stand in one list, or in lists made alike: with a name, or side by side where
    /// both are known to be of one section.
    func areListsAlike(around first: NodeID, _ second: NodeID, areKnown: Bool) -> Bool {
        guard let one = list(around: first), let other = list(around: second) else { return false }
        let isNamed = attribute(.class, of: one)?.isEmpty == false
        return one == other
            || (isNamed || areKnown && parent(of: one) == parent(of: other))
                && shape(of: one) == shape(of: other)
    }
}

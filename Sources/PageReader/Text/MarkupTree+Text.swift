extension MarkupTree {
    /// All text in an element as one clean line; blocks are words apart.
    func line(in element: NodeID) -> String {
        PageLines.of(self, in: element).map(\.text).joined(separator: " ")
    }

    /// Whether an element has a class.
    func hasClass(_ name: String, _ node: NodeID) -> Bool {
        guard let classes = attributeBytes(.class, of: node) else { return false }
        return classes.split(whereSeparator: { $0 <= 0x20 }).contains {
            $0.elementsEqual(name.utf8)
        }
    }
}

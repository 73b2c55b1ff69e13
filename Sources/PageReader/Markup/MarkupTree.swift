/// A page as a tree of elements and texts, in flat arrays in document order.
///
/// Nodes are numbered in document order, so that "before" and "inside" are comparisons of numbers.
struct MarkupTree {
    /// A node's number; 0 is the document itself.
    typealias NodeID = Int

    struct Node {
        /// The element's name; nil for a text.
        var tag: ElementTag?
        var parent: Int32
        /// The number after the last node inside this one.
        var end: Int32
        /// The text's bytes, or the element's attributes in their table.
        var content: Range<Int32>
    }

    struct Attribute {
        var name: AttributeName
        var value: Range<Int32>
    }

    private(set) var nodes: [Node] = []
    private(set) var attributes: [Attribute] = []
    private(set) var bytes: [UInt8] = []

    init() {
        nodes = [Node(tag: .unknown, parent: -1, end: 1, content: 0..<0)]
    }

    // MARK: Building

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
        nodes.reserveCapacity(count / 20)
    }

    mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, to parent: NodeID) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text)
        let range = start..<Int32(bytes.count)
        nodes.append(
            Node(tag: nil, parent: Int32(parent), end: Int32(nodes.count + 1), content: range)
        )
    }

    mutating func openElement(_ tag: ElementTag, in parent: NodeID) -> NodeID {
        let start = Int32(attributes.count)
        nodes.append(Node(tag: tag, parent: Int32(parent), end: 0, content: start..<start))
        return nodes.count - 1
    }

    mutating func appendAttribute(
        _ name: AttributeName,
        value: UnsafeBufferPointer<UInt8>,
        to element: NodeID
    ) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: value)
        attributes.append(Attribute(name: name, value: start..<Int32(bytes.count)))
        nodes[element].content = nodes[element].content.lowerBound..<Int32(attributes.count)
    }

    mutating func closeElement(_ element: NodeID) {
        nodes[element].end = Int32(nodes.count)
    }

    // MARK: Asking

    /// All nodes inside an element, in document order, without itself.
    func descendants(of node: NodeID) -> Range<NodeID> { node + 1..<end(of: node) }

    func end(of node: NodeID) -> NodeID { Int(nodes[node].end) }

    func parent(of node: NodeID) -> NodeID? {
        let parent = Int(nodes[node].parent)
        return parent < 0 ? nil : parent
    }

    /// A node and the elements around it, from the inside out.
    func ancestors(of node: NodeID) -> some Sequence<NodeID> {
        sequence(first: node) { parent(of: $0) }
    }

    /// The item of a list, or the row of a table, that a node is or stands in.
    func item(around node: NodeID) -> NodeID? {
        ancestors(of: node).first { tag(of: $0) == .li || tag(of: $0) == .tr }
    }

    /// The list or table in whose item or row a node stands.
    func list(around node: NodeID) -> NodeID? { item(around: node).flatMap(parent) }

    func tag(of node: NodeID) -> ElementTag? { nodes[node].tag }

    func isInside(_ node: NodeID, _ ancestor: NodeID) -> Bool {
        node > ancestor && node < end(of: ancestor)
    }

    /// The nodes directly in an element.
    func children(of node: NodeID) -> [NodeID] {
        var children: [NodeID] = []
        var child = node + 1
        while child < end(of: node) {
            children.append(child)
            child = end(of: child)
        }
        return children
    }

    /// The elements of one name, in document order.
    func elements(_ tag: ElementTag, in root: NodeID = 0) -> [NodeID] {
        descendants(of: root).filter { nodes[$0].tag == tag }
    }

    /// The bytes of a text, or nothing for an element.
    func textBytes(of node: NodeID) -> ArraySlice<UInt8> {
        guard nodes[node].tag == nil else { return [] }
        let range = nodes[node].content
        return bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// The bytes of an attribute's value; nil where the element does not have it.
    func attributeBytes(_ name: AttributeName, of node: NodeID) -> ArraySlice<UInt8>? {
        guard nodes[node].tag != nil else { return nil }
        let range = nodes[node].content
        for index in Int(range.lowerBound)..<Int(range.upperBound)
        where attributes[index].name == name {
            let value = attributes[index].value
            return bytes[Int(value.lowerBound)..<Int(value.upperBound)]
        }
        return nil
    }

    /// An attribute's value; nil where the element does not have it.
    func attribute(_ name: AttributeName, of node: NodeID) -> String? {
        attributeBytes(name, of: node).map { String(decoding: $0, as: UTF8.self) }
    }

    func hasAttribute(_ name: AttributeName, _ node: NodeID) -> Bool {
        attributeBytes(name, of: node) != nil
    }
}

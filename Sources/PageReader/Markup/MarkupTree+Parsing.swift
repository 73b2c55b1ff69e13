import CGumbo
import Glibc

extension MarkupTree {
    /// Parses prepared markup with gumbo, and copies what counts out of its tree.
    init(parsing markup: PreparedMarkup) {
        self.init()
        reserve(markup.bytes.count)
        var options = kGumboDefaultOptions
        options.max_errors = 0
        markup.bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress,
                    let output = gumbo_parse_with_options(&options, base, characters.count)
                else { return }
                defer { gumbo_destroy_output(&options, output) }
                copy(output.pointee.root)
            }
        }
        closeElement(0)
    }

    /// Copies a tree without recursion, so that no page can exhaust the stack.
    private mutating func copy(_ root: UnsafeMutablePointer<GumboNode>?) {
        guard let root else { return }
        var pending: [Step] = [.enter(root, parent: 0)]
        while let step = pending.popLast() {
            switch step {
            case .leave(let element): closeElement(element)
            case .enter(let node, let parent): enter(node, in: parent, pending: &pending)
            }
        }
    }

    private enum Step {
        case enter(UnsafeMutablePointer<GumboNode>, parent: NodeID)
        case leave(NodeID)
    }

    private mutating func enter(
        _ node: UnsafeMutablePointer<GumboNode>,
        in parent: NodeID,
        pending: inout [Step]
    ) {
        switch node.pointee.type {
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            guard let text = node.pointee.v.text.text else { return }
            MarkupTree.withBytes(of: text) { appendText($0, to: parent) }
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
            let element = node.pointee.v.element
            let id = openElement(ElementTag(element.tag), in: parent)
            copyAttributes(of: element, to: id)
            pending.append(.leave(id))
            for index in stride(from: Int(element.children.length) - 1, through: 0, by: -1) {
                guard let child = element.children.data[index] else { continue }
                pending.append(.enter(child.assumingMemoryBound(to: GumboNode.self), parent: id))
            }
        default: return
        }
    }

    private mutating func copyAttributes(of element: GumboElement, to id: NodeID) {
        for index in 0..<Int(element.attributes.length) {
            guard let raw = element.attributes.data[index] else { continue }
            let attribute = raw.assumingMemoryBound(to: GumboAttribute.self).pointee
            guard let name = attribute.name, let value = attribute.value else { continue }
            MarkupTree.withBytes(of: name) { nameBytes in
                guard let known = AttributeName(name: nameBytes) else { return }
                MarkupTree.withBytes(of: value) { appendAttribute(known, value: $0, to: id) }
            }
        }
    }

    private static func withBytes(
        of text: UnsafePointer<CChar>,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        let count = strlen(text)
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}

import RecipeModel

/// The microdata items of a page (WHATWG HTML, "Microdata").
struct Microdata {
    /// So many recipes of one page are looked at.
    static let itemLimit = 16
    /// So many properties of one item are looked at.
    private static let propertyLimit = 5_000

    let tree: MarkupTree

    /// One property of an item: the element that has its value.
    struct Property {
        var names: [String]
        var element: MarkupTree.NodeID
    }

    /// The elements that are an item of a type, by the last part of its address in lower case.
    func items(ofType type: String) -> [MarkupTree.NodeID] {
        tree.nodes.indices.filter { node in
            guard
                let types = tree.attribute(.itemtype, of: node) ?? tree.attribute(.typeof, of: node)
            else { return false }
            return types.lowercased().split(separator: " ").contains { name in
                name.split(whereSeparator: { "/#:".contains($0) }).last.map(String.init) == type
            }
        }
    }

    /// The properties of an item, without those of items inside of it.
    ///
    /// RDFa's `property` counts as `itemprop`, which is how the few pages with it use it.
    func properties(of item: MarkupTree.NodeID) -> [Property] {
        var properties: [Property] = []
        var node = item + 1
        let end = tree.end(of: item)
        while node < end, properties.count < Microdata.propertyLimit {
            let names = propertyNames(of: node)
            if !names.isEmpty { properties.append(Property(names: names, element: node)) }
            node = isItem(node) ? tree.end(of: node) : node + 1
        }
        return properties
    }

    /// The value of a property as text: what its attributes say, else the text inside.
    func value(of element: MarkupTree.NodeID) -> String? {
        let tag = tree.tag(of: element)
        if let content = tree.attribute(.content, of: element), !content.isEmpty {
            return MarkupText.line(of: content)
        }
        if tag == .time, let time = tree.attribute(.datetime, of: element), !time.isEmpty {
            return time
        }
        if tag == .data || tag == .meter || tag == .input,
            let value = tree.attribute(.value, of: element), !value.isEmpty
        {
            return value
        }
        let text = tree.line(in: element)
        return text.isEmpty ? nil : text
    }

    /// The address that a property names.
    func address(of element: MarkupTree.NodeID, _ links: LinkResolver) -> WebAddress? {
        for name in [AttributeName.src, .href, .content] {
            if let raw = tree.attribute(name, of: element), let address = links.address(raw) {
                return address
            }
        }
        for node in tree.descendants(of: element) where tree.tag(of: node) == .img {
            if let raw = tree.attribute(.src, of: node), let address = links.address(raw) {
                return address
            }
        }
        return nil
    }

    func isItem(_ node: MarkupTree.NodeID) -> Bool {
        tree.hasAttribute(.itemscope, node) || tree.hasAttribute(.itemtype, node)
            || tree.hasAttribute(.typeof, node)
    }

    private func propertyNames(of node: MarkupTree.NodeID) -> [String] {
        guard let value = tree.attribute(.itemprop, of: node) ?? tree.attribute(.property, of: node)
        else { return [] }
        return value.lowercased().split(separator: " ").map { name in
            name.split(separator: ":").last.map(String.init) ?? String(name)
        }
    }
}

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

    private func propertyNames(of node: MarkupTree.NodeID) -> [String] {
        guard let value = tree.attribute(.itemprop, of: node) ?? tree.attribute(.property, of: node)
        else { return [] }
        return value.split(separator: " ").map { name in
            name.split(separator: ":").last.map(String.init) ?? String(name)
        }
    }

    private func isItem(_ node: MarkupTree.NodeID) -> Bool {
        tree.hasAttribute(.itemscope, node) || tree.hasAttribute(.itemtype, node)
            || tree.hasAttribute(.typeof, node)
    }

    /// What an element says as the property of a name: where a picture is, the properties of an item with
    /// its text as its name where it has none, or what an attribute says, else the text inside. Of a
    /// time it is both, as the attribute may be no time.
    func value(of element: MarkupTree.NodeID, as name: String) -> JSONValue {
        let name = name.lowercased()
        if Microdata.addresses.contains(name), let address = address(in: element) {
            return .string(address)
        }
        let text = tree.line(in: element)
        if isItem(element) {
            let node = Microdata.node(of: properties(of: element), value: value)
            let named = JSONValue.Member(name: "name", value: .string(text))
            return node["name"] == nil ? .object(node.members + [named]) : node
        }
        let said = machineText(of: element)
        let texts = name.hasSuffix("time") || name == "duration" ? [said, text] : [said ?? text]
        return .array(texts.compactMap { $0.flatMap { $0.isEmpty ? nil : .string($0) } })
    }

    private func machineText(of element: MarkupTree.NodeID) -> String? {
        var names = [AttributeName.content]
        switch tree.tag(of: element) {
        case .some(.time): names.append(.datetime)
        case .some(.data), .some(.meter), .some(.input): names.append(.value)
        default: break
        }
        return names.lazy.compactMap { tree.attribute($0, of: element) }
            .map(MarkupText.line(of:)).first { !$0.isEmpty }
    }

    /// The address that an element, or a picture in it, names.
    func address(in element: MarkupTree.NodeID) -> String? {
        let own = [AttributeName.src, .href, .content].lazy.compactMap {
            tree.attribute($0, of: element)
        }
        return own.first
            ?? tree.elements(.img, in: element).lazy.compactMap { tree.attribute(.src, of: $0) }
            .first
    }

    private static let addresses: Set<String> = ["image", "photo", "url", "contenturl"]

    /// Properties as a node of their vocabulary.
    static func node(
        of properties: [Property],
        value: (MarkupTree.NodeID, String) -> JSONValue
    ) -> JSONValue {
        var names: [String] = []
        var values: [String: [JSONValue]] = [:]
        for property in properties {
            for name in property.names {
                if values[name] == nil { names.append(name) }
                values[name, default: []] += value(property.element, name).elements
            }
        }
        return .object(
            names.map { name in
                let all = values[name] ?? []
                return .init(name: name, value: all.count == 1 ? all[0] : .array(all))
            }
        )
    }
}

import KitchenLanguage
import RecipeModel

/// The JSON-LD of a page: every node that its scripts hold.
///
/// See the JSON-LD 1.1 recommendation for `@graph`, `@id` and `@type`; pages use a small part of
/// it, and often wrongly.
struct LinkedData {
    /// How many nodes are looked at; a page has some dozens.
    private static let nodeLimit = 20_000

    /// Nodes stand in each other, and name each other, to this depth.
    private static let depthLimit = 16

    /// A node with more members than this takes no more.
    private static let memberLimit = 200

    /// The nodes that say that they are a recipe, in the page's order.
    private(set) var recipes: [JSONValue] = []
    private var byID: [String: JSONValue] = [:]
    private var visited = 0
    /// Nodes that tell of the page and its site, by type in lower case.
    private(set) var byType: [String: JSONValue] = [:]

    /// Whether a node says that the page is not free (`isAccessibleForFree`).
    private(set) var saysPaid = false

    /// Reads the scripts; each on its own, so that a broken one hides no other.
    init(scripts: [DataScript]) {
        for script in scripts where script.kind == .linkedData {
            for value in LinkedData.values(in: script.content) { visit(value, depth: 0) }
        }
        recipes = LinkedData.merged(recipes)
        // Instructions for anything that need supplies are a recipe, where nothing else is.
        if recipes.isEmpty, let howTo = byType["howto"], howTo["supply"] != nil {
            recipes = [howTo]
        }
    }

    /// The values in a script, also where a site escaped it as if it were text (`{&quot;@type`).
    private static func values(in content: ArraySlice<UInt8>) -> [JSONValue] {
        guard content.contains(UInt8(ascii: "&")), !content.contains(UInt8(ascii: "\"")) else {
            return JSONReader.values(in: content)
        }
        let text = CharacterReferences.decoded(String(decoding: content, as: UTF8.self))
        return JSONReader.values(in: Array(text.utf8)[...])
    }

    /// A value in the plainest of the forms that mean the same: `4` for `{"@value": 4}`, the item for a
    /// `ListItem`, a list for `{"@set": …}` and for an object that counts its members (`{"0": …}`), the
    /// node for its `@id`, and names without their vocabulary.
    func plain(_ value: JSONValue) -> JSONValue {
        var left = LinkedData.nodeLimit
        return plain(value, depth: 0, left: &left)
    }

    private func plain(_ value: JSONValue, depth: Int, left: inout Int) -> JSONValue {
        left -= 1
        guard depth <= LinkedData.depthLimit, left > 0 else { return .null }
        switch value {
        case .array(let elements):
            return .array(elements.map { plain($0, depth: depth + 1, left: &left) })
        case .object:
            let node = resolved(value)
            let isListItem = LinkedData.isType("listitem", node)
            if let inner = node["@value"] ?? node["@list"] ?? node["@set"]
                ?? (isListItem ? node["item"] : nil)
            {
                return plain(inner, depth: depth + 1, left: &left)
            }
            let members = node.members.map { member in
                JSONValue.Member(
                    name: LinkedData.name(of: member),
                    value: plain(member.value, depth: depth + 1, left: &left)
                )
            }
            let counts = !members.isEmpty && members.allSatisfy { Int($0.name) != nil }
            return counts ? .array(members.map(\.value)) : .object(members)
        default: return value
        }
    }

    /// A member's name without its vocabulary: `schema:name` and `https://schema.org/name` are `name`.
    static func name(of member: JSONValue.Member) -> String {
        member.name.split { "/#:".contains($0) }.last.map(String.init) ?? member.name
    }

    /// A node with what other nodes of its `@id` say.
    private func resolved(_ value: JSONValue) -> JSONValue {
        guard case .object(let members) = value, let id = value["@id"]?.text,
            members.count <= 2, let known = byID[id]
        else { return value }
        return known
    }

    /// Whether a node is of a schema.org type, given in lower case.
    static func isType(_ type: String, _ node: JSONValue) -> Bool {
        types(of: node).contains(type)
    }

    /// A node's types without their vocabulary's address, in lower case.
    static func types(of node: JSONValue) -> [String] {
        (node["@type"] ?? node["type"] ?? .null).elements.compactMap { element in
            element.text.map { text in
                let last = text.split(whereSeparator: { "/#:".contains($0) }).last ?? ""
                return last.lowercased().trimmingWhitespace()
            }
        }
    }

    private mutating func visit(_ value: JSONValue, depth: Int) {
        visited += 1
        guard visited <= LinkedData.nodeLimit else { return }
        switch value {
        case .array(let elements): for element in elements { visit(element, depth: depth + 1) }
        case .object(let members):
            if let id = value["@id"]?.text, members.count > (byID[id]?.members.count ?? 1) {
                byID[id] = value
            }
            if let free = value["isAccessibleForFree"], LinkedData.isFalse(free) { saysPaid = true }
            for type in LinkedData.types(of: value) {
                if type == "recipe" { recipes.append(value) }
                if byType[type] == nil { byType[type] = value }
            }
            for member in members {
                switch member.value {
                case .array, .object: visit(member.value, depth: depth + 1)
                default: break
                }
            }
        default: break
        }
    }

    private static func isFalse(_ value: JSONValue) -> Bool {
        value == .bool(false) || value.text?.lowercased() == "false"
    }

    /// Nodes of the same `@id` made one: what the first does not say, the others do.
    private static func merged(_ nodes: [JSONValue]) -> [JSONValue] {
        var merged: [JSONValue] = []
        var places: [String: Int] = [:]
        for node in nodes {
            guard let id = node["@id"]?.text, case .object(let members) = node else {
                merged.append(node)
                continue
            }
            guard let place = places[id], case .object(var known) = merged[place],
                known.count <= memberLimit
            else {
                places[id] = merged.count
                merged.append(node)
                continue
            }
            for member in members where merged[place][member.name] ?? .null == .null {
                known.append(member)
            }
            merged[place] = .object(known)
        }
        return merged
    }
}
